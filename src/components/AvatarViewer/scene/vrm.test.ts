// @vitest-environment node
import {Texture} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {expect, it} from 'vitest';
import {toVrm} from '../../../../packages/avatar-glb';
import {tinyAvatar} from '../../../../packages/avatar-glb/test/tiny-avatar';
import {prepare, read} from './vrm';

// What the loader of three.js asks a browser for; images are left out.
Object.assign(globalThis, {self: globalThis});

async function load(bytes: Uint8Array) {
  const loader = new GLTFLoader();
  loader.register(() => ({name: 'no-images', loadTexture: () => Promise.resolve(new Texture())}));
  prepare(loader);
  return read(await loader.parseAsync(bytes.slice().buffer, ''));
}

it('reads the expressions of a VRM under a license that three-vrm does not know', async () => {
  const {bytes} = await toVrm(tinyAvatar('T2'), {
    name: 'Ada',
    authors: ['An author'],
    licenseUrl: 'https://example.com/license',
    avatarPermission: 'onlyAuthor',
    commercialUsage: 'personalNonProfit',
    creditNotation: 'required',
    modification: 'prohibited',
    allowRedistribution: false,
    allowExcessivelyViolentUsage: false,
    allowExcessivelySexualUsage: false,
    allowPoliticalOrReligiousUsage: false,
    allowAntisocialOrHateUsage: false,
  });
  expect((await load(bytes))?.expressions).toEqual(expect.arrayContaining(['blink', 'aa', 'viseme_PP']));
});

it('takes a GLB for what it is', async () => {
  expect(await load(tinyAvatar('T1'))).toBeUndefined();
});
