import {expect, test} from 'vitest';
import {checkLockFile} from './lock-file';

const messages = (packages: Parameters<typeof checkLockFile>[0]['packages']) =>
  checkLockFile({packages}).findings.map(({message}) => message.replace(/ Create it again.*/, ''));

test('requires packages for other platforms', () => {
  const lint = {
    version: '1.0.0',
    optionalDependencies: {'lint-linux': '1.0.0', 'lint-darwin': '1.0.0', 'lint-windows': '1.0.0'},
  };
  expect(messages({'node_modules/lint': lint, 'node_modules/lint-linux': {version: '1.0.0'}})).toEqual([
    'node_modules/lint needs packages on other platforms that are missing: lint-darwin, lint-windows.',
  ]);
});

test('rejects download URLs', () => {
  expect(messages({'node_modules/a': {version: '1', resolved: 'https://example.com/a.tgz'}})).toEqual([
    'node_modules/a has a download address.',
  ]);
});
