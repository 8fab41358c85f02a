import {eyeColors, proportionKeys, proportionRange, skinToneRange, type ProportionKey} from '../../avatar-look';
import {animations, bodies, bodyOf} from '../../catalog';
import type {SdkMessageName} from '@avaturn-docs/platform/wire-protocol';
import type {Editor, EditorState} from '../editor';
import {previewOf} from '../samples';

/** A request that can't be fulfilled. The SDK rejects its promise with this message. */
export class Refusal extends Error {}

type Answer = (editor: Editor, data: unknown, exportAvatar: () => Promise<unknown>) => unknown;

/**
 * Handlers of the SDK's requests by name on the wire; setters return nothing. Values that the platform may silently
 * correct are rejected here, so that mistakes are visible.
 */
export const requests: Partial<Record<SdkMessageName, Answer>> = {
  get_assets_list: (editor) =>
    editor.offered().map(({id, alias, category}) => ({id, alias, category, preview: previewOf(id)})),
  set_assets_list(editor, data) {
    if (!Array.isArray(data) || !data.every((id) => typeof id === 'string')) {
      throw new Refusal('setAvailableAssets needs a list of asset ids.');
    }
    editor.change({available: data}, 'host');
  },
  get_active_assets: ({state}) => state.assets,
  set_active_asset(editor, data) {
    const asset = editor.offered().find(({id}) => id === data);
    if (!asset) throw new Refusal(`No available asset has the id ${show(data)}.`);
    editor.wear(asset.id, 'host');
  },

  get_bodies_list: () => bodies.map(({id, gender}) => ({id, gender, preview: previewOf(id)})),
  get_avatar_info: ({state}) => ({id: state.body}),
  set_active_body: (editor, data) => editor.chooseBody(one(bodies, data, 'body'), 'host'),

  get_animation_list: () => animations.map(({id, alias}) => ({id, alias, preview: previewOf(id)})),
  get_animation_info: ({state}) => ({id: state.animation}),
  set_active_animation: (editor, data) => editor.change({animation: one(animations, data, 'animation')}, 'host'),

  export_avatar: (_editor, _data, exportAvatar) => exportAvatar(),

  get_eye_color({state}) {
    needT2(state);
    return state.eyeColor;
  },
  set_eye_color(editor, data) {
    needT2(editor.state);
    const eyeColor = eyeColors.find((color) => color === data);
    if (!eyeColor) throw new Refusal(`${show(data)} isn’t an eye color. Use one of ${eyeColors.join(', ')}.`);
    editor.change({eyeColor}, 'host');
  },
  get_hair_color: ({state}) => state.hairColor,
  set_hair_color: (editor, data) => editor.change({hairColor: color(data)}, 'host'),
  get_eyewear_color: ({state}) => state.eyewearColor,
  set_eyewear_color: (editor, data) =>
    editor.change({eyewearColor: data === 'transparent' ? data : color(data)}, 'host'),

  get_body_proportions: ({state}) => state.proportions,
  set_body_proportions(editor, data) {
    const {key, value} = (typeof data === 'object' && data !== null ? data : {}) as {key?: unknown; value?: unknown};
    if (!proportionKeys.includes(key as ProportionKey)) {
      throw new Refusal(`${show(key)} cannot be changed. Use one of ${proportionKeys.join(', ')}.`);
    }
    const number = within(value, proportionRange);
    editor.change({proportions: {...editor.state.proportions, [key as ProportionKey]: number}}, 'host');
  },
  get_skin_tone: ({state}) => state.skinTone,
  set_skin_tone: (editor, data) => editor.change({skinTone: within(data, skinToneRange)}, 'host'),

  get_avatar_id: ({state}) => ({id: state.avatarId}),
};

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function one(list: readonly {readonly id: string}[], data: unknown, what: string): string {
  const found = list.find(({id}) => id === data);
  if (!found)
    throw new Refusal(`No ${what} has the id ${show(data)}. Use one of ${list.map(({id}) => id).join(', ')}.`);
  return found.id;
}

function needT2({body}: EditorState): void {
  if (bodyOf(body).type !== 'T2')
    throw new Refusal(`The eye color of ${body} can’t be changed: only T2 avatars have one.`);
}

/** `#rgb` and `#rrggbb` as `#rrggbb` in lowercase. */
function color(data: unknown): string {
  const digits = typeof data === 'string' ? /^#([\da-f]{3}|[\da-f]{6})$/i.exec(data)?.[1] : undefined;
  if (digits === undefined) throw new Refusal(`${show(data)} isn’t a color. Write # and six hexadecimal digits.`);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

function within(data: unknown, {min, max}: {readonly min: number; readonly max: number}): number {
  if (typeof data !== 'number' || !(data >= min && data <= max)) {
    throw new Refusal(`${show(data)} is out of range. Use a number from ${min} to ${max}.`);
  }
  return data;
}
