import {judge} from '../judgment';

/** Words and names that nobody tuned the search for. They were written and judged before they were first searched. */
export const heldOutKeywords = [
  ...judge(
    'word',
    `
avatr creator => what-is-avaturn#term-creator what-is-avaturn; html integration/overview sdk/introduction
face rig => bodies#morph-targets bodies; importing/unity#move-the-face threejs#move-the-face-of-a-t2-avatar bodies#arkit-shapes
eye tracking => threejs#speech-and-face-tracking bodies#arkit-shapes; threejs bodies
finger bones => bodies#joints-left-hand bodies#joints-right-hand; bodies#skeleton glb-to-vrm#joints-left-hand glb-to-vrm#joints-right-hand mixamo#bone-names
skeletal mesh => importing/unreal; bodies#skeleton webview-sdk#choose-the-target-skeleton
armature => bodies#skeleton; blender#what-is-imported blender intro#skin-it-to-the-templates-skeleton glb-to-fbx#bones-have-a-prefix-such-as-armaturehips
vertex count => bodies#measured-sample-files bodies#measure-triangles; general_guidelines#budgets general_guidelines#limit-triangles
file formats => integration/overview#glb-fbx-or-vrm; what-is-avaturn#what-you-receive importing glb-to-fbx glb-to-vrm
gltf => what-is-avaturn#term-glb what-is-avaturn#what-you-receive; importing integration/overview#glb-fbx-or-vrm general_guidelines#limit-format
glb viewer => general_guidelines#check-a-file-before-you-upload threejs; what-is-avaturn#download-a-sample-avatar importing
sample glb => what-is-avaturn#download-a-sample-avatar; bodies#measured-sample-files
vseeface => glb-to-vrm; integration/overview#glb-fbx-or-vrm
unreal 5.4 => integration/unreal#requirements importing/unreal; integration/unreal integration/overview#platform-unreal-webview
retarget animation => mixamo#choose-where-to-retarget mixamo; importing/unreal importing/unity#build-a-humanoid-avatar what-is-avaturn#term-retargeting webview-sdk#choose-the-target-skeleton
text to speech => threejs#make-it-talk threejs#speech-and-face-tracking; bodies#visemes threejs
babylonjs => threejs#react-three-fiber-babylonjs-and-godot; threejs#other-engines-and-vr threejs
react => sdk/introduction#use-it-in-react; sdk/introduction threejs#react-three-fiber-babylonjs-and-godot
iframe height => sdk/introduction#the-frame-is-there-and-has-no-height html#give-the-creator-a-size; sdk/introduction#name-and-style-the-iframe api_reference#param-iframeClassName
popup window => html#choose-how-to-embed html; ios#the-sign-in-window-does-not-open
brand colors => ux_customization/overview#what-you-can-brand; ux_customization/overview
embed code => html#quickstart html; html#choose-how-to-embed html#use-a-plain-iframe integration/overview#iframe-or-sdk
sso => basic_flow#store-one-user-for-each-account; basic_flow api/introduction#check-whether-you-need-the-rest-api mobile#sign-in
secret key => api/introduction#put-the-token-into-the-environment api#authentication api-reference#authentication; api/introduction what-is-avaturn#term-developer-portal
polling => basic_flow#export-on-the-server create-avatar-with-api#wait-until-the-avatar-is-built; basic_flow create-avatar-with-api
hmac => api-reference#what-is-not-known-about-delivery api#operations; api-reference#webhooks api-reference
idempotency => api-reference#errors api-reference; api-reference#a-receiver api-reference#receive-and-respond
python => basic_flow#start-from-a-project basic_flow api/introduction; api-reference#a-receiver create-avatar-with-api renders
swift ui => ios#use-it-from-swiftui; ios
expo => mobile#react-native-flutter-and-capacitor; mobile
info.plist => ios#add-the-usage-texts; ios mobile#camera-and-microphone
android manifest => mobile/android#declare-permissions-and-screens; mobile/android unreal/android#declare-the-camera unreal/android#configure-the-project
webxr => threejs#hide-the-head-in-first-person threejs#other-engines-and-vr; threejs
first person => importing/unity#hide-the-head-in-first-person threejs#hide-the-head-in-first-person; importing/unity
animator controller => importing/unity#build-a-humanoid-avatar unity_tutorial#add-the-character; importing/unity unity_tutorial
shader stripping => importing/unity#keep-the-shader-variants unity_tutorial#keep-the-shaders-in-the-build; faq#materials-are-pink-or-missing-in-the-build-only
webgl build => unity_tutorial#build-and-run faq#nothing-opens-in-the-webgl-build integration/unity#what-is-supported integration/overview#platform-unity-webgl; faq unity_tutorial integration/unity
selfies => create-avatar-with-api#the-photos create-avatar-with-api; api-reference#photo-upload
upload photo => create-avatar-with-api#send-the-photos create-avatar-with-api; create-avatar-with-api#upload-from-the-browser api-reference#photo-upload api#newAvatar.upload api/introduction#simulator-photos
gender => api_reference#result-gender api_reference#type-Gender; ux_customization/overview#the-asset-shows-on-one-gender-only bodies#body-shape-versions what-is-avaturn#what-users-can-change
data retention => what-is-avaturn#who-owns-an-avatar; basic_flow#delete-an-avatar-or-a-user mobile/android#before-you-publish ios#before-you-publish
enterprise => integration/overview#choose-a-plan what-is-avaturn#what-it-costs; what-is-avaturn#get-support
discord => what-is-avaturn#get-support
ai assistant => what-is-avaturn#use-these-docs-with-a-coding-assistant
pants => clothing; what-is-avaturn#what-users-can-change footwear#the-shaft-cuts-through-trousers
boots => footwear; footwear#the-shaft-cuts-through-trousers
sunglasses => eyewear; eyewear#make-the-lens-translucent api_reference#seteyewearcolor
transparent background => renders#scene-common/transparent_half_body renders#scene-common/transparent_full_body renders#the-image-has-a-plain-background-instead-of-none; renders renders#formats renders#scenes
headshot => renders#scenes renders; api#newRender
profile picture => renders; renders#scenes api#newRender
4k textures => general_guidelines#limit-texture-size general_guidelines#textures; general_guidelines general_guidelines#budgets bodies#size-to-expect
metallic roughness => general_guidelines#orm-packing general_guidelines#materials; general_guidelines general_guidelines#limit-format
uv unwrap => intro#unwrap-and-paint; intro general_guidelines#textures
asset template => intro#pick-the-template; intro
firewall hosts => integration/overview#hosts-to-allow; integration/overview
eye color => api_reference#seteyecolor api_reference#eye-colors; api_reference#geteyecolor api_reference#color-methods custom-ui#add-colors-and-body-sliders custom-ui#the-eye-color-control-is-missing
unral engine => integration/unreal; importing/unreal webview-sdk
anmiation => mixamo; api_reference#animation-methods threejs#play-other-clips blender#animations bodies#embedded-animation
clothng guidlines => clothing#rules-for-clothing; clothing general_guidelines
visime => bodies#visemes; what-is-avaturn#term-viseme bodies
authorisation header => api#authentication api-reference#authentication; api/introduction#put-the-token-into-the-environment api/introduction
gltf fast => importing/unity#install-gltfast; importing/unity faq#two-gltfast-packages-conflict faq#can-i-use-a-newer-gltfast
blender addon => glb-to-vrm#install-the-add-on glb-to-vrm#convert-with-blender; blender glb-to-vrm
coordinate system => bodies#pose-axes-and-units; bodies
frustum culling => threejs#the-avatar-disappears-at-the-edge-of-the-view; threejs
memory leak => ios#the-screen-stays-in-memory-after-it-closed threejs#load-and-animate-an-avatar-with-gltfloader-and-animationmixer; ios threejs
third party cookies => sdk/introduction#users-have-to-sign-in-again-or-cant-in-safari-or-firefox; mobile#sign-in mobile/android#keep-or-clear-the-users-session mobile/android
hdri => threejs#light-the-scene-with-a-photo; threejs
inverse kinematics => mixamo#chains-for-an-ik-rig; mixamo importing/unreal#animations-of-the-mannequin-twist-the-arms
`,
  ),
  ...judge(
    'identifier',
    `
getActiveAssets => api_reference#getactiveassets; api_reference#asset-methods
getBodyList => api_reference#getbodylist; api_reference#body-methods custom-ui#list-assets-bodies-and-animations
setActiveBody( => api_reference#setactivebody; api_reference#body-methods
getanimationlist() => api_reference#getanimationlist; api_reference#animation-methods custom-ui#list-assets-bodies-and-animations
getActiveAnimation => api_reference#getactiveanimation; api_reference#animation-methods
setActiveAnimation => api_reference#setactiveanimation; api_reference#animation-methods
gethaircolor => api_reference#gethaircolor; api_reference#color-methods
getEyewearColor => api_reference#geteyewearcolor; api_reference#color-methods
setEyewearColor => api_reference#seteyewearcolor; eyewear#set-the-lens-color-from-code api_reference#color-methods
sdk.getBodyProportions => api_reference#getbodyproportions; api_reference#proportion-methods
getSkinToneCorection => api_reference#getskintonecorrection; api_reference#proportion-methods
generate_thumbnail => api_reference#message-generate_thumbnail; api_reference#messages-between-page-and-frame
ask_for_defaults => api_reference#message-ask_for_defaults; api_reference#messages-between-page-and-frame
set_assets_list => api_reference#message-set_assets_list; api_reference#setavailableassets
get_bodies_list => api_reference#message-get_bodies_list; api_reference#getbodylist
report_error => api_reference#message-report_error; api_reference#errors
export_avatar => api_reference#message-export_avatar; api_reference#exportavatar
setParam => change-log#setparam-is-not-a-function; api_reference#message-set_param change-log
EditableBodyProportions => api_reference#type-EditableBodyProportions; api_reference#setbodyproportions
AnimationItem => api_reference#type-AnimationItem; api_reference#getanimationlist
AssetItem => api_reference#type-AssetItem; api_reference#getassetlist
SdkCallback => api_reference#type-SdkCallback; api_reference#on
bodyId => api_reference#result-bodyId; bodies#body-ids
sessionId => api_reference#result-sessionId; faq#where-are-the-session-id-and-the-face-flag
result.avatarId => api_reference#result-avatarId; api_reference#type-ExportAvatarResult
noseSneerRight => bodies#arkit-noseSneerRight; bodies#arkit-shapes
eyeLookInLeft => bodies#arkit-eyeLookInLeft; bodies#arkit-shapes
mouthfunnel => bodies#arkit-mouthFunnel; bodies#arkit-shapes
mouth_smile_left => bodies#arkit-mouthSmileLeft; bodies#arkit-shapes bodies#extra-mouthSmile
eyesClosed => bodies#extra-eyesClosed; bodies#extra-shapes
cheekPuf => bodies#arkit-cheekPuff; bodies#arkit-shapes
LeftHandThumb2 => bodies#joint-LeftHandThumb2; glb-to-vrm#joint-LeftHandThumb2
RightForeArm => bodies#joint-RightForeArm; glb-to-vrm#joint-RightForeArm
Teeth_Mesh => bodies#mesh-Teeth_Mesh; bodies#t2-meshes
avaturn_look_0 => bodies#measure-unity-avaturn_look_0 bodies#measure-threejs-avaturn_look_0; bodies#measured-sample-files bodies#materials-and-textures
avaturn_body => bodies#measure-unity-avaturn_body bodies#measure-threejs-avaturn_body; bodies#measured-sample-files bodies#materials-and-textures
deleteUser => api#deleteUser api-reference#operation-deleteUser; basic_flow#delete-an-avatar-or-a-user
bone_scale => api#setCustomization.request.bone_scale api#schema-BoneScale api#schema-ExternalAvatarCustomization.bone_scale; api#getCustomization.response.200.bone_scale bodies#proportions-and-skin-tone
skin_tone_correction => api#setCustomization.request.skin_tone_correction api#schema-ExternalAvatarCustomization.skin_tone_correction; api#getCustomization.response.200.skin_tone_correction bodies#proportions-and-skin-tone
hair_and_headwear => api#schema-AssetSlots.hair_and_headwear api#setCustomization.request.assets.hair_and_headwear; api#getCustomization.response.200.assets.hair_and_headwear
/users/new => api#createUser api-reference#operation-createUser; api/introduction#create-a-user-and-a-session
POST /api/v1/exports/new => api#newExport api-reference#operation-newExport; basic_flow#export-on-the-server
CreateSessionConfig => api#schema-CreateSessionConfig; basic_flow#session-create basic_flow#session-types
common/preview => renders#scene-common/preview; renders#scenes
include_not_redy => api#listUserAvatars.query.include_not_ready; api#listUserAvatars
AvaturnIframeControllerMobile => integration/unity#parts-of-the-package integration/unity#how-an-avatar-reaches-your-scene; unity_tutorial#use-a-session-from-your-backend integration/unity
HumanoidAvatarBuilder => importing/unity#build-a-humanoid-avatar integration/unity#parts-of-the-package; faq#can-i-add-the-avatars-bones-to-my-own-humanoid-setup importing/unity
com.avaturn.webview => integration/unity#the-package unity_tutorial#install-the-package; unity_tutorial#quickstart integration/unity integration/overview#platforms-and-requirements
UAvaturnWebBrowser => webview-sdk#creator-widget; webview-sdk#blueprint-reference
OnAvatarAssetsLoaded => native_sdk#onavatarassetsloaded-never-fires native_sdk#widget-base-class; native_sdk#hand-the-session-to-the-sdk
HttpThreadActiveFrameTimeInSeconds => webview-sdk#the-download-is-slow importing/unreal#quickstart; unreal/android#choose-how-the-avatar-arrives
DirectoriesToAlwaysCook => webview-sdk#package-the-project webview-sdk#quickstart native_sdk#package-the-data-file; importing/unreal#package-the-materials
RECORD_AUDIO => mobile/android#declare-permissions-and-screens mobile/android#camera-and-microphone mobile#camera-and-microphone; unreal/android#declare-the-camera
NSMicrophoneUsageDescription => ios#add-the-usage-texts mobile#camera-and-microphone; ios#camera-and-microphone
iosListener => ios#how-the-avatar-reaches-your-code ios#write-the-scripts-for-the-page; ios#build-the-creator-screen mobile#choose-your-platform
native_app => mobile/android#how-the-avatar-reaches-your-code mobile/android#write-the-scripts-for-the-page; mobile/android#build-the-creator-screen mobile#pass-the-avatar-to-your-code
avaturnSDKEnvironment => mobile/android#write-the-scripts-for-the-page ios#write-the-scripts-for-the-page; api_reference#messages-between-page-and-frame
sdk=true => mobile#open-the-right-url sdk/introduction#choose-the-page-to-open mobile/android#how-the-avatar-reaches-your-code; mobile#with-sdktrue-nothing-arrives-either
CookieManager => mobile/android#keep-or-clear-the-users-session; mobile/android
SkeletonUtils.clone => threejs#show-several-avatars; threejs
connect-src => html#write-a-content-security-policy; html#content-security-policy-entries integration/overview#dataurl-or-httpurl html#failed-to-fetch-after-the-export
--strict => importing#cli-check-strict; importing#command-line-options
to-vrm => importing#cli-to-vrm; glb-to-vrm importing#command-line-options
no_ramp => general_guidelines#material-no_ramp; hair#the-ribbon-changes-color-with-the-hair hair#hats-and-ribbons
avaturn-glb => importing#check-files-on-the-command-line; importing#command-line-options
@avaturn/sdk => sdk/introduction#quickstart sdk/introduction; api_reference sdk change-log
LoadAsync => importing/unity#load-at-run-time importing/unity#loadasync-returns-false; importing/unity
v2.avatar.exported => html#use-a-plain-iframe integration/overview#iframe-or-sdk mobile#the-older-message; html#plain-iframe-code
ReactNativeWebView => mobile#react-native-flutter-and-capacitor; mobile
viseme_sil => bodies#viseme-sil; bodies#visemes bodies#visemes
LeftEye => bodies#joint-LeftEye; glb-to-vrm#joint-LeftEye bodies#skeleton
body_0 => bodies#body-ids api-reference#identifiers; api#schema-AvatarBody api_reference#type-BodyItem
`,
  ),
];
