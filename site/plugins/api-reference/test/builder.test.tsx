import React from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import type {FormData} from '../form';
import type {RequestValues} from '../samples/request';
import Builder from '../theme/ApiReferencePage/builder/Builder';
import {drawSample} from '../theme/ApiReferencePage/builder/samples';

const id = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

const data: FormData = {
  operations: {
    change: {
      shape: {
        method: 'put',
        server: 'https://api.example.com',
        path: '/things/{id}',
        parameters: [
          {name: 'id', in: 'path'},
          {name: 'draft', in: 'query'},
        ],
        needsToken: true,
        returnsJson: true,
      },
      values: {parameters: {'path id': id}, body: {size: 1}},
      parameters: [
        {place: 'path', name: 'id', required: true, type: 'uuid', check: {pattern: '^.{36}$', problem: 'Not a UUID.'}},
        {place: 'query', name: 'draft', required: false, type: 'boolean', values: [true, false]},
      ],
      bodies: [
        {title: 'Small', value: {size: 1}},
        {title: 'Large', value: {size: 9}},
      ],
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
  render(<Builder id="change" start={form.values} announce={noop} share={noop} {...{form, keep}} />);
});

test('a body is applied once it is valid JSON, and can be one of the examples', () => {
  fill('body', '{"size": 2');
  expect(curl()).toContain('"size": 1');
  expect(control('body').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('change-fill-body-problem')?.textContent).toContain('Not valid JSON');
  fill('body', '{"size": 2}');
  expect(curl()).toContain('"size": 2');
  fireEvent.change(screen.getByLabelText('Example body of change'), {target: {value: '1'}});
  expect(control('body').value).toContain('"size": 9');
  expect(curl()).toContain('"size": 9');
  fill('body', '');
  expect(curl()).not.toContain('--data');
});

test('a parameter reports its problem, and a list of values has its types', () => {
  fill('path-id', 'short');
  expect(document.getElementById('change-fill-path-id-problem')?.textContent).toBe('Not a UUID.');
  fill('path-id', '');
  expect(document.getElementById('change-fill-path-id-problem')?.textContent).toContain('Required');
  fill('query-draft', '1');
  expect(curl()).toContain('?draft=false');
  fill('query-draft', '-1');
  expect(curl()).not.toContain('draft');
});

test('reset brings the example back', () => {
  fill('body', 'broken');
  fireEvent.click(screen.getByText('Reset'));
  expect(control('body').value).toContain('"size": 1');
});
