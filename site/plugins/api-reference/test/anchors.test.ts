import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {drawFile, paths} from './documents';

const recorded = readFileSync(new URL('./anchors.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('no linkable anchor has disappeared, and new ones are recorded', async () => {
  const anchors = (await drawFile(paths.avaturn)).reference.anchors;
  const vanished = recorded.filter((anchor) => !anchors.includes(anchor));
  const added = anchors.filter((anchor) => !recorded.includes(anchor));
  expect(
    vanished,
    'These anchors of /api/ are gone. Links of other sites lead there: keep the names, or take the lines out of anchors.txt on purpose',
  ).toEqual([]);
  expect(
    added,
    `These anchors are new. Add them to site/plugins/api-reference/test/anchors.txt:\n${added.join('\n')}\n`,
  ).toEqual([]);
  expect(recorded.length).toBeGreaterThan(200);
});
