import {describe, expect, it} from 'vitest';
import {rangesOf} from './word-ranges';

function found(html: string, ...words: string[]): string[] {
  const content = document.createElement('main');
  content.innerHTML = html;
  document.body.replaceChildren(content);
  return rangesOf(content, words).map((range) => range.toString());
}

describe('the matches on a page', () => {
  it('are found in any case, also inside longer names', () => {
    expect(found('<p>Call setEyeColor. The <code>eye</code> has a color; EYES have two.</p>', 'eye')).toEqual([
      'Eye',
      'eye',
      'EYE',
    ]);
  });

  it('are complete words if short', () => {
    expect(found('<p>Go to the tool. T2 is not T25.</p>', 'to', 't2')).toEqual(['to', 'T2']);
  });

  it('begin a word, and are outside longer numbers', () => {
    expect(found('<p>The session obsession</p>', 'session')).toEqual(['session']);
    expect(found('<p>410, 3,410 and 4100</p>', '410')).toEqual(['410']);
    expect(found('<p>viseme_aa</p>', 'viseme', 'aa')).toEqual(['viseme', 'aa']);
  });

  it('are the longest of several at the same position', () => {
    expect(found('<p>morph targets</p>', 'morph', 'morph targets')).toEqual(['morph targets']);
  });

  it("exclude text that isn't page content", () => {
    expect(
      found(
        '<nav>rig</nav><button>rig</button><script>rig</script><p>rig</p><span aria-hidden="true">rig</span>',
        'rig',
      ),
    ).toEqual(['rig']);
  });

  it('accept any characters', () => {
    expect(found('<p>a.*b costs $5 (really)</p>', '.*', '$5', '(', '')).toEqual(['.*', '$5', '(']);
    expect(found('<p>&lt;b&gt; عظام 🦴</p>', '<b>', 'عظام', '🦴')).toEqual(['<b>', 'عظام', '🦴']);
    expect(found('<p>rig</p>', ' ', 'x'.repeat(10_000))).toEqual([]);
  });
});
