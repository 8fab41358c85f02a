export {type AssetOptions, type BodyShape, assetStyles, makeAsset} from './asset';
export {type AvatarOptions, type BodyType, makeAvatar, makeClips} from './avatar';
export {type Person, type PersonKey, type Wear, people} from './people';
