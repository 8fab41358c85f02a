import {readFileSync} from 'node:fs';
import path from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {parse} from 'yaml';
import {exportResultFields, sdkReleases} from '@avaturn-docs/platform/web-sdk';
import type {Block} from './blocks';

/** Problems of a block without a sample, where `platform/` or `platform/openapi/` has values of its kind. */
export type MatchValue = (block: Block) => string[];

/** @param root the project's folder, for the API description */
export function valueMatcher(root: string): MatchValue {
  const api = parse(readFileSync(path.join(root, '../platform/openapi/avaturn.yaml'), 'utf8')) as {
    readonly webhooks: object;
  };
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({...api, $id: 'api'});

  const faultsBy = (pointer: string, value: unknown): string[] => {
    const validate = ajv.compile({$ref: `api#${pointer}`});
    return validate(value)
      ? []
      : [`Fix the value, which platform/openapi/avaturn.yaml forbids: ${ajv.errorsText(validate.errors)}.`];
  };
  const json = (value: Readonly<Record<string, unknown>>): string[] => {
    const {event} = value;
    if (typeof event === 'string') {
      return Object.hasOwn(api.webhooks, event)
        ? faultsBy(`/webhooks/${event}/post/requestBody/content/application~1json/schema`, value)
        : [`platform/openapi/avaturn.yaml does not know the webhook \`${event}\`. Correct the name, or add it there.`];
    }
    if ('detail' in value) return faultsBy('/components/schemas/HTTPValidationError', value);
    if ('user_id' in value && 'config' in value) return faultsBy('/components/schemas/NewSessionRequest', value);
    return 'urlType' in value ? exportFaults(Object.keys(value)) : [];
  };

  return ({language, text}) => {
    if (language === 'json') return json(JSON.parse(text) as Record<string, unknown>);
    const versions = [...text.matchAll(/@avaturn\/sdk@([\w.]+)/g)].map(([, version]) => version);
    return versions
      .filter((version) => !sdkReleases.some((release) => release.version === version))
      .map(
        (version) =>
          `platform/web-sdk/change-log.ts does not know @avaturn/sdk ${version}. Correct the version, or add it there.`,
      );
  };
}

function exportFaults(keys: readonly string[]): string[] {
  const known = exportResultFields.map(({name}) => name);
  const wrong = [...keys.filter((key) => !known.includes(key)), ...known.filter((name) => !keys.includes(name))];
  return wrong.map((name) => `\`${name}\` is in the value or in platform/web-sdk/types.ts, and not in both.`);
}
