import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {tokenVariable} from '../../plugins/api-reference/samples/request';
import {readPages} from '../pages';
import {readSampleFiles} from './blocks';
import {platformNames as names, type PlatformNames} from './platform-names';
import {textNameFaults} from './text-names';

const root = path.join(import.meta.dirname, '../..');
const files = readSampleFiles(path.join(root, 'samples'));

/** `names` as if a name in `platform/` had changed. */
const renamed = (kind: keyof PlatformNames, from: string, to: string): PlatformNames => {
  expect(names[kind]).toContain(from);
  return {...names, [kind]: new Set([...names[kind], to].filter((name) => name !== from))};
};

test('a line of an INI file that is no setting is found', () => {
  expect(textNameFaults([{file: 'unreal/a/b.ini', text: '[a]\n; a comment\nb\n'}], names)).toMatchObject([{line: 3}]);
});

describe('a name that platform/ no longer has', () => {
  test.each([
    ['joints', 'Hips', 'three/avatar-stage/src/avatar.js'],
    ['morphTargets', 'jawOpen', 'three/parts/avatar-type.ts'],
    ['messages', 'v2.avatar.exported', 'mobile/bridge/bridge.js'],
    ['webView', 'avaturnForceExportHttpUrl', 'mobile/bridge/bridge.js'],
    ['manifest', 'android.permission.CAMERA', 'unity/avatar/Assets/Plugins/Android/AndroidManifest.xml'],
    ['manifest', '[HTTP] HttpThreadActiveFrameTimeInSeconds=0', 'unreal/MyGame/Config/DefaultEngine.ini'],
  ] as const)('is found in texts: %s %s', (kind, name, place) => {
    const places = textNameFaults(files, renamed(kind, name, 'other')).map(({file}) => file);
    expect(places).toContain(place);
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
