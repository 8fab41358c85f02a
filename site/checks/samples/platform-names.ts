import {
  androidPermissions,
  iosSimulatorKeys,
  iosPhotosKey,
  iosUsageKeys,
  pageSdk,
  webViewBridge,
} from '@avaturn-docs/platform/mobile';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import {unityPackage} from '@avaturn-docs/platform/unity';
import {unrealModules, unrealSettings} from '@avaturn-docs/platform/unreal';
import {exportResultFields, sdkEvents, sdkPackage} from '@avaturn-docs/platform/web-sdk';
import {
  creatorFrame,
  creatorPageGlobals,
  legacyExportMessage,
  messageSources,
} from '@avaturn-docs/platform/wire-protocol';

/** Names of Avaturn that samples may use, from `platform/`. The SDK's methods are checked by their types: `type-check.ts`. */
export const platformNames = {
  events: new Set(sdkEvents.map(({name}) => name)),
  sdkVersions: new Set([sdkPackage.version]),
  messages: new Set([...Object.values(messageSources), legacyExportMessage.eventName]),
  /** Names inside a web view: globals of the page, bridges, message fields. */
  webView: new Set([
    ...Object.values(webViewBridge),
    ...Object.values(creatorPageGlobals),
    ...Object.entries(legacyExportMessage).flat(),
    pageSdk.name,
    pageSdk.query.name,
    pageSdk.query.value,
    pageSdk.environment.name,
    ...exportResultFields.map(({name}) => name),
    ...exportResultFields.flatMap(({type}) => [...type.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)),
  ]),
  joints: new Set(joints.map(({name}) => name)),
  morphTargets: new Set([
    ...Object.values(arkitMorphTargets).flat(),
    ...visemes,
    ...extraMorphTargets.map(({name}) => name),
  ]),
  /** Permissions, keys of manifests and settings, packages. */
  manifest: new Set([
    ...androidPermissions,
    ...iosUsageKeys,
    iosPhotosKey,
    ...iosSimulatorKeys,
    ...unrealModules,
    ...unrealSettings.map(({section, key, value}) => `[${section}] ${key}=${value}`),
    unityPackage.name,
    creatorFrame.id,
  ]),
};

export type PlatformNames = Readonly<Record<keyof typeof platformNames, ReadonlySet<string>>>;
