import {spawnSync} from 'node:child_process';

/** Blender needs NumPy to import glTF, but Debian's package only recommends it. */
export const blenderPackages = ['blender', 'python3-numpy'];

export const hasBlender = (): boolean => spawnSync('blender', ['--version']).status === 0;
