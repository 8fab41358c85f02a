import {expect, test} from 'vitest';
import {openTarget} from './open-details';

test("opens the details that the URL's hash names, and their ancestors", () => {
  document.body.innerHTML =
    '<details id="a"><summary>A</summary><details id="b c"><summary>B</summary></details></details><details id="d"></details>';
  openTarget('#b%20c');
  expect([...document.querySelectorAll('details')].map(({id, open}) => [id, open])).toEqual([
    ['a', true],
    ['b c', true],
    ['d', false],
  ]);
});
