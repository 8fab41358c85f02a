import type {Mesh, Object3D} from 'three';

export const meshesOf = (root: Object3D) => root.getObjectsByProperty('isMesh', true) as Mesh[];
