export {type AssetOptions, makeAsset} from './asset';
export {type AvatarOptions, makeAvatar} from './avatar';
