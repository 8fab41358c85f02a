/**
 * The published package `@avaturn/sdk`. Sizes in bytes. Source: the package itself (`sdk-1.1.4`, `sdk-history`).
 *
 * The registry's timestamps are out of order and aren't release dates, so there are none here.
 */
export type SdkVersion = (typeof sdkVersions)[number];

/** All versions that the npm registry lists, in order; read on 2026-11-22. */
export const sdkVersions = ['0.7.0', '1.1.0', '1.1.2', '1.1.4'] as const;

/** The first known version; its features may be older. */
export const oldestSdkVersion = '0.7.0' satisfies SdkVersion;

export const sdkPackage = {
  name: '@avaturn/sdk',
  version: '1.1.4',
  license: 'MIT',
  cdnUrl: 'https://cdn.jsdelivr.net/npm/@avaturn/sdk/dist/index.js',
  bundleBytes: {'0.7.0': 7_714, '1.1.0': 7_921, '1.1.2': 8_142, '1.1.4': 8_479},
  /** The exports at runtime; `Messaging` and `MessageType` are tagged private in the typings. */
  runtimeExports: ['AvaturnSDK', 'Messaging', 'MessageType', 'SDKErrors'],
} as const;

/** Sentence to append to a description, with a leading space: empty for what the oldest known version has. */
export const sinceNote = (version: SdkVersion): string =>
  version === oldestSdkVersion ? '' : ` Since version ${version}.`;
