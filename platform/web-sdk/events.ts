/**
 * Events of `on`. Each has one callback: a later one replaces it, and there is no `off`. Source: type declarations of
 * `@avaturn/sdk` 1.1.4 and 0.7.0.
 *
 * `callback` is its TypeScript type, `argument` inline Markdown. `apiSessionOnly` is null if the package doesn't say, and an
 * `internal` event, tagged so in the typings, may change without notice.
 */
export const sdkEvents = [
  {
    name: 'load',
    callback: '() => void',
    argument: 'None',
    when: 'The editor is fully loaded and ready to show the avatar.',
    apiSessionOnly: true,
    internal: false,
    since: '0.7.0',
  },
  {
    name: 'export',
    callback: '(message: ExportAvatarResult) => void',
    argument: '`ExportAvatarResult`',
    when: 'The user pressed **Next**.',
    apiSessionOnly: false,
    internal: false,
    since: '0.7.0',
  },
  {
    name: 'assetSet',
    callback: '(id: string) => void',
    argument: 'Asset ID, `string`',
    when: 'The user changed an asset on the avatar.',
    apiSessionOnly: true,
    internal: false,
    since: '0.7.0',
  },
  {
    name: 'bodySet',
    callback: '(id: string) => void',
    argument: 'Body ID, `string`',
    when: 'The user changed the body.',
    apiSessionOnly: true,
    internal: false,
    since: '0.7.0',
  },
  {
    name: 'changeParam',
    callback: "(data: {key: 'hair_color'; value: string}) => void",
    argument: "`{key: 'hair_color', value: string}`",
    when: 'The user changed a parameter. Only the hair color is reported.',
    apiSessionOnly: true,
    internal: true,
    since: '0.7.0',
  },
  {
    name: 'error',
    callback: '(data: {type: string; message?: string}) => void',
    argument: '`{type: string, message?: string}`',
    when: 'The editor reported an error.',
    apiSessionOnly: null,
    internal: false,
    since: '1.1.4',
  },
] as const;

export type SdkEvent = (typeof sdkEvents)[number];
export type SdkEventName = SdkEvent['name'];
