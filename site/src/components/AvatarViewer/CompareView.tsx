import {useEffect, useMemo, useState} from 'react';
import clsx from 'clsx';
import {facePresets, type FacePreset, type Weights} from './face-presets';
import FacePresets from './FacePresets';
import overlay from './overlay.module.css';
import type {GroupViewProps, ShownModel} from './ModelView';
import type {ModelSummary} from './scene';
import SceneStage from './SceneStage';
import shared from './styles.module.css';
import {useAvatarScene} from './useAvatarScene';

interface Props extends GroupViewProps {
  readonly startsAtHead?: boolean;
}

/** Several models side by side. One set of controls drives all of them. */
export default function CompareView({models, startsAtHead = true, onFailure}: Props) {
  const [preset, setPreset] = useState<FacePreset>();
  const [jawOpen, setJawOpen] = useState(0);
  const [atHead, setAtHead] = useState(startsAtHead);
  const [skeleton, setSkeleton] = useState(false);
  const [wireframe, setWireframe] = useState(false);
  /** The model with the most face shapes. */
  const [richest, setRichest] = useState<ModelSummary>();
  const weights = useMemo(() => ({...preset?.weights, ...(jawOpen > 0 && {jawOpen})}), [preset, jawOpen]);
  const {morphTargets = [], hasHead = false} = richest ?? {};
  const toggle = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <button type="button" className="quiet-button" aria-pressed={isOn} onClick={() => set(!isOn)}>
      {label}
    </button>
  );
  return (
    <div className={`stack ${shared.frame}`}>
      <div className={clsx(shared.beside, overlay.compare)}>
        {models.map((model) => (
          <ComparedModel
            key={model.title}
            {...{model, weights, atHead, skeleton, wireframe, onFailure}}
            onSummary={(found) =>
              setRichest((best) => (best && best.morphTargets.length > found.morphTargets.length ? best : found))
            }
          />
        ))}
      </div>
      <div className="stack">
        {morphTargets.length > 0 && (
          <FacePresets presets={facePresets(morphTargets)} chosen={preset?.name ?? ''} onChoose={setPreset} />
        )}
        {morphTargets.includes('jawOpen') && (
          <label className="tool-bar">
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
        )}
        <div className="tool-bar">
          {hasHead && toggle('Head', atHead, setAtHead)}
          {toggle('Skeleton', skeleton, setSkeleton)}
          {toggle('Wireframe', wireframe, setWireframe)}
        </div>
      </div>
    </div>
  );
}

interface ComparedModelProps extends Pick<GroupViewProps, 'onFailure'> {
  readonly model: ShownModel;
  readonly weights: Weights;
  readonly atHead: boolean;
  readonly skeleton: boolean;
  readonly wireframe: boolean;
  readonly onSummary: (summary: ModelSummary) => void;
}

function ComparedModel(props: ComparedModelProps) {
  const {model, weights, atHead, skeleton, wireframe, onSummary, onFailure} = props;
  const shown = useAvatarScene(model.source, onFailure);
  const {scene, summary} = shown;
  useEffect(() => {
    if (!scene || !summary) return;
    // Clips at different times would look like a difference. The view fits the first frame, not the rest pose.
    scene.setPlaying(false);
    scene.setTime(0);
    onSummary(summary);
  }, [scene, summary]);
  useEffect(() => {
    if (atHead) scene?.lookAtHead();
    else scene?.move('reset');
  }, [scene, summary, atHead]);
  useEffect(() => scene?.resetMorphs(weights), [scene, summary, weights]);
  useEffect(() => scene?.setSkeleton(skeleton), [scene, skeleton]);
  useEffect(() => scene?.setWireframe(wireframe), [scene, wireframe]);
  return (
    <div>
      <SceneStage shown={shown} label={`${model.title}. Arrow keys turn and tilt, + and - zoom.`} />
      <p className="secondary">
        <strong>{model.title}</strong>
        {summary &&
          `: ${summary.triangles.toLocaleString('en-US')} triangles, ${summary.morphTargets.length || 'no'} face shapes, ${summary.joints.length} joints`}
      </p>
    </div>
  );
}
