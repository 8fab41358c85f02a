import path from 'node:path';
import {lint, loadConfig} from '@redocly/openapi-core';
import type {CheckResult} from './finding';

/** Lints the OpenAPI file with the rules of `platform/openapi/redocly.yaml`. */
export default async function openapiFile(root: string, file = 'avaturn.yaml'): Promise<CheckResult> {
  const folder = path.join(root, '../platform/openapi');
  const config = await loadConfig({configPath: path.join(folder, 'redocly.yaml')});
  const problems = await lint({ref: path.resolve(folder, file), config});
  return {
    examined: 1,
    findings: problems
      .filter(({ignored}) => !ignored)
      .map(({message, ruleId, location: [place]}) => ({
        where: `platform/openapi/${file}${place?.pointer ?? ''}`,
        message: `${message} (${ruleId})`,
      })),
  };
}
