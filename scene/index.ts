/** The look of avatars in this project, shared by the site's viewer, the simulator's creator and all stills. */
export {firstView} from './first-view';
export {FrameLoop} from './frame-loop';
export {boxOf, fittingDistance, frameBox, headBox, upperBodyBox} from './framing';
export {meshesOf} from './meshes';
export {release} from './release';
export {AvatarStage} from './stage';
export type {Dividers} from './layers';
