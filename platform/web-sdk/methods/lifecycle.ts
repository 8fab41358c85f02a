import type {MethodRow} from './method';

export const lifecycleMethods = [
  {
    name: 'init',
    signature: 'init(container: HTMLElement | Element | null, params: InitParams): Promise<this>',
    summary: 'Opens the creator in an iframe inside `container` and connects to it.',
    parameters: [
      {
        name: 'container',
        description: 'the parent of the iframe, or `null` for code that runs inside Avaturn’s page',
      },
      {name: 'params', description: 'an `InitParams` object, or `{}`'},
    ],
    resolves: 'The SDK instance, once the editor has responded',
    eventName: 'sdk_handshake',
    notes: [
      'Call it in the browser, because it reads `document` and `window`.',
      'A page can have one creator: `init` first removes any element with the ID `avaturn-sdk-iframe`.',
    ],
  },
  {
    name: 'on',
    signature: 'on<T extends keyof SdkCallback>(event: T, callback: SdkCallback[T]): this',
    summary: 'Sets the callback of an event.',
    parameters: [
      {name: 'event', description: 'the name of the event'},
      {name: 'callback', description: 'the function to call, which replaces an earlier one'},
    ],
    resolves: 'The SDK instance, so that calls can be chained',
    eventName: null,
    notes: [
      'Call it before `init`, so that no early event is missed.',
      'To unsubscribe, set a callback that does nothing.',
      'After `init` with `disableUi`, the SDK accepts only `load`.',
    ],
  },
  {
    name: 'destroy',
    signature: 'destroy(): void',
    summary: 'Stops listening and removes the callbacks.',
    resolves: 'Nothing',
    eventName: null,
    notes: ['Remove the iframe yourself, because it stays in the page.', 'Pending promises never settle.'],
  },
] as const satisfies readonly MethodRow[];
