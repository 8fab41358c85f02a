/** An avatar in 3D: the only part of the site that depends on three.js. Load it with `import()` on request. */
export {AvatarScene} from './avatar-scene';
export {LayeredScene} from './layered-scene';
export type {LoadOptions, ModelSource} from './model';
export type {ModelSummary} from './summary';
export type {View} from './view';
