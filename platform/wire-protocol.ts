/**
 * The protocol between the web SDK and the creator's page: `window.postMessage` with structured objects, not JSON strings.
 *
 * Times in milliseconds since 1970. Source: type declarations and code of `@avaturn/sdk` 1.1.4. Messages are sent with the
 * target origin `*`; for received ones, the SDK checks the field `source`, but not the origin.
 */
export const messageSources = {
  /** Host page to creator. */
  host: 'v1.avaturn-sdk',
  /** Creator to host page. */
  creator: 'v1.avaturn-sdk-server',
} as const;

/** Envelope of both directions. */
export interface WireEnvelope<Data = unknown> {
  /** A request or notification, or the response to one. */
  readonly type: 'MESSAGE' | 'RESPONSE';
  readonly source: (typeof messageSources)[keyof typeof messageSources];
  readonly eventName: SdkMessageName;
  /** Ties a response to its request. By default the event name followed by the time of sending. */
  readonly key: string;
  readonly date: number;
  readonly data?: Data;
  /** True for requests; for responses, whether they succeeded. */
  readonly isOk: boolean;
}

export interface MessageTypeRow {
  /** Member of the enum `MessageType`, which the typings tag as private. */
  readonly member: string;
  /** `eventName` on the wire. */
  readonly name: string;
  readonly from: 'host' | 'creator' | 'unused';
  /** Purpose, if no public method sends it. Inline Markdown. */
  readonly use?: string;
}

/** `unused` messages are declared, but the package neither sends nor reads them. */
export const messageTypes = [
  {
    member: 'AskForDefaults',
    name: 'ask_for_defaults',
    from: 'creator',
    use: 'Asks for `defaultAssets`. The SDK responds under the same key.',
  },
  {
    member: 'SDKHandshake',
    name: 'sdk_handshake',
    from: 'host',
    use: 'Opens the conversation, with the address of the page, its environment and the version of the SDK',
  },
  {
    member: 'SDKHandshakeConfirmation',
    name: 'sdk_handshake_confirmation',
    from: 'host',
    use: 'Repeats the data of the handshake after each response to it, and once more when `init` resolves',
  },
  {
    member: 'CallbackEvent',
    name: 'callback_event',
    from: 'creator',
    use: 'An event for `on`: `key` is its name, `data` its argument',
  },
  {
    member: 'ReportError',
    name: 'report_error',
    from: 'creator',
    use: 'The event `error`, since 1.1.4: `data` has `type` and sometimes `message`',
  },
  {member: 'GetAssetList', name: 'get_assets_list', from: 'host'},
  {member: 'GetActiveAssets', name: 'get_active_assets', from: 'host'},
  {member: 'SetAvailableAssets', name: 'set_assets_list', from: 'host'},
  {member: 'SetActiveAsset', name: 'set_active_asset', from: 'host'},
  {member: 'GetBodyList', name: 'get_bodies_list', from: 'host'},
  {member: 'GetActiveBody', name: 'get_avatar_info', from: 'host'},
  {member: 'SetAvailableBodies', name: 'set_bodies_list', from: 'unused'},
  {member: 'SetActiveBody', name: 'set_active_body', from: 'host'},
  {member: 'GetAnimationList', name: 'get_animation_list', from: 'host'},
  {member: 'GetActiveAnimation', name: 'get_animation_info', from: 'host'},
  {member: 'SetActiveAnimation', name: 'set_active_animation', from: 'host'},
  {member: 'ExportAvatar', name: 'export_avatar', from: 'host'},
  {member: 'GenerateThumbnail', name: 'generate_thumbnail', from: 'unused'},
  {member: 'SetParam', name: 'set_param', from: 'unused'},
  {member: 'SetEyeColor', name: 'set_eye_color', from: 'host'},
  {member: 'SetHairColor', name: 'set_hair_color', from: 'host'},
  {member: 'SetEyewearColor', name: 'set_eyewear_color', from: 'host'},
  {member: 'SetBodyProportions', name: 'set_body_proportions', from: 'host'},
  {member: 'SetSkinTone', name: 'set_skin_tone', from: 'host'},
  {member: 'GetEyeColor', name: 'get_eye_color', from: 'host'},
  {member: 'GetHairColor', name: 'get_hair_color', from: 'host'},
  {member: 'GetEyewearColor', name: 'get_eyewear_color', from: 'host'},
  {member: 'GetBodyProportions', name: 'get_body_proportions', from: 'host'},
  {member: 'GetSkinTone', name: 'get_skin_tone', from: 'host'},
  {member: 'GetAvatarId', name: 'get_avatar_id', from: 'host'},
] as const satisfies readonly MessageTypeRow[];

export type SdkMessageName = (typeof messageTypes)[number]['name'];

/** Messages with their own name as key instead of a timestamp. */
export const fixedKeys = ['sdk_handshake', 'export_avatar'] as const satisfies readonly SdkMessageName[];

/** `data` of the response. The SDK doesn't use it, and its meaning isn't published. */
export interface HandshakeResponse {
  readonly advancedFeatures: boolean;
}

/** The handshake in order. The host doesn't wait for a response to the confirmation, and sends it again after `init`. */
export const handshake = [
  {from: 'host', type: 'MESSAGE', eventName: 'sdk_handshake'},
  {from: 'creator', type: 'RESPONSE', eventName: 'sdk_handshake'},
  {from: 'host', type: 'MESSAGE', eventName: 'sdk_handshake_confirmation'},
] as const satisfies readonly {
  readonly from: keyof typeof messageSources;
  readonly type: WireEnvelope['type'];
  readonly eventName: SdkMessageName;
}[];

/** The iframe that the SDK creates, and the parameters that it adds to the page's URL. */
export const creatorFrame = {
  id: 'avaturn-sdk-iframe',
  allow: 'camera *; clipboard-write',
  query: {sdk: 'true'},
  /** Added with `disableUi`. */
  customUiQuery: {noui: 'true'},
} as const;

/** Globals that Avaturn's page reads, set inside the page, as in a web view. */
export const creatorPageGlobals = {
  /** Every export returns an `httpURL`. */
  forceHttpUrl: 'avaturnForceExportHttpUrl',
  /** Sign-in redirects instead of opening a pop-up. */
  signInWithRedirect: 'avaturnFirebaseUseSignInWithRedirect',
} as const;

/** The older message of the plain iframe and the mobile examples: a JSON string, not an object. */
export const legacyExportMessage = {source: 'avaturn', eventName: 'v2.avatar.exported'} as const;
