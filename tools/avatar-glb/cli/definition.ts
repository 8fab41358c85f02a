import {row} from '@avaturn-docs/command-line/help';
import type {Command, Option, Program} from '@avaturn-docs/command-line/program';
import {profiles} from '../report';
import {meshCompressions, presetNames, presets, textureFormats, trianglesText, type Preset} from '../optimize/settings';
import {
  avatarPermissions,
  commercialUsages,
  creditNotations,
  isRequiredMeta,
  modifications,
  vrmLicenseUrl,
  type VrmMeta,
} from '../vrm/meta';

const oneOf = (values: readonly string[]): string => values.join(', ');
/** Placeholder of an option that is true or false. */
export const truth = 'true|false';

const json: Option = {name: 'json', does: 'prints the result as JSON'};

const joint: Option = {
  name: 'joint',
  value: 'BONE=NAME',
  multiple: true,
  does: 'joint to use for a bone if its name differs, such as hips=pelvis; repeat the option for more',
};

const metaOption = (field: keyof VrmMeta, name: string, value: string, does: string, multiple?: true) => ({
  field,
  name,
  value,
  does,
  ...(isRequiredMeta(field) && ({required: true} as const)),
  ...(multiple && {multiple}),
});

/** Options of `to-vrm` for the meta information, each with its field. */
export const metaOptions = [
  metaOption('name', 'name', 'TEXT', 'name of the avatar'),
  metaOption('authors', 'author', 'TEXT', 'author; repeat the option for more', true),
  metaOption('licenseUrl', 'license-url', 'URL', `URL of VRM 1.0’s license: ${vrmLicenseUrl}`),
  metaOption(
    'avatarPermission',
    'avatar-permission',
    'WHO',
    `who may perform as the avatar: ${oneOf(avatarPermissions)}`,
  ),
  metaOption('commercialUsage', 'commercial-usage', 'WHO', `commercial use: ${oneOf(commercialUsages)}`),
  metaOption('creditNotation', 'credit-notation', 'RULE', `credit to the authors: ${oneOf(creditNotations)}`),
  metaOption('modification', 'modification', 'RULE', `changes to the avatar: ${oneOf(modifications)}`),
  metaOption('allowRedistribution', 'redistribution', truth, 'whether others may redistribute the avatar'),
  ...(
    [
      ['allowExcessivelyViolentUsage', 'violent-usage', 'excessively violent'],
      ['allowExcessivelySexualUsage', 'sexual-usage', 'excessively sexual'],
      ['allowPoliticalOrReligiousUsage', 'political-or-religious-usage', 'political or religious'],
      ['allowAntisocialOrHateUsage', 'antisocial-or-hate-usage', 'antisocial or hateful'],
    ] as const
  ).map(([field, name, kind]) => metaOption(field, name, truth, `whether the avatar may appear in ${kind} content`)),
  metaOption('version', 'model-version', 'TEXT', 'version of the avatar'),
  metaOption('copyrightInformation', 'copyright', 'TEXT', 'copyright notice'),
  metaOption('contactInformation', 'contact', 'TEXT', 'contact information'),
  metaOption('references', 'reference', 'TEXT', 'work that the avatar is based on; repeat the option for more', true),
  metaOption('thirdPartyLicenses', 'third-party-licenses', 'TEXT', 'licenses of third-party parts'),
  metaOption('otherLicenseUrl', 'other-license-url', 'URL', 'URL of another license'),
];

const presetText = (name: Preset): string =>
  `${name} (textures up to ${presets[name].textureSize} px, ${trianglesText(presets[name].simplify)})`;

export type CommandName = 'inspect' | 'check' | 'compare' | 'to-vrm' | 'optimize' | 'retarget';

export const commands: readonly Command<CommandName>[] = [
  {
    name: 'inspect',
    files: 'FILE …',
    does: 'Lists meshes, materials, images, clips, joints and morph targets, and reports whether an avatar is T1 or T2.',
    options: [json],
  },
  {
    name: 'check',
    files: 'FILE …',
    does: 'Checks files with the Khronos glTF validator and the rules for exports and assets.',
    options: [
      {name: 'profile', value: 'PROFILE', does: `what the file is: ${oneOf(profiles)}; the default is export`},
      {
        name: 'avatar',
        value: 'FILE',
        does: 'avatar file that you upload with clothing or footwear; its body mask is checked too',
      },
      {name: 'strict', does: 'exits with code 1 on warnings too'},
      json,
    ],
  },
  {
    name: 'compare',
    files: 'FILE',
    does: 'Compares an avatar that the platform exported, T1 or T2, with the documentation of exported files.',
    options: [json],
  },
  {
    name: 'to-vrm',
    files: 'FILE',
    does: 'Converts an avatar to VRM 1.0. VRM requires a license and permissions.',
    options: [
      {name: 'output', short: 'o', value: 'FILE', required: true, does: 'path of the VRM file'},
      {name: 'force', does: 'replaces an existing file'},
      ...metaOptions,
      {name: 'thumbnail', value: 'FILE', does: 'square picture of the avatar, as a PNG or JPEG'},
      joint,
    ],
  },
  {
    name: 'optimize',
    files: 'FILE',
    does: 'Makes a GLB smaller, and prints bytes, triangles and GPU memory before and after. Names, joints, clips and morph targets stay.',
    options: [
      {name: 'output', short: 'o', value: 'FILE', required: true, does: 'path of the optimized GLB'},
      {name: 'force', does: 'replaces an existing file'},
      {
        name: 'preset',
        value: 'PRESET',
        does: `${presetNames.map(presetText).join('; ')}; the default is web`,
      },
      {name: 'texture-size', value: 'PIXELS', does: 'maximum width and height of textures; overrides the preset'},
      {
        name: 'textures',
        value: 'FORMAT',
        does: `${oneOf(textureFormats)}: WebP for all textures, or their own formats; the default is webp`,
      },
      {
        name: 'compression',
        value: 'METHOD',
        does: `mesh compression: ${oneOf(meshCompressions)}; the default is meshopt, which needs a decoder in the app`,
      },
      {
        name: 'simplify',
        value: 'SHARE',
        does: 'share of the triangles to keep at least, above 0 and at most 1, such as 0.5; overrides the preset; the face is never simplified',
      },
      {
        name: 'drop-morph-targets',
        does: 'removes all morph targets: the avatar loses its expressions and lip sync',
      },
    ],
  },
  {
    name: 'retarget',
    files: 'AVATAR CLIP …',
    does: 'Fits clips from FBX, BVH, GLB or VRMA files, such as Mixamo downloads, to an avatar.',
    options: [
      {
        name: 'output',
        short: 'o',
        value: 'FILE',
        does: 'path of the GLB; the default for ada.glb is ada-animated.glb, or ada-clips.glb with --clips-only',
      },
      {name: 'force', does: 'replaces an existing file'},
      {name: 'clips-only', does: 'writes the clips without the avatar, for apps that load them separately'},
      {
        name: 'rest',
        value: 'FILE',
        does: 'file with the rest pose of the clips’ skeleton, such as a T-pose; by default, the rest pose is found',
      },
      {
        name: 'strict',
        does: 'exits with code 1 if a clip looks different on the avatar: limbs by 15°, or soles by 5 cm',
      },
      joint,
    ],
  },
];

export const exitCodes: readonly {readonly code: 0 | 1 | 2; readonly means: string}[] = [
  {code: 0, means: 'No errors; with --strict, no warnings either.'},
  {code: 1, means: 'Errors; with --strict, errors or warnings.'},
  {code: 2, means: "Invalid arguments, or a file can't be read or converted. The other files are still checked."},
];

export const program: Program<CommandName> = {
  about: 'avaturn-glb: inspect, check, optimize, convert and animate the GLB files of avatars and assets.',
  commands,
  more: [
    [
      'Exit codes; with several files, the highest applies',
      ...exitCodes.map(({code, means}) => row(`  ${code}  `, means)),
    ].join('\n'),
  ],
};
