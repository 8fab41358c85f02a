import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {starters} from '@avaturn-docs/platform/starters';
import {starterFiles} from '../../plugins/samples/starters';

const root = path.join(import.meta.dirname, '../..');

type Starter = (typeof starters)[number]['name'];

function project(name: Starter) {
  const files = starterFiles(
    root,
    starters.find((starter) => starter.name === name)!,
    'https://docs.example',
  );
  const text = (file: string) => {
    if (!files.has(file)) throw new Error(`The archive has no ${file}.`);
    return Buffer.from(files.get(file)!).toString('utf8');
  };
  return {files: [...files.keys()], text};
}

/** All matches of a pattern's first group. */
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Paths in the first `<FileTree>` of a text, where each item begins with a name in backticks. */
function filesInTree(page: string): string[] {
  const folders: string[] = [];
  return /<FileTree>([^]*?)<\/FileTree>/
    .exec(page)![1]!
    .split('\n')
    .flatMap((line) => {
      const [, indent, name] = /^( *)- \[?`([^`]+)`/.exec(line) ?? [];
      if (name === undefined) return [];
      folders.splice(indent!.length / 2, Infinity, name);
      return name.endsWith('/') ? [] : [folders.join('')];
    });
}

test.each([
  ['android', 'android', ''],
  ['ios', 'ios', ''],
  ['expo', 'index', '<StarterProject of="expo" />'],
  ['flutter', 'index', '<StarterProject of="flutter" />'],
  ['capacitor', 'index', '<StarterProject of="capacitor" />'],
] as const)('the tree of %s on the %s page lists exactly the files of the archive', (name, file, start) => {
  const page = readFileSync(path.join(root, `docs/integration/mobile/${file}.mdx`), 'utf8');
  expect(filesInTree(page.slice(page.indexOf(start))).sort()).toEqual(project(name).files.sort());
});

test.each(['android', 'ios'] as const)('the %s page shows parts of files under the paths they have', (name) => {
  const page = readFileSync(path.join(root, `docs/integration/mobile/${name}.mdx`), 'utf8');
  const shown = [...page.matchAll(/sample="\w+\/avatar\/([^"#]+)(?:#[\w-]+)?"(?: title="([^"]+)")?/g)];
  expect(shown.length).toBeGreaterThan(5);
  const {files} = project(name);
  expect(
    shown.filter(([, file = '', title = '']) => !files.includes(file) || !`/${file}`.endsWith(`/${title}`)),
  ).toEqual([]);
});

describe('the Android project contains', () => {
  const {files, text} = project('android');
  const manifest = text('app/src/main/AndroidManifest.xml');
  const sources = files.filter((file) => /\.(?:kts?|xml)$/.test(file)).map(text);

  test('the classes of its manifest, and what they load', () => {
    const java = 'app/src/main/java/com/example/avatar/';
    const classes = named(manifest, /<activity\s+android:name="\.(\w+)"/g);
    expect(classes).toEqual(['MainActivity', 'CreatorActivity']);
    const assets = named(text(`${java}CreatorActivity.kt`), /assets\.open\("([^"]+)"\)/g);
    expect(assets).toEqual(['bridge.js']);
    const needed = [
      ...classes.map((name) => `${java}${name}.kt`),
      ...assets.map((name) => `app/src/main/assets/${name}`),
    ];
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('every resource that its files name', () => {
    const resources = [manifest, ...sources].flatMap((source) =>
      named(source, /"@((?:mipmap|drawable|color|xml)\/\w+)"/g),
    );
    expect(new Set(resources).size).toBe(4);
    const isHere = (resource: string) => {
      const [kind, name] = resource.split('/') as [string, string];
      return kind === 'color'
        ? sources.some((source) => source.includes(`<color name="${name}">`))
        : files.some((file) => new RegExp(`/res/${kind}(?:-[\\w-]+)?/${name}\\.`).test(file));
    };
    expect(resources.filter((resource) => !isHere(resource))).toEqual([]);
  });

  test('a version for every library and plugin', () => {
    const catalog = text('gradle/libs.versions.toml');
    const known = named(catalog, /^([\w-]+) = (?:"\S+:\S+:\S+"|\{ id = )/gm);
    const used = sources.flatMap((source) => named(source, /\blibs\.(?:plugins\.)?([\w.]+)/g));
    expect(used.filter((name) => !known.includes(name.replaceAll('.', '-')))).toEqual([]);
    expect(new Set(used).size).toBe(known.length);
  });

  test('a Gradle wrapper that is the one of the noted source', () => {
    const rows = [...text('gradle/wrapper/SOURCE.md').matchAll(/^\| `([^`]+)` \| `([0-9a-f]{64})` \|$/gm)];
    const folder = path.join(root, 'samples/starters/android');
    const hashes = rows.map(([, file]) =>
      createHash('sha256')
        .update(readFileSync(path.join(folder, file!)))
        .digest('hex'),
    );
    expect(rows.map(([, file]) => file)).toContain('gradle/wrapper/gradle-wrapper.jar');
    expect(hashes).toEqual(rows.map(([, , hash]) => hash));
    expect(text('gradle/wrapper/gradle-wrapper.properties')).toMatch(/^distributionUrl=.*gradle-[\d.]+-bin\.zip$/m);
  });
});

describe('the Xcode project contains', () => {
  const {files, text} = project('ios');
  const xcode = text('App.xcodeproj/project.pbxproj');
  /** Objects by id: their lines. */
  const objects = new Map(
    [...xcode.matchAll(/^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{([^]*?)\};$/gm)].map(
      ([, id, body]) => [id!, body!] as const,
    ),
  );

  test('every object that another one names', () => {
    const used = [...objects.values()].flatMap((body) => named(body, /\b([0-9A-F]{24})\b/g));
    expect(objects.size).toBeGreaterThan(25);
    expect(used.filter((id) => !objects.has(id))).toEqual([]);
  });

  test('its sources, resources, settings and package', () => {
    const members = named(
      xcode,
      /isa = PBXFileReference; lastKnownFileType = .*?path = "?(.*?)"?; sourceTree = "<group>"/g,
    );
    expect(members.map((file) => `App/${file}`).filter((file) => !files.some((name) => name.startsWith(file)))).toEqual(
      [],
    );
    const compiled = named(xcode, /\/\* (\w+\.swift) in Sources \*\/,/g).map((file) => `App/${file}`);
    expect(compiled).toEqual(files.filter((file) => /^App\/.*\.swift$/.test(file)));
    expect(named(xcode, /INFOPLIST_FILE = (\S+);/g)).toEqual(['App/Info.plist', 'App/Info.plist']);
    for (const folder of named(xcode, /relativePath = (\S+);/g)) expect(files).toContain(`${folder}/Package.swift`);
  });

  test('the resources of its package, and the icon', () => {
    const resources = named(text('AvatarCreator/Package.swift'), /\.copy\("([^"]+)"\)/g);
    expect(resources).toEqual(['bridge.js', 'bridge-messages.json']);
    const {images} = JSON.parse(text('App/Assets.xcassets/AppIcon.appiconset/Contents.json')) as {
      images: {filename: string}[];
    };
    const needed = [
      `AvatarCreator/Sources/AvatarCreator/${resources[0]}`,
      `AvatarCreator/Tests/AvatarCreatorTests/${resources[1]}`,
      ...images.map(({filename}) => `App/Assets.xcassets/AppIcon.appiconset/${filename}`),
    ];
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
  });
});
