export {default as RestPose} from './RestPose';
export {default as Result} from './Result';
