import type {MethodRow} from './method';

export const exportMethods = [
  {
    name: 'exportAvatar',
    signature: 'exportAvatar(): Promise<ExportAvatarResult>',
    summary: 'Exports the avatar as a GLB.',
    resolves: '`ExportAvatarResult`',
    eventName: 'export_avatar',
    notes: ['Wait for the response before you call it again: every call shares one message key.'],
  },
] as const satisfies readonly MethodRow[];
