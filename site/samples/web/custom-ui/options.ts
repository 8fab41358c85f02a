import type {ColorValueHex, EditableBodyProportions, EyeColorType} from '@avaturn/sdk';
import {find, inTurn, say, sdk} from './editor';

const eyeColors: readonly EyeColorType[] = [
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
];
const proportions: readonly EditableBodyProportions[] = ['head', 'arms', 'chest'];

const hair = find('#hair-color', HTMLInputElement);
const lens = find('#lens-color', HTMLInputElement);
const clearLenses = find('#clear-lenses', HTMLInputElement);
const eyes = find('#eye-color', HTMLSelectElement);
const skin = find('#skin-tone', HTMLInputElement);

/** A color field contains six digits; a response may have more, such as alpha. */
function showColor(field: HTMLInputElement, color: string): void {
  if (/^#[0-9a-f]{6}/i.test(color)) field.value = color.slice(0, 7);
}

/** Reads every value from the editor into the controls. */
export async function readOptions(): Promise<void> {
  showColor(hair, await sdk.getHairColor());

  const lensColor = await sdk.getEyewearColor();
  clearLenses.checked = lensColor === 'transparent';
  showColor(lens, lensColor);

  const sizes = await sdk.getBodyProportions();
  for (const key of proportions) find(`#${key}`, HTMLInputElement).valueAsNumber = sizes[key];
  skin.valueAsNumber = await sdk.getSkinToneCorrection();

  // Only a T2 avatar's eye color can be read, so a rejected call hides the control.
  const eyeColor = await sdk.getEyeColor().catch(() => null);
  find('#eye-color-row', HTMLLabelElement).hidden = !eyeColor;
  if (eyeColor) eyes.value = eyeColor;
}

function onChange(control: HTMLElement, change: () => Promise<unknown>): void {
  control.addEventListener('change', () => {
    void inTurn(async () => {
      try {
        await change();
        say('');
      } finally {
        // Also after a rejection, so that the control returns to the editor's value.
        await readOptions();
      }
    });
  });
}

export function connectOptions(): void {
  eyes.append(...eyeColors.map((color) => new Option(color.replaceAll('_', ' '), color)));
  onChange(hair, () => sdk.setHairColor(hair.value as ColorValueHex));
  onChange(lens, () => sdk.setEyewearColor(lens.value as ColorValueHex));
  onChange(clearLenses, () => sdk.setEyewearColor(clearLenses.checked ? 'transparent' : (lens.value as ColorValueHex)));
  onChange(eyes, () => sdk.setEyeColor(eyes.value as EyeColorType));
  onChange(skin, () => sdk.setSkinToneCorrection(skin.valueAsNumber));
  for (const key of proportions) {
    const slider = find(`#${key}`, HTMLInputElement);
    onChange(slider, () => sdk.setBodyProportions(key, slider.valueAsNumber));
  }
}
