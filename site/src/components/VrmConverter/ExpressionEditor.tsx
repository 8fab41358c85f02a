import {useEffect, useId, useState} from 'react';
import {
  arkitMorphTargets,
  emotionSuggestions,
  vrmEmotions,
  type ArkitMorphTarget,
  type EmotionWeights,
  type VrmEmotion,
} from '@avaturn-docs/platform/morph-targets';
import {firstView} from '@avaturn-docs/scene/first-view';
import live from '../AvatarViewer/live.module.css';
import viewer from '../AvatarViewer/styles.module.css';
import SceneStage from '../AvatarViewer/SceneStage';
import {useAvatarScene} from '../AvatarViewer/useAvatarScene';
import WeightSlider from '../AvatarViewer/WeightSlider';
import useOnRequest from '../../useOnRequest';
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly source: GlbSource;
  /** Weights that the reader has changed, by expression. */
  readonly emotions: Readonly<Partial<Record<VrmEmotion, EmotionWeights>>>;
  readonly onChange: (emotion: VrmEmotion, weights: EmotionWeights) => void;
}

const shapes: readonly ArkitMorphTarget[] = Object.values(arkitMorphTargets).flat();

/** Sliders for the shapes of each emotion, and the reader's avatar with the result. */
export default function ExpressionEditor({source, emotions, onChange}: Props) {
  const id = useId();
  const [emotion, setEmotion] = useState<VrmEmotion>('happy');
  const weights = emotions[emotion] ?? emotionSuggestions[emotion];
  const used = shapes.filter((shape) => weights[shape] !== undefined);
  return (
    <div className={viewer.frame}>
      <div className={tool.fields}>
        <Face source={source} weights={weights} />
        <div className={`stack ${styles.shapes}`}>
          <div className="tool-bar">
            <label htmlFor={`${id}emotion`}>Expression</label>
            <select
              id={`${id}emotion`}
              className="text-field"
              value={emotion}
              onChange={({currentTarget}) => setEmotion(currentTarget.value as VrmEmotion)}
            >
              {vrmEmotions.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button
              type="button"
              className="quiet-button"
              onClick={() => onChange(emotion, emotionSuggestions[emotion])}
            >
              Reset {emotion}
            </button>
          </div>
          <div role="group" aria-label={`Shapes of ${emotion}`}>
            {used.length === 0 && <p className="secondary">No shape: the face at rest.</p>}
            {used.map((shape) => (
              <WeightSlider
                key={shape}
                name={shape}
                weight={weights[shape]!}
                onChange={(weight) => onChange(emotion, {...weights, [shape]: weight})}
              />
            ))}
          </div>
          <div className="tool-bar">
            <label htmlFor={`${id}shape`}>Add a shape</label>
            <select
              id={`${id}shape`}
              className="text-field"
              value=""
              onChange={({currentTarget}) => onChange(emotion, {...weights, [currentTarget.value]: 0.5})}
            >
              <option value="" disabled>
                Choose
              </option>
              {shapes
                .filter((shape) => !used.includes(shape))
                .map((shape) => (
                  <option key={shape}>{shape}</option>
                ))}
            </select>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The head of the avatar. Sliders also work where it can't be shown. */
function Face({source, weights}: {readonly source: GlbSource; readonly weights: EmotionWeights}) {
  const {loaded, failure, start, fail} = useOnRequest(source.bytes, 'The face can’t be shown.');
  useEffect(start, [source]);
  if (failure) return <p className="secondary">The face can’t be shown. The sliders still work.</p>;
  return loaded ? (
    <FaceView model={loaded} weights={weights} onFailure={fail} />
  ) : (
    <p className="secondary">Loading the face …</p>
  );
}

interface FaceViewProps {
  readonly model: ArrayBuffer;
  readonly weights: EmotionWeights;
  readonly onFailure: (why: string) => void;
}

function FaceView({model, weights, onFailure}: FaceViewProps) {
  const shown = useAvatarScene(model, onFailure);
  const {scene, summary} = shown;
  useEffect(() => {
    if (!scene || !summary) return;
    // A clip could move the face.
    scene.setClip(null);
    scene.lookAtHead();
    // The first view of a model is slightly from the side and from above.
    scene.move({turn: -firstView.azimuth, tilt: -firstView.elevation});
  }, [scene, summary]);
  useEffect(() => scene?.resetMorphs(weights), [scene, summary, weights]);
  const hasFace = summary?.morphTargets.some((name) => (shapes as readonly string[]).includes(name)) ?? true;
  return (
    <div className={live.player}>
      <SceneStage
        shown={shown}
        label="The expression on your avatar. Arrow keys turn and tilt, + and - zoom."
        loads="the face"
      />
      {!hasFace && <p className="secondary">This avatar has no ARKit shapes, so it gets no expressions.</p>}
    </div>
  );
}
