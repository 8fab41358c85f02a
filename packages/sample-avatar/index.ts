export {type AssetOptions, assetStyles, makeAsset} from './asset';
export {type AvatarOptions, type BodyType, type Wear, makeAvatar, makeClips, usualWear} from './avatar';
export type {BodyShape} from './figure/rest-pose';
export type {Detail} from './figure/skin';
