import {readFileSync} from 'node:fs';
import path from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {parse} from 'yaml';
import {exportResultFields, sdkReleases} from '@avaturn-docs/platform/web-sdk';
import type {Block} from './blocks';
import type {PlatformNames} from './platform-names';

/**
 * Compares a block without a sample with `platform/` and `platform/openapi/`. Returns undefined if neither has values of its kind,
 * otherwise the problems, if any.
 */
export type MatchValue = (block: Block) => string[] | undefined;

/** @param root the project's folder, for the API description */
export function valueMatcher(root: string, names: PlatformNames): MatchValue {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({
    ...(parse(readFileSync(path.join(root, '../platform/openapi/avaturn.yaml'), 'utf8')) as object),
    $id: 'api',
  });

  const faultsBy = (pointer: string, value: unknown): string[] => {
    const validate = ajv.compile({$ref: `api#${pointer}`});
    return validate(value)
      ? []
      : [`Fix the value, which platform/openapi/avaturn.yaml forbids: ${ajv.errorsText(validate.errors)}.`];
  };
  const json = (value: Readonly<Record<string, unknown>>): string[] | undefined => {
    if (typeof value['event'] === 'string') {
      return names.webhooks.has(value['event'])
        ? faultsBy(`/webhooks/${value['event']}/post/requestBody/content/application~1json/schema`, value)
        : [
            `platform/openapi/avaturn.yaml does not know the webhook \`${value['event']}\`. Correct the name, or add it there.`,
          ];
    }
    if ('detail' in value) return faultsBy('/components/schemas/HTTPValidationError', value);
    if ('user_id' in value && 'config' in value) return faultsBy('/components/schemas/NewSessionRequest', value);
    if ('urlType' in value) return exportFaults(Object.keys(value));
    return undefined;
  };

  return ({language, text}) => {
    if (language === 'json') return json(JSON.parse(text) as Record<string, unknown>);
    if (language === 'text') return names.manifest.has(text) ? [] : undefined;
    const versions = [...text.matchAll(/@avaturn\/sdk@([\w.]+)/g)].map(([, version]) => version);
    return versions.length === 0
      ? undefined
      : versions.filter(isUnknown).map((version) => unknownVersion(version ?? ''));
  };
}

function exportFaults(keys: readonly string[]): string[] {
  const known = exportResultFields.map(({name}) => name);
  const wrong = [...keys.filter((key) => !known.includes(key)), ...known.filter((name) => !keys.includes(name))];
  return wrong.map((name) => `\`${name}\` is in the value or in platform/web-sdk/types.ts, and not in both.`);
}

const isUnknown = (version: string | undefined) => !sdkReleases.some((release) => release.version === version);
const unknownVersion = (version: string) =>
  `platform/web-sdk/change-log.ts does not know @avaturn/sdk ${version}. Correct the version, or add it there.`;
