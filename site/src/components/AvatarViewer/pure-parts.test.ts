import {describe, expect, test} from 'vitest';
import {orbitStep, type Pressed} from './scene/orbit-keys';

describe('keys', () => {
  const press = (key: string, held: Partial<Pressed> = {}) =>
    orbitStep({key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held});

  test('of the browser and of the page are ignored', () => {
    expect([press('Tab'), press('a'), press('+', {ctrlKey: true}), press('ArrowLeft', {altKey: true})]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
