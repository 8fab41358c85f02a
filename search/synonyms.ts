type Phrase = readonly string[];

/** Words that a reader types, and words of the docs to look up as well. */
interface SearchSynonym {
  readonly from: readonly Phrase[];
  readonly to: readonly Phrase[];
  /** Confidence that the second word is meant, from 0 to 1. */
  readonly weight: number;
  /** Whether the words to look up are the title of the section about the typed word. */
  readonly isTitle: boolean;
}

/** Names of the same thing count almost as much as the typed one; related things count half. */
const same = 0.75;
const related = 0.4;
/** The written phrase is the title of the section about the typed word. */
const about = 0.95;

/**
 * Names for the same thing. A typed phrase also finds the others of its group. Words are lowercase and singular: search
 * handles plurals and suffixes.
 */
const groups: readonly (readonly [weight: number, names: string])[] = [
  [same, 'blend shape, blendshape, morph target, shape key, morph, facial expression, face animation'],
  [same, 'rig, skeleton, bone, joint, armature'],
  [same, 'glasses, eyewear, sunglasses, spectacles'],
  [same, 'shoe, footwear, sneaker, boot'],
  [same, 'outfit, clothing, clothes, garment, apparel, shirt, jacket, dress, trousers, pants, hoodie'],
  [same, 'hair, hairstyle, haircut'],
  [same, 'hat, cap, headwear, helmet'],
  [same, 'color, colour'],
  [same, 'gray, grey'],
  [same, 'pink, magenta, purple'],
  [same, 'customize, customise, customization, customisation, personalize'],
  [same, 'phone, mobile, smartphone'],
  [same, 'web view, webview'],
  [same, 'selfie, photo, picture of a face'],
  [related, 'upload, send'],
  [related, 'change, set, edit'],
  [related, 'picture, image, render, thumbnail, screenshot, portrait'],
  [related, 'api key, token, secret, bearer, authorization, authentication, credentials'],
  [same, 'webhook, callback url, server event, notification, notify'],
  [same, 'callback, event, listener, event handler'],
  [same, 'log in, login, sign in, signin, google sign-in, oauth'],
  [related, 'avatar, character, model'],
  [related, 'creator, editor, configurator'],
  [related, 'iframe, frame'],
  [same, 'user, person, people, player'],
  [same, 'delete, remove, erase'],
  [related, 'create, make, new, generate'],
  [related, 'animation, animate, motion, dance, clip'],
  [same, 'convert, conversion, converter, transform'],
  [same, 'unreal, unreal engine, ue, ue5, ue4'],
  [related, 'three, three.js, threejs'],
  [same, 'ios, iphone, ipad, swift, wkwebview'],
  [same, 'android, kotlin'],
  [same, 'polygon, triangle, poly count, polycount, vertices, budget'],
  [related, 'texture, material, map'],
  [related, 'size, dimension, resolution, megabyte, file size'],
  [same, 'rate limit, quota, throttling'],
  [same, 'expire, expiry, expired, lifetime, lifespan, valid for'],
  [related, 'plan, pricing, subscription, paid'],
  [same, 'lip sync, lipsync, viseme, mouth shape'],
  [same, 'camera, webcam, microphone'],
  [same, 'permission, access, grant'],
  [same, 'install, installation, set up, setup, add package'],
  [related, 'react, next, vue, angular, svelte, framework'],
  [related, 'error, failure, problem, fault, bug, exception'],
  [related, 'not work, troubleshoot, troubleshooting, fix, faq'],
  [related, 'download, save, keep, store'],
  [same, 'parameter, option, argument, field, property'],
  [same, 'body type, body, t1, t2'],
  [related, 'height, scale, proportion, tall'],
  [related, 'dark, black, washed out'],
  [same, 'a pose, t pose, rest pose, bind pose'],
  [related, 'user id, external user, own users'],
  [related, 'local storage, session storage, cookie'],
  [same, 'csp, content security policy'],
  [same, 'server side rendering, ssr, server rendering'],
  [same, 'vrchat, vrm, vtuber, vtubing'],
  [same, 'version, release, release notes, changelog, change log, history'],
  [related, 'test, sample, demo, example'],
  [same, 'allow list, allowlist, whitelist, firewall'],
  [same, 'host, domain'],
  [same, 'support, contact'],
  [same, 'desktop, standalone, windows, macos'],
  [same, 'headless, without a display, without the window, command line'],
  [same, 'verify, check, validate'],
  [same, 'back end, backend, server'],
  [same, 'refuse, reject, deny, block'],
  [same, 'small, tiny, little'],
  [same, 'large, big, huge, giant'],
  [same, 'lash, eyelash'],
  [related, 'fire, arrive, receive, trigger'],
  [same, 'resolve, settle, hang, pending'],
  [related, 'crash, stop, quit'],
  [same, 'cors, cross-origin, access-control-allow-origin'],
  [same, 'cross-origin isolation, crossoriginisolated, coep'],
  [same, 'ready player me, readyplayerme'],
  [same, 'two, several, multiple'],
  [same, 'npm, yarn, pnpm'],
  [related, 'contain, inside, include'],
  [same, 'simulator, sandbox, mock, emulator'],
  [same, 'ring, circle, halo'],
];

/** Typed words and the docs' words for them, in this direction only. */
const leads: readonly (readonly [weight: number, typed: string, written: string])[] = [
  [about, 'price, pricing, cost, fee, billing, charge, free, pay, much', 'what it costs'],
  [related, 'price, cost, free', 'plan'],
  [
    about,
    'legal, license, licence, commercially, commercial, copyright, rights, owner, terms, consent, retention',
    'who owns an avatar',
  ],
  [related, 'own', 'who owns an avatar'],
  [same, 'commercially, commercial', 'what it costs'],
  [about, 'ask, question, contact, email, discord, forum, community, human', 'get support'],
  [same, 'my data, gdpr, personal data, account', 'delete user'],
  [related, 'privacy, data protection, store review', 'before you publish'],
  [about, 'lip sync from audio, lip sync audio, audio, talk, talking, speech, speak, voice, tts', 'make it talk'],
  [
    about,
    'face animation, facial animation, animate face, animate the face',
    'move the face, move the face of a t2 avatar',
  ],
  [related, 'audio, talk, talking, speech, speak, voice, tts', 'viseme'],
  [about, 'wink', 'eyeblinkleft, eyeblinkright'],
  [same, 'atlas, texture atlas, textureatlas', 'texture size'],
  [
    about,
    'shrink, compress, smaller, optimize, optimise, reduce, too big, too large, too heavy',
    'check and optimize a glb, optimize file',
  ],
  [related, 'shrink, compress, compression, smaller, too big, too large, too heavy', 'size to expect'],
  [related, 'draco, meshopt, ktx, ktx2, webp', 'importing, compression'],
  [related, 'performance, fps, lag', 'slow, size to expect, budget'],
  [same, 'react native, flutter, capacitor, cordova, ionic, expo, xamarin', 'mobile, web view'],
  [related, 'godot, roblox, babylon, playcanvas, unsupported engine', 'importing, find your integration'],
  [related, 'metahuman', 'import unreal'],
  [
    about,
    'nextjs, next.js, nuxt, remix, gatsby, sveltekit, window is not defined, document is not defined',
    'render on a server',
  ],
  [same, 'black screen, blank screen, white screen', 'camera black'],
  [same, 'black screen, blank, white screen, nothing shows', 'empty'],
  [same, 'nothing happens, no response, does nothing', 'nothing arrives, nothing opens, never settles'],
  [same, 'motion capture, mocap, walk, run cycle, dance, animate', 'mixamo'],
  [same, 'swagger, postman, insomnia, endpoint, curl', 'rest api'],
  [related, 'beard, mustache, makeup, tattoo, eyebrow', 'hair, what users can change'],
  [
    about,
    'get started, getting started, quickstart, quick start, hello world, first steps, beginner, introduction',
    'what is avaturn, html and javascript',
  ],
  [related, 'pixel streaming, lumen, nanite', 'unreal engine'],
  [same, 'white label, branding, theme, logo', 'brand'],
  [related, 'language, translate, translation, localization, i18n', 'brand'],
  [same, 'unauthorized', '401'],
  [same, 'forbidden', '403'],
  [same, 'conflict', '409'],
  [same, 'unprocessable', '422'],
  [related, 'network, replicate, replication, photon', 'multiplayer'],
  [related, 'unauthorized, forbidden', '401 or 403'],
  [same, 'embed', 'iframe'],
  [related, 'iframe, frame', 'creator'],
  [related, 'creator', 'iframe, frame'],
  [same, 'website, browser', 'web, html'],
  [related, 'edit later, reopen, existing avatar', 'edit existing, second time'],
  [same, 'own clothes, own assets, custom clothes, custom asset', 'create an asset'],
  [same, 'own ui, own interface, own controls, hide ui, hide controls', 'custom ui'],
  [related, 'signing up, sign up, registering, register', 'without an account'],
  [
    about,
    'local creator, creator on localhost, simulator creator, creator of the simulator, creator simulator, creator url simulator, simulated creator',
    'html and javascript',
  ],
  [same, 'know when, find out when', 'event, callback'],
  [about, 'notify, notification, know when', 'webhooks, a receiver'],
  [
    about,
    'export finished, export is finished, export finishes, finished export, export done, export is done, export ready, export is ready',
    'webhooks, a receiver',
  ],
  [related, 'finished, result', 'export'],
  [related, 'play', 'animation'],
  [same, 'mouth', 'face'],
  [related, 'expired', 'no longer works, stops working'],
  [related, 'crash', 'stops'],
  [same, 'tool', 'importing'],
  [same, 'camera black, camera not work, camera not working', 'camera does not start'],
  [same, 'server side rendering, ssr', 'render on a server'],
  [same, 'how big, file size, big file', 'size to expect'],
  [about, 'polygon count, poly count, triangle count, how many polygons', 'size to expect'],
  [about, 'how tall', 'pose axes and units'],
  [about, 'lod, level of detail', 'make a file smaller'],
  [
    about,
    'iframe blank, blank iframe, iframe white, white iframe, iframe empty, empty iframe',
    'the frame is there and has no height, the dialog is empty',
  ],
  [
    about,
    'notallowederror, camera denied, camera blocked, camera permission denied, camera access denied',
    'allow the camera, the camera is refused',
  ],
  [about, 'language of creator, creator language, change language', 'what you can brand'],
  [about, 'blocked by csp, x-frame-options, frame-ancestors', 'write a content security policy'],
];

const phrases = (list: string): Phrase[] => list.split(',').map((phrase) => phrase.trim().split(' '));

export const searchSynonyms: readonly SearchSynonym[] = [
  ...groups.map(([weight, names]) => ({from: phrases(names), to: phrases(names), weight, isTitle: false})),
  ...leads.map(([weight, typed, written]) => ({
    from: phrases(typed),
    to: phrases(written),
    weight,
    isTitle: weight === about,
  })),
];

/** Words that describe a problem, so that troubleshooting entries are preferred. */
export const symptomWords: ReadonlySet<string> = new Set(
  (
    'not no never nothing cannot doesn isn won aren didn wasn couldn fail fails failed failing failure error errors exception black blank empty ' +
    'white missing wrong stuck stops stopped crash crashes crashed broken refused refuses denied blocked blocks slow laggy freeze freezes frozen hangs hang ' +
    'twice gone lost disappears disappeared invisible flicker flickers twisted pink magenta gray grey invalid undefined unexpected ' +
    'problem issue bug weird strange unable expired rejected pending timeout explodes floats floating pokes holes hole jagged blurred blurry'
  ).split(' '),
);
