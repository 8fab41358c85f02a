import {animationMethods} from './animations';
import {assetMethods} from './assets';
import {bodyMethods} from './bodies';
import {colorMethods} from './colors';
import {exportMethods} from './export';
import {identityMethods} from './identity';
import {lifecycleMethods} from './lifecycle';
import {sdkMethodGroups, type SdkMethod} from './method';
import {proportionMethods} from './proportions';

export {sdkMethodGroups, type SdkMethod, type SdkMethodGroup} from './method';

/**
 * The public methods of `AvaturnSDK` by group. Source: type declarations and code of `@avaturn/sdk` 1.1.4; `since` from a
 * comparison of the published versions. The SDK forwards values without validation.
 */
const methods = [
  ...lifecycleMethods,
  ...assetMethods,
  ...bodyMethods,
  ...animationMethods,
  ...colorMethods,
  ...proportionMethods,
  ...exportMethods,
  ...identityMethods,
] as const satisfies readonly SdkMethod[];

export type SdkMethodName = (typeof methods)[number]['name'];

export const sdkMethods: readonly (SdkMethod & {readonly name: SdkMethodName})[] = methods;

/**
 * The methods of one group, or all methods.
 *
 * @throws if the group doesn't exist
 */
export function sdkMethodsOf(group?: string): typeof sdkMethods {
  if (group === undefined) return sdkMethods;
  const found = sdkMethods.filter((method) => method.group === group);
  if (found.length === 0) {
    throw new Error(`<SdkMethods group="${group}">: there is no such group. Use one of ${sdkMethodGroups.join(', ')}.`);
  }
  return found;
}
