import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ExampleRequest, FormData} from '../form';
import {LivePage} from './live-page';
import {code} from './small-page';

const request = (path: string): ExampleRequest => ({
  shape: {
    method: 'get',
    server: 'https://api.example.com',
    path,
    parameters: [],
    secrets: [],
    files: [],
    returnsJson: true,
  },
  values: {parameters: {}},
});

const data: FormData = {
  named: {},
  operations: {
    first: {...request('/first'), parameters: []},
    second: {...request('/second'), parameters: []},
  },
};

let live: LivePage;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(data));
  live = new LivePage();
});

afterEach(() => {
  live.close();
});

const languages = () => live.samples.map(({language}) => language);
const codes = () => live.samples.map(({code: text}) => text);

test('the chosen language applies to all samples, and is stored in the browser and in the URL', async () => {
  live.start('?x=1');
  live.choose('python');
  await expect.poll(() => codes()[1]).toContain('requests.get(');
  expect(codes()).toEqual([expect.stringContaining('/first'), expect.stringContaining('/second')]);
  expect(languages()).toEqual(['python', 'python']);
  expect(live.root.querySelector('pre')?.getAttribute('aria-label')).toBe('Python 3 with requests');
  expect(live.root.querySelector('[data-copy]')?.textContent).toBe('Copy Python 3 with requests');
  expect(live.stored).toBe('python');
  expect(live.location).toEqual({pathname: '/api/', search: '?x=1&language=python', hash: '#second'});
  live.choose('curl');
  await expect.poll(() => codes()).toEqual([code, code]);
});

test('the language of the URL precedes the stored one, and unknown languages are ignored', async () => {
  live.stored = 'python';
  live.start('?language=go');
  await expect.poll(() => languages()).toEqual(['go', 'go']);
  live.undo();
  live.start('?language=cobol');
  await expect.poll(() => languages()).toEqual(['python', 'python']);
  expect(codes()[1]).toContain('requests.get(');
  live.undo();
  live = new LivePage();
  live.stored = 'cobol';
  live.start();
  expect(languages()).toEqual(['curl', 'curl']);
});

test('samples follow a language chosen in another window', async () => {
  live.start();
  live.changed({newValue: 'go'});
  await expect.poll(() => codes()[0]).toContain('http.NewRequest(');
});

test('if the data fails to load, the first language stays, and a later choice retries', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  live.start();
  live.choose('python');
  await expect.poll(() => live.announced).toEqual(['The samples did not load']);
  expect(languages()).toEqual(['curl', 'curl']);
  expect(codes()).toEqual([code, code]);
  vi.stubGlobal('fetch', async () => Response.json(data));
  live.choose('python');
  await expect.poll(() => codes()[0]).toContain('requests.get(');
});
