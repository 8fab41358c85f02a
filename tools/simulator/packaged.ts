/** Paths of the simulator's files inside its npm package, relative to the package's folder `files`. */
export const packaged = {
  /** The creator's page: `sandbox/creator/index.html` and its resources. */
  frame: 'frame',
  renders: 'frame/sandbox/renders',
  models: 'models',
  photos: 'photos',
  /** The contracts of the API, from `platform/openapi/model/contracts.ts`. */
  contracts: 'contracts.json',
  openapi: 'openapi.json',
} as const;
