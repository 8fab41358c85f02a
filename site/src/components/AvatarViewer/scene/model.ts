import {LoadingManager, type Object3D} from 'three';
import {GLTFLoader, type GLTF} from 'three/addons/loaders/GLTFLoader.js';
import {decode, ModelError} from './decode';
import {namedMeshes, type GltfNames} from './summary';

/** A file by its URL on this site, or its bytes. */
export type ModelSource = string | ArrayBuffer;

export interface LoadOptions {
  /** Also reads a VRM's expressions, with an additional chunk of about 40 KB. */
  readonly loadVrm?: boolean;
  /** Of a GLB whose clips a model without its own plays: their rotations, because the hips of bodies differ in height. */
  readonly clipsUrl?: string;
}

export type LoadedModel = Awaited<ReturnType<typeof loadModel>>;

/** The loader's message for a file that needs a decoder. */
const needsDecoder = /DRACO|Meshopt|KTX2/;

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, {signal}).catch((reason: unknown) => {
    if (signal.aborted) throw reason;
    throw new ModelError('The model did not arrive. Check the connection.');
  });
  if (!answer.ok) throw new ModelError(`The model did not arrive: the server responded with ${answer.status}.`);
  return answer.arrayBuffer();
}

/** Rejects a model's external files: a dropped file has none, and nothing is fetched on its behalf. */
function selfContained(): LoadingManager {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => {
    if (!/^(?:blob|data):/.test(url))
      throw new ModelError(`The model needs a second file, ${url}. Pack all into one GLB.`);
    return url;
  });
  return manager;
}

async function parse(loader: GLTFLoader, bytes: ArrayBuffer, signal: AbortSignal): Promise<GLTF> {
  try {
    return await loader.parseAsync(bytes, '').catch(async (reason: unknown) => {
      if (!needsDecoder.test(String(reason))) throw reason;
      return loader.parseAsync(await decode(bytes, signal), '');
    });
  } catch (reason) {
    if (reason instanceof ModelError || signal.aborted) throw reason;
    const message = reason instanceof Error ? reason.message : String(reason);
    throw new ModelError(`The file cannot be read as glTF 2.0: ${message.replace(/^THREE\.GLTFLoader: /, '')}`);
  }
}

/** @throws ModelError with a message for the reader */
export async function loadModel(source: ModelSource, {loadVrm, clipsUrl}: LoadOptions, signal: AbortSignal) {
  const vrmPart = loadVrm ? await import(/* webpackChunkName: "avatar-scene-vrm" */ './vrm') : undefined;
  const bytes = typeof source === 'string' ? await fetchBytes(source, signal) : source;
  const loader = new GLTFLoader(selfContained());
  vrmPart?.prepare(loader);
  const gltf = await parse(loader, bytes, signal);
  const names = gltf.parser.json as GltfNames;
  const place = (object: Object3D) => gltf.parser.associations.get(object) ?? {};
  const meshes = namedMeshes(gltf.scene, place, names);
  if (meshes.length === 0) throw new ModelError('The file has no mesh, so there is nothing to show.');
  let clips = gltf.animations;
  if (clipsUrl && clips.length === 0) {
    clips = (await parse(loader, await fetchBytes(clipsUrl, signal), signal)).animations;
    for (const clip of clips) clip.tracks = clip.tracks.filter(({name}) => !name.endsWith('.position'));
  }
  return {root: gltf.scene, clips, meshes, vrm: vrmPart?.read(gltf)};
}
