import type {MethodRow} from './method';

export const identityMethods = [
  {
    name: 'getAvatarId',
    signature: 'getAvatarId(): Promise<{id: string | null}>',
    summary: 'Returns the ID of the open avatar.',
    resolves: '`{id: string | null}`',
    eventName: 'get_avatar_id',
    since: '1.1.4',
    notes: ["Handle `null`. The package doesn't say when the ID is missing."],
  },
] as const satisfies readonly MethodRow[];
