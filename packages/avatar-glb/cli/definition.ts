import {profiles} from '../report';
import {avatarPermissions, commercialUsages, creditNotations, modifications} from '../vrm/meta';

/** An option of a command. The help, the parser and the reference on the site are made from it. */
export interface CliOption {
  readonly name: string;
  readonly short?: string;
  /** What follows it; a switch has none. */
  readonly value?: string;
  readonly multiple?: true;
  readonly required?: true;
  readonly does: string;
}

export interface CliCommand {
  readonly name: 'inspect' | 'check' | 'to-vrm';
  /** What follows the name. */
  readonly files: string;
  readonly does: string;
  readonly options: readonly CliOption[];
}

const oneOf = (values: readonly string[]): string => values.join(', ');
const truth = 'true|false';

const json: CliOption = {name: 'json', does: 'prints the result as JSON, for programs'};

export const commands: readonly CliCommand[] = [
  {
    name: 'inspect',
    files: 'FILE …',
    does: 'Lists meshes, materials, images, clips, joints and morph targets, and says whether an avatar is T1 or T2.',
    options: [json],
  },
  {
    name: 'check',
    files: 'FILE …',
    does: 'Checks files with the Khronos glTF validator and the rules for exports and assets.',
    options: [
      {name: 'profile', value: 'PROFILE', does: `what the file is: ${oneOf(profiles)}; export by default`},
      {
        name: 'avatar',
        value: 'FILE',
        does: 'the avatar file that you upload with clothing or footwear, so that its body mask is checked too',
      },
      {name: 'strict', does: 'ends with exit code 1 for a warning too'},
      json,
      {name: 'sarif', does: 'prints SARIF 2.1.0, which code scanners read'},
    ],
  },
  {
    name: 'to-vrm',
    files: 'FILE',
    does: 'Converts an avatar to VRM 1.0. The format asks you to state its license and permissions.',
    options: [
      {name: 'output', short: 'o', value: 'FILE', required: true, does: 'where the VRM file goes'},
      {name: 'force', does: 'lets the output overwrite the file that is converted'},
      {name: 'name', value: 'TEXT', required: true, does: 'name of the model'},
      {name: 'author', value: 'TEXT', required: true, multiple: true, does: 'an author; repeat it for more'},
      {name: 'license-url', value: 'URL', required: true, does: 'the license'},
      {
        name: 'avatar-permission',
        value: 'WHO',
        required: true,
        does: `who may perform as it: ${oneOf(avatarPermissions)}`,
      },
      {
        name: 'commercial-usage',
        value: 'WHO',
        required: true,
        does: `who may earn with it: ${oneOf(commercialUsages)}`,
      },
      {
        name: 'credit-notation',
        value: 'RULE',
        required: true,
        does: `whether to credit you: ${oneOf(creditNotations)}`,
      },
      {name: 'modification', value: 'RULE', required: true, does: `whether to change it: ${oneOf(modifications)}`},
      {name: 'redistribution', value: truth, required: true, does: 'whether others may pass it on'},
      {
        name: 'violent-usage',
        value: truth,
        required: true,
        does: 'whether it may be shown in excessively violent scenes',
      },
      {
        name: 'sexual-usage',
        value: truth,
        required: true,
        does: 'whether it may be shown in excessively sexual scenes',
      },
      {
        name: 'political-or-religious-usage',
        value: truth,
        required: true,
        does: 'whether it may be used for political or religious purposes',
      },
      {
        name: 'antisocial-or-hate-usage',
        value: truth,
        required: true,
        does: 'whether it may be used for antisocial or hateful content',
      },
      {name: 'model-version', value: 'TEXT', does: 'version of the model'},
      {name: 'copyright', value: 'TEXT', does: 'copyright notice'},
      {name: 'contact', value: 'TEXT', does: 'how to reach you'},
      {name: 'reference', value: 'TEXT', multiple: true, does: 'a work that it is based on; repeat it for more'},
      {name: 'third-party-licenses', value: 'TEXT', does: 'licenses of parts that others made'},
      {name: 'other-license-url', value: 'URL', does: 'a further license'},
    ],
  },
];

export const exitCodes: readonly {readonly code: 0 | 1 | 2; readonly means: string}[] = [
  {code: 0, means: 'No error was found; with --strict, no warning either.'},
  {code: 1, means: 'A file has errors; with --strict, errors or warnings.'},
  {code: 2, means: "The call is wrong, or a file can't be read or converted. Other files are checked anyway."},
];

/** How an option is written: `-o, --output FILE`. */
export const flagText = ({name, short, value}: CliOption): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

/** The text of `--help`. @param start what starts the command */
export function helpText(start: string): string {
  const sections = commands.map(({name, files, does, options}) => {
    const width = Math.max(...options.map((option) => flagText(option).length));
    const rows = options.map(
      (option) => `  ${flagText(option).padEnd(width)}  ${option.does}${option.required ? ' (required)' : ''}`,
    );
    return [`${start} ${name} ${files} [options]`, `  ${does}`, ...rows].join('\n');
  });
  const codes = exitCodes.map(({code, means}) => `  ${code}  ${means}`);
  return [
    'avaturn-glb: inspect, check and convert the GLB files of avatars and assets.',
    ...sections,
    `${start} --version\n  Prints the version.`,
    ['Exit code, the highest of several files', ...codes].join('\n'),
  ].join('\n\n');
}
