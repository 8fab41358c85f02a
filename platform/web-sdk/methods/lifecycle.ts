import type {MethodRow} from './method';

export const lifecycleMethods = [
  {
    name: 'init',
    signature: 'init(container: HTMLElement | Element | null, params: InitParams): Promise<this>',
    summary: 'Opens the creator in an iframe inside `container` and connects to it.',
    parameters: [
      {
        name: 'container',
        description: 'the parent of the iframe, or `null` for code that runs inside the Avaturn page itself',
      },
      {name: 'params', description: 'an `InitParams` object, or `{}`'},
    ],
    resolves: 'The SDK instance, once the editor has responded',
    eventName: 'sdk_handshake',
    notes: [
      'Call it in the browser: it reads `document` and `window`.',
      'One iframe for each page: `init` first removes any element with the ID `avaturn-sdk-iframe`.',
      'Adds `sdk=true` to the URL, and `noui=true` with `disableUi`.',
    ],
  },
  {
    name: 'on',
    signature: 'on<T extends keyof SdkCallback>(event: T, callback: SdkCallback[T]): this',
    summary: 'Sets the callback of an event.',
    parameters: [
      {name: 'event', description: 'the name of the event'},
      {name: 'callback', description: 'what to call; it replaces an earlier one'},
    ],
    resolves: 'The SDK instance, so that calls can be chained',
    eventName: null,
    notes: [
      'Call it before `init`, so that no early event is missed.',
      'There is no `off`: set a callback that does nothing.',
      'After an `init` with `disableUi`, every event but `load` is refused with a console message.',
    ],
  },
  {
    name: 'destroy',
    signature: 'destroy(): void',
    summary: 'Stops listening and forgets the callbacks.',
    resolves: 'Nothing',
    eventName: null,
    notes: ['The iframe stays in the page: remove it yourself.', 'Promises that are pending stay pending.'],
  },
] as const satisfies readonly MethodRow[];
