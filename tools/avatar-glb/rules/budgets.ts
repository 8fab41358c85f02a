import {assetLimits, type AssetCategory} from '@avaturn-docs/platform/asset-limits';
import {measuredAvatars} from '@avaturn-docs/platform/sample-measurements';
import type {Inspection} from '../inspect';
import type {Location} from '../report';
import {
  assetProfiles,
  avatarProfiles,
  faultOfAll,
  faultOfEach,
  figure,
  label,
  pages,
  place,
  places,
  type CheckedRule,
  type Fault,
  type Subject,
} from './rule';

/**
 * A number from `platform/asset-limits.ts`.
 * @throws Error for an id that doesn't exist
 */
export function limitOf(id: string): number {
  const limit = assetLimits.find((entry) => entry.id === id)?.max;
  if (limit === undefined) {
    throw new Error(`platform/asset-limits.ts has no number for "${id}".`);
  }
  return limit;
}

/** The most triangles that a sample avatar has in a category, over all of its meshes. */
function sampleTriangles(prefix: string): number {
  const totals = measuredAvatars.map(({meshes}) =>
    meshes.filter(({name}) => name.startsWith(prefix)).reduce((sum, {triangles}) => sum + triangles, 0),
  );
  return Math.max(...totals);
}

const samples: Partial<Record<AssetCategory, number>> = {
  footwear: sampleTriangles('avaturn_shoes'),
  hair: sampleTriangles('avaturn_hair'),
};
/** How far an asset may exceed a sample before it gets a note. */
const aboveSample = 2;

function largerThan({model, inspection}: Subject, limit: number): {at: Location; edge: number}[] {
  return inspection.images.flatMap(({index, width, height}) => {
    const edge = Math.max(width ?? 0, height ?? 0);
    return edge > limit ? [{at: place(model, 'image', index), edge}] : [];
  });
}

const sizeOf = ({width, height}: Inspection['images'][number]): string => `${width} × ${height}`;

const isPowerOfTwo = (value: number): boolean => value > 0 && (value & (value - 1)) === 0;

export const budgetRules: readonly CheckedRule[] = [
  {
    id: 'triangles',
    title: `A look has at most ${figure(limitOf('triangles'))} triangles, top and bottom together.`,
    severity: 'warning',
    profiles: ['clothing'],
    page: `${pages.guidelines}#budgets`,
    faults: ({inspection}) => {
      const limit = limitOf('triangles');
      if (inspection.triangles <= limit) return false;
      return {
        message: `The look has ${figure(inspection.triangles)} triangles; at most ${figure(limit)} are recommended for top and bottom together. Reduce the mesh where nothing bends.`,
        at: places('mesh', inspection.meshes),
        figure: {value: inspection.triangles, limit, unit: 'triangles'},
      };
    },
  },
  {
    id: 'triangles-beside-sample',
    title: 'Footwear and hair stay below twice the triangles of the measured samples.',
    severity: 'info',
    profiles: ['footwear', 'hair'],
    unconfirmed: true,
    page: `${pages.guidelines}#budgets`,
    faults: ({inspection: {triangles}, profile}) => {
      const sample = samples[profile as AssetCategory] ?? Infinity;
      if (triangles <= aboveSample * sample) return false;
      return {
        message: `The asset has ${figure(triangles)} triangles; ${profile} of Avaturn's sample avatars has up to ${figure(sample)}. No limit is published: check whether it can do with fewer.`,
        figure: {value: triangles, limit: aboveSample * sample, unit: 'triangles'},
      };
    },
  },
  {
    id: 'texture-size',
    title: `No texture is larger than ${figure(limitOf('texture-size'))} px.`,
    severity: 'warning',
    profiles: assetProfiles,
    page: `${pages.guidelines}#textures`,
    faults: (subject) => {
      const limit = limitOf('texture-size');
      return largerThan(subject, limit).map(({at, edge}): Fault => {
        const image = subject.inspection.images[at.index]!;
        return {
          message: `Image ${label(at)} has ${sizeOf(image)} px; ${figure(limit)} px is recommended. Larger images are allowed and load slower.`,
          at: [at, ...image.materials.map((material) => place(subject.model, 'material', material))],
          figure: {value: edge, limit, unit: 'px'},
        };
      });
    },
  },
  {
    id: 'texture-size-footwear',
    title: `Footwear is rendered with textures of ${figure(limitOf('texture-size-footwear'))} px.`,
    severity: 'info',
    profiles: ['footwear'],
    page: '/docs/ux_customization/assets/footwear/#plan-for-512-pixels',
    faults: (subject) => {
      const limit = limitOf('texture-size-footwear');
      const images = largerThan(subject, limit).filter(({edge}) => edge <= limitOf('texture-size'));
      if (images.length === 0) return false;
      return {
        message: `${images.map(({at, edge}) => `${label(at)} (${figure(edge)} px)`).join(', ')}: the platform compresses footwear to ${figure(limit)} px by default. Finer detail is lost.`,
        at: images.map(({at}) => at),
        figure: {value: Math.max(...images.map(({edge}) => edge)), limit, unit: 'px'},
      };
    },
  },
  {
    id: 'texture-shape',
    title: 'Textures are square, with edges that are a power of two.',
    severity: 'info',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#textures`,
    faults: ({inspection}) =>
      faultOfEach(
        'image',
        inspection.images.filter(({width, height}) => width !== null && (width !== height || !isPowerOfTwo(width))),
        (name, image) =>
          `Image ${name} has ${sizeOf(image)} px. Square images such as 512 × 512 or 1024 × 1024 suit the texture compression of every engine. Avaturn publishes no rule on it.`,
      ),
  },
  {
    id: 'influences',
    title: `A vertex follows at most ${limitOf('influences')} joints.`,
    severity: 'warning',
    profiles: avatarProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#geometry`,
    faults: ({inspection}) => {
      const limit = limitOf('influences');
      const meshes = inspection.meshes.filter(({influences}) => influences > limit);
      const value = Math.max(...meshes.map(({influences}) => influences));
      return faultOfAll(
        places('mesh', meshes),
        (names) =>
          `${names} can follow ${value} joints at each vertex. Viewers may read the first ${limit} only, and Avaturn's samples use no more. Limit the weights to ${limit} and normalize them.`,
        {figure: {value, limit, unit: 'influences'}},
      );
    },
  },
];
