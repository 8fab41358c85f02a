import clsx from 'clsx';
import {stillSize} from '@avaturn-docs/scene/first-view';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {describeModel, modelBytes, modelUrl, type ViewableModel} from './models';
import styles from './styles.module.css';
import useOnRequest from '../../useOnRequest';

interface Props {
  readonly models: readonly [ViewableModel, ...ViewableModel[]];
  readonly layout: keyof typeof loadViews;
}

export interface GroupViewProps {
  readonly models: readonly [ViewableModel, ...ViewableModel[]];
  readonly onFailure: (why: string) => void;
}

const loadViews = {
  choose: async () => ({Live: (await import(/* webpackChunkName: "avatar-viewer" */ './LiveViewer')).default}),
  beside: async () => ({Group: (await import(/* webpackChunkName: "avatar-viewer" */ './CompareView')).default}),
  talk: async () => ({Group: (await import('./TalkView')).default}),
};
const loadingText = 'Loading the 3D view …';
const labels = {choose: 'Show in 3D', beside: 'Show both in 3D', talk: 'Make it talk'};

/** Sample models: pictures, and the 3D view on request. */
export default function ModelView({models, layout}: Props) {
  const [model] = models;
  const {loaded, isLoading, failure, start, fail} = useOnRequest(async () => {
    // In parallel, because each view imports the scene, too.
    const [views] = await Promise.all([loadViews[layout](), import(/* webpackChunkName: "avatar-scene" */ './scene')]);
    return views;
  }, 'The 3D viewer didn’t load. Check your connection.');

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
  if (loaded && 'Live' in loaded) {
    return (
      <loaded.Live
        source={modelUrl(model)}
        name={model.title}
        pictureName={model.id}
        poster={stills}
        onFailure={fail}
      />
    );
  }
  if (loaded) return <loaded.Group models={models} onFailure={fail} />;
  const size = fileSize(models.reduce((sum, one) => sum + modelBytes(one), 0));
  return (
    <div className={styles.frame}>
      <div className={clsx(styles.pictures, layout === 'beside' && styles.beside)}>
        {stills.map((still) => (
          <div key={still.key} className="stage">
            {still}
          </div>
        ))}
        {/* Its area covers the pictures. */}
        <button
          type="button"
          className={clsx('quiet-button large', styles.start)}
          aria-disabled={isLoading === true}
          onClick={isLoading ? undefined : start}
        >
          {isLoading ? loadingText : failure ? 'Try again' : `${labels[layout]} (${size})`}
        </button>
      </div>
      {failure && (
        <p role="alert" className="error-panel">
          {failure}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isLoading && loadingText}
      </p>
    </div>
  );
}
