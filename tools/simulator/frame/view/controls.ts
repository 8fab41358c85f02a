/** The creator's controls. Native elements, so that keyboard and screen readers work as usual. */
import {eyeColors, proportionKeys, proportionRange, skinToneRange, type EyeColor} from '../../avatar-look';
import {animations, bodies, usableAssets, type Category} from '../../catalog';
import {chosenBody, isOffered, type Editor, type EditorState} from '../editor';
import {previewOf} from '../samples';
import {element} from './element';

/** Updates a control to the current state. */
type Sync = (state: EditorState) => void;

interface Part {
  readonly element: HTMLElement;
  readonly sync: Sync;
}

const categories: readonly (readonly [category: Category, title: string])[] = [
  ['clothing', 'Clothing'],
  ['hairAndHeadwear', 'Hair'],
  ['eyewear', 'Eyewear'],
  ['footwear', 'Footwear'],
];

/** Renders the controls into an element and updates them with the editor. */
export function fillControls(place: HTMLElement, editor: Editor): void {
  const parts = [
    section('Body', [
      choices(
        'body',
        bodies.map(({id, gender, type}) => ({id, label: `${gender}, ${type}`})),
        {
          picked: ({body}) => body,
          pick: (body) => editor.chooseBody(body, 'user'),
        },
      ),
    ]),
    ...categories.map(([category, title]) => section(title, assetParts(editor, category))),
    section('Eyes', [eyes(editor)]),
    section('Proportions and skin', [
      ...proportionKeys.map((key) =>
        slider(
          key,
          proportionRange,
          ({proportions}) => proportions[key],
          (value) => {
            editor.change({proportions: {...editor.state.proportions, [key]: value}}, 'user');
          },
        ),
      ),
      slider(
        'skin tone',
        skinToneRange,
        ({skinTone}) => skinTone,
        (skinTone) => editor.change({skinTone}, 'user'),
      ),
    ]),
    section('Animation', [
      choices(
        'animation',
        animations.map(({id, alias}) => ({id, label: alias})),
        {
          picked: ({animation}) => animation,
          pick: (animation) => editor.change({animation}, 'user'),
        },
      ),
    ]),
  ];
  place.replaceChildren(...parts.map((part) => part.element));
  place.querySelector('details')?.setAttribute('open', '');
  const sync = () => parts.forEach((part) => part.sync(editor.state));
  editor.subscribe(sync);
  sync();
}

function section(title: string, parts: readonly Part[]): Part {
  const fields = element(
    'fieldset',
    {},
    element('legend', {className: 'hidden'}, title),
    ...parts.map((part) => part.element),
  );
  return {
    element: element('details', {}, element('summary', {}, title), fields),
    sync: (state) => parts.forEach((part) => part.sync(state)),
  };
}

function assetParts(editor: Editor, category: Category): Part[] {
  const own = usableAssets.filter((asset) => asset.category === category);
  const worn = choices(category, [{id: '', label: 'None'}, ...own.map(({id, alias}) => ({id, label: alias}))], {
    picked: ({assets}) => assets[category],
    pick: (id) => (id ? editor.wear(id, 'user') : editor.takeOff(category, 'user')),
    offered: (state) => own.filter((asset) => isOffered(asset, state)).map(({id}) => id),
  });
  if (category === 'hairAndHeadwear') return [worn, color('Color', editor, 'hairColor')];
  if (category !== 'eyewear') return [worn];
  const clear = element('input', {type: 'checkbox', name: 'clear-lenses'});
  clear.addEventListener('change', () => {
    editor.change({eyewearColor: clear.checked ? 'transparent' : '#335577'}, 'user');
  });
  return [
    worn,
    color('Lenses', editor, 'eyewearColor'),
    {
      element: element('label', {className: 'choice'}, clear, 'Clear lenses'),
      sync: ({eyewearColor}) => void (clear.checked = eyewearColor === 'transparent'),
    },
  ];
}

interface Choosing {
  readonly picked: (state: EditorState) => string;
  readonly pick: (id: string) => void;
  /** Allowed ids; all of them if omitted. */
  readonly offered?: (state: EditorState) => readonly string[];
}

function choices(
  name: string,
  options: readonly {readonly id: string; readonly label: string}[],
  {picked, pick, offered}: Choosing,
): Part {
  const radios = options.map(({id, label}) => {
    const input = element('input', {type: 'radio', name, value: id});
    input.addEventListener('change', () => pick(id));
    const image = id ? [element('img', {src: previewOf(id), alt: '', loading: 'lazy'})] : [];
    return {id, input, label: element('label', {className: 'choice'}, input, ...image, label)};
  });
  return {
    element: element('div', {className: 'choices'}, ...radios.map(({label}) => label)),
    sync(state) {
      const ids = offered?.(state);
      for (const {id, input, label} of radios) {
        input.checked = picked(state) === id;
        label.hidden = ids !== undefined && id !== '' && !ids.includes(id);
      }
    },
  };
}

function color(label: string, editor: Editor, key: 'hairColor' | 'eyewearColor'): Part {
  const input = element('input', {type: 'color'});
  input.addEventListener('input', () => editor.change({[key]: input.value}, 'user'));
  return {
    element: element('label', {className: 'row'}, label, input),
    sync({[key]: value}) {
      if (value.startsWith('#')) input.value = value;
    },
  };
}

function slider(
  label: string,
  {min, max}: {readonly min: number; readonly max: number},
  read: (state: EditorState) => number,
  write: (value: number) => void,
): Part {
  const input = element('input', {type: 'range', min: String(min), max: String(max)});
  const shown = element('output');
  input.addEventListener('input', () => write(input.valueAsNumber));
  return {
    element: element('label', {className: 'row'}, label, input, shown),
    sync(state) {
      input.valueAsNumber = read(state);
      shown.value = String(read(state));
    },
  };
}

function eyes(editor: Editor): Part {
  const select = element(
    'select',
    {},
    ...eyeColors.map((value) => element('option', {value}, value.replaceAll('_', ' '))),
  );
  select.addEventListener('change', () => editor.change({eyeColor: select.value as EyeColor}, 'user'));
  return {
    element: element('label', {className: 'row'}, 'Color', select),
    sync(state) {
      select.value = state.eyeColor;
      select.disabled = chosenBody(state).type !== 'T2';
    },
  };
}
