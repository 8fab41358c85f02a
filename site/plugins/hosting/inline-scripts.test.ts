import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {makeEmptyFolder, removeFixture} from '../../tests/hosting/fixture-build';
import {inlineScriptHashes, inlineScripts, scriptHash} from './inline-scripts';

let directory = '';
beforeEach(() => {
  directory = makeEmptyFolder();
});
afterEach(() => removeFixture(directory));

test('finds the scripts that a browser runs, in any spelling of the tags', () => {
  const html = [
    '<script>one</script>',
    '<SCRIPT data-rh=true>two</SCRIPT>',
    '<script type="text/javascript">three</script>',
    '<script type=module>four</script>',
    "<script type=''>five</script>",
    '<script data-src="x">six\nlines</script>',
  ].join('<p>');
  expect(inlineScripts(html)).toEqual(['one', 'two', 'three', 'four', 'five', 'six\nlines']);
});

test('ignores external scripts and data', () => {
  const html =
    '<script src="/a.js"></script><script defer src=/a.js></script>' +
    '<script type="application/ld+json">{}</script><script type=application/json>{}</script>';
  expect(inlineScripts(html)).toEqual([]);
});

test('computes the hash of the example in the standard', () => {
  // CSP Level 2, 4.2.5, "Usage of hashes".
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('rejects an unexpected script, and says where it is and what to do', () => {
  writeFileSync(path.join(directory, 'a.html'), '<script>expected</script>');
  writeFileSync(path.join(directory, 'b.html'), '<script>expected</script><script>injected()</script>');
  expect(() => inlineScriptHashes(directory, ['/a.html', '/b.html'], [scriptHash('expected')])).toThrow(
    `/b.html contains an inline script that config/inline-scripts.ts doesn't list: "injected()". ` +
      `If the site needs it, add ${scriptHash('injected()')} there.`,
  );
});
