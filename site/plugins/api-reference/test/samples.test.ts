import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {writeSamples} from '../samples';
import {csharpRaw, doubleQuoted, go, javascript, jsonText, php, shell, textBlock} from '../samples/quote';
import {buildRequest, type RequestShape} from '../samples/request';
import {hostile} from './hostile-texts';

const shape: RequestShape = {
  method: 'post',
  server: 'https://api.example.com',
  path: '/things/{thing_id}',
  needsToken: true,
  returnsJson: true,
};

describe('a request', () => {
  test('contains values in the path and the query as percent-encoded text', () => {
    const {url} = buildRequest(shape, {path: {thing_id: "a/b?c#d e'f"}, query: {q: 'x&y ü=1'}});
    expect(url).toBe('https://api.example.com/things/a%2Fb%3Fc%23d%20e%27f?q=x%26y%20%C3%BC%3D1');
  });

  test('never contains the token, only the name of its variable', () => {
    for (const {code} of writeSamples(shape, {path: {thing_id: 1}, query: {}, body: {}})) {
      expect(code).toContain('AVATURN_API_TOKEN');
      expect(code).toContain('Bearer ');
    }
  });
});

describe.each(hostile)('the text %j', (text) => {
  test('keeps its value in languages that can be evaluated here', () => {
    const quoted = shell(text).slice(1, -1);
    expect(quoted.split(String.raw`'\''`).join("'")).toBe(text);
    expect(runInNewContext(javascript(text))).toBe(text);
    expect(JSON.parse(doubleQuoted(text))).toBe(text);
    expect(JSON.parse(jsonText({[text]: text}))).toEqual({[text]: text});
  });

  test('contains no invisible characters, except in the shell', () => {
    const writers = [javascript, doubleQuoted, go, php, jsonText];
    for (const literal of writers.map((write) => write(text))) {
      expect(literal).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\ufeff]/u);
    }
  });
});

describe('raw strings', () => {
  const json = jsonText({text: hostile.join(' '), '`$`': '"""', nested: [{}, [], {a: ['"']}]});

  test('of C# have longer quotes than any run inside, and one indentation', () => {
    const [first = '', ...lines] = csharpRaw(`${json}\n"""" four`, '    ').split('\n');
    expect(first).toBe('"""""');
    expect(lines.pop()).toBe('    """""');
    expect(lines.map((line) => line.slice(4)).join('\n')).toBe(`${json}\n"""" four`);
    expect(lines.every((line) => line.startsWith('    '))).toBe(true);
  });

  test('of Java have doubled backslashes and one margin', () => {
    const lines = textBlock(json, '    ').split('\n');
    const inside = lines
      .slice(1, -1)
      .map((line) => line.slice(4))
      .join('\n');
    expect(inside).not.toContain('"""');
    expect(inside.replaceAll('\\\\', '\\')).toBe(json);
  });
});

test('a key named __proto__ stays a key', () => {
  const body: unknown = JSON.parse('{"__proto__": "own"}');
  const sample = writeSamples(shape, {path: {thing_id: 1}, query: {}, body}).find(
    ({language}) => language.value === 'js',
  );
  expect(sample?.code).toContain("['__proto__']: 'own'");
});
