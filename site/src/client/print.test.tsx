import {expect, test} from 'vitest';
import './print';

test('printing opens closed details and closes them again', () => {
  document.body.innerHTML = '<main><details open></details><details></details><details></details></main>';
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, false]);
});
