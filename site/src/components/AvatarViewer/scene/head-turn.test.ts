import {Bone, Group} from 'three';
import {expect, test} from 'vitest';
import {HeadTurn} from './head-turn';

test('the head is turned while a frame is rendered, and the clip gets its rotation back', () => {
  const head = Object.assign(new Bone(), {name: 'Head'});
  head.rotation.y = 0.5;
  const turn = new HeadTurn(new Group().add(head));
  turn.set(0, 0.2, 0);
  expect(turn.during(() => head.rotation.y)).toBeCloseTo(0.7);
  expect(head.rotation.y).toBeCloseTo(0.5);
});
