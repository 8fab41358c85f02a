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

test('printing labels each panel with its tab', () => {
  document.body.innerHTML =
    '<button role="tab" id="a">npm</button><div role="tabpanel" aria-labelledby="a"></div><div role="tabpanel"></div>';
  window.dispatchEvent(new Event('beforeprint'));
  const labels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].map(({dataset}) => dataset['label']);
  expect(labels).toEqual(['npm', '']);
});
