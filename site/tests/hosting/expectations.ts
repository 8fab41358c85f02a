/**
 * The hosting contract as data: `contract.ts` tests it against each server. A row has one request and its expected response.
 */
import {hostRedirects, redirects} from '../../config/redirects';
import {routes} from '../../data/routes';
import {toolPath, tools} from '../../data/tools';
import {type Expectation, html, notFound, revalidated} from './expectation';
import {securityHeaders} from './headers';
import {above, missing, refused} from './refusals';

/** Files of the tested build that represent their kind. */
export interface SampleFiles {
  /** A script under /assets/ with a hashed name and compressed copies. */
  readonly script: string;
  /** A large file without compression and without a hashed name. */
  readonly binary: string;
  readonly binarySize: number;
}

const cachedForGood = /^(?=.*\bpublic\b)(?=.*\bmax-age=31536000\b)(?=.*\bimmutable\b)/;

const pages: readonly Expectation[] = routes.map(({path}) => ({
  name: 'is a page that is revalidated',
  path,
  status: 200,
  has: {
    'content-type': html,
    'cache-control': revalidated,
    etag: /"/,
    vary: /accept-encoding/i,
    'last-modified': null,
  },
  body: 'page',
}));

const moved: readonly Expectation[] = [...hostRedirects()].flatMap(([path, location]) => [
  {name: 'moves for good, in one hop', path, status: 301, location},
  {
    name: 'keeps its query string',
    path: `${path}?q=a%20b&x=%2F`,
    status: 301,
    location: `${location}?q=a%20b&x=%2F`,
  },
]);

const heads: readonly Expectation[] = [
  {
    name: 'responds as GET does, without the body',
    method: 'HEAD',
    path: '/docs/importing/',
    status: 200,
    has: {'content-type': html, 'content-length': /^[1-9]\d*$/, etag: /"/},
    body: 'empty',
  },
  {
    name: 'redirects',
    method: 'HEAD',
    path: '/docs',
    status: 301,
    location: redirects[0]?.to,
    body: 'empty',
  },
  {
    name: 'redirects without the question mark of an empty query string',
    path: `${redirects[0]?.from}?`,
    status: 301,
    location: redirects[0]?.to,
  },
  {name: 'is not found', method: 'HEAD', path: '/nothing/', status: 404, body: 'empty'},
];

const codings = (brotli: boolean): readonly Expectation[] =>
  (
    [
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0, gzip;q=0', null],
      ['identity', null],
      ['', null],
      ['deflate, zstd', null],
    ] as const
  )
    .map(([accept, best]) => [accept, best === 'br' && !brotli ? 'gzip' : best] as const)
    .flatMap(([accept, coding]) =>
      ['/', '/docs/importing/', '/nothing/'].map((path) => ({
        name: `is sent as ${coding ?? 'it is'} for "${accept}"`,
        path,
        headers: {'Accept-Encoding': accept},
        status: path === '/nothing/' ? 404 : 200,
        has: {'content-encoding': coding, vary: /accept-encoding/i, 'content-type': html},
        body: 'page' as const,
      })),
    );

function files({script, binary, binarySize}: SampleFiles): readonly Expectation[] {
  const part = (range: string, status: number, size: number | undefined, has?: string): Expectation => ({
    name: `responds to ${range} with ${status}`,
    path: binary,
    headers: {Range: range},
    status,
    has: has === undefined ? {'content-range': null} : {'content-range': has},
    ...(size === undefined ? {} : {body: size}),
  });
  const last = binarySize - 1;
  const [tool] = tools;
  return [
    {
      name: 'is cached for good under its version, because npm keeps a package by its address too',
      path: toolPath(tool!),
      status: 200,
      has: {'cache-control': cachedForGood, 'content-type': /gzip/},
    },
    {
      name: 'is revalidated as the copy without a version',
      path: toolPath({name: tool!.name}),
      status: 200,
      has: {'cache-control': revalidated},
    },
    {
      name: 'is cached for good under its hashed name',
      path: script,
      status: 200,
      has: {
        'cache-control': cachedForGood,
        'content-type': /^text\/javascript|^application\/javascript/,
        vary: /accept-encoding/i,
      },
      body: 'page',
    },
    {
      name: 'is revalidated, for its name says nothing of its content',
      path: binary,
      status: 200,
      has: {'cache-control': revalidated, 'accept-ranges': 'bytes'},
      body: binarySize,
    },
    {
      name: 'is not found as a compressed copy',
      path: `${script}.br`,
      ...notFound,
    },
    {
      name: 'is not found under an old hash',
      path: '/assets/js/main.00000000.js',
      ...notFound,
    },
    part('bytes=0-0', 206, 1, `bytes 0-0/${binarySize}`),
    part('bytes=100-199', 206, 100, `bytes 100-199/${binarySize}`),
    part('bytes=-500', 206, 500, `bytes ${last - 499}-${last}/${binarySize}`),
    part(`bytes=${last}-`, 206, 1, `bytes ${last}-${last}/${binarySize}`),
    part(`bytes=10-${binarySize * 2}`, 206, binarySize - 10, `bytes 10-${last}/${binarySize}`),
    part(`bytes=${binarySize}-`, 416, undefined, `bytes */${binarySize}`),
    part('lines=1-2', 200, binarySize),
  ];
}

/** The complete table for a build. Checks that need an earlier response, such as 304, are in `contract.ts`. */
export function expectations(samples: SampleFiles, {brotli}: {readonly brotli: boolean}) {
  return {
    pages,
    moved,
    missing,
    above,
    refused,
    heads,
    codings: codings(brotli),
    files: files(samples),
    securityHeaders,
  } satisfies Readonly<Record<string, readonly Expectation[]>>;
}

export type ExpectationTable = ReturnType<typeof expectations>;
