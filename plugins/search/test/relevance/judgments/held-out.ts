import {judge} from '../judgment';

/**
 * A sixth of the judgments, from all four groups, kept apart from tuning: the run prints their metrics, but not their misses.
 * Two are no longer independent, because the ranking was changed for them: `license` and `can i use avatars commercially`.
 */
export const heldOut = [
  ...judge(
    'word',
    `
webgl camra => faq#the-camera-does-not-start-on-webgl; faq
face animation => bodies#morph-targets impunity#move-the-face three#move-the-face-of-a-t2-avatar; bodies ref#result-avatarSupportsFaceAnimations
web hook => guide#webhooks api#webhooks; guide guide#a-receiver
license => what#who-owns-an-avatar vrm#meta unreal#license-notices; what#what-it-costs vrm
cost => what#what-it-costs; overview#choose-a-plan
gdpr => flow#delete-an-avatar-or-a-user api#deleteUser; android#before-you-publish ios#before-you-publish
flutter => android ios mobile; overview#platforms-and-requirements overview
vue => customui#datacloneerror-in-vue-or-another-reactive-framework; customui intro
npm => intro#quickstart; intro changelog
humaniod rig => impunity#build-a-humanoid-avatar; impunity bodies#skeleton
foot wear => footwear; assets
troubleshooting unity => faq; impunity#troubleshooting tutorial#troubleshooting unity
compress glb => importing; bodies#size-to-expect
retargetting => mixamo#choose-where-to-retarget mixamo; what#term-retargeting impunreal
skin tone => ref#setskintonecorrection bodies#proportions-and-skin-tone; ref#getskintonecorrection ref#proportion-methods
developer portal => what#term-developer-portal; what#get-support ux#start-with-a-project
quota => api#introduction restintro guide#conventions; overview#choose-a-plan
openapi => api guide; restintro
curl => api restintro; restintro#make-the-first-call restintro#quickstart
screenshot of avatar => renders; api#newRender three
white label => ux#what-you-can-brand; ux ux#how-far-to-go customui
ready player me => overview#coming-from-ready-player-me; overview
t posse => bodies#pose-axes-and-units faq#the-avatar-stands-in-a-t-pose what#term-t-pose; impunity#the-avatar-stays-in-its-t-pose bodies
normal map => rules#textures rules#bumps-look-like-dents; rules
lumen => impunreal unreal; impunreal#finish-the-materials
gradel => faq#gradle-reports-duplicate-classes android#gradle-fails-to-apply-orgjetbrainskotlinandroid android#add-the-dependencies; faq android
`,
  ),
  ...judge(
    'identifier',
    `
sdk.on => ref#on callbacks#register-a-callback; ref callbacks
setBodyProportions => ref#setbodyproportions; ref#proportion-methods bodies#proportions-and-skin-tone
sdk_handshake => ref#message-sdk_handshake; ref#messages-between-page-and-frame
AuthError => ref#error-auth_error; ref#errors
bodySet => callbacks#event-bodySet callbacks#bodyset; callbacks
disableUI => ref#param-disableUi; customui
ColorValueHex => ref#type-ColorValueHex; ref#types
jawOpen => bodies#arkit-jawOpen; bodies#arkit-shapes
mouthOpen => bodies#extra-mouthOpen; bodies#extra-shapes
Spine2 => bodies#joint-Spine2; vrm#joint-Spine2 mixamo
mixamorig => mixamo#bone-names mixamo; assetintro#your-skeleton-has-the-prefix-mixamorig
avatar_id => api guide#identifiers flow#which-ids-to-store; guide what#term-avatar
image-frontal => api#newAvatar.upload.image-frontal; guide#upload-image-frontal photos#upload-image-frontal photos#the-photos
/api/v1/sessions/new => api#newSession; guide#operation-newSession
newRender => api#newRender; guide#operation-newRender renders
export.ready => guide#exportready api#webhook-export.ready guide#webhook-export.ready; guide#webhooks
403 => guide#status-403 restintro#401-or-403; api#errors guide#errors renders#the-download-fails-with-403-or-404
410 => guide#status-410 photos#410-from-setcustomization; api#errors guide#errors
onPermissionRequest => mobile#web-view-settings android#build-the-creator-screen android#camera-and-microphone; android
AnimationMixer => three#load-animate-and-free-an-avatar three#play-other-clips three; mixamo
`,
  ),
  ...judge(
    'question',
    `
can i use avatars commercially => what#who-owns-an-avatar what#what-it-costs; what#get-support overview#choose-a-plan vrm#meta
is it free => what#what-it-costs; what#try-it-without-an-account overview#choose-a-plan
how to do lip sync from audio => bodies#visemes; faq#lip-sync-is-overwritten-while-an-animation-plays bodies
does it work with react native => android ios mobile; overview#platforms-and-requirements
what is the difference between t1 and t2 => bodies#t1-and-t2 overview#t1-or-t2; bodies#choose-t1-or-t2 bodies
where do i get an api key => restintro#put-the-token-into-the-environment restintro#before-you-begin api#authentication guide#authentication; restintro what#term-developer-portal
how do i save the avatar on my server => flow#export-on-the-server html#keep-the-avatar; flow flow#two-kinds-of-export
how to list all avatars of a user => flow#list-the-avatars-of-a-user api#listUserAvatars; guide#operation-listUserAvatars
what photos are needed => photos#the-photos; photos guide#photo-upload
are webhooks retried => guide#what-is-not-known-about-delivery; guide#webhooks guide
can i build my own interface => customui; native ref#param-disableUi ux#how-far-to-go
can i upload my own clothes => assetintro clothing; assets clothing#upload-both-files ux
what texture size is allowed for shoes => footwear#plan-for-512-pixels rules#limit-texture-size-footwear; rules#budgets footwear#rules-for-footwear footwear
how to import into unity at runtime => impunity#load-at-run-time; impunity
how do i make a vrm for vtubing => vrm; vrm#quickstart
how do i show the avatar in a browser => three; three#build-the-app three#put-an-avatar-on-the-stage
does it support windows => faq#does-it-run-on-windows-or-macos-standalone overview#platforms-and-requirements; what#where-it-runs unity#what-is-supported unreal#requirements
what plan do i need for the api => overview#choose-a-plan restintro#check-whether-you-need-the-rest-api; restintro what#what-it-costs
how do i contact support => what#get-support; what
what is a session => what#term-session flow#session-types; flow api#newSession
can i change the body proportions => ref#setbodyproportions bodies#proportions-and-skin-tone customui#add-colors-and-body-sliders; ref#proportion-methods
how do i close the creator => intro#close-the-creator ref#destroy; callbacks html
how to sync avatars in multiplayer => webview#multiplayer; webview#other-players-do-not-see-the-avatar webview
how do users log in with their own account => flow#store-one-user-for-each-account flow; restintro
how do i make hair look good in three.js => three#hair-flickers-or-shows-gaps hair#why-transparent-hair-is-difficult; three hair blender#hair-and-other-transparent-parts
`,
  ),
  ...judge(
    'symptom',
    `
nothing happens => faq#the-creator-finishes-on-webgl-and-nothing-happens intro#the-promise-never-settles-and-the-iframe-is-there intro#the-promise-of-init-never-settles-and-no-iframe-appears; android#the-avatar-is-finished-and-nothing-arrives ios#the-avatar-is-finished-and-nothing-arrives faq tutorial#on-webgl-nothing-opens faq#nothing-opens-in-the-webgl-build faq#nothing-opens-in-the-editor overview#init-never-settles html#the-dialog-is-empty callbacks#only-export-ever-fires
403 error => guide#status-403 restintro#401-or-403; api#errors guide#errors renders#the-download-fails-with-403-or-404
iframe empty => html#the-frame-stays-empty-when-avatarhtml-is-opened-as-a-file html#the-dialog-is-empty html#a-second-click-opens-an-empty-frame; html intro#the-frame-is-there-and-has-no-height
load event never fires => intro#load-never-fires callbacks#load; callbacks callbacks#only-export-ever-fires overview#export-arrives-other-events-do-not
export fires twice => callbacks#each-export-arrives-twice intro#an-export-arrives-twice; callbacks intro
require is not supported es module => intro#require-of-es-module-or-cannot-use-import-statement; intro
document is not defined => intro#render-on-a-server; intro
blocked by content security policy => html#write-a-content-security-policy; html#content-security-policy-entries html
no camera found => html#the-creator-says-that-there-is-no-camera webview#the-editor-works-the-phone-shows-no-camera; html html#allow-the-camera overview#the-camera-does-not-start
android file chooser not opening => android#choosing-a-photo-does-nothing; android
pink materials unity => faq#materials-are-pink-or-missing-in-the-build-only impunity#pink-or-missing-materials-in-the-build; faq impunity impunity#keep-the-shader-variants demo#the-floor-is-pink
clothes look black in three.js => three#clothing-looks-black; three bodies#clothes-look-black
avatar explodes when animated => three#the-avatar-explodes-or-shrinks-to-a-point mixamo#the-avatar-flies-off-or-grows-huge; mixamo three
avatar giant => impunreal#the-avatar-is-a-giant; impunreal fbx#the-avatar-is-100-times-too-large-or-too-small mixamo#the-avatar-flies-off-or-grows-huge
mouth opens but teeth stay => bodies#the-mouth-opens-but-teeth-and-tongue-stay-in-place; bodies
hair flickers => three#hair-flickers-or-shows-gaps blender#hair-flickers-or-shows-its-back; three blender hair#strands-vanish-or-swap-while-the-avatar-turns hair
textures missing after fbx export => fbx#no-textures-at-all; fbx fbx#unpack-the-textures fbx#all-parts-show-the-same-picture
webhook not received => photos#avatarready-does-not-come renders#renderready-does-not-come guide#webhooks; photos renders guide#what-is-not-known-about-delivery guide
avatar status failed => photos#status-is-failed; photos renders#the-event-comes-with-failed
user sees login screen => faq#the-creator-asks-people-to-sign-in; faq overview restintro#check-whether-you-need-the-rest-api
unity camera gone after loading avatar => faq#my-camera-or-weapon-is-gone-after-the-swap; faq demo#the-camera-does-not-follow-the-character
unreal materials missing packaged build => webview#materials-are-missing-in-the-packaged-build native#materials-are-missing-in-a-build; webview native impunreal#gray-avatars-in-a-packaged-game
lens color does not change => eyewear#the-lens-color-does-not-change; eyewear
upload refused => assetintro#the-upload-is-refused-or-never-ends photos#the-upload-is-refused; assetintro photos
`,
  ),
];
