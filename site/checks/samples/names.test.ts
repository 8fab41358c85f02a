import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {readPageParts, readPages} from '../pages';
import {sampleFaults} from '../samples';
import {blocksOf, placeOf, readSampleFiles} from './blocks';
import {platformNames, type PlatformNames} from './platform-names';
import {readStarterFiles} from './starters';
import {textNameFaults, unusedRules} from './text-names';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'samples');
const names = platformNames(root);
const files = readSampleFiles(folder, blocksOf([...readPages(root), ...readPageParts(root)], folder));
/** With the sources of starters. */
const allFiles = [...files, ...readStarterFiles(root).checked];

/** `names` as if a name in `platform/` had changed. */
const renamed = (kind: keyof PlatformNames, from: string, to: string): PlatformNames => {
  expect(names[kind]).toContain(from);
  return {...names, [kind]: new Set([...names[kind], to].filter((name) => name !== from))};
};

test('the starters are compared with the names in platform/', async () => {
  const web = allFiles.filter(({file}) => file.startsWith('starters/web/'));
  const faults = await sampleFaults(web, folder, renamed('sdk', 'ExportAvatarResult', 'ExportResult'));
  expect(faults.map(({file}) => file)).toContain('starters/web/src/creator.ts');
});

describe('a name that platform/ no longer has', () => {
  let changed: string[];

  beforeAll(async () => {
    const inEditor = files.filter(({text}) => /getAssetList|assetSet/.test(text));
    const faults = await sampleFaults(inEditor, folder, {
      ...renamed('sdk', 'getAssetList', 'listAssets'),
      events: renamed('events', 'assetSet', 'assetChanged').events,
    });
    changed = faults
      .map((fault) => `${placeOf(fault, files)} ${fault.message}`)
      .filter((line) => line.startsWith('docs/'));
  });

  test('is reported in every sample that uses it, with page and line', () => {
    const unknown = 'platform/web-sdk does not know `getAssetList`. Correct the name, or add it there.';
    const pages = [...new Set(changed.filter((line) => line.endsWith(unknown)).map((line) => line.split(':')[0]))];
    expect(pages.sort()).toEqual([
      'docs/integration/web/sdk/api_reference.mdx',
      'docs/integration/web/sdk/callbacks.mdx',
      'docs/integration/web/sdk/custom-ui.mdx',
      'docs/ux_customization/assets/footwear.mdx',
    ]);
    expect(changed).toContainEqual(expect.stringMatching(/^docs\/integration\/web\/sdk\/custom-ui\.mdx:\d+ /));
  });

  test('is reported as an event, too', () => {
    expect(changed).toContainEqual(expect.stringContaining('platform/web-sdk/events.ts does not know `assetSet`'));
  });

  test.each([
    ['joints', 'Hips', 'docs/integration/web/threejs.mdx'],
    ['morphTargets', 'jawOpen', 'docs/integration/bodies.mdx'],
    ['messages', 'v2.avatar.exported', 'docs/integration/mobile/ios.mdx'],
    ['webView', 'avaturnForceExportHttpUrl', 'docs/integration/mobile/android.mdx'],
    ['manifest', 'android.permission.CAMERA', 'docs/integration/unity/unity_tutorial.mdx'],
    ['manifest', 'NSCameraUsageDescription', 'docs/integration/mobile/ios.mdx'],
    ['manifest', 'com.avaturn.webview', 'docs/integration/unity/unity_tutorial.mdx'],
    ['manifest', '@1.1.4', 'docs/integration/web/threejs.mdx'],
    ['manifest', '[HTTP] HttpThreadActiveFrameTimeInSeconds=0', 'docs/importing/unreal.mdx'],
    ['operations', 'POST /renders/new', 'docs/integration/api/renders.mdx'],
    ['webhooks', 'render.ready', 'docs/integration/api/api-reference.mdx'],
    ['environment', 'AVATURN_API_TOKEN', 'docs/integration/api/introduction.mdx'],
  ] as const)('is found in texts: %s %s', (kind, name, page) => {
    const places = textNameFaults(files, renamed(kind, name, 'other')).map((fault) => placeOf(fault, files));
    expect(places).toContainEqual(expect.stringMatching(new RegExp(`^${page}:\\d+$`)));
  });
});

test('guides and the simulator use the same environment variables as the samples', () => {
  const texts = [
    ...readPages(root).map(({source}) => source),
    ...['../tools/simulator/README.md', '../tools/simulator/command/main.ts'].map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    ),
  ];
  const named = texts.flatMap((text) => [...text.matchAll(/\bAVATURN_[A-Z_]+/g)].map(([name]) => name));
  expect(new Set(named)).toEqual(names.environment);
});

test('every rule for names in texts matches names in the samples', () => {
  expect(unusedRules(files)).toEqual([]);
});
