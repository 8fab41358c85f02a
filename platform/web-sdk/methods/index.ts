import {animationMethods} from './animations';
import {assetMethods} from './assets';
import {bodyMethods} from './bodies';
import {colorMethods} from './colors';
import {exportMethods} from './export';
import {identityMethods} from './identity';
import {lifecycleMethods} from './lifecycle';
import type {MethodRow} from './method';
import {proportionMethods} from './proportions';
import {oldestSdkVersion} from '../package';

/**
 * The public methods of `AvaturnSDK` by group. Source: type declarations and code of `@avaturn/sdk` 1.1.4; `since` from a
 * comparison of the published versions. The SDK forwards values without validation.
 */
const groups = {
  lifecycle: lifecycleMethods,
  assets: assetMethods,
  bodies: bodyMethods,
  animations: animationMethods,
  colors: colorMethods,
  proportions: proportionMethods,
  export: exportMethods,
  identity: identityMethods,
} as const satisfies Readonly<Record<string, readonly MethodRow[]>>;

export type SdkMethodGroup = keyof typeof groups;
export type SdkMethodName = (typeof groups)[SdkMethodGroup][number]['name'];

export interface SdkMethod extends Required<MethodRow> {
  readonly name: SdkMethodName;
  readonly group: SdkMethodGroup;
}

export const sdkMethodGroups = Object.keys(groups) as SdkMethodGroup[];

const defaults = {parameters: [], since: oldestSdkVersion, t2Only: false, range: null, notes: []} as const;

export const sdkMethods: readonly SdkMethod[] = sdkMethodGroups.flatMap((group) =>
  groups[group].map((row) => ({...defaults, ...row, group})),
);

/**
 * The methods of one group, or all methods.
 *
 * @throws if the group doesn't exist
 */
export function sdkMethodsOf(group?: string): readonly SdkMethod[] {
  if (group === undefined) return sdkMethods;
  const found = sdkMethods.filter((method) => method.group === group);
  if (found.length === 0) {
    throw new Error(`<SdkMethods group="${group}">: there is no such group. Use one of ${sdkMethodGroups.join(', ')}.`);
  }
  return found;
}
