import {mkdirSync, rmdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {isInstalled} from '../../../scripts/debian';
import {ApiDouble, avatar, json} from './api-double';
import {type Language, languages, preloaded, Receiver} from './running';

const exportReady = {event: 'export.ready', avatar_id: avatar, status: 'ready'};
const avatarReady = {event: 'avatar.ready', avatar_id: avatar};
const glb = `avatars/${avatar}.glb`;
const png = 'renders/job-render.png';
const saved = {files: [glb], jobs: [], failed: []};
const rendered = {files: [png], jobs: [], failed: []};
const failed = (job: string) => ({files: [], jobs: [], failed: [`${job}.json`]});
/** Longer than a test: only events and starts make the worker look at a job. */
const onlyEvents = {RETRY_SECONDS: '1000'};

/** What a job meets, what the receiver says then, and what it has stored in the end. */
interface JobFault {
  readonly name: string;
  readonly jobs: readonly Parameters<Receiver['add']>[];
  readonly api: Partial<Pick<ApiDouble, 'faults' | 'avatarStatus' | 'exportStatus'>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly says: RegExp;
  readonly stored: object;
  /** How often it called an operation. */
  readonly calls?: Readonly<Record<string, number>>;
}

const jobFaults: readonly JobFault[] = [
  {
    name: 'a failed export',
    jobs: [['export']],
    api: {exportStatus: 'failed'},
    says: /^Job job-export failed: Avaturn could not export/,
    stored: failed('job-export'),
    calls: {export: 1},
  },
  {
    name: 'photos that could not be used',
    jobs: [['avatar']],
    api: {avatarStatus: 'failed'},
    says: /failed: Avaturn could not build avatar/,
    stored: failed(avatar),
  },
  {
    name: 'a truncated download',
    jobs: [['export']],
    api: {
      faults: {
        file: [
          (response) => response.writeHead(200, {'Content-Length': 1000}).write('The by', () => response.destroy()),
        ],
      },
    },
    says: /^Saved/,
    stored: saved,
    calls: {file: 2},
  },
  {
    name: 'statuses of a server in trouble, of too many calls, and of a token that is corrected later',
    jobs: [['export']],
    api: {faults: {export: [json(503, {}), json(500, {}), json(429, {}), json(401, {})], file: [json(503, {})]}},
    says: /^Saved/,
    stored: saved,
    calls: {export: 6, file: 2},
  },
  {
    name: 'status 410 for an asset',
    jobs: [['avatar']],
    api: {faults: {put: [json(410, {detail: 'gone'})]}},
    says: /failed: 410 .*gone/,
    stored: failed(avatar),
    calls: {put: 1},
  },
  {
    name: 'an API and a file server that don’t respond',
    jobs: [['export']],
    env: {SHORT_TIMEOUT: '1'},
    api: {faults: {export: [() => {}], file: [() => {}]}},
    says: /^Saved/,
    stored: saved,
  },
  {
    name: 'an export that never ends',
    jobs: [['export', {attempts: 149}]],
    api: {exportStatus: 'pending'},
    says: /^Job job-export failed: The export .* is pending/,
    stored: failed('job-export'),
  },
  {
    name: 'a response that isn’t JSON',
    jobs: [['export']],
    api: {faults: {export: [(response) => void response.writeHead(200).end('<html>')]}},
    says: /^Saved/,
    stored: saved,
  },
  {
    name: 'two jobs for one version of an avatar',
    jobs: [['export'], ['export', {id: 'job-again'}]],
    api: {},
    says: /^Saved/,
    stored: saved,
    calls: {file: 1},
  },
];

type Run = (receiver: Receiver, api: ApiDouble) => Promise<void>;

/** What can happen to events. */
const eventFaults: readonly (readonly [name: string, run: Run, env?: Readonly<Record<string, string>>])[] = [
  [
    'duplicate events, also at the same time',
    async (receiver, api) => {
      receiver.add('avatar');
      await receiver.start();
      for (let time = 0; time < 3; time += 1) {
        const events = [avatarReady, exportReady].map((event) => receiver.post(event));
        expect(await Promise.all(events)).toEqual([200, 200]);
        await receiver.pass();
      }
      expect(receiver.stored()).toEqual(saved);
      expect([api.count('put'), api.count('file')]).toEqual([1, 1]);
    },
  ],
  [
    'a missing event',
    async (receiver, api) => {
      receiver.add('render', {renderId: api.renderId(99), requests: 2, deadline: receiver.ago(1)});
      await receiver.start();
      await receiver.says(/is pending/);
      await receiver.kill();
      receiver.change('jobs/job-render.json', {deadline: receiver.ago(1)});
      await receiver.start();
      await receiver.says(/^Job job-render failed: Avatar .* has no image after 3 requests\.$/);
      await receiver.pass();
      // The job moves after its message.
      await expect.poll(() => receiver.stored()).toEqual(failed('job-render'));
      expect(api.count('render')).toBe(1);
    },
  ],
  [
    'reordered events',
    async (receiver, api) => {
      [api.avatarStatus, api.exportStatus] = ['processing', 'pending'];
      receiver.add('avatar');
      await receiver.start();
      await receiver.says(/is processing/);
      api.avatarStatus = 'ready';
      await receiver.post(exportReady);
      await receiver.says(/The export .* is pending/);
      api.exportStatus = 'ready';
      await receiver.post(avatarReady);
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(saved);
    },
    onlyEvents,
  ],
  [
    'an event before the id of its render is stored',
    async (receiver, api) => {
      api.faults['render'] = [
        (response) =>
          void receiver
            .post(api.renderEvent(1))
            .then(() => json(200, {id: api.renderId(1), status: 'pending'})(response)),
      ];
      receiver.add('render');
      await receiver.start();
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(rendered);
      expect(api.count('render')).toBe(1);
    },
    onlyEvents,
  ],
  [
    'an expired render link, and then dead ones',
    async (receiver, api) => {
      api.faults['file'] = [json(410, {}), json(404, {})];
      receiver.add('render', {renderId: api.renderId(99), requests: 1, deadline: receiver.ago(-5)});
      receiver.write(`events/${api.renderId(99)}.json`, {...api.renderEvent(99), received: receiver.ago(16)});
      await receiver.start();
      for (const count of [1, 2]) {
        await receiver.says(new RegExp(`${api.renderId(count)} is pending`));
        expect(api.count('file')).toBe(count - 1);
        await receiver.post(api.renderEvent(count));
      }
      await receiver.says(/^Job job-render failed/);
      // The job moves after its message.
      await expect.poll(() => receiver.stored()).toEqual(failed('job-render'));
    },
  ],
  [
    'bodies that are too large or invalid, an unknown event, and an unknown avatar',
    async (receiver, api) => {
      receiver.write('jobs/broken.json', '{');
      await receiver.start();
      expect(await receiver.post({...exportReady, more: 'x'.repeat(64 * 1024)})).toBe(413);
      for (const body of ['{', 'null', '[]', '{"event": "render.ready"}']) expect(await receiver.post(body)).toBe(400);
      for (const ids of [{avatar_id: '../../etc/passwd'}, {event: 'render.ready', id: '../../etc/passwd'}]) {
        expect(await receiver.post({...exportReady, ...ids})).toBe(400);
      }
      expect(await receiver.post({event: 'avatar.deleted', avatar_id: avatar})).toBe(200);
      expect(await receiver.post({...exportReady, avatar_id: api.renderId(7)})).toBe(200);
      await receiver.pass();
      expect(api.calls).toEqual([]);
    },
  ],
  [
    'a forged event, one of an earlier render, and one with a foreign link',
    async (receiver, api) => {
      receiver.add('render');
      await receiver.start();
      await receiver.says(/is pending/);
      expect(await receiver.post(api.renderEvent(1), `/webhooks/avaturn/${'0'.repeat(48)}`)).toBe(404);
      await receiver.post(api.renderEvent(7));
      await receiver.post(api.renderEvent(1, {render_url: 'file:///etc/passwd'}));
      await receiver.says(new RegExp(`${api.renderId(2)} is pending`));
      expect([api.count('file'), receiver.stored().files]).toEqual([0, []]);
      await receiver.post(api.renderEvent(2, {status: 'failed', render_url: null}));
      await receiver.says(/^Job job-render failed: Avaturn could not render/);
    },
  ],
  [
    'an event that can’t be written',
    async (receiver, api) => {
      receiver.add('render');
      mkdirSync(receiver.path(`events/${api.renderId(1)}.json`), {recursive: true});
      await receiver.start();
      await receiver.says(/is pending/);
      expect(await receiver.post(api.renderEvent(1))).toBe(502);
      await receiver.kill();
      rmdirSync(receiver.path(`events/${api.renderId(1)}.json`));
      await receiver.start();
      expect(await receiver.post(api.renderEvent(1))).toBe(200);
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(rendered);
    },
  ],
];

async function withReceiver(language: Language, env: Readonly<Record<string, string>> | undefined, run: Run) {
  const api = await new ApiDouble().start();
  const receiver = new Receiver(language, api, {...preloaded(language), ...env});
  try {
    await run(receiver, api);
  } finally {
    await receiver.close();
    api.stop();
  }
}

describe.each(languages)('the receiver in $language survives', (language: Language) => {
  describe.concurrent('', () => {
    const testRun = test.runIf(isInstalled(language.program));

    testRun.each(jobFaults)('$name', ({jobs, api: changes, env, says, stored, calls = {}}) =>
      withReceiver(language, env, async (receiver, api) => {
        const faults = Object.entries(changes.faults ?? {}).map(([operation, all]) => [operation, [...all]]);
        Object.assign(api, changes, {faults: Object.fromEntries(faults)});
        for (const job of jobs) receiver.add(...job);
        await receiver.start();
        await receiver.says(says);
        await receiver.pass();
        expect(receiver.stored()).toEqual(stored);
        expect(receiver.names('parts')).toEqual([]);
        expect(Object.keys(calls).map((operation) => [operation, api.count(operation)])).toEqual(Object.entries(calls));
      }),
    );

    for (const [name, run, env] of eventFaults) testRun(name, () => withReceiver(language, env, run));
  });
});
