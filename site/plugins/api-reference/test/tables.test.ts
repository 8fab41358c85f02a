import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import {apiTables} from '../model/tables';
import {drawFile, drawText, paths} from './documents';

const tables = apiTables((await drawFile(paths.avaturn)).model);

describe('errors', () => {
  const error = (status: string) => tables.errors.find((row) => row.status === status)!;

  test('name no operations if all of them may return it', () => {
    expect(error('401').operations).toEqual([]);
    expect(error('409').operations).toEqual([{id: 'setCustomization'}]);
    expect(error('410').operations).toEqual([{id: 'setCustomization'}]);
    const [createUser, ...others] = tables.operations;
    expect(createUser?.id).toBe('createUser');
    expect(error('404').operations.map(({id}) => id)).toEqual(others.map(({id}) => id));
  });

  test('mark the row if it is unconfirmed for all operations, otherwise the operation', () => {
    expect(error('404').unconfirmed).toBeTruthy();
    expect(error('404').operations.every(({unconfirmed}) => !unconfirmed)).toBe(true);
    expect(error('422').unconfirmed).toBeUndefined();
    expect(error('422').operations).toContainEqual({id: 'getCustomization'});
    expect(error('422').operations.find(({id}) => id === 'newExport')?.unconfirmed).toBeTruthy();
  });
});

test('the type of a field is in words', () => {
  const {fields} = tables.webhooks.find(({event}) => event === 'render.ready')!;
  const types = Object.fromEntries([...fields, ...tables.photoUpload].map(({name, type}) => [name, type]));
  expect(types).toMatchObject({
    event: '"render.ready"',
    avatar_id: 'string (uuid)',
    status: '"ready" or "failed"',
    render_url: 'string (uri) or null',
    'image-frontal': 'file (image/jpeg)',
  });
});

test('reports the location of a missing text that a table shows', async () => {
  const source = await readFile(paths.avaturn, 'utf8');
  const {model} = await drawText(source.replace(/^ +x-remedy: Choose another.*\n/m, ''));
  expect(() => apiTables(model)).toThrow('x-remedy of 410');
});
