import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {tokenVariable} from '../../plugins/api-reference/samples/request';
import {readPageParts, readPages} from '../pages';
import {blocksOf, placeOf, readSampleFiles} from './blocks';
import {platformNames as names, type PlatformNames} from './platform-names';
import {textNameFaults} from './text-names';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'samples');
const files = readSampleFiles(folder, blocksOf([...readPages(root), ...readPageParts(root)], folder));

/** `names` as if a name in `platform/` had changed. */
const renamed = (kind: keyof PlatformNames, from: string, to: string): PlatformNames => {
  expect(names[kind]).toContain(from);
  return {...names, [kind]: new Set([...names[kind], to].filter((name) => name !== from))};
};

describe('a name that platform/ no longer has', () => {
  test.each([
    ['joints', 'Hips', 'docs/integration/web/threejs.mdx'],
    ['morphTargets', 'jawOpen', 'docs/integration/bodies.mdx'],
    ['messages', 'v2.avatar.exported', 'docs/integration/mobile/ios.mdx'],
    ['webView', 'avaturnForceExportHttpUrl', 'docs/integration/mobile/index.mdx'],
    ['manifest', 'android.permission.CAMERA', 'docs/integration/unity/unity_tutorial.mdx'],
    ['manifest', '[HTTP] HttpThreadActiveFrameTimeInSeconds=0', 'docs/importing/unreal.mdx'],
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
  expect(new Set(named)).toEqual(new Set([tokenVariable, 'AVATURN_API_URL']));
});
