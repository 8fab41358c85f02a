import type {Random} from './random';
import {readContainer, writeContainer} from '../read/container';

/** Breaks a GLB in one to three places; the same numbers give the same result. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let broken = bytes;
  for (let places = random.between(1, 3); places > 0; places -= 1) {
    broken = random.pick(mutations)(broken, random);
  }
  return broken;
}

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const mutations: readonly Mutation[] = [cut, flip, changeJson, changeJson];

function cut(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, random.between(0, bytes.byteLength));
}

function flip(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice();
  for (let count = random.between(1, 50); count > 0 && copy.byteLength > 0; count -= 1) {
    const at = random.between(0, copy.byteLength - 1);
    copy[at] = copy[at]! ^ (1 << random.between(0, 7));
  }
  return copy;
}

const values: readonly unknown[] = [null, '', 'x'.repeat(5000), [], {}, -1, 0.5, 2 ** 31, 1e308, [[[[]]]]];

/** Replaces or removes a value in the JSON. */
function changeJson(bytes: Uint8Array, random: Random): Uint8Array {
  return withJson(bytes, (json) => {
    let at: unknown = json;
    for (let depth = random.between(0, 6); isParent(at); depth -= 1) {
      const key = random.pick(Object.keys(at));
      if (depth > 0 && isParent(at[key])) {
        at = at[key];
        continue;
      }
      if (random.chance(0.2)) {
        delete at[key];
      } else {
        at[key] = random.pick(values);
      }
      return;
    }
  });
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Changes the JSON of a GLB that can still be read; returns others unchanged. */
function withJson(bytes: Uint8Array, change: (json: Record<string, unknown>) => void): Uint8Array {
  try {
    const {json, bin} = readContainer(bytes);
    if (isParent(json)) {
      change(json);
    }
    return writeContainer(json, bin);
  } catch {
    return bytes;
  }
}
