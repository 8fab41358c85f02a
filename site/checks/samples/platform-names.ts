import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
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

/** All names of Avaturn that samples may use, from `platform/` and the API description. */
export interface PlatformNames {
  readonly events: ReadonlySet<string>;
  readonly messages: ReadonlySet<string>;
  /** Names inside a web view: globals of the page, bridges, message fields. */
  readonly webView: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly morphTargets: ReadonlySet<string>;
  /** Permissions, keys of manifests and settings, packages. */
  readonly manifest: ReadonlySet<string>;
  readonly webhooks: ReadonlySet<string>;
}

/** @param root the project's folder, for the API description */
export function platformNames(root: string): PlatformNames {
  const api = parse(readFileSync(path.join(root, '../platform/openapi/avaturn.yaml'), 'utf8')) as {
    readonly webhooks: Readonly<Record<string, unknown>>;
  };
  return {
    events: new Set(sdkEvents.map(({name}) => name)),
    messages: new Set([...Object.values(messageSources), legacyExportMessage.eventName]),
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
    manifest: new Set([
      ...androidPermissions,
      ...iosUsageKeys,
      iosPhotosKey,
      ...iosSimulatorKeys,
      ...unrealModules,
      ...unrealSettings.map(({section, key, value}) => `[${section}] ${key}=${value}`),
      unityPackage.name,
      `@${sdkPackage.version}`,
      creatorFrame.id,
    ]),
    webhooks: new Set(Object.keys(api.webhooks)),
  };
}
