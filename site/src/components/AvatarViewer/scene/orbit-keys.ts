/** The effect of a key on the view: angles in degrees, `zoom` as a factor of the distance, `lift` as a share of it. */
export type OrbitStep =
  | {readonly turn: number; readonly tilt: number}
  | {readonly zoom: number}
  | {readonly lift: number}
  | 'reset';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export const turnStep = 15;
export const zoomStep = 0.85;

const steps: Readonly<Record<string, OrbitStep>> = {
  ArrowLeft: {turn: -turnStep, tilt: 0},
  ArrowRight: {turn: turnStep, tilt: 0},
  ArrowUp: {turn: 0, tilt: turnStep},
  ArrowDown: {turn: 0, tilt: -turnStep},
  '+': {zoom: zoomStep},
  '=': {zoom: zoomStep},
  '-': {zoom: 1 / zoomStep},
  '0': 'reset',
  Home: 'reset',
};

const shifted: Readonly<Record<string, OrbitStep>> = {ArrowUp: {lift: 0.1}, ArrowDown: {lift: -0.1}};

/** The step of a key; undefined for keys of the page or the browser, such as Tab or Ctrl with +. */
export function orbitStep({key, shiftKey, ctrlKey, altKey, metaKey}: Pressed): OrbitStep | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  return (shiftKey ? shifted[key] : undefined) ?? steps[key];
}
