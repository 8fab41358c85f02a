import {vrmRequiredBones} from '@avaturn-docs/platform/skeleton';
import {pages, some, type CheckedRule} from './rule';

/** VRM 0.x requires two more bones than VRM 1.0. */
const requiredBones = {'0.x': [...vrmRequiredBones, 'chest', 'neck'], '1.0': vrmRequiredBones} as const;

const isStated = (value: unknown): boolean => (Array.isArray(value) ? value.some(isStated) : Boolean(value));

export const vrmRules: readonly CheckedRule[] = [
  {
    id: 'vrm-humanoid',
    title: 'A VRM maps each bone that its version requires, each to a different node.',
    severity: 'error',
    profiles: ['vrm'],
    page: `${pages.vrm}#bone-map`,
    faults: ({model: {gltf}}) => {
      if (!gltf.vrm) return {message: 'The file has no VRM extension, so it is not a VRM model. Convert it first.'};
      const {version, bones} = gltf.vrm;
      const missing = requiredBones[version].filter((bone) => !bones.has(bone));
      const shared = [...bones].filter(([bone, node]) =>
        [...bones].some(([other, at]) => other !== bone && at === node),
      );
      return [
        missing.length > 0 && {
          message: `${missing.length} bones that VRM ${version} requires are not mapped: ${some(missing)}. Apps reject the model. Map them, and export again.`,
        },
        shared.length > 0 && {
          message: `${some(shared.map(([bone]) => bone))} are mapped to one node. Map each bone to a different node.`,
        },
      ];
    },
  },
  {
    id: 'vrm-meta',
    title: 'A VRM 1.0 model states its name, its authors and its license.',
    severity: 'error',
    profiles: ['vrm'],
    page: `${pages.vrm}#meta`,
    faults: ({model: {gltf}}) => {
      const {version, meta} = gltf.vrm ?? {};
      const missing = ['name', 'authors', 'licenseUrl'].filter((field) => !isStated(meta?.[field]));
      if (version !== '1.0' || missing.length === 0) return false;
      return {
        message: `${some(missing)} ${missing.length === 1 ? 'is' : 'are'} missing in the meta information, and VRM 1.0 requires it. Fill it in, and export again.`,
      };
    },
  },
];
