import {MeshoptDecoder} from 'three/addons/libs/meshopt_decoder.module.js';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

/** Reads files with meshopt compression, and all others. */
export const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
