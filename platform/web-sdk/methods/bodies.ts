import type {MethodRow} from './method';

export const bodyMethods = [
  {
    name: 'getBodyList',
    signature: 'getBodyList(): Promise<BodyItem[]>',
    summary: 'Lists the bodies that the user can choose.',
    resolves: '`BodyItem[]`',
    eventName: 'get_bodies_list',
  },
  {
    name: 'getActiveBody',
    signature: 'getActiveBody(): Promise<{id: string}>',
    summary: "Returns the avatar's body.",
    resolves: '`{id: string}`',
    eventName: 'get_avatar_info',
  },
  {
    name: 'setActiveBody',
    signature: 'setActiveBody(id: string): Promise<null>',
    summary: 'Changes the body.',
    parameters: [{name: 'id', description: 'a body ID from `getBodyList`'}],
    resolves: '`null`, once the body is changed',
    eventName: 'set_active_body',
  },
] as const satisfies readonly MethodRow[];
