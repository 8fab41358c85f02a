import type {ComponentType} from 'react';

/** Progress of a demo: not started, opening, waiting for **Next**, loading the export, showing it. */
export type DemoStep = 'still' | 'opening' | 'open' | 'exported' | 'shown';

export interface LiveProps {
  /** Prefix of the ids in the demo, unique on the page. */
  readonly id: string;
  readonly onStep?: ((step: DemoStep) => void) | undefined;
}

export interface DemoKind {
  readonly title: string;
  /** What the reader can do, in one or two sentences. */
  readonly text: string;
  readonly start: string;
  readonly load: () => Promise<{readonly default: ComponentType<LiveProps>}>;
}

export const kinds = {
  export: {
    title: 'Make an avatar and receive it',
    text: 'The SDK opens a creator below. Dress the avatar, press Next, and see the payload of the export event.',
    start: 'Open the simulated creator',
    load: () => import('./live/ExportDemo'),
  },
  events: {
    title: 'Watch the events',
    text: 'Dress the avatar and read each event with its payload. Choose a delay, a kind of export, or an error.',
    start: 'Watch the simulated events',
    load: () => import('./live/EventDemo'),
  },
  'custom-ui': {
    title: 'Controls outside the frame',
    text: 'The frame shows only the avatar. The controls next to it are part of this page and use the SDK.',
    start: 'Open with your own controls',
    load: () => import('./live/CustomUiDemo'),
  },
  scene: {
    title: 'From the creator into a scene',
    text: 'Dress the avatar and press Next. The exported file moves in a three.js scene, where you can turn it.',
    start: 'Open the creator and the scene',
    load: () => import('./live/AvatarDemo'),
  },
  'ten-lines': {
    title: 'Your page',
    text: 'Open the simulated creator here, dress the avatar, and press Next. The avatar then appears on this page.',
    start: 'Run the ten lines',
    load: () => import('./live/AvatarDemo'),
  },
} as const satisfies Readonly<Record<string, DemoKind>>;

export type DemoName = keyof typeof kinds;
