import path from 'node:path';
import {sampleFiles} from '../../plugins/samples/projects';

const all = sampleFiles(path.join(__dirname, '../../samples'));

/** The files of sample projects, without those that no test runs. */
const projects = (names: readonly string[], notRun: readonly string[] = []): string[] =>
  all.filter((file) => names.some((name) => file.startsWith(`${name}/`)) && !notRun.includes(file));

/** Parts that pages show of `web/first-avatar`, whose other files are a page of their own. */
const firstAvatarParts = [
  'close.js',
  'glb.js',
  'import-in-browser.js',
  'init-with-limit.ts',
  'options.js',
  'style.css',
].map((name) => `web/first-avatar/${name}`);
const customization = 'rest/shared/customization.json';

/** Samples that tests run, by test. Each of these tests fails unless it runs its complete list. */
export const executed = {
  /** tests/blender/samples.blender.ts, where Blender is installed */
  blender: projects(['blender/scripts'], ['blender/scripts/open_avatar.py']),
  /** tests/samples/bridge-messages.test.ts, and in three browsers tests/browsers/bridge.ts */
  bridge: ['mobile/bridge/bridge.js'] as const,
  /** tests/samples/glb.test.ts */
  glb: projects(['glb/node', 'glb/python']),
  /** tests/samples/curl.test.ts */
  curl: [...projects(['rest/curl']), customization],
  /** tests/samples/rest.test.ts */
  rest: [...projects(['rest/node', 'rest/python']), customization],
  /** tests/e2e/sample-pages.spec.ts */
  pages: projects(
    ['web/custom-ui', 'web/dialog', 'web/first-avatar', 'web/plain-iframe', 'web/quickstart'],
    firstAvatarParts,
  ),
  /** tests/e2e/sample-parts.spec.ts */
  parts: [...projects(['web/callbacks', 'web/editor-parts', 'web/overview']), ...firstAvatarParts],
  /** tests/e2e/sample-three.spec.ts */
  three: projects(
    ['three/avatar-stage', 'three/mixamo', 'three/parts'],
    ['three/avatar-stage/package.json', 'three/parts/compressed-loader.ts'],
  ),
  /** tests/e2e/sample-talk.spec.ts */
  talk: projects(['three/talk']),
  /** tests/e2e/sample-server.spec.ts */
  server: projects(['rest/shared'], [customization]),
};
