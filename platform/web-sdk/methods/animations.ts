import type {MethodRow} from './method';

export const animationMethods = [
  {
    name: 'getAnimationList',
    signature: 'getAnimationList(): Promise<AnimationItem[]>',
    summary: 'Lists the animations that the editor can play.',
    resolves: '`AnimationItem[]`',
    eventName: 'get_animation_list',
  },
  {
    name: 'getActiveAnimation',
    signature: 'getActiveAnimation(): Promise<{id: string}>',
    summary: 'Returns the animation that plays.',
    resolves: '`{id: string}`',
    eventName: 'get_animation_info',
  },
  {
    name: 'setActiveAnimation',
    signature: 'setActiveAnimation(id: string): Promise<null>',
    summary: 'Plays another animation.',
    parameters: [{name: 'id', description: 'an animation ID from `getAnimationList`'}],
    resolves: '`null`, once the animation is changed',
    eventName: 'set_active_animation',
  },
] as const satisfies readonly MethodRow[];
