import type {SdkMethod} from './method';

export const bodyMethods = [
  {
    name: 'getBodyList',
    group: 'bodies',
    signature: 'getBodyList(): Promise<BodyItem[]>',
    summary: 'Lists the bodies that the user can choose.',
    parameters: [],
    resolves: '`BodyItem[]`',
    eventName: 'get_bodies_list',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const bodies = await sdk.getBodyList();
console.log(bodies.map(({id, gender}) => \`\${id}: \${gender}\`));`,
  },
  {
    name: 'getActiveBody',
    group: 'bodies',
    signature: 'getActiveBody(): Promise<{id: string}>',
    summary: 'Returns the body of the avatar.',
    parameters: [],
    resolves: '`{id: string}`',
    eventName: 'get_avatar_info',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const {id} = await sdk.getActiveBody();
console.log(id);`,
  },
  {
    name: 'setActiveBody',
    group: 'bodies',
    signature: 'setActiveBody(id: string): Promise<null>',
    summary: 'Changes the body.',
    parameters: [{name: 'id', description: 'a body id from `getBodyList`'}],
    resolves: '`null`, once the body is changed',
    eventName: 'set_active_body',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: [],
    example: `const bodies = await sdk.getBodyList();
const last = bodies.at(-1);
if (last) await sdk.setActiveBody(last.id);`,
  },
] as const satisfies readonly SdkMethod[];
