import {spawnSync} from 'node:child_process';

/** Blender reads glTF with NumPy, which Debian's package only recommends. */
export const blenderPackages = ['blender', 'python3-numpy'];

export const hasBlender = (): boolean => spawnSync('blender', ['--version']).status === 0;
