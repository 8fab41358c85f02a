import type {MethodRow} from './method';
import {proportionMethods} from './proportions';
import {oldestSdkVersion} from '../package';

/**
 * The public methods of `AvaturnSDK` by group. Source: type declarations and code of `@avaturn/sdk` 1.1.4; `since` from a
 * comparison of the published versions. The SDK forwards values without validation.
 */
const groups = {
  lifecycle: [
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
  ],
  assets: [
    {
      name: 'getAssetList',
      signature: 'getAssetList(): Promise<AssetItem[]>',
      summary: 'Lists the assets that the user can choose.',
      resolves: '`AssetItem[]`',
      eventName: 'get_assets_list',
    },
    {
      name: 'setAvailableAssets',
      signature: 'setAvailableAssets(assets: string[]): Promise<null>',
      summary: 'Narrows what `getAssetList` and the editor offer.',
      parameters: [{name: 'assets', description: 'the IDs that stay available'}],
      resolves: '`null`',
      eventName: 'set_assets_list',
      notes: ['Read the list again afterward.'],
    },
    {
      name: 'getActiveAssets',
      signature: `getActiveAssets(): Promise<{
  eyewear: string;
  hairAndHeadwear: string;
  clothing: string;
  footwear: string;
}>`,
      summary: 'Returns the asset that the avatar wears in each category.',
      resolves:
        'An object with the keys `eyewear`, `hairAndHeadwear`, `clothing`, and `footwear`. Each value is an asset ID, or an empty string for none.',
      eventName: 'get_active_assets',
      notes: ['The editor can correct what you set. Trust this response, not a copy of your own.'],
    },
    {
      name: 'setActiveAsset',
      signature: 'setActiveAsset(id: string): Promise<null>',
      summary: 'Puts an asset on the avatar.',
      parameters: [{name: 'id', description: 'an asset ID from `getAssetList`'}],
      resolves: '`null`',
      eventName: 'set_active_asset',
      notes: ['One asset can remove another, so read `getActiveAssets` afterward.'],
    },
  ],
  bodies: [
    {
      name: 'getBodyList',
      signature: 'getBodyList(): Promise<BodyItem[]>',
      summary: 'Lists the bodies that the user can choose.',
      resolves: '`BodyItem[]`',
      eventName: 'get_bodies_list',
    },
    {
      name: 'getActiveBody',
      signature: 'getActiveBody(): Promise<{id: string}>',
      summary: "Returns the avatar's body.",
      resolves: '`{id: string}`',
      eventName: 'get_avatar_info',
    },
    {
      name: 'setActiveBody',
      signature: 'setActiveBody(id: string): Promise<null>',
      summary: 'Changes the body.',
      parameters: [{name: 'id', description: 'a body ID from `getBodyList`'}],
      resolves: '`null`, once the body is changed',
      eventName: 'set_active_body',
    },
  ],
  animations: [
    {
      name: 'getAnimationList',
      signature: 'getAnimationList(): Promise<AnimationItem[]>',
      summary: 'Lists the animations that the editor can play.',
      resolves: '`AnimationItem[]`',
      eventName: 'get_animation_list',
    },
    {
      name: 'getActiveAnimation',
      signature: 'getActiveAnimation(): Promise<{id: string}>',
      summary: 'Returns the animation that plays.',
      resolves: '`{id: string}`',
      eventName: 'get_animation_info',
    },
    {
      name: 'setActiveAnimation',
      signature: 'setActiveAnimation(id: string): Promise<null>',
      summary: 'Plays another animation.',
      parameters: [{name: 'id', description: 'an animation ID from `getAnimationList`'}],
      resolves: '`null`, once the animation is changed',
      eventName: 'set_active_animation',
    },
  ],
  colors: [
    {
      name: 'getEyeColor',
      signature: 'getEyeColor(): Promise<EyeColorType>',
      summary: 'Returns the eye color.',
      resolves: '`EyeColorType`',
      eventName: 'get_eye_color',
      since: '1.1.0',
      t2Only: true,
    },
    {
      name: 'setEyeColor',
      signature: 'setEyeColor(value: EyeColorType): Promise<null>',
      summary: 'Changes the eye color.',
      parameters: [{name: 'value', description: 'one of the ten values of `EyeColorType`'}],
      resolves: '`null`',
      eventName: 'set_eye_color',
      since: '1.1.0',
      notes: ['The eyes of a T1 avatar aren’t separate, so check the result there.'],
    },
    {
      name: 'getHairColor',
      signature: 'getHairColor(): Promise<ColorValueHex>',
      summary: 'Returns the hair color.',
      resolves: 'A hex color with its leading `#`',
      eventName: 'get_hair_color',
    },
    {
      name: 'setHairColor',
      signature: 'setHairColor(value: ColorValueHex): Promise<null>',
      summary: 'Changes the hair color.',
      parameters: [{name: 'value', description: 'a hex color with its leading `#`'}],
      resolves: '`null`',
      eventName: 'set_hair_color',
    },
    {
      name: 'getEyewearColor',
      signature: "getEyewearColor(): Promise<ColorValueHex | 'transparent'>",
      summary: 'Returns the lens color.',
      resolves: 'A hex color with its leading `#`, or `transparent`',
      eventName: 'get_eyewear_color',
    },
    {
      name: 'setEyewearColor',
      signature: "setEyewearColor(value: ColorValueHex | 'transparent'): Promise<null>",
      summary: 'Changes the color of the lenses.',
      parameters: [{name: 'value', description: 'a hex color with its leading `#`, or `transparent`'}],
      resolves: '`null`',
      eventName: 'set_eyewear_color',
    },
  ],
  proportions: proportionMethods,
  export: [
    {
      name: 'exportAvatar',
      signature: 'exportAvatar(): Promise<ExportAvatarResult>',
      summary: 'Exports the avatar as a GLB.',
      resolves: '`ExportAvatarResult`',
      eventName: 'export_avatar',
      notes: ['Wait for the response before you call it again: every call shares one message key.'],
    },
  ],
  identity: [
    {
      name: 'getAvatarId',
      signature: 'getAvatarId(): Promise<{id: string | null}>',
      summary: 'Returns the ID of the open avatar.',
      resolves: '`{id: string | null}`',
      eventName: 'get_avatar_id',
      since: '1.1.4',
      notes: ["Handle `null`. The package doesn't say when the ID is missing."],
    },
  ],
} as const satisfies Readonly<Record<string, readonly MethodRow[]>>;

export type SdkMethodGroup = keyof typeof groups;
export type SdkMethodName = (typeof groups)[SdkMethodGroup][number]['name'];

export interface SdkMethod extends Required<MethodRow> {
  readonly name: SdkMethodName;
  readonly group: SdkMethodGroup;
}

export const sdkMethodGroups = Object.keys(groups) as SdkMethodGroup[];

const defaults = {parameters: [], since: oldestSdkVersion, t2Only: false, range: null, notes: []} as const;

export const sdkMethods: readonly SdkMethod[] = sdkMethodGroups.flatMap((group) =>
  groups[group].map((row) => ({...defaults, ...row, group})),
);

/**
 * The methods of one group, or all methods.
 *
 * @throws if the group doesn't exist
 */
export function sdkMethodsOf(group?: string): readonly SdkMethod[] {
  if (group === undefined) return sdkMethods;
  const found = sdkMethods.filter((method) => method.group === group);
  if (found.length === 0) {
    throw new Error(`<SdkMethods group="${group}">: there is no such group. Use one of ${sdkMethodGroups.join(', ')}.`);
  }
  return found;
}
