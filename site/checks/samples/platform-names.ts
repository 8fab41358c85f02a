import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {
  androidPermissions,
  iosSimulatorKeys,
  iosUsageKeys,
  pageSdk,
  webViewBridge,
} from '@avaturn-docs/platform/mobile';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import {unityPackage} from '@avaturn-docs/platform/unity';
import {unrealModules, unrealSettings} from '@avaturn-docs/platform/unreal';
import {
  exportResultFields,
  sdkErrorValues,
  sdkEvents,
  sdkInitParams,
  sdkMethods,
  sdkPackage,
  sdkTypes,
} from '@avaturn-docs/platform/web-sdk';
import {
  creatorFrame,
  creatorPageGlobals,
  legacyExportMessage,
  messageSources,
} from '@avaturn-docs/platform/wire-protocol';
import {tokenVariable} from '../../plugins/api-reference/samples/request';

/** An operation as `GET /users/{}/avatars`, without the base path and parameter names. */
export type OperationKey = string;

/** All names of Avaturn that samples may use, from `platform/` and the API description. */
export interface PlatformNames {
  /** Methods, fields and types of the web SDK. */
  readonly sdk: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly messages: ReadonlySet<string>;
  /** Names inside a web view: globals of the page, bridges, message fields. */
  readonly webView: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly morphTargets: ReadonlySet<string>;
  /** Permissions, keys of manifests and settings, packages. */
  readonly manifest: ReadonlySet<string>;
  readonly operations: ReadonlySet<OperationKey>;
  readonly webhooks: ReadonlySet<string>;
  /** Environment variables: one for the token and one for the base URL, the same in guides and API reference. */
  readonly environment: ReadonlySet<string>;
}

/** @param root the project's folder, for the API description */
export function platformNames(root: string): PlatformNames {
  const api = parse(readFileSync(path.join(root, '../platform/openapi/avaturn.yaml'), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly webhooks: Readonly<Record<string, unknown>>;
  };
  return {
    sdk: new Set([
      'AvaturnSDK',
      'SDKErrors',
      ...sdkMethods.flatMap(({name, signature}) => [name, ...fieldsIn(signature)]),
      ...sdkEvents.flatMap(({callback}) => fieldsIn(callback)),
      ...sdkInitParams.map(({name}) => name),
      ...sdkTypes.flatMap(({name, fields}) => [name, ...(fields ?? []).map((field) => field.name)]),
      ...sdkErrorValues.map(({name}) => name),
    ]),
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
      ...iosSimulatorKeys,
      ...unrealModules,
      ...unrealSettings.map(({section, key, value}) => `[${section}] ${key}=${value}`),
      unityPackage.name,
      `@${sdkPackage.version}`,
      creatorFrame.id,
    ]),
    operations: new Set(
      Object.entries(api.paths).flatMap(([address, methods]) =>
        Object.keys(methods)
          .filter((method) => /^(get|post|put|patch|delete)$/.test(method))
          .map((method) => operationKey(method, address)),
      ),
    ),
    webhooks: new Set(Object.keys(api.webhooks)),
    environment: new Set([tokenVariable, 'AVATURN_API_URL']),
  };
}

/** Names before a colon in a TypeScript type. */
function fieldsIn(type: string): string[] {
  return [...type.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);
}

/** @param address path with `{name}` or other braces for its parameters, with or without `/api/v1` */
export function operationKey(method: string, address: string): OperationKey {
  const bare = address.replace(/^\/api\/v1/, '').replace(/\$?\{[^}]*\}|\$\w+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '{}');
  return `${method.toUpperCase()} ${bare}`;
}
