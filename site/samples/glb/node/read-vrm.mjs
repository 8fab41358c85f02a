// Loads a VRM file as apps with three-vrm do, and prints what they find: node read-vrm.mjs maya.vrm
import {readFile} from 'node:fs/promises';
import {VRMLoaderPlugin} from '@pixiv/three-vrm';
import {Texture} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

const [, , file] = process.argv;
if (!file) throw new Error('Name a VRM file: node read-vrm.mjs maya.vrm');

// The loader needs this global of browsers. Node.js decodes no images, so the textures stay empty.
Object.assign(globalThis, {self: globalThis});
const loader = new GLTFLoader();
loader.register(() => ({name: 'no-images', loadTexture: async () => new Texture()}));
loader.register((parser) => new VRMLoaderPlugin(parser));

const bytes = new Uint8Array(await readFile(file));
const {vrm} = (await loader.parseAsync(bytes.buffer, '')).userData;
if (!vrm) throw new Error(`three-vrm finds no VRM model in ${file}.`);

const bones = Object.values(vrm.humanoid.humanBones).filter(Boolean).length;
const {presetExpressionMap = {}, customExpressionMap = {}} = vrm.expressionManager ?? {};
const [presets, customs] = [presetExpressionMap, customExpressionMap].map((map) => Object.keys(map).length);
const version = vrm.meta.metaVersion === '1' ? '1.0' : '0.x';
console.log(
  `${vrm.meta.name}: VRM ${version} with ${bones} bones, ${presets} preset and ${customs} custom expressions.`,
);
