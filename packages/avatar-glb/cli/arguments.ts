import {parseArgs} from 'node:util';
import {GlbError} from '../error';
import {profiles, type Profile} from '../report';
import {
  avatarPermissions,
  commercialUsages,
  creditNotations,
  metaProblems,
  modifications,
  type VrmMeta,
} from '../vrm/meta';

/** What the command was asked to do. */
export type Request =
  | {readonly command: 'help'}
  | {readonly command: 'inspect'; readonly files: readonly string[]; readonly format: 'text' | 'json'}
  | {
      readonly command: 'check';
      readonly files: readonly string[];
      readonly profile: Profile;
      readonly avatar: string | undefined;
      readonly format: 'text' | 'json' | 'sarif';
    }
  | {readonly command: 'to-vrm'; readonly file: string; readonly output: string; readonly meta: VrmMeta};

const choice = (values: readonly string[]): string => values.join(' | ');

export const help = `avatar-glb: inspect, check and convert the GLB files of avatars and assets.

  npm run avatar-glb -- inspect FILE … [--json]
  npm run avatar-glb -- check FILE … [--profile PROFILE] [--avatar FILE] [--json | --sarif]
  npm run avatar-glb -- to-vrm FILE -o FILE.vrm  and all meta options that are required

check
  --profile PROFILE   ${choice(profiles)} (default: export)
  --avatar FILE       the avatar file that is uploaded with clothing or footwear: its body mask is checked too
  --json, --sarif     the report for programs; SARIF 2.1.0 is what code scanners read

to-vrm
  -o, --output FILE   where the VRM 1.0 file goes
  --name TEXT, --author TEXT (once for each), --license-url URL
  --avatar-permission     ${choice(avatarPermissions)}
  --commercial-usage      ${choice(commercialUsages)}
  --credit-notation       ${choice(creditNotations)}
  --modification          ${choice(modifications)}
  --redistribution, --violent-usage, --sexual-usage, --political-or-religious-usage, --antisocial-or-hate-usage
                          true | false, each
  optional: --model-version, --copyright, --contact, --third-party-licenses, --other-license-url, --reference (once for each)

Exit code: 0 without an error, 1 with one, 2 for a wrong call or a file that cannot be read.`;

const text = {type: 'string'} as const;
const texts = {type: 'string', multiple: true} as const;
const on = {type: 'boolean'} as const;

const outputOptions = {json: on, sarif: on, profile: text, avatar: text, output: {...text, short: 'o'}} as const;

/** Command-line option by field of the meta information. */
const metaOptions = {
  name: 'name',
  authors: 'author',
  licenseUrl: 'license-url',
  avatarPermission: 'avatar-permission',
  commercialUsage: 'commercial-usage',
  creditNotation: 'credit-notation',
  modification: 'modification',
  allowRedistribution: 'redistribution',
  allowExcessivelyViolentUsage: 'violent-usage',
  allowExcessivelySexualUsage: 'sexual-usage',
  allowPoliticalOrReligiousUsage: 'political-or-religious-usage',
  allowAntisocialOrHateUsage: 'antisocial-or-hate-usage',
  version: 'model-version',
  copyrightInformation: 'copyright',
  contactInformation: 'contact',
  references: 'reference',
  thirdPartyLicenses: 'third-party-licenses',
  otherLicenseUrl: 'other-license-url',
} as const satisfies Readonly<Record<keyof VrmMeta, string>>;

type MetaOption = (typeof metaOptions)[keyof VrmMeta];

const allOptions = {
  ...outputOptions,
  help: {...on, short: 'h'},
  ...(Object.fromEntries(
    Object.values(metaOptions).map((name) => [name, name === 'author' || name === 'reference' ? texts : text]),
  ) as Readonly<Record<MetaOption, typeof text | typeof texts>>),
} as const;

/** Options of each command; another one is a mistake. */
const knownOptions: Readonly<Record<string, readonly string[]>> = {
  inspect: ['json'],
  check: ['json', 'sarif', 'profile', 'avatar'],
  'to-vrm': ['output', ...Object.values(metaOptions)],
};

/** @throws GlbError `usage` or `meta` that says what to write instead */
export function readArguments(words: readonly string[]): Request {
  const {values, positionals} = parse(words);
  const [command = '', ...files] = positionals;
  if (values.help || words.length === 0) {
    return {command: 'help'};
  }
  const known = Object.hasOwn(knownOptions, command) ? knownOptions[command] : undefined;
  if (!known) {
    throw usage(`There is no command "${command}". Use inspect, check or to-vrm.`);
  }
  const stray = Object.keys(values).find((name) => !known.includes(name));
  if (stray) {
    throw usage(`${command} has no option --${stray}.`);
  }
  const [file] = files;
  if (file === undefined) {
    throw usage(`Name a file: npm run avatar-glb -- ${command} avatar.glb`);
  }
  if (command === 'to-vrm') {
    return {command, file, ...conversion(files, values)};
  }
  if (values.json && values.sarif) {
    throw usage('Choose --json or --sarif.');
  }
  const format = values.sarif ? 'sarif' : values.json ? 'json' : 'text';
  if (command === 'inspect') {
    return {command, files, format: format === 'json' ? 'json' : 'text'};
  }
  const profile = profiles.find((one) => one === (values.profile ?? 'export'));
  if (!profile) {
    throw usage(`There is no profile "${values.profile}". Use one of ${profiles.join(', ')}.`);
  }
  return {command: 'check', files, profile, avatar: values.avatar, format};
}

type Values = ReturnType<typeof parse>['values'];

function parse(words: readonly string[]) {
  try {
    return parseArgs({args: [...words], options: allOptions, allowPositionals: true});
  } catch (cause) {
    // Node adds advice for file names that begin with a dash.
    throw usage(`${(cause instanceof Error ? cause.message : String(cause)).split('. ')[0]}.`);
  }
}

function conversion(files: readonly string[], values: Values): {output: string; meta: VrmMeta} {
  if (files.length > 1) {
    throw usage('to-vrm converts one file at a time.');
  }
  if (!values.output) {
    throw usage('Say where the result goes: -o avatar.vrm');
  }
  const meta = Object.fromEntries(
    Object.entries(metaOptions).flatMap(([field, option]) => {
      const value = values[option];
      return value === undefined
        ? []
        : [[field, field.startsWith('allow') ? (truths.get(String(value)) ?? value) : value]];
    }),
  ) as Partial<VrmMeta>;
  const [problem] = metaProblems(meta);
  if (problem) {
    throw new GlbError('meta', `${problem.message} Give it with --${metaOptions[problem.field]}.`);
  }
  return {output: values.output, meta: meta as VrmMeta};
}

const truths = new Map([
  ['true', true],
  ['false', false],
]);

function usage(message: string): GlbError {
  return new GlbError('usage', `${message} See --help.`);
}
