import type {View} from './scene';

const sides = [
  'the front',
  'the front left',
  'the left',
  'the back left',
  'the back',
  'the back right',
  'the right',
  'the front right',
];

/** The viewing direction in words; left and right are the avatar's. */
export function describeView({azimuth, zoom}: View): string {
  const eighth = Math.round((((azimuth % 360) + 360) % 360) / 45) % 8;
  return `Seen from ${sides[eighth]}, zoom ${Math.round(zoom * 100)}%.`;
}
