import {sdkEvents} from './events';
import {sdkInitParams} from './init-params';
import type {SdkVersion} from './package';

/**
 * The public types of `@avaturn/sdk` 1.1.4 and their fields or values. Source: its type declarations. A type has fields if it
 * is an object, otherwise another TypeScript type as its `alias`. Descriptions of fields are inline Markdown.
 */
export type SdkTypeField = ReturnType<typeof field>;
export type SdkType = ReturnType<typeof alias | typeof object>;

/** Eye colors of `setEyeColor` and `getEyeColor`. */
export const eyeColors = [
  'amber',
  'blue',
  'blue_gray_yellow',
  'brown',
  'dark_brown',
  'gray',
  'gray_green',
  'green',
  'light_gray',
  'light_green',
] as const;

/** Asset categories in the SDK's spelling; the REST API writes `hair_and_headwear`. */
export const sdkCategories = ['eyewear', 'hairAndHeadwear', 'clothing', 'footwear'] as const;

/** Result of an export, in the `export` event and from `exportAvatar`. */
export const exportResultFields = [
  field('url', 'string', 'The GLB: a link or a base64 data URL, as `urlType` says.'),
  field('urlType', "'dataURL' | 'httpURL'", 'Form of `url`. A `dataURL` is ready much sooner than an `httpURL`.'),
  field('avatarId', 'string', 'ID of the avatar.'),
  field('sessionId', 'string', 'ID of the session.'),
  field(
    'avatarSupportsFaceAnimations',
    'boolean',
    'Whether the face can be animated, which probably [tells T2 from T1](/docs/integration/bodies/#tell-t1-from-t2).',
  ),
  field('bodyId', 'string', 'ID of the body, as in `getBodyList`.'),
  field('gender', 'Gender', '`male` or `female`.'),
];

function union(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}

function alias(name: string, type: string, description: string, since: SdkVersion = '0.7.0') {
  return {name, alias: type, description, since, fields: null};
}

function object(name: string, description: string, fields: readonly SdkTypeField[]) {
  return {name, fields, description, since: '0.7.0' as const, alias: null};
}

function field(name: string, type: string, description: string, optional = false) {
  return {name, type, optional, description};
}

export const sdkTypes: readonly SdkType[] = [
  object(
    'InitParams',
    'The second argument of `init`.',
    sdkInitParams.map(({name, type, description}) => field(name, type, description, true)),
  ),
  object('DefaultAssets', 'Assets to put on at the start.', [
    field('overrideSaved', 'boolean', 'Whether they replace a configuration that is already saved on the avatar.'),
    field('assets', 'string[]', 'Asset IDs.'),
  ]),
  object('ExportAvatarResult', 'Result of an export.', exportResultFields),
  object('AssetItem', 'An asset that the user can choose.', [
    field('id', 'string', 'ID for `setActiveAsset`, `setAvailableAssets`, and `defaultAssets`.'),
    field('alias', 'string', 'A second name.', true),
    field('category', 'Category', 'Slot on the avatar.'),
    field('preview', 'string', "Preview. The SDK doesn't say that it is a URL, so check the value."),
  ]),
  object('BodyItem', 'A body that the user can choose.', [
    field('id', 'string', 'ID for `setActiveBody`.'),
    field('preview', 'string', 'URL of a preview.'),
    field('gender', 'Gender', '`male` or `female`.'),
  ]),
  object('AnimationItem', 'An animation that the editor can play.', [
    field('id', 'string', 'ID for `setActiveAnimation`.'),
    field('alias', 'string', 'A second name.', true),
    field('preview', 'string', 'URL of a preview.'),
  ]),
  object(
    'SdkCallback',
    'The callback type of each event. The member `error` was added in 1.1.4.',
    sdkEvents.map(({name, callback, when}) => field(name, callback, when)),
  ),
  alias('Category', union(sdkCategories), 'Slots on the avatar.'),
  alias('Gender', union(['male', 'female']), 'Gender of a body.'),
  alias('EditableBodyProportions', union(['head', 'arms', 'chest']), 'What `setBodyProportions` can change.'),
  alias('ColorValueHex', '`#${string}`', 'A hex color with its leading `#`, such as `#b32973`.'),
  alias('EyeColorType', union(eyeColors), 'The eye colors.', '1.1.0'),
];

/** The type in TypeScript syntax. */
export function typeDeclaration({name, fields, alias: type}: SdkType): string {
  if (!fields) return `type ${name} = ${type};`;
  const lines = fields.map((entry) => `  ${entry.name}${entry.optional ? '?' : ''}: ${entry.type};`);
  return [`type ${name} = {`, ...lines, '};'].join('\n');
}
