import {mkdirSync, rmdirSync} from 'node:fs';
import {expect} from 'vitest';
import {avatar, json} from './api-double';
import {type Fault} from './running';

const exportReady = {event: 'export.ready', avatar_id: avatar, status: 'ready'};
const avatarReady = {event: 'avatar.ready', avatar_id: avatar};
const glb = `avatars/${avatar}.glb`;
const png = 'renders/job-render.png';
const saved = {files: [glb], jobs: [], failed: []};
const rendered = {files: [png], jobs: [], failed: []};
/** Longer than a test: only events and starts make the worker look at a job. */
const onlyEvents = {RETRY_SECONDS: '1000'};

/** What can happen to events. */
export const eventFaults: readonly Fault[] = [
  {
    name: 'downtime during the event',
    run: async (receiver) => {
      receiver.add('avatar', {due: receiver.ago(-60)});
      await receiver.start();
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(saved);
    },
  },
  {
    name: 'a duplicate event',
    run: async (receiver, api) => {
      receiver.add('avatar');
      await receiver.start();
      for (let time = 0; time < 3; time += 1) {
        for (const event of [avatarReady, exportReady]) expect(await receiver.post(event)).toBe(200);
        await receiver.pass();
      }
      expect(receiver.stored()).toEqual(saved);
      expect([api.count('put'), api.count('file')]).toEqual([1, 1]);
    },
  },
  {
    name: 'a late event',
    run: async (receiver, api) => {
      receiver.add('render', {renderId: api.renderId(99), requests: 1, deadline: receiver.ago(1)});
      await receiver.start();
      await receiver.says(/is pending/);
      await receiver.post(api.renderEvent(99));
      await receiver.pass();
      expect(receiver.stored().files).toEqual([]);
      await receiver.post(api.renderEvent(1));
      await receiver.says(/^Saved/);
      expect(receiver.stored()).toEqual(rendered);
      expect(receiver.has(png, '1.png')).toBe(true);
    },
  },
  {
    name: 'a missing event',
    run: async (receiver, api) => {
      receiver.add('render', {renderId: api.renderId(99), requests: 2, deadline: receiver.ago(1)});
      await receiver.start();
      await receiver.says(/is pending/);
      await receiver.kill();
      receiver.change('jobs/job-render.json', {deadline: receiver.ago(1)});
      await receiver.start();
      await receiver.says(/^Job job-render failed: Avatar .* has no image after 3 requests\.$/);
      await receiver.pass();
      expect(receiver.stored()).toEqual({files: [], jobs: [], failed: ['job-render.json']});
      expect(api.count('render')).toBe(1);
    },
  },
  {
    name: 'reordered events',
    env: onlyEvents,
    run: async (receiver, api) => {
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
  },
  {
    name: 'an event before the id of its render is stored',
    env: onlyEvents,
    run: async (receiver, api) => {
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
  },
  {
    name: 'an expired render link',
    run: async (receiver, api) => {
      receiver.add('render', {renderId: api.renderId(99), requests: 1, deadline: receiver.ago(-5)});
      receiver.write(`events/${api.renderId(99)}.json`, {...api.renderEvent(99), received: receiver.ago(16)});
      await receiver.start();
      await receiver.says(/is pending/);
      expect(api.calls).toEqual(['render']);
      await receiver.post(api.renderEvent(1));
      await receiver.says(/^Saved/);
      expect(receiver.has(png, '1.png')).toBe(true);
    },
  },
  {
    name: 'dead render links',
    run: async (receiver, api) => {
      api.faults['file'] = [json(410, {}), json(404, {}), json(403, {})];
      receiver.add('render');
      await receiver.start();
      for (let count = 1; count <= 3; count += 1) {
        await receiver.says(new RegExp(`${api.renderId(count)} is pending`));
        await receiver.post(api.renderEvent(count));
      }
      await receiver.says(/^Job job-render failed/);
      await receiver.kill();
      await receiver.start();
      await receiver.pass();
      expect([api.count('render'), api.count('file')]).toEqual([3, 3]);
      expect(receiver.stored().failed).toEqual(['job-render.json']);
    },
  },
  {
    name: 'an oversized body',
    run: async (receiver) => {
      await receiver.start();
      expect(await receiver.post({...exportReady, more: 'x'.repeat(64 * 1024)})).toBe(413);
      expect(await receiver.post(exportReady)).toBe(200);
    },
  },
  {
    name: 'an unknown event, and an unknown avatar',
    run: async (receiver, api) => {
      await receiver.start();
      expect(await receiver.post({event: 'avatar.deleted', avatar_id: avatar})).toBe(200);
      expect(await receiver.post({...exportReady, avatar_id: api.renderId(7)})).toBe(200);
      expect(await receiver.post({...exportReady, avatar_id: '../../etc/passwd'})).toBe(400);
      await receiver.pass();
      expect(api.calls).toEqual([]);
    },
  },
  {
    name: 'a forged event with a foreign link',
    run: async (receiver, api) => {
      receiver.add('render');
      await receiver.start();
      await receiver.says(/is pending/);
      expect(await receiver.post(api.renderEvent(1), `/webhooks/avaturn/${'0'.repeat(48)}`)).toBe(404);
      await receiver.post(api.renderEvent(7));
      await receiver.post(api.renderEvent(1, {render_url: 'file:///etc/passwd'}));
      await receiver.says(new RegExp(`${api.renderId(2)} is pending`));
      expect([api.count('file'), receiver.stored().files]).toEqual([0, []]);
    },
  },
  {
    name: 'an event that can’t be written',
    run: async (receiver, api) => {
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
  },
  {
    name: 'two events at once',
    run: async (receiver, api) => {
      receiver.add('export');
      receiver.add('render');
      await receiver.start();
      await receiver.says(/Render .* is pending/);
      const events = [exportReady, api.renderEvent(1), exportReady, api.renderEvent(1)];
      expect(await Promise.all(events.map((event) => receiver.post(event)))).toEqual([200, 200, 200, 200]);
      await receiver.says(/^Saved renders/);
      await receiver.pass();
      expect(receiver.stored()).toEqual({files: [glb, png], jobs: [], failed: []});
      expect(api.count('file')).toBe(2);
    },
  },
  {
    name: 'a restart between an event and its work',
    run: async (receiver, api) => {
      const hour = receiver.ago(-60);
      receiver.add('render', {renderId: api.renderId(1), requests: 1, deadline: hour, due: hour});
      receiver.write(`events/${api.renderId(1)}.json`, {...api.renderEvent(1), received: receiver.ago(5)});
      await receiver.start();
      await receiver.says(/^Saved/);
      expect(api.calls).toEqual(['file']);
    },
  },
];
