import type {SdkMethod} from './method';

export const animationMethods = [
  {
    name: 'getAnimationList',
    group: 'animations',
    signature: 'getAnimationList(): Promise<AnimationItem[]>',
    summary: 'Lists the animations that the editor can play.',
    parameters: [],
    resolves: '`AnimationItem[]`',
    eventName: 'get_animation_list',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const animations = await sdk.getAnimationList();
console.log(animations.map(({id, alias}) => alias ?? id));`,
  },
  {
    name: 'getActiveAnimation',
    group: 'animations',
    signature: 'getActiveAnimation(): Promise<{id: string}>',
    summary: 'Returns the animation that plays.',
    parameters: [],
    resolves: '`{id: string}`',
    eventName: 'get_animation_info',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const {id} = await sdk.getActiveAnimation();
console.log(id);`,
  },
  {
    name: 'setActiveAnimation',
    group: 'animations',
    signature: 'setActiveAnimation(id: string): Promise<null>',
    summary: 'Plays another animation.',
    parameters: [{name: 'id', description: 'an animation id from `getAnimationList`'}],
    resolves: '`null`, once the animation is changed',
    eventName: 'set_active_animation',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const [first] = await sdk.getAnimationList();
if (first) await sdk.setActiveAnimation(first.id);`,
  },
] as const satisfies readonly SdkMethod[];
