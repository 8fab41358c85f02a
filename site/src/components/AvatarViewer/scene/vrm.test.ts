import {afterEach, expect, it, vi} from 'vitest';
import {toVrm} from '@avaturn-docs/avatar-glb/vrm/convert';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {imagelessLoader, vrmMeta} from '@avaturn-docs/avatar-glb/test/vrm';
import {prepare, read} from './vrm';

afterEach(() => vi.unstubAllGlobals());

async function load(bytes: Uint8Array) {
  const loader = imagelessLoader();
  prepare(loader);
  return read(await loader.parseAsync(bytes.slice().buffer, ''));
}

it("reads the expressions of a VRM with a license that three-vrm doesn't know", async () => {
  const {bytes} = await toVrm(tinyAvatar('T2'), {...vrmMeta, licenseUrl: 'https://example.com/license'});
  expect((await load(bytes))?.expressions).toEqual(expect.arrayContaining(['blink', 'aa', 'viseme_PP']));
});

it('treats a GLB as a GLB', async () => {
  expect(await load(tinyAvatar('T1'))).toBeUndefined();
});
