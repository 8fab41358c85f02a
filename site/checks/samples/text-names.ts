import type {Fault, SampleFile} from './blocks';
import type {PlatformNames} from './platform-names';

/** Names that are recognizable in any language by their form or position. */
interface NameRule {
  /** Matches the path without `starters/`. */
  readonly files: RegExp;
  /** The name in the first group. */
  readonly pattern: RegExp;
  readonly known: keyof PlatformNames;
}

const quoted = (name: string) => new RegExp(`["'\`](${name})(?:\\.position|\\.quaternion)?["'\`]`, 'g');

const rules: readonly NameRule[] = [
  {
    files: /./,
    pattern: quoted(
      String.raw`Hips|Spine\d?|Neck\d?|Head|(?:Left|Right)(?:Eye|Shoulder|Arm|ForeArm|Hand\w*|UpLeg|Leg|Foot|Toe\w*)`,
    ),
    known: 'joints',
  },
  {
    files: /./,
    pattern: quoted(String.raw`viseme_\w+|(?:eyes?|brow|jaw|mouth|cheek|nose|tongue)[A-Z]\w*`),
    known: 'morphTargets',
  },
  {files: /./, pattern: /morphTargetDictionary\??\.(\w+)/g, known: 'morphTargets'},
  {files: /./, pattern: /["'`](v\d+\.[\w.-]*avat[\w.-]*)["'`]/g, known: 'messages'},
  {files: /^(?:android|ios|react-native|mobile|flutter)\//, pattern: /\.on\(\s*["'](\w+)["']/g, known: 'events'},
  {files: /^(?:web|three)\//, pattern: /["'`#](avaturn-sdk-(?!container)[\w-]+)["'`]/g, known: 'manifest'},
  {
    files: /^(?:android|ios|unity|react-native|mobile|flutter)\//,
    pattern: /\b((?:avaturn[A-Z]|native_)\w*|(?<=messageHandlers\.)\w+)/g,
    known: 'webView',
  },
  {files: /\.xml$/, pattern: /<uses-permission android:name="([^"]*)"/g, known: 'manifest'},
  {files: /\.plist$/, pattern: /<key>(NS[^<]*)<\/key>/g, known: 'manifest'},
  {files: /manifest\.json$/, pattern: /"(com\.avaturn\.[^"]*)"/g, known: 'manifest'},
  {files: /./, pattern: /@avaturn\/sdk(?:":\s*"|@)([\d.]+\d)/g, known: 'sdkVersions'},
];

const advice = (name: string): string => `platform/ does not know \`${name}\`. Correct the name, or add it there.`;

/** Lines of an INI file, in Unreal with an operator before the name, that are no known setting. */
function settingFaults({file, text}: SampleFile, {manifest}: PlatformNames): Fault[] {
  let section = '';
  return text.split(/\r?\n/).flatMap((line, index) => {
    section = /^(\[.*\])$/.exec(line)?.[1] ?? section;
    const setting = `${section} ${line.replace(/^\+/, '')}`;
    if (line === section || /^(?:[;#]|$)/.test(line) || manifest.has(setting)) return [];
    return [{file, line: index + 1, message: advice(setting)}];
  });
}

/** Names of Avaturn in texts, keys and URLs of samples that `platform/` doesn't contain. */
export function textNameFaults(files: readonly SampleFile[], names: PlatformNames): Fault[] {
  return files.flatMap((sample) => [
    ...(sample.file.endsWith('.ini') ? settingFaults(sample, names) : []),
    ...rules
      .filter(({files: kind}) => kind.test(sample.file.replace(/^starters\//, '')))
      .flatMap(({pattern, known}) =>
        [...sample.text.matchAll(pattern)].flatMap(({1: name = '', index}) => {
          const line = sample.text.slice(0, index).split('\n').length;
          return names[known].has(name) ? [] : [{file: sample.file, line, message: advice(name)}];
        }),
      ),
  ]);
}
