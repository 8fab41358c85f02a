import {parseArgs, type ParseArgsConfig} from 'node:util';
import {GlbError} from '../error';
import {presetNames, presets, refuseSettings, type OptimizeSettings} from '../optimize/settings';
import {profiles} from '../report';
import {readAliases} from '../read/joint-names';
import {didYouMean} from '../read/similar-names';
import {metaProblems, type VrmMeta} from '../vrm/meta';
import {commands} from './definition';

/** The parsed command line. */
export type Request = ReturnType<typeof readArguments>;

/** Command-line option by setting. */
const settingOptions = {
  textureSize: '--texture-size',
  textures: '--textures',
  compression: '--compression',
  simplify: '--simplify',
  dropMorphTargets: '--drop-morph-targets',
} as const satisfies Readonly<Record<keyof OptimizeSettings, string>>;

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

const options: NonNullable<ParseArgsConfig['options']> = {
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean', short: 'v'},
  ...Object.fromEntries(
    commands
      .flatMap((command) => command.options)
      .map(({name, value, short, multiple = false}) => [
        name,
        {type: value === undefined ? ('boolean' as const) : ('string' as const), multiple, ...(short && {short})},
      ]),
  ),
};

/** @throws GlbError `usage` or `meta` with the correct usage */
export function readArguments(words: readonly string[]) {
  const {values, positionals} = parse(words);
  const [command = '', ...files] = positionals;
  const known = commands.find(({name}) => name === command);
  if (values.help || words.length === 0) {
    return {command: 'help', about: known?.name} as const;
  }
  if (values.version) {
    return {command: 'version'} as const;
  }
  if (!known) {
    throw usage(
      `There is no command "${command}".${choices(
        command,
        commands.map(({name}) => name),
      )}`,
    );
  }
  const stray = Object.keys(values).find((name) => !known.options.some((option) => option.name === name));
  if (stray) {
    throw usage(
      `${command} has no option --${stray}.${didYouMean(
        stray,
        known.options.map(({name}) => name),
        '--',
      )}`,
    );
  }
  const [file] = files;
  if (!file) {
    throw usage(`Specify a file: ${command} avatar.glb.`);
  }
  const force = values.force === true;
  const aliases = readAliases(values.joint ?? []);
  if (command === 'to-vrm') {
    const output = outputOf(command, files, values);
    return {command, file, force, output, meta: metaIn(values), thumbnail: values.thumbnail, aliases} as const;
  }
  if (command === 'optimize') {
    return {command, file, force, output: outputOf(command, files, values), settings: settingsIn(values)} as const;
  }
  if (command === 'retarget') {
    const clips = files.slice(1);
    if (clips.length === 0) {
      throw usage(`Specify clips: ${command} avatar.glb walking.fbx -o walking.glb.`);
    }
    const clipsOnly = values['clips-only'] === true;
    const output = values.output || file.replace(/\.\w+$/, '') + (clipsOnly ? '-clips.glb' : '-animated.glb');
    const strict = values.strict === true;
    return {command, file, clips, output, force, clipsOnly, rest: values.rest, strict, aliases} as const;
  }
  const isJson = values.json === true;
  if (command === 'inspect') {
    return {command, files, isJson} as const;
  }
  const profile = profiles.find((one) => one === (values.profile ?? 'export'));
  if (!profile) {
    throw usage(`There is no profile "${values.profile}".${choices(values.profile!, profiles)}`);
  }
  if (values.avatar !== undefined && values.profile === undefined) {
    throw usage('--avatar is for assets: add --profile clothing or --profile footwear.');
  }
  return {command: 'check', files, profile, avatar: values.avatar, isJson, strict: values.strict === true} as const;
}

type TextOption = 'avatar' | 'output' | 'preset' | 'profile' | 'rest' | 'thumbnail';
type Values = Readonly<Record<string, unknown>> & {readonly [Name in TextOption]?: string} & {
  readonly joint?: string[];
};

function parse(words: readonly string[]): {readonly values: Values; readonly positionals: readonly string[]} {
  try {
    return parseArgs({args: [...words], options, allowPositionals: true}) as ReturnType<typeof parse>;
  } catch (cause) {
    // Node adds advice for file names that begin with a dash.
    const [problem = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    const unknown = /^Unknown option '--(.+)'/.exec(problem)?.[1];
    throw usage(`${problem}.${unknown === undefined ? '' : didYouMean(unknown, Object.keys(options), '--')}`);
  }
}

const outputNames = {'to-vrm': 'avatar.vrm', optimize: 'small.glb'} as const;

function outputOf(command: 'to-vrm' | 'optimize', files: readonly string[], {output}: Values): string {
  if (files.length > 1) {
    throw usage(`${command} takes one file at a time.`);
  }
  if (!output) {
    throw usage(`Specify the output file: -o ${outputNames[command]}.`);
  }
  return output;
}

function settingsIn(values: Values): OptimizeSettings {
  const preset = presetNames.find((name) => name === (values.preset ?? 'web'));
  if (!preset) {
    throw usage(`There is no preset "${values.preset}".${choices(values.preset!, presetNames)}`);
  }
  const given = {
    ...(values['texture-size'] !== undefined && {textureSize: Number(values['texture-size'])}),
    ...(values.textures !== undefined && {textures: values.textures as OptimizeSettings['textures']}),
    ...(values.compression !== undefined && {compression: values.compression as OptimizeSettings['compression']}),
    ...(values.simplify !== undefined && {simplify: Number(values.simplify)}),
    ...(values['drop-morph-targets'] === true && {dropMorphTargets: true}),
  };
  const settings = {...presets[preset], ...given};
  refuseSettings(settings, (setting) => settingOptions[setting]);
  return settings;
}

function metaIn(values: Values): VrmMeta {
  const meta = Object.fromEntries(
    Object.entries(metaOptions).flatMap(([field, option]) => {
      const value = values[option];
      return value === undefined
        ? []
        : [[field, field.startsWith('allow') ? (truths.get(String(value)) ?? value) : value]];
    }),
  ) as Partial<VrmMeta>;
  const problems = metaProblems(meta).map(({field, message}) => ({
    option: `--${metaOptions[field]}`,
    value: values[metaOptions[field]],
    isAboutValue: message.startsWith(field),
    message: message.replace(new RegExp(`^(Omit )?${field}\\b`), `$1--${metaOptions[field]}`),
  }));
  const missing = problems.filter(({value}) => value === undefined).map(({option}) => option);
  const wrong = problems.filter(({value}) => value !== undefined);
  if (problems.length > 0) {
    throw new GlbError(
      'meta',
      [
        ...wrong.map(({option, value, message, isAboutValue}) =>
          isAboutValue
            ? message.replace(/\.$/, `, not "${String(value)}".`)
            : `${option} "${String(value)}": ${message}`,
        ),
        ...(missing.length > 0 ? [`Add ${missing.join(', ')}. See to-vrm --help.`] : []),
      ].join('\n'),
    );
  }
  return meta as VrmMeta;
}

const truths = new Map([
  ['true', true],
  ['false', false],
]);

const choices = (wrong: string, values: readonly string[]): string =>
  `${didYouMean(wrong, values)} Use one of ${values.join(', ')}.`;

function usage(message: string): GlbError {
  return new GlbError('usage', `${message} See --help.`);
}
