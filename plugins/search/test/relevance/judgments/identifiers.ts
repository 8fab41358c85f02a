import {judge} from '../judgment';

/** Names from code, files and consoles. */
export const identifiers = judge(
  'identifier',
  `
setAvailableAssets => ref#setavailableassets; ux#setavailableassets customui#offer-fewer-assets
getAssetList => ref#getassetlist; ux#getassetlist customui#list-assets-bodies-and-animations
sdk.destroy => ref#destroy; intro#close-the-creator ref
init() => ref#init; ref#parameters-of-init intro
seteyecolor => ref#seteyecolor; ref#eye-colors ref#color-methods
set_eye_color => ref#message-set_eye_color; ref#seteyecolor
callback_event => ref#message-callback_event; ref#messages-between-page-and-frame
SDKErrors => ref#exported-names ref#errors ref#error-auth_error; ref callbacks#error
scene_error => ref#error-scene_error; ref#errors
AvatarLoadError => ref#error-avatar_load_error; ref#errors
export event => callbacks#event-export callbacks#export overview#what-the-export-event-carries; callbacks
load event => callbacks#event-load callbacks#load; callbacks
InitParams => ref#type-InitParams ref#parameters-of-init; ref
BodyItem => ref#type-BodyItem; ref#types
dataURL => overview#dataurl-or-httpurl ref#result-urlType; what#term-data-url faq#what-is-the-difference-between-data-url-and-link
httpURL => overview#dataurl-or-httpurl ref#result-urlType; faq#what-is-the-difference-between-data-url-and-link
eyeBlinkRight => bodies#arkit-eyeBlinkRight; bodies#arkit-shapes bodies#arkit-eyes
viseme_PP => bodies#viseme-PP; bodies#visemes
browInnerUp => bodies#arkit-browInnerUp; bodies#arkit-shapes
RightUpLeg => bodies#joint-RightUpLeg; mixamo#joint-RightUpLeg impunity#joint-RightUpLeg vrm#joint-RightUpLeg
LeftToeBase => bodies#joint-LeftToeBase; mixamo#joint-LeftToeBase impunity#joint-LeftToeBase vrm#joint-LeftToeBase
Hips => bodies#joint-Hips; mixamo#joint-Hips impunity#joint-Hips vrm#joint-Hips
Head_Mesh => bodies#mesh-Head_Mesh; bodies#t2-meshes blender#mesh-Head_Mesh
Eyelash_Mesh => bodies#mesh-Eyelash_Mesh; bodies#t2-meshes blender#mesh-Eyelash_Mesh
user_id => api#newSession.request.user_id guide#identifiers; flow#which-ids-to-store flow
upload_url => api#newAvatar.response.200.upload_url; photos#send-the-photos api#newAvatar
body-type => api#newAvatar.upload.body-type; guide#upload-body-type photos#upload-body-type
create_or_edit_existing => flow#session-create_or_edit_existing; flow#session-types api#newSession
POST sessions => api#newSession; guide#operation-newSession api#tag-sessions
newExport => api#newExport; guide#operation-newExport
createUser => api#createUser; guide#operation-createUser
getCustomization => api#getCustomization; guide#operation-getCustomization
export_url => guide#webhook-export.ready-export_url; api#webhook-export.ready guide#exportready
common/forest_half_body => renders#scene-common/forest_half_body; renders#scenes
404 => guide#status-404 restintro#404-on-a-call-with-an-id; api#errors guide#errors
422 => guide#status-422 restintro#422; api#errors guide#errors api#schema-HTTPValidationError
frame-src => html#write-a-content-security-policy; html#content-security-policy-entries html
NSCameraUsageDescription => ios#add-the-usage-texts; ios
addJavascriptInterface => android#write-the-scripts-for-the-page android#build-the-creator-screen android; android
GLTFLoader => three#load-animate-and-free-an-avatar three; three
glTFast => impunity#install-gltfast; impunity faq#two-gltfast-packages-conflict
OnCustomTokenInvalid => native#oncustomtokeninvalid-fires-at-once; native
`,
);
