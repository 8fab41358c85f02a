import {useEffect, useRef, useState, type RefObject} from 'react';
import type {LayeredScene} from '../../../components/AvatarViewer/scene';
import SceneCanvas from '../../../components/AvatarViewer/SceneCanvas';
import {hero} from '@avaturn-docs/scene/hero-view';
import Rig, {moveRig} from './Rig';
import styles from './avatar.module.css';

interface Props {
  /** Element with the dividers' positions as custom properties. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly moving: boolean;
  readonly speaking: boolean;
  /** @param moving whether the avatar may move immediately */
  readonly onReady: (moving: boolean) => void;
  readonly onFailure: (why: string) => void;
}

const lost = 'The graphics card stopped the 3D view. Try again.';
const late = 'The 3D view didn’t load. Check your connection, then try again.';

/** The home page's avatar in 3D, with the same layers as its pictures. */
export default function LiveLayers({stage, moving, speaking, ...events}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rig = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<LayeredScene>();

  useEffect(() => {
    const {onReady, onFailure} = events;
    const ending = new AbortController();
    let made: LayeredScene | undefined;
    const fail = (why: string): void => {
      if (!ending.signal.aborted) onFailure(why);
    };
    const load = async (): Promise<void> => {
      const [{LayeredScene: Scene}, bytes] = await Promise.all([
        import(/* webpackChunkName: "avatar-scene" */ '../../../components/AvatarViewer/scene'),
        fetchModel(ending.signal),
      ]);
      if (ending.signal.aborted || !canvas.current) return;
      made = new Scene(canvas.current, {
        onLost: () => fail(lost),
        dividers: () => {
          const style = getComputedStyle(stage.current!);
          const share = (property: string) => Number.parseFloat(style.getPropertyValue(property)) / 100;
          return [share('--first'), share('--second')];
        },
        areDividersMoving: () => stage.current!.getAnimations().length > 0,
        onJoints: (points) => rig.current && moveRig(rig.current, points),
      });
      await made.load(bytes);
      if (ending.signal.aborted) return;
      setScene(made);
      onReady(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    };
    load().catch((reason: unknown) => {
      const isForReader = reason instanceof Error && ['NoWebGlError', 'ModelError'].includes(reason.name);
      fail(isForReader ? reason.message : late);
    });
    return () => {
      ending.abort();
      made?.dispose();
    };
  }, []);
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
        label="Noah, a sample avatar. Arrow keys turn and tilt, + and - zoom, Home returns to the first view."
      />
      <div className={`${styles.layer} ${styles.skeleton}`}>
        <Rig root={rig} />
      </div>
    </>
  );
}

/** @throws Error if the file doesn't arrive */
async function fetchModel(signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/models/${hero.model}`, {signal});
  if (!response.ok) throw new Error(`${response.url}: HTTP ${response.status}`);
  return response.arrayBuffer();
}
