import {judge} from '../judgment';

/** Words, names of tools and slips of the keys. */
export const words = judge(
  'word',
  `
vizeme => bodies#visemes; bodies
morf => bodies#morph-targets; bodies
skelton bones => bodies#skeleton; mixamo#bone-names bodies
bodytype => bodies; bodies#t1-and-t2
webview => webview android ios; unreal
webhook => guide#webhooks api#webhooks; guide guide#a-receiver
blendshape => bodies#morph-targets; bodies#arkit-shapes bodies
blend shapes => bodies#morph-targets; bodies#arkit-shapes bodies fbx#the-face-has-no-blend-shapes
price => what#what-it-costs; overview#choose-a-plan
pricing plan => what#what-it-costs overview#choose-a-plan; what
free => what#what-it-costs what#try-it-without-an-account; overview#choose-a-plan restintro#quickstart
legal => what#get-support what#what-it-costs; android#before-you-publish ios#before-you-publish
privacy => ios#before-you-publish android#before-you-publish; uandroid#before-you-release overview#before-you-release
react native => android ios mobile; overview#platforms-and-requirements overview
godot => importing bodies; overview overview#find-your-integration
nextjs => intro#render-on-a-server; intro#use-it-in-react intro
typescript => ref#typescript-notes; ref ref#types
cdn => intro#quickstart changelog#the-cdn-still-serves-the-old-code html#quickstart; intro html
metahuman => impunreal overview; unreal bodies
humanoid => impunity#build-a-humanoid-avatar; faq#can-i-add-the-avatars-bones-to-my-own-humanoid-setup impunity
lip synk => bodies#visemes faq#lip-sync-is-overwritten-while-an-animation-plays; bodies#lip-sync-flickers-or-freezes bodies
eye wear => eyewear; assets
hair cut => hair; hair#what-a-haircap-does
change log => changelog; changelog#versions
faq => faq; unity
draco => bodies#the-engine-cant-load-the-head importing rules#the-file-names-an-extension; impunity vrm bodies
texture compression => importing; bodies#size-to-expect rules#textures
gltf validator => rules#check-a-file-before-you-upload; assetintro#check-the-asset-file importing
idle animation => bodies#embedded-animation ref#getanimationlist mixamo bodies#an-idle-clip-looks-raised-or-hunched; bodies three#play-other-clips
dance => mixamo; three#play-other-clips ref#animation-methods
beard => what#what-a-person-can-change hair; bodies ux#asset-categories
subdomain => unity#subdomain-or-link-from-api what#term-subdomain ux#start-with-a-project; html intro#choose-the-page-to-open
token => api#authentication guide#authentication restintro#put-the-token-into-the-environment; restintro guide
authetication => api#authentication guide#authentication; restintro guide
sandbox => what#try-it-without-an-account restintro#quickstart guide#what-the-simulator-does; guide#test-it-without-avaturn restintro
simulator => guide#what-the-simulator-does what#try-it-without-an-account; restintro guide#test-it-without-avaturn
swagger => api; guide restintro
postman => api; restintro#make-the-first-call restintro
thumbnail => renders; api#newRender
png => renders#formats renders; api#newRender
customise => ux what#what-a-person-can-change; ux#what-you-can-brand customui
logo => ux#what-you-can-brand; ux
vr chat => vrm; importing
roblox => importing fbx; overview
iframe => html#use-a-plain-iframe overview#iframe-or-sdk; ref#the-iframe-that-init-makes html
postmesage => ref#messages-between-page-and-frame html#check-where-messages-come-from; html callbacks#check-where-messages-come-from
bone map => vrm#bone-map mixamo#bone-names; bodies#skeleton vrm
orm => rules#orm-packing; rules
blueprint => webview#blueprint-reference; webview native
mannequin => impunreal#animations-of-the-mannequin-twist-the-arms impunreal; webview#choose-the-target-skeleton
pixel streaming => unreal webview; unreal#web-view-sdk-native-sdk-or-file-import
urp => impunity#keep-the-shader-variants demo#check-the-render-pipeline impunity#project-settings; tutorial#keep-the-shaders-in-the-build impunity
`,
);
