/** The creator's controls. Native elements of one form, so that keyboard and screen readers work as usual. */
import {eyeColors, proportionKeys, proportionRange, skinToneRange} from '../../avatar-look';
import {animations, bodies, bodyOf, usableAssets, type Category} from '../../catalog';
import {isOffered, type Editor, type EditorState} from '../editor';
import {previewOf} from '../samples';
import {element} from './element';

type Field = HTMLInputElement | HTMLSelectElement;

/** Value of the radio button for an empty slot. Chromium ignores an empty value of a group. */
const noAsset = 'none';

/** Renders the controls into an element of a form and updates them with the editor. */
export function fillControls(place: HTMLElement, editor: Editor): void {
  place.replaceChildren(
    section(
      'Body',
      choices('body', bodies, ({gender, type}) => `${gender}, ${type}`),
    ),
    section('Clothing', assetChoices('clothing')),
    section(
      'Hair',
      assetChoices('hairAndHeadwear'),
      row('Color', element('input', {type: 'color', name: 'hairColor'})),
    ),
    section(
      'Eyewear',
      assetChoices('eyewear'),
      row('Lenses', element('input', {type: 'color', name: 'eyewearColor'})),
      choice(element('input', {type: 'checkbox', name: 'clear-lenses'}), 'Clear lenses'),
    ),
    section('Footwear', assetChoices('footwear')),
    section('Eyes', row('Color', element('select', {name: 'eyeColor'}, ...eyeColors.map(eyeOption)))),
    section(
      'Proportions and skin',
      ...proportionKeys.map((key) => slider(key, key, proportionRange)),
      slider('skin tone', 'skinTone', skinToneRange),
    ),
    section(
      'Animation',
      choices('animation', animations, ({alias}) => alias),
    ),
  );
  place.querySelector('details')?.setAttribute('open', '');
  place.addEventListener('input', ({target}) => applyTo(editor, target as Field));
  editor.subscribe((state) => show(place, state));
  show(place, editor.state);
}

const section = (title: string, ...fields: HTMLElement[]): HTMLElement =>
  element(
    'details',
    {},
    element('summary', {}, title),
    element('fieldset', {}, element('legend', {className: 'hidden'}, title), ...fields),
  );

const row = (label: string, ...fields: HTMLElement[]): HTMLElement =>
  element('label', {className: 'row'}, label, ...fields);

const choice = (...content: (HTMLElement | string)[]): HTMLElement =>
  element('label', {className: 'choice'}, ...content);

function choices<Option extends {readonly id: string}>(
  name: string,
  options: readonly Option[],
  labelOf: (option: Option) => string,
  ...before: HTMLElement[]
): HTMLElement {
  const labels = options.map((option) => {
    const image = element('img', {src: previewOf(option.id), alt: '', loading: 'lazy'});
    return choice(element('input', {type: 'radio', name, value: option.id}), image, labelOf(option));
  });
  return element('div', {className: 'choices'}, ...before, ...labels);
}

const assetChoices = (category: Category): HTMLElement =>
  choices(
    category,
    usableAssets.filter((asset) => asset.category === category),
    ({alias}) => alias,
    choice(element('input', {type: 'radio', name: category, value: noAsset}), 'None'),
  );

const eyeOption = (value: string) => element('option', {value}, value.replaceAll('_', ' '));

const slider = (label: string, name: string, {min, max}: {readonly min: number; readonly max: number}): HTMLElement =>
  row(label, element('input', {type: 'range', name, min: String(min), max: String(max)}), element('output'));

function applyTo(editor: Editor, field: Field): void {
  const {name, value} = field;
  const {assets, proportions} = editor.state;
  if (name === 'body') editor.chooseBody(value, 'user');
  else if (name in assets && value === noAsset) editor.takeOff(name as Category, 'user');
  else if (name in assets) editor.wear(value, 'user');
  else if (name in proportions) editor.change({proportions: {...proportions, [name]: Number(value)}}, 'user');
  else if (name === 'skinTone') editor.change({skinTone: Number(value)}, 'user');
  else if (name === 'clear-lenses') {
    editor.change({eyewearColor: (field as HTMLInputElement).checked ? 'transparent' : '#335577'}, 'user');
  } else editor.change({[name]: value}, 'user');
}

/** Updates the controls. Each field has the name of its value; a group of radio buttons is one field. */
function show(place: HTMLElement, state: EditorState): void {
  const {body, animation, hairColor, eyewearColor, eyeColor, skinTone, assets, proportions} = state;
  const fields = place.closest('form')!.elements;
  const values = {body, animation, hairColor, eyeColor, skinTone, ...assets, ...proportions};
  for (const [name, value] of Object.entries(values))
    (fields.namedItem(name) as Field).value = String(value) || noAsset;
  for (const output of place.querySelectorAll('output')) {
    output.value = String(values[(output.previousElementSibling as Field).name as keyof typeof values]);
  }
  const isClear = eyewearColor === 'transparent';
  (fields.namedItem('clear-lenses') as HTMLInputElement).checked = isClear;
  if (!isClear) (fields.namedItem('eyewearColor') as Field).value = eyewearColor;
  (fields.namedItem('eyeColor') as Field).disabled = bodyOf(body).type !== 'T2';
  for (const asset of usableAssets) {
    place.querySelector<HTMLElement>(`label:has([value="${asset.id}"])`)!.hidden = !isOffered(asset, state);
  }
}
