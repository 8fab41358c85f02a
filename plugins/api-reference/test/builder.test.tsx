import {act} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {FormData} from '../form';
import type {RequestValues} from '../samples/request';
import {openBuilder, type Opened} from '../theme/ApiReferencePage/builder/form';
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
        parameters: [
          {name: 'id', in: 'path', style: 'simple', explode: false},
          {name: 'all', in: 'query', style: 'form', explode: true},
        ],
        secrets: [{header: 'Authorization', prefix: 'Bearer ', variable: 'AVATURN_API_TOKEN'}],
        mediaType: 'application/json',
        files: [],
        returnsJson: true,
      },
      values: {parameters: {'path id': id}, body: {size: 1, slot: {color: '#aabbcc'}}},
      parameters: [
        {place: 'path', name: 'id', required: true, field: {kind: 'text', format: 'uuid'}},
        {place: 'query', name: 'all', required: false, field: {kind: 'boolean'}},
      ],
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

let opened: Opened;
let shared: (string | undefined)[];
let announced: string[];
let kept: unknown[];
const curl = () => document.querySelector('#panel code')?.textContent ?? '';
const control = (name: string) => document.getElementById(`change-fill-${name}`) as HTMLInputElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div data-request="change"><div data-sample="change">
    <pre id="panel"><code>as <b>sent</b></code></pre></div><div class="place"></div></div>`;
  [shared, announced, kept] = [[], [], []];
  const panel = document.querySelector<HTMLElement>('.place') as HTMLElement;
  // A timer of an earlier test's form may still run: its result goes to that test's list.
  const own = shared;
  const share = (fragment?: string) => void own.push(fragment);
  const announce = (text: string) => void announced.push(text);
  const keep = (values: RequestValues) => {
    kept.push(values);
    const sample = document.querySelector<HTMLElement>('[data-sample]') as HTMLElement;
    drawSample(sample, data, {language: 'curl', server: 'https://api.example.com', values});
  };
  await act(async () => {
    opened = openBuilder(data, {panel, operation: 'change', announce, share, keep}) as Opened;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types as a reader does: React listens to the element's own setter. */
async function fill(element: HTMLInputElement, value: string): Promise<void> {
  const prototype = Object.getPrototypeOf(element) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}));
  });
}

test('samples follow each change, even an invalid one, and the error is shown', async () => {
  expect(curl()).toContain(`/things/${id}`);
  await fill(control('path-id'), 'x');
  expect(curl()).toContain("'https://api.example.com/things/x'");
  expect(control('path-id').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('change-fill-path-id-problem')?.textContent).toContain('Not a UUID');
  await fill(control('query-all'), '0');
  expect(curl()).toContain('things/x?all=true');
  expect(kept.at(-1)).toMatchObject({parameters: {'path id': 'x', 'query all': true}});
  expect(document.querySelector('.api-fill-form')?.textContent).toContain('One value is invalid');
});

test('numbers keep intermediate input', async () => {
  for (const [typed, sent] of [
    ['1.', '"size": 1,'],
    ['1.0', '"size": 1,'],
    ['1.05', '"size": 1.05'],
    ['-', '"size": "-"'],
    ['', '"slot"'],
  ] as const) {
    await fill(control('body-0-size'), typed);
    expect(control('body-0-size').value).toBe(typed);
    expect(curl()).toContain(sent);
  }
  expect(curl()).not.toContain('size');
});

test('an object can be null, not set, or set', async () => {
  await fill(control('body-0-slot'), 'null');
  expect(curl()).toContain('"slot": null');
  await fill(control('body-0-slot'), '');
  expect(curl()).not.toContain('slot');
  await fill(control('body-0-slot'), '0');
  expect(curl()).toContain('"slot": {}');
  await fill(control('body-0-slot-0-color'), 'red');
  expect(curl()).toContain('"color": "red"');
  expect(document.getElementById('change-fill-body-0-slot-0-color-problem')?.textContent).toContain(
    'pattern ^#[0-9a-f]{6}$',
  );
});

test('JSON is applied once it is valid', async () => {
  await fill(control('body-0-tags'), '["a"');
  expect(curl()).not.toContain('tags');
  expect(document.getElementById('change-fill-body-0-tags-fault')?.textContent).toContain('Not JSON yet');
  await fill(control('body-0-tags'), '["a"]');
  expect(curl()).toMatch(/"tags": \[\s+"a"\s+\]/);
});

test('the URL follows after a pause, and neither the link nor the samples contain the token', async () => {
  vi.useFakeTimers();
  const token = document.querySelector<HTMLInputElement>('input[type=password]') as HTMLInputElement;
  expect(token.autocomplete).toBe('off');
  await fill(token, 'secret-token');
  await fill(control('path-id'), 'x');
  expect(shared).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(shared.length).toBe(1);
  expect(atob(String(shared[0]).split('~')[1] ?? '')).toContain('"path id":"x"');
  expect(atob(String(shared[0]).split('~')[1] ?? '')).not.toContain('secret-token');
  expect(document.body.innerHTML.replace(/value="secret-token"/, '')).not.toContain('secret-token');
  expect(curl()).toContain('$AVATURN_API_TOKEN');
  expect({...localStorage, ...sessionStorage}).toEqual({});
});

test('the token goes only to the clipboard, quoted for a shell', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  const button = [...document.querySelectorAll('button')].find(
    ({textContent}) => textContent === 'Copy shell command',
  );
  await act(async () => button?.click());
  expect(writeText).not.toHaveBeenCalled();
  expect(announced).toEqual(['Type a token first']);
  await fill(document.querySelector('input[type=password]') as HTMLInputElement, "a'b");
  await act(async () => button?.click());
  expect(writeText).toHaveBeenCalledWith(String.raw`export AVATURN_API_TOKEN='a'\''b'`);
});

test('closing takes the form away', async () => {
  await act(async () => opened.close());
  expect(document.querySelector('.api-fill-form')).toBeNull();
});
