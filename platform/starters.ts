import results from './starter-results.json';

/** What the last run of `npm run test:starters` verified for a starter. */
export type StarterProof = 'parsed' | 'type-checked' | 'bundled' | 'built' | 'ran';

export interface StarterResult {
  /** ISO date of the run. */
  readonly date: string;
  readonly proofs: readonly StarterProof[];
  /** Whole seconds from the download of the archive to the visible avatar. */
  readonly secondsToAvatar?: number;
}

/** A complete project that readers download and run. Its own files are in the folder `site/samples/starters/<name>`. */
export interface Starter {
  /** Template of `create-avaturn-app`. */
  readonly name: string;
  readonly title: string;
  /** Its content: a phrase without a period. */
  readonly contains: string;
  /** Path of the page that starts from it. */
  readonly guide: string;
  /** Files shared with the site or another starter: path in the project → path from the site's folder. */
  readonly shares: Readonly<Record<string, string>>;
  /** A project of `site/samples/` whose files are part of it, because pages show them. */
  readonly sample?: string;
  /** The versions that it is written for: a sentence. */
  readonly limits?: string;
}

const license = {LICENSE: '../LICENSE'} as const;
const clips = {'public/clips.glb': 'static/models/clips.glb'} as const;
/** The script that runs in the creator's page. */
const bridge = 'samples/mobile/bridge/bridge.js';
const bridgeMessages = 'tests/fixtures/bridge-messages.json';
/** Files of the starter `web` that others have at the same place. */
const web = (...files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, `samples/starters/web/${file}`]));
const vite = web('.env', '.gitignore', 'src/style.css', 'src/vite-env.d.ts');

export const starters = [
  {
    name: 'web',
    title: 'Vite, TypeScript, and three.js',
    guide: '/docs/integration/web/html/#start-from-a-project',
    contains: 'the creator in a dialog, and the exported avatar in a three.js scene, with clips and a moving face',
    shares: {...license, ...clips},
  },
  {
    name: 'node',
    title: 'Node backend with Hono and TypeScript',
    guide: '/docs/integration/api/basic_flow/#start-from-a-project',
    contains: 'users, sessions, photo uploads, exports, renders, and webhooks in a queue with up to 12 attempts each',
    shares: license,
  },
  {
    name: 'react',
    title: 'React and React Three Fiber',
    guide: '/docs/integration/web/sdk/introduction/#start-from-a-project',
    contains: 'the creator in a dialog, and the exported avatar behind a useAvatar hook, with clips and a moving face',
    shares: {
      ...license,
      ...clips,
      ...vite,
      ...web('src/creator.ts', 'src/avatar.ts', 'src/clips.ts'),
    },
  },
  {
    name: 'babylon',
    title: 'Vite, TypeScript, and Babylon.js',
    guide: '/docs/integration/web/threejs/#react-three-fiber-babylonjs-and-godot',
    contains: 'the creator in a dialog, and the exported avatar in a Babylon.js scene, with clips and a moving face',
    shares: {
      ...license,
      ...clips,
      ...vite,
      ...web('src/creator.ts', 'index.html', 'tsconfig.json'),
    },
  },
  {
    name: 'capacitor',
    title: 'Capacitor, Vite, and three.js',
    guide: '/docs/integration/mobile/#react-native-flutter-and-capacitor',
    contains: 'the creator in a dialog, and the stored GLB in a three.js scene, with clips and a moving face',
    shares: {
      ...license,
      ...clips,
      ...vite,
      'src/bridge.js': bridge,
      ...web('index.html', 'tsconfig.json', 'vite.config.ts', 'src/avatar.ts', 'src/clips.ts', 'src/stage.ts'),
    },
  },
  {
    name: 'expo',
    title: 'React Native with Expo',
    guide: '/docs/integration/mobile/#react-native-flutter-and-capacitor',
    contains: 'the creator in a web view, and the stored GLB in 3D',
    sample: 'react-native/avatar',
    shares: {
      ...license,
      ...web('src/creator.ts'),
      'src/bridge.js': bridge,
      ...web('src/avatar.ts'),
      'src/AvatarStage.tsx': 'samples/starters/react/src/AvatarStage.tsx',
      'src/useAvatar.ts': 'samples/starters/react/src/useAvatar.ts',
    },
  },
  {
    name: 'flutter',
    title: 'Flutter',
    sample: 'flutter/avatar',
    guide: '/docs/integration/mobile/#react-native-flutter-and-capacitor',
    contains: 'the creator in a web view, and the stored GLB in 3D',
    shares: {...license, 'assets/bridge.js': bridge},
  },
  {
    name: 'android',
    title: 'Android with Kotlin and Gradle',
    guide: '/docs/integration/mobile/android/#quickstart',
    contains: 'the creator in a WebView, the camera permission, the bridge with its unit test, and the stored GLB',
    sample: 'android/avatar',
    shares: {
      ...license,
      'app/src/main/assets/bridge.js': bridge,
      'app/src/main/res/mipmap-xxxhdpi/ic_launcher.png': 'static/img/icon-192.png',
      'app/src/test/resources/bridge-messages.json': bridgeMessages,
    },
    limits: 'It is written for the Android Gradle plugin 9.2 and Android 16.',
  },
  {
    name: 'ios',
    title: 'iOS with Xcode and a Swift package',
    guide: '/docs/integration/mobile/ios/#quickstart',
    contains: 'the creator in a WKWebView, the camera permission, the bridge with its unit test, and the stored GLB',
    sample: 'ios/avatar',
    shares: {
      ...license,
      'AvatarCreator/Sources/AvatarCreator/bridge.js': bridge,
      'AvatarCreator/Tests/AvatarCreatorTests/bridge-messages.json': bridgeMessages,
    },
    limits: 'It is written for iOS 15 and Swift 5.9.',
  },
  {
    name: 'next',
    title: 'Next.js with the app router',
    guide: '/docs/integration/api/basic_flow/#start-from-a-project',
    contains:
      'server routes that make users and sessions, no token in the browser, a webhook route, and the avatar in a scene',
    shares: {
      ...license,
      ...clips,
      'app/style.css': 'samples/starters/web/src/style.css',
      'components/avatar.ts': 'samples/starters/web/src/avatar.ts',
      'components/clips.ts': 'samples/starters/web/src/clips.ts',
      'components/creator.ts': 'samples/starters/web/src/creator.ts',
      'components/AvatarStage.tsx': 'samples/starters/react/src/AvatarStage.tsx',
      'components/useAvatar.ts': 'samples/starters/react/src/useAvatar.ts',
      'components/useClips.ts': 'samples/starters/react/src/useClips.ts',
    },
  },
] as const satisfies readonly Starter[];

export type StarterName = (typeof starters)[number]['name'];

/** `November 23, 2026`. */
export const runDay = ({date}: StarterResult): string =>
  new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Path of a starter's archive from the site's root. */
export const starterArchive = (name: StarterName): string => `/samples/starters/${name}.zip`;

export const starterResults: Readonly<Partial<Record<StarterName, StarterResult>>> = results as Partial<
  Record<StarterName, StarterResult>
>;
