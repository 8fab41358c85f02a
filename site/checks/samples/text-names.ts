import type {Fault, SampleFile} from './blocks';
import type {PlatformNames} from './platform-names';

/** Names that are recognizable in any language by their form or position. */
interface NameRule {
  /** Matches the path without `starters/`. */
  readonly files: RegExp;
  /** The name in the first group, or the result of `read` for the match. */
  readonly pattern: RegExp;
  readonly read?: (match: RegExpExecArray) => string;
  readonly known: keyof PlatformNames;
  /** Where the name is defined. */
  readonly home: string;
}

const quoted = (name: string) => new RegExp(`["'\`](${name})(?:\\.position|\\.quaternion)?["'\`]`, 'g');

const rules: readonly NameRule[] = [
  {
    files: /./,
    pattern: quoted(
      String.raw`Hips|Spine\d?|Neck\d?|Head|(?:Left|Right)(?:Eye|Shoulder|Arm|ForeArm|Hand\w*|UpLeg|Leg|Foot|Toe\w*)`,
    ),
    known: 'joints',
    home: 'platform/skeleton.ts',
  },
  {
    files: /./,
    pattern: quoted(String.raw`viseme_\w+|(?:eyes?|brow|jaw|mouth|cheek|nose|tongue)[A-Z]\w*`),
    known: 'morphTargets',
    home: 'platform/morph-targets.ts',
  },
  {
    files: /./,
    pattern: /morphTargetDictionary\??\.(\w+)/g,
    known: 'morphTargets',
    home: 'platform/morph-targets.ts',
  },
  {
    files: /./,
    pattern: /["'`](v\d+\.[\w.-]*avat[\w.-]*)["'`]/g,
    known: 'messages',
    home: 'platform/wire-protocol.ts',
  },
  {
    files: /^(?:android|ios|react-native|mobile|flutter)\//,
    pattern: /\.on\(\s*["'](\w+)["']/g,
    known: 'events',
    home: 'platform/web-sdk/events.ts',
  },
  {
    files: /^(?:web|three)\//,
    pattern: /["'`#](avaturn-sdk-(?!container)[\w-]+)["'`]/g,
    known: 'manifest',
    home: 'platform/wire-protocol.ts',
  },
  {
    files: /^(?:android|ios|unity|react-native|mobile|flutter)\//,
    pattern: /\b((?:avaturn[A-Z]|native_)\w*|(?<=messageHandlers\.)\w+)/g,
    known: 'webView',
    home: 'platform/mobile.ts or platform/wire-protocol.ts',
  },
  {
    files: /\.xml$/,
    pattern: /<uses-permission android:name="([^"]*)"/g,
    known: 'manifest',
    home: 'platform/mobile.ts',
  },
  {files: /\.plist$/, pattern: /<key>(NS[^<]*)<\/key>/g, known: 'manifest', home: 'platform/mobile.ts'},
  {files: /manifest\.json$/, pattern: /"(com\.avaturn\.[^"]*)"/g, known: 'manifest', home: 'platform/unity.ts'},
  {
    files: /./,
    pattern: /@avaturn\/sdk(?:":\s*"|(?=@))(@?[\d.]+\d)/g,
    read: ([, version = '']) => `@${version.replace('@', '')}`,
    known: 'manifest',
    home: 'platform/web-sdk/package.ts',
  },
];

function settingFaults({file, text}: SampleFile, {manifest}: PlatformNames): Fault[] {
  let section = '';
  return text.split('\n').flatMap((line, index) => {
    section = /^\[(.*)\]$/.exec(line)?.[1] ?? section;
    const setting = /^\+?(\w+=.*)$/.exec(line)?.[1];
    if (setting === undefined || manifest.has(`[${section}] ${setting}`)) {
      return [];
    }
    return [{file, line: index + 1, message: `platform/unreal.ts does not know \`${setting}\` in [${section}].`}];
  });
}

/** Names of Avaturn in texts, keys and URLs of samples that `platform/` doesn't contain. */
export function textNameFaults(files: readonly SampleFile[], names: PlatformNames): Fault[] {
  return files.flatMap((sample) => [
    ...(sample.file.endsWith('.ini') ? settingFaults(sample, names) : []),
    ...rules
      .filter(({files: kind}) => kind.test(sample.file.replace(/^starters\//, '')))
      .flatMap(({pattern, read = ([, name = '']) => name, known, home}) =>
        [...sample.text.matchAll(pattern)].flatMap((match) => {
          const name = read(match);
          const line = sample.text.slice(0, match.index).split('\n').length;
          const message = `${home} does not know \`${name}\`. Correct the name, or add it there.`;
          return names[known].has(name) ? [] : [{file: sample.file, line, message}];
        }),
      ),
  ]);
}
