import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadModel} from './model';

const never = new AbortController().signal;

/** The bytes of a glTF document, which the loader accepts like a GLB. */
const bytesOf = (document: object): ArrayBuffer =>
  new TextEncoder().encode(JSON.stringify({asset: {version: '2.0'}, ...document})).buffer as ArrayBuffer;

const load = (document: object) => loadModel(bytesOf(document), {}, never);

/** One triangle with its positions in the document or in an external file. */
const triangle = (uri: string) => ({
  scene: 0,
  scenes: [{nodes: [0]}],
  nodes: [{name: 'Leaf node', mesh: 0}],
  meshes: [{name: 'Leaf.Mesh', primitives: [{attributes: {POSITION: 0}}]}],
  accessors: [{bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0]}],
  bufferViews: [{buffer: 0, byteLength: 36}],
  buffers: [{byteLength: 36, uri}],
});

const positions = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer).toString('base64');
const inside = `data:application/octet-stream;base64,${positions}`;

// The loader reports its progress with this class, which Node lacks.
beforeEach(() => void vi.stubGlobal('ProgressEvent', Event));
afterEach(() => {
  vi.unstubAllGlobals();
});

test("doesn't fetch external files of a model", async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(load(triangle('https://example.com/parts.bin'))).rejects.toThrow(
    'The model needs a second file, https://example.com/parts.bin. Pack all into one GLB.',
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('a model without clips takes the rotations of another file, and keeps its own', async () => {
  const floats = (values: readonly number[]) => Buffer.from(new Float32Array(values).buffer).toString('base64');
  const values = {bufferView: 0, componentType: 5126, count: 1};
  const animated = {
    ...triangle(inside),
    accessors: [
      ...triangle(inside).accessors,
      {...values, bufferView: 1, type: 'SCALAR', min: [0], max: [0]},
      {...values, bufferView: 1, type: 'VEC3'},
      {...values, bufferView: 1, type: 'VEC4'},
    ],
    bufferViews: [...triangle(inside).bufferViews, {buffer: 1, byteLength: 16}],
    buffers: [
      ...triangle(inside).buffers,
      {byteLength: 16, uri: `data:application/octet-stream;base64,${floats([0, 0, 0, 1])}`},
    ],
    animations: [
      {
        name: 'Idle',
        samplers: [2, 3].map((output) => ({input: 1, output})),
        channels: ['translation', 'rotation'].map((path, sampler) => ({sampler, target: {node: 0, path}})),
      },
    ],
  };
  const files: Readonly<Record<string, object>> = {'/still.glb': triangle(inside), '/clips.glb': animated};
  const network = globalThis.fetch;
  const fetched = vi.fn((file: string) => Promise.resolve(new Response(bytesOf(files[file]!))));
  // The loader fetches data URLs too.
  vi.stubGlobal('fetch', (file: string | Request) => (typeof file === 'string' ? fetched(file) : network(file)));
  const read = async (url: string) => (await loadModel(url, {clipsUrl: '/clips.glb'}, never)).clips;
  const [idle] = await read('/still.glb');
  expect(idle?.tracks.map(({name}) => name)).toEqual(['Leaf_node.quaternion']);
  expect((await read('/clips.glb'))[0]?.tracks).toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(3);
});
