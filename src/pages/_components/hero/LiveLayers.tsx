import React, {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import SceneCanvas from '../../../components/AvatarViewer/SceneCanvas';
import sizes from '../../../components/AvatarViewer/sizes';
import {hero} from '@avaturn-docs/avatar-scene/hero-view';
import useLayeredScene from '../../../components/AvatarViewer/useLayeredScene';
import Rig, {moveRig} from './Rig';
import styles from './avatar.module.css';

export interface LiveLayersProps {
  /** Element with the dividers' positions as custom properties. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly moving: boolean;
  readonly speaking: boolean;
  readonly onProgress: (percent: number) => void;
  /** @param moving whether the avatar may move immediately */
  readonly onReady: (moving: boolean) => void;
  readonly onFailure: (why: string) => void;
}

const source = {url: `/models/${hero.model}`, size: sizes[hero.model] ?? 0};

/** The home page's avatar in 3D, with the same layers as its pictures. */
export default function LiveLayers(props: LiveLayersProps): ReactNode {
  const {stage, moving, speaking, onReady} = props;
  const rig = useRef<HTMLDivElement>(null);
  const {canvas, scene, summary} = useLayeredScene({
    ...props,
    source,
    kind: 'layers',
    dividers: () => {
      const style = getComputedStyle(stage.current!);
      const share = (property: string) => Number.parseFloat(style.getPropertyValue(property)) / 100;
      return [share('--first'), share('--second')];
    },
    areDividersMoving: () => stage.current!.getAnimations().length > 0,
    onJoints: (points) => rig.current && moveRig(rig.current, points),
  });

  useEffect(() => {
    if (summary) onReady(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    // Only once, when the model has loaded.
  }, [summary]);
  useEffect(() => scene?.setMoving(moving), [scene, moving]);
  useEffect(() => scene?.setSpeaking(speaking), [scene, speaking]);
  // An idle avatar is rendered only when a divider moves.
  useEffect(() => {
    if (!scene) return undefined;
    const observer = new MutationObserver(() => scene.draw());
    observer.observe(stage.current!, {attributeFilter: ['style']});
    return () => observer.disconnect();
  }, [scene, stage]);

  return (
    <>
      <SceneCanvas
        canvas={canvas}
        className={styles.canvas}
        label="Noah, a sample avatar. Arrow keys turn and tilt, + and - zoom, Home returns to the first view."
      />
      <div className={styles.overlay}>
        <Rig root={rig} />
      </div>
    </>
  );
}
