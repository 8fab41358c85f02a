import {expect, test} from 'vitest';
import {warningsIn} from './build-warnings';

test('finds a warning with the lines that belong to it', () => {
  const log =
    '[INFO] Building\n[WARNING] Docusaurus found broken anchors!\n\n- Broken anchor on /docs/a/\n   -> #b\n[SUCCESS] Generated static files\n';
  expect(warningsIn(log)).toEqual([
    '[WARNING] Docusaurus found broken anchors!\n\n- Broken anchor on /docs/a/\n   -> #b',
  ]);
});

test('finds none in a clean log', () => {
  expect(warningsIn('[INFO] Building\n[SUCCESS] Generated static files in "build".\n')).toEqual([]);
});
