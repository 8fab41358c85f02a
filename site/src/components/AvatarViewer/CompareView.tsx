import {useEffect, useMemo, useState} from 'react';
import clsx from 'clsx';
import {facePresets, type FacePreset, type Weights} from './face-presets';
import FacePresets from './FacePresets';
import overlay from './overlay.module.css';
import type {GroupViewProps} from './ModelView';
import {modelUrl, type ViewableModel} from './models';
import SceneStage from './SceneStage';
import shared from './styles.module.css';
import {useAvatarScene} from './useAvatarScene';

/** The heads of several avatars side by side. One set of controls drives all faces. */
export default function CompareView({models, onFailure}: GroupViewProps) {
  const [preset, setPreset] = useState<FacePreset>();
  const [jawOpen, setJawOpen] = useState(0);
  const [skeleton, setSkeleton] = useState(false);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const weights = useMemo(() => ({...preset?.weights, ...(jawOpen > 0 && {jawOpen})}), [preset, jawOpen]);
  return (
    <div className={`stack ${shared.frame}`}>
      <div className={clsx(shared.beside, overlay.compare)}>
        {models.map((model) => (
          <ComparedModel
            key={model.id}
            {...{model, weights, skeleton, onFailure}}
            onTargets={(found) => setTargets((before) => (found.length > before.length ? found : before))}
          />
        ))}
      </div>
      <div className="stack">
        <FacePresets presets={facePresets(targets)} chosen={preset?.name ?? ''} onChoose={setPreset} />
        <div className="tool-bar">
          <label className="tool-bar grow">
            Open the mouth
            <input
              className="grow"
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={jawOpen}
              onChange={({target}) => setJawOpen(Number(target.value))}
            />
          </label>
          <button type="button" className="quiet-button" aria-pressed={skeleton} onClick={() => setSkeleton(!skeleton)}>
            Skeleton
          </button>
        </div>
      </div>
    </div>
  );
}

interface ComparedModelProps {
  readonly model: ViewableModel;
  readonly weights: Weights;
  readonly skeleton: boolean;
  readonly onTargets: (names: readonly string[]) => void;
  readonly onFailure: (why: string) => void;
}

function ComparedModel({model, weights, skeleton, onTargets, onFailure}: ComparedModelProps) {
  const shown = useAvatarScene(modelUrl(model), onFailure);
  const {scene, summary} = shown;
  useEffect(() => {
    if (!scene || !summary) return;
    // Without a clip, only the faces differ.
    scene.setPlaying(false);
    scene.lookAtHead();
    onTargets(summary.morphTargets);
  }, [scene, summary]);
  useEffect(() => scene?.resetMorphs(weights), [scene, weights]);
  useEffect(() => scene?.setSkeleton(skeleton), [scene, skeleton]);
  return (
    <div>
      <SceneStage shown={shown} label={`${model.title}. Arrow keys turn and tilt, + and - zoom.`} />
      <p className="secondary">
        <strong>{model.title}</strong>
        {summary && `: ${summary.morphTargets.length || 'no'} face shapes, ${summary.joints.length} joints`}
      </p>
    </div>
  );
}
