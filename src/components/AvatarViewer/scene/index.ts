/**
 * An avatar in three dimensions: all of the site that knows three.js. Import it by `import()` only, when the reader asks.
 */
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
 * Makes an empty scene on a canvas that had no context before.
 * @throws NoWebGlError
 */
export function createAvatarScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): AvatarScene {
  return new AvatarScene(canvas, options);
}
