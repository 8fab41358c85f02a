import {describe, expect, test} from 'vitest';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {groupMorphTargets} from './morph-groups';
import {describeView} from './useAvatarScene';
import {orbitStep, type Pressed} from './scene/orbit-keys';

describe('morph targets', () => {
  const all = [
    ...Object.values(arkitMorphTargets).flat(),
    ...visemes,
    ...extraMorphTargets.map(({name}) => name),
  ] as string[];

  test('are grouped, each once, whatever the order of the file', () => {
    const groups = groupMorphTargets([...all].reverse().concat('myShape'));
    expect(groups.flatMap(({names}) => names).sort()).toEqual([...all, 'myShape'].sort());
    expect(groups.map(({title, names}) => `${title}: ${names.length}`)).toEqual([
      'ARKit, eyes: 14',
      'ARKit, jaw: 4',
      'ARKit, mouth: 23',
      'ARKit, brows: 5',
      'ARKit, cheeks: 3',
      'ARKit, nose: 2',
      'ARKit, tongue: 1',
      'Visemes: 15',
      'Extra shapes: 5',
      'Other shapes: 1',
    ]);
  });
});

describe('keys', () => {
  const press = (key: string, held: Partial<Pressed> = {}) =>
    orbitStep({key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held});

  test('turn, tilt, zoom, lift and reset', () => {
    expect(press('ArrowRight')).toEqual({turn: 15, tilt: 0});
    expect(press('ArrowLeft')).toEqual({turn: -15, tilt: 0});
    expect(press('ArrowUp')).toEqual({turn: 0, tilt: 15});
    expect(press('ArrowUp', {shiftKey: true})).toEqual({lift: 0.1});
    expect(press('+', {shiftKey: true})).toEqual(press('='));
    const [nearer, farther] = [press('+'), press('-')] as {zoom: number}[];
    expect(nearer!.zoom * farther!.zoom).toBeCloseTo(1);
    expect(nearer!.zoom).toBeLessThan(1);
    expect([press('Home'), press('0')]).toEqual(['reset', 'reset']);
  });

  test('of the browser and of the page are ignored', () => {
    expect([press('Tab'), press('a'), press('+', {ctrlKey: true}), press('ArrowLeft', {altKey: true})]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('the view is described in words, with the avatar’s own left and right', () => {
  const seen = (azimuth: number) => describeView({azimuth, elevation: 0, zoom: 1});
  expect(seen(14)).toBe('Seen from the front, zoom 100%.');
  expect(seen(90)).toContain('from the left,');
  expect(seen(-90)).toContain('from the right,');
  expect(seen(-180)).toBe(seen(180));
  expect(describeView({azimuth: 45, elevation: 0, zoom: 1.5})).toBe('Seen from the front left, zoom 150%.');
});
