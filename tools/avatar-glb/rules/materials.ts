import {materialNameRules} from '@avaturn-docs/platform/asset-limits';
import type {Inspection} from '../inspect';
import {limitOf} from './budgets';
import {
  assetProfiles,
  faultOfAll,
  faultOfEach,
  pages,
  places,
  type CheckedRule,
  type Faults,
  type Subject,
} from './rule';

const [lens, noRamp] = materialNameRules;
/** Misspellings of the two names, which do not work. */
const almost = {
  lens: (name: string): boolean => /(^|[\s_.-])lens/i.test(name) && !name.startsWith(lens.text),
  noRamp: (name: string): boolean => /no[\s_-]?ramp/i.test(name) && !name.includes(noRamp.text),
};

type Materials = Inspection['materials'];

/** Materials that a mesh uses. */
function used({inspection: {meshes, materials}}: Subject): Materials {
  const indices = new Set(meshes.flatMap((mesh) => mesh.materials));
  return materials.filter(({index}) => indices.has(index));
}

function tooMany(subject: Subject, materials: Materials, limit: number, what: string, todo: string): Faults {
  const value = materials.length;
  return faultOfAll(
    value > limit ? places('material', materials) : [],
    (names) =>
      `The asset has ${value} ${what} (${names}); at most ${limit} ${limit === 1 ? 'is' : 'are'} recommended. ${todo}`,
    {figure: {value, limit, unit: 'materials'}},
  );
}

const lensMaterials = (subject: Subject): Materials => used(subject).filter(({name}) => name.startsWith(lens.text));

export const materialRules: readonly CheckedRule[] = [
  {
    id: 'texture-maps',
    title: 'Materials use base color, normal, occlusion, roughness and metalness only.',
    severity: 'warning',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#materials`,
    faults: (subject) =>
      faultOfEach(
        'material',
        used(subject).filter(({maps}) => maps.some(({map}) => map === 'emissive')),
        (name) =>
          `${name} has an emissive map. Avaturn names base color, normal, occlusion, roughness and metalness as usable; whether others are drawn is not published.`,
      ),
  },
  {
    id: 'materials-opaque',
    title: 'An asset has one opaque or clipped material; accessories in hair may have their own.',
    severity: 'warning',
    profiles: ['clothing', 'footwear', 'hair'],
    page: `${pages.guidelines}#materials`,
    faults: (subject) =>
      tooMany(
        subject,
        used(subject).filter(
          ({alphaMode, name}) => alphaMode !== 'BLEND' && !(subject.profile === 'hair' && name.includes(noRamp.text)),
        ),
        limitOf('materials-opaque'),
        'opaque or clipped materials',
        'Merge them into one set of maps.',
      ),
  },
  {
    id: 'materials-blend',
    title: 'An asset has at most one blended material.',
    severity: 'warning',
    profiles: ['clothing', 'footwear', 'hair'],
    page: `${pages.guidelines}#materials`,
    faults: (subject) =>
      tooMany(
        subject,
        used(subject).filter(({alphaMode}) => alphaMode === 'BLEND'),
        limitOf('materials-blend'),
        'blended materials',
        'Use clipping (MASK) for hard edges, and merge the rest.',
      ),
  },
  {
    id: 'materials-eyewear',
    title: 'Eyewear has two materials: frame and lens.',
    severity: 'warning',
    profiles: ['eyewear'],
    page: `${pages.eyewear}#split-frame-and-lens`,
    faults: (subject) =>
      tooMany(
        subject,
        used(subject),
        limitOf('materials-eyewear'),
        'materials',
        'Keep one for the frame and one for the lenses.',
      ),
  },
  {
    id: 'lens-material',
    title: 'Eyewear has a material whose name starts with `lens`.',
    severity: 'warning',
    profiles: ['eyewear'],
    page: `${pages.eyewear}#name-the-materials`,
    faults: (subject) =>
      lensMaterials(subject).length === 0 &&
      !used(subject).some(({name}) => almost.lens(name)) && {
        message:
          'No material has a name that starts with "lens", so no part can be recolored. Give the lenses such a name, for example "lens_sun".',
      },
  },
  {
    id: 'lens-translucent',
    title: 'The lens is translucent.',
    severity: 'warning',
    profiles: ['eyewear'],
    page: `${pages.eyewear}#make-the-lens-translucent`,
    faults: (subject) => {
      const lenses = lensMaterials(subject);
      const isTranslucent = lenses.some(({alphaMode}) => alphaMode === 'BLEND');
      return faultOfAll(
        isTranslucent ? [] : places('material', lenses),
        (names) =>
          `${names} has alpha mode ${lenses[0]!.alphaMode}. A lens is translucent: lower its Alpha, which exports as BLEND.`,
      );
    },
  },
  {
    id: 'material-name-spelling',
    title: 'Names with an effect are spelled as documented: `lens…` and `…no_ramp…`.',
    severity: 'warning',
    profiles: ['eyewear', 'hair'],
    page: `${pages.guidelines}#materials`,
    faults: (subject) => {
      const [misspelled, right] =
        subject.profile === 'eyewear'
          ? [almost.lens, `start with "${lens.text}"`]
          : [almost.noRamp, `contain "${noRamp.text}"`];
      return faultOfEach(
        'material',
        used(subject).filter(({name}) => misspelled(name)),
        (name) => `${name} has no effect as it is spelled. The name has to ${right}, in lower case.`,
      );
    },
  },
  {
    id: 'material-name-elsewhere',
    title: 'Material names with an effect are used in their own category.',
    severity: 'info',
    profiles: assetProfiles,
    page: `${pages.guidelines}#materials`,
    faults: (subject) =>
      materialNameRules
        .filter(({appliesTo}) => appliesTo !== subject.profile)
        .flatMap(({text, match, appliesTo}) =>
          faultOfEach(
            'material',
            used(subject).filter(({name}) => (match === 'prefix' ? name.startsWith(text) : name.includes(text))),
            (name) => `${name}: "${text}" has an effect in ${appliesTo} only.`,
          ),
        ),
  },
  {
    id: 'alpha-unused',
    title: 'A clipped or blended material has transparent parts.',
    severity: 'info',
    profiles: assetProfiles,
    page: `${pages.guidelines}#alpha-modes-from-blender`,
    faults: (subject) =>
      faultOfEach(
        'material',
        used(subject).filter(({alphaMode, index, maps}) => {
          const base = maps.find(({map}) => map === 'baseColor');
          const imageAlpha = base && subject.inspection.images[base.image ?? -1]?.alpha;
          const isOpaque = subject.model.gltf.materials[index]!.alpha >= 1 && (!base || imageAlpha === false);
          return isOpaque && ['MASK', 'BLEND'].includes(alphaMode);
        }),
        (name, {alphaMode}) =>
          `${name} is ${alphaMode}, and nothing in it is transparent: its alpha is 1 and its image has no alpha channel. Opaque is drawn faster and never sorts wrongly.`,
      ),
  },
];
