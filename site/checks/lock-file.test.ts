import {expect, test} from 'vitest';
import {lockFileFindings} from './lock-file';

const messages = (packages: Parameters<typeof lockFileFindings>[0]['packages']) =>
  lockFileFindings({packages}, 'package-lock.json').map(({message}) => message.replace(/ Create it again.*/, ''));

test('requires packages for other platforms', () => {
  const lint = {
    optionalDependencies: {'lint-linux': '1.0.0', 'lint-darwin': '1.0.0', 'lint-windows': '1.0.0'},
  };
  expect(messages({'node_modules/lint': lint, 'node_modules/lint-linux': {}})).toEqual([
    'node_modules/lint needs packages on other platforms that are missing: lint-darwin, lint-windows.',
  ]);
});

test('rejects download URLs', () => {
  expect(messages({'node_modules/a': {resolved: 'https://example.com/a.tgz'}})).toEqual([
    'node_modules/a has a download address.',
  ]);
});
