import type {SdkMethod} from './method';

export const exportMethods = [
  {
    name: 'exportAvatar',
    group: 'export',
    signature: 'exportAvatar(): Promise<ExportAvatarResult>',
    summary: 'Exports the avatar as a GLB.',
    parameters: [],
    resolves: '`ExportAvatarResult`',
    eventName: 'export_avatar',
    since: '0.7.0',
    apiSessionOnly: null,
    t2Only: false,
    range: null,
    notes: ['Wait for the response before you call it again: every call shares one message key.'],
    example: `const result = await sdk.exportAvatar();
const response = await fetch(result.url);
const glb = await response.arrayBuffer();
console.log(result.urlType, glb.byteLength);`,
  },
] as const satisfies readonly SdkMethod[];
