/** An avatar in 3D: the only part of the site that depends on three.js. Load it with `import()` on request. */
import {AvatarScene} from './avatar-scene';
import type {SceneOptions} from './options';

export {LayeredScene} from './layered-scene';
export {NoWebGlError} from '@avaturn-docs/avatar-scene';
export {ModelError} from './errors';
export {turnStep, zoomStep} from './orbit-keys';
export type {AvatarScene} from './avatar-scene';
export type {ModelSource} from './model';
export type {SceneOptions} from './options';
export type {JointSummary, MeshSummary, ModelSummary} from './summary';
export type {View} from './view';

/**
 * Creates an empty scene on a canvas without a context.
 * @throws NoWebGlError
 */
export function createAvatarScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): AvatarScene {
  return new AvatarScene(canvas, options);
}
