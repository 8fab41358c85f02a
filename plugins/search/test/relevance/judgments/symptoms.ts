import {judge} from '../judgment';

/** What goes wrong, as a reader describes it or copies it from a console. */
export const symptoms = judge(
  'symptom',
  `
unity camera black => faq#the-camera-does-not-start-on-a-phone faq#the-camera-does-not-start-on-webgl; faq tutorial
black screen => android#the-camera-stays-black ios#the-camera-opens-full-screen-or-stays-black uandroid#the-creator-opens-the-camera-stays-black; android ios uandroid overview#the-camera-does-not-start
too big => importing; bodies#size-to-expect fbx#the-avatar-is-100-times-too-large-or-too-small impunreal#the-avatar-is-a-giant
slow => webview#the-download-is-slow android#the-app-is-slow-or-closes-while-the-message-arrives; webview#the-game-stops-for-a-moment-while-the-avatar-loads uandroid#a-short-freeze-at-the-end-of-loading importing
401 unauthorized => guide#status-401 restintro#401-or-403; api#errors guide#errors api#authentication
iframe does not open => html#a-second-click-opens-an-empty-frame html#the-dialog-is-empty html#the-frame-stays-empty-when-avatarhtml-is-opened-as-a-file intro#the-promise-of-init-never-settles-and-no-iframe-appears; html intro overview#init-never-settles
creator has no height => intro#the-frame-is-there-and-has-no-height html#give-the-creator-a-size; html html#the-dialog-is-empty intro
export event never fires => callbacks#only-export-ever-fires html#the-creator-is-there-and-the-dialog-never-closes-after-next webview#the-creator-opens-and-no-export-arrives; callbacks android#the-avatar-is-finished-and-nothing-arrives ios#the-avatar-is-finished-and-nothing-arrives
init hangs => overview#init-never-settles intro#the-promise-of-init-never-settles-and-no-iframe-appears intro#the-promise-never-settles-and-the-iframe-is-there intro#stop-waiting-after-a-while; intro ref#a-promise-never-settles ref#failure-no-answer
promise never resolves => ref#a-promise-never-settles overview#init-never-settles intro#the-promise-never-settles-and-the-iframe-is-there; intro#the-promise-of-init-never-settles-and-no-iframe-appears customui#one-of-several-promises-never-settles
wrong avatar male demo opens => ref#a-demo-editor-with-a-male-avatar-opens intro#a-demo-editor-with-a-male-avatar-opens-instead-of-your-page; ref#failure-empty-url intro
Invalid URL => ref#failed-to-construct-url-invalid-url intro#init-rejects-with-invalid-url ref#failure-invalid-url; ref intro
cannot use import statement outside a module => intro#require-of-es-module-or-cannot-use-import-statement; intro
window is not defined => intro#render-on-a-server; intro ref
Failed to fetch => html#failed-to-fetch-after-the-export three#the-export-is-there-but-failed-to-fetch restintro#fetch-failed-or-a-name-that-cannot-be-resolved; html three
CORS error => restintro#the-call-works-in-the-terminal-not-in-the-browser html#cross-origin-request-blocked-for-creatorjs; restintro html photos#upload-from-the-browser
camera not working => overview#the-camera-does-not-start html#allow-the-camera html#the-creator-says-that-there-is-no-camera; intro#the-camera-is-refused android#the-camera-stays-black android ios faq#the-camera-does-not-start-on-a-phone faq#the-camera-does-not-start-on-webgl faq
camera permission denied => intro#the-camera-is-refused android#the-camera-is-refused-although-the-app-may-use-it ios#the-camera-is-refused-although-settings-allow-it html#allow-the-camera; android ios html overview#the-camera-does-not-start
ios keeps asking for camera => ios#ios-asks-for-the-camera-at-each-visit; ios ios#camera-and-microphone
app crashes when scan starts => ios#the-app-stops-when-the-scan-starts; ios ios#add-the-usage-texts
google sign in blocked => android#google-shows-disallowed_useragent-or-says-that-the-browser-is-not-secure ios#google-refuses-the-sign-in-with-disallowed_useragent faq#google-sign-in-is-refused-in-the-web-view; android#google-sign-in-in-a-web-view ios#google-sign-in-in-a-web-view uandroid#google-sign-in-ends-on-an-error-page
disallowed_useragent => android#google-shows-disallowed_useragent-or-says-that-the-browser-is-not-secure ios#google-refuses-the-sign-in-with-disallowed_useragent; android#google-sign-in-in-a-web-view ios#google-sign-in-in-a-web-view
magenta avatar => faq#materials-are-pink-or-missing-in-the-build-only impunity#pink-or-missing-materials-in-the-build; faq impunity demo#the-floor-is-pink
avatar is grey in unity => impunity#gray-avatar-without-textures; impunity faq#textures-are-missing-in-the-build
avatar stuck in t pose => faq#the-avatar-stands-in-a-t-pose impunity#the-avatar-stays-in-its-t-pose webview#the-avatar-stays-in-t-pose three#the-avatar-stands-with-its-arms-out; faq impunity
animation does not play => mixamo#nothing-moves-no-error three#no-target-node-found-for-track; mixamo webview#the-avatar-stays-in-t-pose faq#the-avatar-stands-in-a-t-pose
feet slide => mixamo#feet-slide-or-sink three#feet-sink-or-float; mixamo three
avatar too small in unreal => impunreal#the-avatar-is-as-small-as-a-thumb; impunreal impunreal#check-size-and-rest-pose
face does not move => faq#the-face-does-not-move webview#the-face-does-not-move vrm#the-face-doesnt-move; faq webview vrm
no blend shapes => bodies#no-blend-shapes-after-loading impunity#blend-shapes-are-missing fbx#the-face-has-no-blend-shapes; bodies
lashes do not close with eyes => blender#eyelashes-do-not-follow-the-lids three#the-eyes-blink-and-the-lashes-stay-open vrm#the-lids-close-the-lashes-stay; blender three vrm
dark circles around eyes => bodies#a-dark-ring-around-each-eye three#a-dark-ring-around-the-eyes-of-a-t2-avatar vrm#a-dark-ring-around-the-eyes; bodies three vrm
see through hair unity => faq#hair-strands-show-through-one-another; faq hair hair#strands-vanish-or-swap-while-the-avatar-turns
mixamo upload fails => mixamo#mixamo-refuses-the-file; mixamo mixamo#upload-it-to-mixamo
vrm thumbs wrong => vrm#thumbs-bend-the-wrong-way; vrm
numpy bool blender error => blender#module-numpy-has-no-attribute-bool; blender blender#blenders-python-has-no-numpy
export stays pending => flow#the-export-stays-pending; flow
render picture 404 => renders#the-download-fails-with-403-or-404; renders renders#keep-to-the-15-minutes
409 conflict customization => photos#409-from-setcustomization guide#status-409; photos api#setCustomization.response.409
session expired => overview#a-session-link-stops-working faq#the-session-link-no-longer-works; overview faq
user has no avatars => overview#the-person-sees-an-empty-list-of-avatars flow#the-person-has-no-avatars-although-they-made-some; overview flow
duplicate class gradle unity => faq#gradle-reports-duplicate-classes; faq
avatar lost after restart => faq#the-avatar-is-gone-after-a-restart; faq native#a-choice-is-lost-after-a-restart webview#keep-the-avatar-for-later
mesh not readable => impunity; impunity#project-settings impunity#load-at-run-time
skin shows through clothes => clothing#skin-pokes-through-in-the-middle-of-the-cloth; clothing clothing#paint-the-alpha-mask
toes poke through shoes => footwear#toes-poke-through-the-tip; footwear
hair color too dark => hair#every-color-comes-out-too-dark; hair hair#all-colors-look-dirty hair#paint-a-grayscale-base-color
asset not showing in creator => ux#a-saved-asset-is-missing-from-the-creator; ux ux#the-asset-shows-on-one-gender-only
chrome looking metal clothes => rules#everything-looks-like-chrome fbx#clothing-looks-like-plastic-or-chrome; rules fbx clothing#the-cloth-looks-metallic-or-black impunreal#everything-shines-like-metal
`,
);
