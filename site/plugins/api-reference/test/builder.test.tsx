import React from 'react';
import {fireEvent, render} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import type {FormData} from '../form';
import type {RequestValues} from '../samples/request';
import Builder from '../theme/ApiReferencePage/builder/Builder';
import {drawSample} from '../theme/ApiReferencePage/builder/samples';

const id = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

const data: FormData = {
  named: {
    Slot: {kind: 'object', fields: [{name: 'color', required: true, field: {kind: 'text', pattern: '^#[0-9a-f]{6}$'}}]},
  },
  operations: {
    change: {
      shape: {
        method: 'put',
        server: 'https://api.example.com',
        path: '/things/{id}',
        parameters: [{name: 'id', in: 'path'}],
        needsToken: true,
        returnsJson: true,
      },
      values: {parameters: {'path id': id}, body: {size: 1, slot: {color: '#aabbcc'}}},
      parameters: [{place: 'path', name: 'id', required: true, field: {kind: 'text', format: 'uuid'}}],
      body: {
        required: true,
        field: {
          kind: 'object',
          fields: [
            {name: 'size', required: true, field: {kind: 'number', integer: false}},
            {name: 'slot', required: false, field: {kind: 'ref', name: 'Slot', nullable: true}},
            {name: 'tags', required: false, field: {kind: 'json', holds: 'list'}},
          ],
        },
      },
    },
  },
};

const curl = () => document.querySelector('#panel code')?.textContent ?? '';
const control = (name: string) => document.getElementById(`change-fill-${name}`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.change(control(name), {target: {value}});

beforeEach(() => {
  document.body.innerHTML = `<div data-request="change"><div data-sample="change">
    <pre id="panel"><code>as <b>sent</b></code></pre></div></div>`;
  const keep = (values: RequestValues) => {
    const sample = document.querySelector<HTMLElement>('[data-sample]') as HTMLElement;
    drawSample(sample, data, {language: 'curl', server: 'https://api.example.com', values});
  };
  const form = data.operations['change']!;
  const noop = () => {};
  render(<Builder id="change" start={form.values} named={data.named} announce={noop} share={noop} {...{form, keep}} />);
});

test('numbers keep intermediate input', () => {
  for (const [typed, sent] of [
    ['1.', '"size": 1,'],
    ['1.0', '"size": 1,'],
    ['1.05', '"size": 1.05'],
    ['-', '"size": "-"'],
    ['', '"slot"'],
  ] as const) {
    fill('body-0-size', typed);
    expect(control('body-0-size').value).toBe(typed);
    expect(curl()).toContain(sent);
  }
  expect(curl()).not.toContain('size');
});

test('an object can be null, not set, or set', () => {
  fill('body-0-slot', 'null');
  expect(curl()).toContain('"slot": null');
  fill('body-0-slot', '');
  expect(curl()).not.toContain('slot');
  fill('body-0-slot', '0');
  expect(curl()).toContain('"slot": {}');
  fill('body-0-slot-0-color', 'red');
  expect(curl()).toContain('"color": "red"');
  expect(document.getElementById('change-fill-body-0-slot-0-color-problem')?.textContent).toContain(
    'pattern ^#[0-9a-f]{6}$',
  );
});
