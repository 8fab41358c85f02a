import type {MethodRow} from './method';

export const bodyMethods = [
  {
    name: 'getBodyList',
    signature: 'getBodyList(): Promise<BodyItem[]>',
    summary: 'Lists the bodies that the user can choose.',
    resolves: '`BodyItem[]`',
    eventName: 'get_bodies_list',
    example: `const bodies = await sdk.getBodyList();
console.log(bodies.map(({id, gender}) => \`\${id}: \${gender}\`));`,
  },
  {
    name: 'getActiveBody',
    signature: 'getActiveBody(): Promise<{id: string}>',
    summary: 'Returns the body of the avatar.',
    resolves: '`{id: string}`',
    eventName: 'get_avatar_info',
    example: `const {id} = await sdk.getActiveBody();
console.log(id);`,
  },
  {
    name: 'setActiveBody',
    signature: 'setActiveBody(id: string): Promise<null>',
    summary: 'Changes the body.',
    parameters: [{name: 'id', description: 'a body id from `getBodyList`'}],
    resolves: '`null`, once the body is changed',
    eventName: 'set_active_body',
    example: `const bodies = await sdk.getBodyList();
const last = bodies.at(-1);
if (last) await sdk.setActiveBody(last.id);`,
  },
] as const satisfies readonly MethodRow[];
