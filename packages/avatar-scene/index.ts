/** The look of avatars in this project: the site's viewer, the simulated creator's stage and all stills are drawn with it. */
export {firstView, stillSize} from './first-view';
export {boxOf, fittingDistance, frameBox, headBox, upperBodyBox} from './framing';
export {release} from './release';
export {AvatarStage, NoWebGlError} from './stage';
export type {Dividers, Layer} from './layers';
