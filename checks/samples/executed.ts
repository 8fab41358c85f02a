/**
 * Samples that the tests run, by the test that does. Each of these tests fails when it did not run all of its list, so a
 * sample counts as executed only if it is.
 */
export const executed = {
  /** tests/samples/glb.test.ts */
  glb: ['glb/node/check-asset.mjs', 'glb/python/check_vrm.py', 'glb/python/extract_textures.py'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const executedFiles: ReadonlySet<string> = new Set<string>(Object.values<readonly string[]>(executed).flat());
