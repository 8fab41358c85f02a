import React, {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {modelUrl, type ViewableModel} from '../AvatarViewer/models';
import SceneCanvas from '../AvatarViewer/SceneCanvas';
import type {AvatarScene} from '../AvatarViewer/scene';
import {useAvatarScene} from '../AvatarViewer/useAvatarScene';
import styles from './live.module.css';

export interface LiveProps {
  readonly kind: 'joint' | 'shape';
  readonly model: ViewableModel;
  /** Name of the joint or morph target; empty for none. */
  readonly name: string;
  /** Shown until the model has loaded. */
  readonly poster: ReactNode;
  readonly onClose: () => void;
  /** @param why in a sentence for the reader */
  readonly onFailure: (why: string) => void;
}

/** Milliseconds until a shape reaches its full weight. */
const rise = 200;

/** Radius in meters around the middle of a hand that contains all of its fingers. */
const handRadius = 0.13;

/** Plays a morph target up to its full weight. @returns a function that takes it back */
function playShape(scene: AvatarScene, name: string): () => void {
  const start = performance.now();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  const step = (now: number): void => {
    const weight = isStill ? 1 : Math.min(1, Math.max(0, (now - start) / rise));
    scene.setMorph(name, weight);
    if (weight < 1) frame = requestAnimationFrame(step);
  };
  step(start);
  return () => {
    cancelAnimationFrame(frame);
    scene.setMorph(name, 0);
  };
}

/** The part of the body that the view zooms in on: fingers and eyes are small. */
function regionOf(joint: string): string {
  return /^(?:Left|Right)Hand(?=.)/.exec(joint)?.[0] ?? (joint.endsWith('Eye') ? 'eyes' : '');
}

function lookAtRegion(scene: AvatarScene, region: string): void {
  scene.move('reset');
  if (region === 'eyes') scene.lookAtHead();
  if (!region.endsWith('Hand')) return;
  // From above, because in a T-pose, fingers cover each other from the front.
  scene.move({turn: 0, tilt: 50});
  scene.lookAtJoint(`${region}Middle1`, handRadius);
}

/** The avatar with one joint highlighted or one shape playing. It loads immediately, so import it on request. */
export default function Live({kind, model, name, poster, onClose, onFailure}: LiveProps): ReactNode {
  const source = useMemo(() => ({url: modelUrl(model)}), [model]);
  const {canvas, scene, summary, loading, seen} = useAvatarScene(source, false, onFailure);
  const lastRegion = useRef('');
  useEffect(() => {
    if (!scene) return;
    scene.setPlaying(false);
    // The rest pose, because a clip would move what the reader looks for.
    scene.setClip(null);
    if (kind === 'joint') scene.setSkeleton(true);
    else scene.lookAtHead();
  }, [scene, kind]);
  useEffect(() => {
    if (!scene || name === '') return undefined;
    if (kind === 'shape') return playShape(scene, name);
    const region = regionOf(name);
    if (region !== lastRegion.current) lookAtRegion(scene, region);
    lastRegion.current = region;
    scene.lightJoint(name);
    return () => scene.lightJoint(null);
  }, [scene, kind, name]);

  const carriers = summary?.morphTargets.find((target) => target.name === name)?.meshes;
  return (
    <div className={styles.pinned}>
      <div className="stage" data-ready={scene !== null} data-shows={scene ? name : undefined}>
        <SceneCanvas
          canvas={canvas}
          label={`${model.title}. Arrow keys turn and tilt, + and - zoom, Home goes back to the first view.`}
        />
        {!scene && poster}
        <p className="visually-hidden" role="status">
          {seen}
        </p>
      </div>
      <div className="tool-bar">
        <p className="secondary grow" role="status">
          {loading ? (
            'Loading the avatar…'
          ) : name === '' ? (
            `Pick a ${kind} in the tables.`
          ) : (
            <>
              <code>{name}</code>
              {kind === 'shape' && ` at 1${carriers ? `, on ${carriers} ${carriers === 1 ? 'mesh' : 'meshes'}` : ''}`}
            </>
          )}
        </p>
        <button type="button" className="quiet-button" onClick={onClose}>
          Close<span className="visually-hidden"> the avatar</span>
        </button>
      </div>
    </div>
  );
}
