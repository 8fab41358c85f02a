import {judge} from '../judgment';

/** Questions in words that the docs may not use. */
export const questions = judge(
  'question',
  `
how do i change hair => ref#setactiveasset what#what-a-person-can-change ref#sethaircolor; hair ref#asset-methods customui ux
how do i change the hair color => ref#sethaircolor hair#set-the-hair-color-from-code; ref#color-methods customui#add-colors-and-body-sliders
who owns the avatar => what#get-support; what what#what-it-costs
how much does it cost => what#what-it-costs; overview#choose-a-plan
delete my data => flow#delete-an-avatar-or-a-user api#deleteUser; api#deleteUserAvatar guide#operation-deleteUser
how do i delete a user => api#deleteUser flow#delete-an-avatar-or-a-user; guide#operation-deleteUser
shrink file => importing; bodies#size-to-expect
how can i make the glb smaller => importing; bodies#size-to-expect
how do i use it in react => intro#use-it-in-react; intro
how to use with next.js => intro#render-on-a-server; intro intro#use-it-in-react
which body type should i pick => bodies#choose-t1-or-t2 overview#t1-or-t2; bodies
how do i know if an avatar can move its face => bodies#tell-t1-from-t2 ref#result-avatarSupportsFaceAnimations; bodies callbacks#result-avatarSupportsFaceAnimations
how long is a session url valid => flow guide#conventions; guide api#newSession overview#a-session-link-stops-working
how do i receive the finished avatar => callbacks#export html#open-the-creator-and-receive-the-avatar intro#use-the-result; callbacks#event-export callbacks overview#what-the-export-event-carries
can users edit their avatar later => flow#open-it-a-second-time flow#open-one-avatar-in-the-editor; flow#session-edit_existing flow
how do i open an existing avatar => flow#open-one-avatar-in-the-editor flow#session-edit_existing; flow flow#open-it-a-second-time
can i create avatars without the iframe => photos; native api#newAvatar overview#find-your-integration
how many photos do i need => photos#the-photos; photos api#newAvatar.upload guide#photo-upload
how do i verify webhook signatures => guide#what-is-not-known-about-delivery guide#webhooks; guide#a-receiver api#webhooks guide
how do i test webhooks on localhost => guide#test-it-without-avaturn renders#try-it-without-a-public-address; guide#a-receiver guide
how to get a picture of the avatar => renders; api#newRender renders#render-an-avatar
how do i hide the editor ui => customui ref#param-disableUi; customui#build-the-controls
how to limit the clothes users can choose => customui#offer-fewer-assets ref#setavailableassets; ux#control-the-offer-from-code ux#setavailableassets
how do i start with specific clothes => intro#start-with-chosen-assets ref#param-defaultAssets; ref#type-DefaultAssets
how to make custom glasses => eyewear; assets assetintro
how many triangles can a shirt have => rules#budgets rules#limit-triangles clothing#rules-for-clothing; rules rules#geometry clothing#bring-it-into-the-budget
how to import in blender => blender; blender#steps blender#import
why are the bones pointing the wrong way in blender => blender#set-the-bone-direction blender#bones-stick-out-sideways; blender
should i use fbx or glb in unity => impunity#why-not-fbx overview#glb-fbx-or-vrm; fbx#do-you-need-fbx impunity
how do i convert to fbx => fbx; fbx#convert-with-blender fbx#convert-with-a-script fbx#convert-with-avaturns-tool
how to apply a mixamo animation => mixamo; mixamo#play-it mixamo#get-a-clip
how do i animate the avatar => mixamo; three#play-other-clips bodies#embedded-animation ref#animation-methods
how to show two avatars in one scene => three#show-several-avatars faq#can-several-avatars-stand-in-one-scene; three
which platforms are supported => overview#platforms-and-requirements what#where-it-runs; overview unity#what-is-supported
which unreal versions are supported => unreal#requirements; unreal overview#platforms-and-requirements
do i need a backend => restintro#check-whether-you-need-the-rest-api overview#choose-a-plan overview#find-your-integration; restintro overview flow
how can i try it without signing up => what#try-it-without-an-account; restintro#quickstart restintro#make-the-first-call
where can i download a sample avatar => what#download-a-sample-avatar; what bodies#see-both-in-3d bodies#measured-sample-files
where can i ask a question => what#get-support; what what#term-support
which domains must be allowed => overview#hosts-to-allow; html#write-a-content-security-policy html#content-security-policy-entries
what does the glb contain => what#what-you-receive bodies#inside-the-file; bodies blender#what-is-imported
how big is an avatar file => bodies#size-to-expect bodies#measured-sample-files; bodies
how do i migrate from ready player me => overview#coming-from-ready-player-me; overview
how do i upgrade the sdk => changelog#upgrade; changelog changelog#from-07 changelog#find-your-version
how do i handle errors from the sdk => customui#handle-errors callbacks#error ref#errors; ref#what-rejects-and-with-what callbacks#event-error
can i set the language of the creator => ux ux#what-you-can-brand; ux#how-far-to-go html intro
how do i grant camera permission on android => android#declare-permissions-and-screens android#camera-and-microphone; android uandroid#ask-for-the-camera uandroid#declare-the-camera faq#the-camera-does-not-start-on-a-phone
how do i support google login in a web view => android#google-sign-in-in-a-web-view ios#google-sign-in-in-a-web-view; faq#google-sign-in-is-refused-in-the-web-view android ios
what happens to spark ar => spark#what-happened spark; spark#what-to-use-instead
can i use it in vrchat => vrm; importing vrm#before-you-begin
how do i replace the player character in unity => tutorial#add-the-character tutorial demo#take-parts-into-your-game; unity#how-an-avatar-reaches-your-scene tutorial#react-in-your-own-code tutorial#wire-the-events
`,
);
