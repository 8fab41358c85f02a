import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import {apiTables} from '../model/tables';
import {drawFile, drawText, paths} from './documents';

const tables = apiTables((await drawFile(paths.avaturn)).model);

test('operations follow the order of the flow', () => {
  expect(tables.operations).toHaveLength(10);
  expect(tables.operations[0]).toEqual({
    id: 'createUser',
    method: 'POST',
    path: '/api/v1/users/new',
    purpose: 'Create a user',
  });
});

describe('errors', () => {
  const error = (status: string) => tables.errors.find((row) => row.status === status)!;

  test('appear once for each status, in order', () => {
    expect(tables.errors.map(({status}) => status)).toEqual(['401', '403', '404', '409', '410', '422']);
  });

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

describe('webhooks', () => {
  test('contain the lifetime of their link, if a number is published', () => {
    expect(tables.webhooks.map(({event, link}) => [event, link?.field, link?.text.includes('15 minutes')])).toEqual([
      ['avatar.ready', undefined, undefined],
      ['export.ready', 'export_url', false],
      ['render.ready', 'render_url', true],
    ]);
  });

  test('show the type of each field in words', () => {
    const render = tables.webhooks.find(({event}) => event === 'render.ready')!;
    const types = Object.fromEntries(render.fields.map(({name, type}) => [name, type]));
    expect(types).toMatchObject({
      event: '"render.ready"',
      avatar_id: 'string (uuid)',
      status: '"ready" or "failed"',
      render_url: 'string (uri) or null',
    });
  });
});

test("scenes mark the one that isn't described", () => {
  expect(tables.scenes.filter(({unconfirmed}) => unconfirmed).map(({name}) => name)).toEqual(['common/preview']);
});

test('session types are named as the platform spells them', () => {
  expect(tables.sessionTypes.map(({type, fields}) => [type, fields])).toEqual([
    ['create_or_edit_existing', []],
    ['create', []],
    ['edit_existing', ['avatar_id']],
  ]);
});

test('the photo upload shows which parts are optional', () => {
  expect(tables.photoUpload.filter(({required}) => !required)).toMatchObject([{name: 'telephoto', default: 'false'}]);
  expect(tables.photoUpload.find(({name}) => name === 'image-frontal')?.type).toBe('file (image/jpeg)');
});

test('reports the location of a missing text that a table shows', async () => {
  const source = await readFile(paths.avaturn, 'utf8');
  const {model} = await drawText(source.replace(/^ +x-remedy: Choose another.*\n/m, ''));
  expect(() => apiTables(model)).toThrow('x-remedy of 410');
});
