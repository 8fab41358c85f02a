import {profiles} from '../report';
import {meshCompressions, presetNames, presets, textureFormats, trianglesText, type Preset} from '../optimize/settings';
import {avatarPermissions, commercialUsages, creditNotations, modifications} from '../vrm/meta';

/** An option of a command: the source of the help, the parser and the reference on the site. */
export interface CliOption {
  readonly name: string;
  readonly short?: string;
  /** Placeholder of its value; undefined for a switch. */
  readonly value?: string;
  readonly multiple?: true;
  readonly required?: true;
  readonly does: string;
}

export interface CliCommand {
  readonly name: 'inspect' | 'check' | 'to-vrm' | 'optimize' | 'retarget';
  /** Placeholder of its arguments. */
  readonly files: string;
  readonly does: string;
  readonly options: readonly CliOption[];
}

const oneOf = (values: readonly string[]): string => values.join(', ');
const truth = 'true|false';

const json: CliOption = {name: 'json', does: 'prints the result as JSON'};

const joint: CliOption = {
  name: 'joint',
  value: 'BONE=NAME',
  multiple: true,
  does: 'joint to use for a bone if its name differs, such as hips=pelvis; repeat the option for more',
};

const presetText = (name: Preset): string =>
  `${name} (textures up to ${presets[name].textureSize} px, ${trianglesText(presets[name].simplify)})`;

export const commands: readonly CliCommand[] = [
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
    name: 'to-vrm',
    files: 'FILE',
    does: 'Converts an avatar to VRM 1.0. VRM requires a license and permissions.',
    options: [
      {name: 'output', short: 'o', value: 'FILE', required: true, does: 'path of the VRM file'},
      {name: 'force', does: 'replaces an existing file'},
      {name: 'name', value: 'TEXT', required: true, does: 'name of the avatar'},
      {name: 'author', value: 'TEXT', required: true, multiple: true, does: 'author; repeat the option for more'},
      {name: 'license-url', value: 'URL', required: true, does: 'URL of the license'},
      {
        name: 'avatar-permission',
        value: 'WHO',
        required: true,
        does: `who may perform as the avatar: ${oneOf(avatarPermissions)}`,
      },
      {
        name: 'commercial-usage',
        value: 'WHO',
        required: true,
        does: `commercial use: ${oneOf(commercialUsages)}`,
      },
      {
        name: 'credit-notation',
        value: 'RULE',
        required: true,
        does: `credit to the authors: ${oneOf(creditNotations)}`,
      },
      {name: 'modification', value: 'RULE', required: true, does: `changes to the avatar: ${oneOf(modifications)}`},
      {name: 'redistribution', value: truth, required: true, does: 'whether others may redistribute the avatar'},
      {
        name: 'violent-usage',
        value: truth,
        required: true,
        does: 'whether the avatar may appear in excessively violent content',
      },
      {
        name: 'sexual-usage',
        value: truth,
        required: true,
        does: 'whether the avatar may appear in excessively sexual content',
      },
      {
        name: 'political-or-religious-usage',
        value: truth,
        required: true,
        does: 'whether the avatar may appear in political or religious content',
      },
      {
        name: 'antisocial-or-hate-usage',
        value: truth,
        required: true,
        does: 'whether the avatar may appear in antisocial or hateful content',
      },
      {name: 'model-version', value: 'TEXT', does: 'version of the avatar'},
      {name: 'copyright', value: 'TEXT', does: 'copyright notice'},
      {name: 'contact', value: 'TEXT', does: 'contact information'},
      {
        name: 'reference',
        value: 'TEXT',
        multiple: true,
        does: 'work that the avatar is based on; repeat the option for more',
      },
      {name: 'third-party-licenses', value: 'TEXT', does: 'licenses of third-party parts'},
      {name: 'other-license-url', value: 'URL', does: 'URL of another license'},
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
    does: 'Fits clips from FBX, BVH or GLB files, such as Mixamo downloads, to an avatar.',
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

/** How an option is written: `-o, --output FILE`. */
export const flagText = ({name, short, value}: CliOption): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

/** Width of the help's lines in characters. */
const helpWidth = 100;

/** Text that begins after `lead`, and whose further lines are below its first. */
function row(lead: string, text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && lead.length + line.length + word.length >= helpWidth) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lead + lines.join(`\n${' '.repeat(lead.length)}`);
}

/**
 * The text of `--help`.
 * @param start command that starts the program
 * @param only command to explain; all commands by default
 */
export function helpText(start: string, only?: CliCommand['name']): string {
  const shown = only === undefined ? commands : commands.filter(({name}) => name === only);
  const sections = shown.map(({name, files, does, options}) => {
    const width = Math.max(...options.map((option) => flagText(option).length));
    const rows = options.map((option) =>
      row(`  ${flagText(option).padEnd(width)}  `, `${option.does}${option.required ? ' (required)' : ''}`),
    );
    return [`${name} ${files} [options]`, row('  ', does), ...rows].join('\n');
  });
  const codes = exitCodes.map(({code, means}) => row(`  ${code}  `, means));
  return [
    'avaturn-glb: inspect, check, optimize, convert and animate the GLB files of avatars and assets.',
    `Start each command with\n  ${start}`,
    ...sections,
    ...(only === undefined ? ['--version\n  Prints the version.'] : []),
    ['Exit codes; with several files, the highest applies', ...codes].join('\n'),
  ].join('\n\n');
}
