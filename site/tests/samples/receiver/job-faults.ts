import {expect} from 'vitest';
import {avatar, json} from './api-double';
import {type Fault, until} from './running';

const exportReady = {event: 'export.ready', avatar_id: avatar, status: 'ready'};
const glb = `avatars/${avatar}.glb`;
const saved = {files: [glb], jobs: [], failed: []};

/** What can happen to jobs: failures of the API, its files, and the disk. */
export const jobFaults: readonly Fault[] = [
  {
    name: 'a failed export',
    run: async (receiver, api) => {
      api.exportStatus = 'failed';
      receiver.add('export');
      await receiver.start();
      await receiver.says(/^Job job-export failed: Avaturn could not export/);
      await receiver.post({...exportReady, status: 'failed'});
      await receiver.kill();
      await receiver.start();
      await receiver.pass();
      expect(receiver.stored()).toEqual({files: [], jobs: [], failed: ['job-export.json']});
      expect(receiver.read('failed/job-export.json')['reason']).toBe(`Avaturn could not export avatar ${avatar}.`);
      expect(api.count('export')).toBe(1);
    },
  },
  {
    name: 'a failed render',
    run: async (receiver, api) => {
      receiver.add('render');
      await receiver.start();
      await receiver.says(/is pending/);
      await receiver.post(api.renderEvent(1, {status: 'failed', render_url: null}));
      await receiver.says(/^Job job-render failed: Avaturn could not render/);
      await receiver.pass();
      expect(receiver.stored()).toEqual({files: [], jobs: [], failed: ['job-render.json']});
      expect(api.calls).toEqual(['render']);
    },
  },
  {
    name: 'photos that could not be used',
    run: async (receiver, api) => {
      api.avatarStatus = 'failed';
      receiver.add('avatar');
      await receiver.start();
      await receiver.says(/failed: Avaturn could not build avatar/);
      await receiver.pass();
      expect(receiver.stored()).toEqual({files: [], jobs: [], failed: [`${avatar}.json`]});
    },
  },
  {
    name: 'a truncated download',
    run: async (receiver, api) => {
      api.faults['file'] = [
        (response) => response.writeHead(200, {'Content-Length': 1000}).write('The by', () => response.destroy()),
      ];
      receiver.add('export');
      await receiver.start();
      await receiver.says(/^Saved/);
      expect(receiver.has(glb, 'a.glb')).toBe(true);
      expect([api.count('file'), receiver.names('parts')]).toEqual([2, []]);
    },
  },
  {
    name: 'status 503 from the API and the file server',
    run: async (receiver, api) => {
      api.faults['export'] = [json(503, {}), json(500, {})];
      api.faults['file'] = [json(503, {})];
      receiver.add('export');
      await receiver.start();
      await receiver.says(/^503 .*Next attempt/);
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(saved);
    },
  },
  {
    name: 'status 429',
    run: async (receiver, api) => {
      api.faults['put'] = [json(429, {})];
      receiver.add('avatar');
      await receiver.start();
      await receiver.says(/^Saved/);
      expect(api.count('put')).toBe(2);
    },
  },
  {
    name: 'status 401 until the token is corrected',
    run: async (receiver, api) => {
      api.faults['export'] = [json(401, {}), json(401, {})];
      receiver.add('export');
      await receiver.start();
      await receiver.says(/^401/);
      await receiver.says(/^Saved/);
    },
  },
  {
    name: 'status 410 for an asset',
    run: async (receiver, api) => {
      api.faults['put'] = [json(410, {detail: 'gone'})];
      receiver.add('avatar');
      await receiver.start();
      await receiver.says(/failed: 410 .*gone/);
      await receiver.pass();
      expect(receiver.stored().failed).toEqual([`${avatar}.json`]);
      expect(api.count('put')).toBe(1);
    },
  },
  {
    name: 'an API and a file server that don’t respond',
    env: {SHORT_TIMEOUT: '1'},
    run: async (receiver, api) => {
      [api.faults['export'], api.faults['file']] = [[() => {}], [() => {}]];
      receiver.add('export');
      await receiver.start();
      await receiver.says(/^Saved/);
      // On a busy machine, a call that gets a response can time out, too.
      expect(api.count('export')).toBeGreaterThanOrEqual(3);
      expect(api.count('file')).toBeGreaterThanOrEqual(2);
    },
  },
  {
    name: 'an export that never ends',
    run: async (receiver, api) => {
      api.exportStatus = 'pending';
      receiver.add('export', {attempts: 149});
      await receiver.start();
      await receiver.says(/^Job job-export failed: The export .* is pending/);
      await receiver.pass();
      expect(receiver.stored().failed).toEqual(['job-export.json']);
    },
  },
  {
    name: 'malformed JSON',
    run: async (receiver, api) => {
      api.faults['export'] = [(response) => void response.writeHead(200).end('<html>')];
      receiver.write('jobs/broken.json', '{');
      receiver.add('export');
      await receiver.start();
      for (const body of ['{', 'null', '[]', '{"event": "render.ready"}']) expect(await receiver.post(body)).toBe(400);
      await receiver.says(/^Saved/);
    },
  },
  {
    name: 'a full disk',
    run: async (receiver, api) => {
      receiver.add('render');
      await receiver.start({FULL_DISK: '1'});
      await receiver.says(/^jobs.job-render\.json: .*(?:ENOSPC|No space)/);
      await receiver.pass();
      expect(api.calls).toEqual([]);
      await receiver.kill();
      await receiver.start();
      await receiver.says(/is pending/);
    },
  },
  {
    name: 'two jobs for one version of an avatar',
    run: async (receiver, api) => {
      receiver.add('export');
      receiver.add('export', {id: 'job-again'});
      await receiver.start();
      await until(() => receiver.names('jobs').length === 0);
      expect(receiver.stored()).toEqual(saved);
      expect(api.count('file')).toBe(1);
    },
  },
];
