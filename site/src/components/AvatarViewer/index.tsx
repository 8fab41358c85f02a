import {useId, useState} from 'react';
import InlineText from '../InlineText';
import ModelView from './ModelView';
import {
  modelSize,
  modelUrl,
  sampleModel,
  viewableModel,
  type SampleModelId,
  type ViewableModel,
  type ViewableModelId,
} from './models';
import '../../css/controls.css';
import styles from './styles.module.css';

export interface AvatarViewerProps {
  readonly models: readonly [ViewableModelId, ...ViewableModelId[]];
  /** Inline Markdown below the pictures. */
  readonly caption?: string;
  /** One of several models at a time, the heads of two side by side, or one that says what the reader types. */
  readonly layout?: 'choose' | 'beside' | 'talk';
  readonly downloads?: readonly SampleModelId[];
}

const isWide = (model: ViewableModel): boolean =>
  model.kind === 'asset' && ['eyewear', 'footwear'].includes(model.category);

/** Sample models as pictures, in 3D on request, with download links. */
export default function AvatarViewer({models, caption, layout = 'choose', downloads = []}: AvatarViewerProps) {
  const [chosen, choose] = useState<ViewableModelId>(models[0]);
  const group = useId();
  const all = models.map(viewableModel) as [ViewableModel, ...ViewableModel[]];
  return (
    <figure
      className={styles.figure}
      data-component="AvatarViewer"
      data-wide={isWide(viewableModel(chosen)) || undefined}
    >
      {layout === 'choose' && models.length > 1 && (
        <fieldset className="segments needs-script">
          <legend className="visually-hidden">Model</legend>
          {models.map((id) => (
            <label key={id}>
              <input type="radio" name={group} checked={id === chosen} onChange={() => choose(id)} />
              {viewableModel(id).title}
            </label>
          ))}
        </fieldset>
      )}
      <ModelView layout={layout} models={layout === 'beside' ? all : [viewableModel(chosen)]} />
      <figcaption>
        {caption && <InlineText>{caption}</InlineText>}
        <ul className="bare-list cluster" aria-label="Downloads">
          {[...models, ...downloads].map(sampleModel).map((model) => (
            <li key={model.id}>
              <a href={modelUrl(model)} download>
                {model.file}
              </a>{' '}
              ({modelSize(model)}, CC0)
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
