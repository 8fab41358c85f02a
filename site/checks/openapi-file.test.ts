import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import openapiFile from './openapi-file';

test('an operation without a summary is a finding', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const file = path.join(folder, 'broken.yaml');
  const text = readFileSync('../platform/openapi/avaturn.yaml', 'utf8');
  writeFileSync(file, text.replace(/^ {6}summary: .*\n/m, ''));
  const {findings} = await openapiFile('.', file);
  rmSync(folder, {recursive: true});
  expect(findings.map(({message}) => message)).toContainEqual(expect.stringContaining('(operation-summary)'));
});
