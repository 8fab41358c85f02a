import {hasHeadlessShell, headlessShellPackage} from '../chromium';
import {findMiniBrowser, findNginx, hasBrotliModule, installDebianPackages, isInstalled} from '../debian';
import {findWrangler, installWrangler} from '../wrangler';

export const parts = ['check', 'unit', 'hosting', 'build', 'browser', 'browsers'] as const;
/** Parts that take minutes and rarely fail: only `--only` runs them. */
export const rareParts = ['blender', 'reproducible'] as const;
export type Part = (typeof parts)[number] | (typeof rareParts)[number];

/** A program that a part of the run needs, and that npm doesn't install. */
export interface Program {
  readonly part: Part;
  /** The tests that can't run without it. */
  readonly neededFor: string;
  readonly isThere: () => boolean;
  readonly packages?: readonly string[];
  readonly install?: () => void;
  /** The part runs without it, but slower. */
  readonly optional?: true;
  /** The test file that can't run without it, if there is only one. */
  readonly tests?: string;
}

export const programs = {
  nginx: {
    part: 'hosting',
    neededFor: 'the hosting contract on nginx',
    isThere: () => findNginx() !== undefined,
    packages: ['nginx'],
    tests: 'site/tests/hosting/nginx.test.ts',
  },
  brotli: {
    part: 'hosting',
    neededFor: 'the hosting contract on nginx with brotli',
    isThere: hasBrotliModule,
    packages: ['libnginx-mod-http-brotli-static'],
    tests: 'site/tests/hosting/nginx-brotli.test.ts',
  },
  wrangler: {
    part: 'hosting',
    neededFor: 'the hosting contract on Cloudflare Pages',
    isThere: () => findWrangler() !== undefined,
    install: installWrangler,
    tests: 'site/tests/hosting/cloudflare.test.ts',
  },
  blender: {
    part: 'blender',
    neededFor: 'the samples for Blender',
    isThere: () => isInstalled('blender'),
    // Blender needs NumPy to import glTF, but Debian's package only recommends it.
    packages: ['blender', 'python3-numpy'],
  },
  // Without these two, tests skip the samples that they run.
  python: {
    part: 'unit',
    neededFor: 'the samples in Python',
    isThere: () => isInstalled('python3'),
    packages: ['python3'],
  },
  curl: {part: 'unit', neededFor: 'the samples for curl', isThere: () => isInstalled('curl'), packages: ['curl']},
  headlessShell: {
    part: 'browser',
    neededFor: 'browser tests in half the time',
    isThere: hasHeadlessShell,
    packages: [headlessShellPackage],
    optional: true,
  },
  firefox: {
    part: 'browsers',
    neededFor: 'the site in Firefox',
    isThere: () => isInstalled('firefox-esr') && isInstalled('Xvfb'),
    packages: ['firefox-esr', 'xvfb'],
    tests: 'site/tests/browsers/firefox.browser.ts',
  },
  webkit: {
    part: 'browsers',
    neededFor: 'the site in WebKit',
    isThere: () => findMiniBrowser() !== undefined && isInstalled('WebKitWebDriver') && isInstalled('Xvfb'),
    packages: ['webkit2gtk-driver', 'xvfb'],
    tests: 'site/tests/browsers/webkit.browser.ts',
  },
} satisfies Readonly<Record<string, Program>>;

/** Installs the missing programs, all Debian packages at once. */
export function installMissing(all: readonly Program[]): void {
  const missing = all.filter(({isThere}) => !isThere());
  installDebianPackages(missing.flatMap(({packages = []}) => packages));
  for (const {install} of missing) install?.();
}
