import clsx from 'clsx';
import {stillSize} from '@avaturn-docs/scene/first-view';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {describeModel, modelBytes, modelUrl, type ViewableModel} from './models';
import OnRequest from './OnRequest';
import type {ModelSource} from './scene';
import styles from './styles.module.css';

interface Props {
  readonly models: readonly [ViewableModel, ...ViewableModel[]];
  readonly layout: keyof typeof loadViews;
}

export interface ShownModel {
  readonly title: string;
  readonly source: ModelSource;
}

export interface GroupViewProps {
  readonly models: readonly [ShownModel, ...ShownModel[]];
  readonly onFailure: (why: string) => void;
}

const loadViews = {
  choose: async () => ({Live: (await import(/* webpackChunkName: "avatar-viewer" */ './LiveViewer')).default}),
  beside: async () => ({Group: (await import(/* webpackChunkName: "avatar-viewer" */ './CompareView')).default}),
  talk: async () => ({Group: (await import('./TalkView')).default}),
};
const labels = {choose: 'Show in 3D', beside: 'Show both in 3D', talk: 'Make it talk'};

/** Sample models: pictures, and the 3D view on request. */
export default function ModelView({models, layout}: Props) {
  const [model] = models;
  const stills = models.map((one) => (
    <img
      key={one.id}
      src={`/img/models/${one.id}.webp`}
      alt={describeModel(one)}
      {...stillSize}
      loading="lazy"
      decoding="async"
    />
  ));
  const shown = models.map((one) => ({title: one.title, source: modelUrl(one)})) as [ShownModel, ...ShownModel[]];
  return (
    <OnRequest
      label={`${labels[layout]} (${fileSize(models.reduce((sum, one) => sum + modelBytes(one), 0))})`}
      className={clsx(styles.pictures, layout === 'beside' && styles.beside)}
      load={async () => loadViews[layout]()}
      show={(loaded, fail) =>
        'Live' in loaded ? (
          <loaded.Live
            source={modelUrl(model)}
            name={model.title}
            pictureName={model.id}
            poster={stills}
            onFailure={fail}
          />
        ) : (
          <loaded.Group models={shown} onFailure={fail} />
        )
      }
    >
      {stills.map((still) => (
        <div key={still.key} className="stage">
          {still}
        </div>
      ))}
    </OnRequest>
  );
}
