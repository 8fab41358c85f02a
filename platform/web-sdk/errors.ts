/**
 * The enum `SDKErrors`. The package declares `error.type` as `string`: that it has these values is inferred from the names, and
 * so is what they mean (inline Markdown).
 */
export const sdkErrorValues = [
  {name: 'AuthError', value: 'auth_error', reading: 'Avaturn refused the sign-in or the session. Open a new session.'},
  {name: 'AvatarLoadError', value: 'avatar_load_error', reading: 'The avatar did not load. Offer to try again.'},
  {name: 'SceneError', value: 'scene_error', reading: 'The 3D scene failed. Offer to reload the editor.'},
] as const;

/**
 * Failures of the SDK and how they are reported. The SDK has no error codes besides `SDKErrors`. Source: type declarations
 * and code of `@avaturn/sdk` 1.1.4.
 */
export const sdkFailures = [
  {
    id: 'invalid-url',
    situation: "`init` with a `url` that isn't an absolute URL",
    outcome: 'The promise is rejected with a `TypeError`.',
    remedy: 'Pass the `url` of the session unchanged.',
  },
  {
    id: 'empty-url',
    situation: '`init` with an empty or missing `url`',
    outcome: 'No error. The SDK opens the public preview editor with a default male avatar.',
    remedy: 'Check the value that your backend returned before you call `init`.',
  },
  {
    id: 'missing-params',
    situation: '`init` without its second argument',
    outcome: "A `TypeError` is thrown immediately: `Cannot read properties of undefined (reading 'url')`.",
    remedy: 'Pass `{}`.',
  },
  {
    id: 'default-assets',
    situation: '`init` with `defaultAssets` of the wrong shape',
    outcome: "Since 1.1.2, the promise is rejected with `Field 'defaultAssets' has an invalid format`.",
    remedy: 'Pass `{overrideSaved: false, assets: [id]}`.',
  },
  {
    id: 'handshake-refused',
    situation: 'The editor refuses the handshake',
    outcome: 'The promise of `init` is rejected with an `Error`.',
    remedy: 'Request a new session, and call `init` again.',
  },
  {
    id: 'no-response',
    situation: 'The page in the iframe never responds',
    outcome: 'The promise stays pending, because the SDK has no timeout.',
    remedy: 'Set a time limit of your own.',
  },
  {
    id: 'before-init',
    situation: 'A method called before `init`',
    outcome: 'Nothing is sent, and the promise stays pending.',
    remedy: 'Await `init` first. In a session, also wait for `load`.',
  },
  {
    id: 'during-init',
    situation: 'A method called while `init` is pending',
    outcome: "If the page in the iframe isn't listening yet, the method's promise stays pending.",
    remedy: 'Await `init` first.',
  },
  {
    id: 'method-refused',
    situation: 'The editor refuses a method',
    outcome: 'The promise is rejected with the raw data of the response, or with `null`.',
    remedy: 'In the `catch`, check that `message` exists before you read it.',
  },
  {
    id: 'not-cloneable',
    situation: "An argument that can't be cloned, such as a function or a framework's reactive proxy",
    outcome: 'The call fails with a `DataCloneError`.',
    remedy: 'Pass plain arrays and strings.',
  },
  {
    id: 'same-millisecond',
    situation: 'A method called twice within one millisecond',
    outcome: 'The first promise stays pending.',
    remedy: 'Await each call before the next one.',
  },
  {
    id: 'event-refused',
    situation: '`on` for any event but `load`, after `init` with `disableUi`',
    outcome: "The SDK logs a message and doesn't register the callback. This includes `error`.",
    remedy: 'Use the promise that the method returns.',
  },
  {
    id: 'after-destroy',
    situation: 'A promise that is pending when you call `destroy`, or a method called after it',
    outcome: 'The promise stays pending, because the SDK no longer listens.',
    remedy: 'Stop waiting for the promise, for example with a time limit.',
  },
] as const;
