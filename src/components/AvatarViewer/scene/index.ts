/**
 * An avatar in three dimensions: all of the site that knows three.js. Import it by `import()` only, when the reader asks.
 */
import {AvatarScene, type SceneOptions} from './avatar-scene';

export {LayeredScene} from './layered-scene';
export {NoWebGlError} from '@avaturn-docs/avatar-scene';
export {ModelError} from './errors';
export {turnStep, zoomStep} from './orbit-keys';
export type {AvatarScene, LoadOptions, SceneOptions} from './avatar-scene';
export type {ModelSource} from './model';
export type {JointSummary, MeshSummary, ModelSummary} from './summary';
export type {View} from './view';

/**
 * Makes an empty scene on a canvas that had no context before.
 * @throws NoWebGlError
 */
export function createAvatarScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): AvatarScene {
  return new AvatarScene(canvas, options);
}
