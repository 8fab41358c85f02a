import {useState} from 'react';
import type {AvaturnSDK, Category} from '@avaturn/sdk';
import type {EditorView} from './editor-view';
import FinalInput from './FinalInput';

interface Props {
  readonly id: string;
  readonly view: EditorView;
  /** @param what describes the action in progress, for the reader */
  readonly change: (what: string, send: (sdk: AvaturnSDK) => Promise<unknown>) => Promise<void>;
}

const categories: readonly (readonly [category: Category, title: string])[] = [
  ['clothing', 'Clothing'],
  ['hairAndHeadwear', 'Hair'],
  ['eyewear', 'Eyewear'],
  ['footwear', 'Footwear'],
];

/** Controls for everything that the demo changes. Native elements, so that keyboard and screen readers work as usual. */
export default function Controls({id, view, change}: Props) {
  return (
    <>
      <Choices
        name={`${id}-body`}
        title="Body"
        items={view.bodies.map((body) => ({...body, label: `${body.id}, ${body.gender}`}))}
        chosen={view.body}
        choose={(body) => change('Changing the body …', (sdk) => sdk.setActiveBody(body))}
      />
      {categories.map(([category, title]) => (
        <Choices
          key={category}
          name={`${id}-${category}`}
          title={title}
          items={view.assets
            .filter((asset) => asset.category === category)
            .map((asset) => ({...asset, label: asset.alias ?? asset.id}))}
          chosen={view.worn[category]}
          choose={(asset) => change(`Changing ${title.toLowerCase()} …`, (sdk) => sdk.setActiveAsset(asset))}
        />
      ))}
      <Choices
        name={`${id}-animation`}
        title="Animation"
        items={view.animations.map((animation) => ({...animation, label: animation.alias ?? animation.id}))}
        chosen={view.animation}
        choose={(animation) => change('Changing the animation …', (sdk) => sdk.setActiveAnimation(animation))}
      />
      <fieldset>
        <legend>Colors</legend>
        <Color
          label="Hair"
          value={view.hairColor}
          set={(value) => change('Coloring the hair …', (sdk) => sdk.setHairColor(value))}
        />
        <Color
          label="Lenses"
          value={view.eyewearColor}
          set={(value) => change('Coloring the lenses …', (sdk) => sdk.setEyewearColor(value))}
        />
      </fieldset>
    </>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly title: string;
  readonly items: readonly {readonly id: string; readonly label: string; readonly preview: string}[];
  readonly chosen: string;
  readonly choose: (id: string) => Promise<void>;
}

function Choices({name, title, items, chosen, choose}: ChoicesProps) {
  // Shown immediately; the editor's response decides.
  const [picked, setPicked] = useState<string>();
  const pick = (id: string): void => {
    setPicked(id);
    void choose(id).finally(() => setPicked(undefined));
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="segments">
        {items.map(({id, label, preview}) => (
          <label key={id}>
            <input type="radio" name={name} checked={(picked ?? chosen) === id} onChange={() => pick(id)} />
            <img src={preview} alt="" width={40} height={40} loading="lazy" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ColorProps {
  readonly label: string;
  /** `#rrggbb`, or `transparent`, which a color input can't show. */
  readonly value: string;
  readonly set: (value: `#${string}`) => void;
}

function Color({label, value, set}: ColorProps) {
  return (
    <label className="tool-bar">
      {label}
      <FinalInput
        type="color"
        value={value.startsWith('#') ? value : '#335577'}
        onChoose={(chosen) => set(chosen as `#${string}`)}
      />
    </label>
  );
}
