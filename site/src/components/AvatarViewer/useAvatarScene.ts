import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {AvatarScene, LoadOptions, ModelSource, ModelSummary, View} from './scene';
import {Store} from '../../store';

export type ShownScene = ReturnType<typeof useAvatarScene>;

const lost = 'The graphics card stopped the 3D view. Other programs or pages may have used it up.';
const late = 'The 3D viewer didn’t load. Check your connection.';

/** A scene on the canvas, with the source and its replacements. @param onFailure gets a sentence for the reader */
export function useAvatarScene(
  source: ModelSource,
  onFailure: (why: string) => void,
  {loadVrm, clipsUrl}: LoadOptions = {},
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  // A store, because only one part of the page shows what changes with every frame.
  const [clock] = useState(() => new Store(0));
  const [scene, setScene] = useState<AvatarScene | null>(null);
  const [summary, setSummary] = useState<ModelSummary | null>(null);
  // A key for the controls of one model.
  const [loads, setLoads] = useState(0);
  const [loading, setLoading] = useState(true);
  /** The viewing direction in words; empty before the first move. */
  const [seen, setSeen] = useState('');
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let made: AvatarScene | undefined;
    let gone = false;
    void (async () => {
      try {
        const {AvatarScene: Scene} = await import(/* webpackChunkName: "avatar-scene" */ './scene');
        if (gone || !canvas.current) return;
        const element = canvas.current;
        made = new Scene(element, {
          labels: labels.current,
          onTime: clock.set,
          onLost: () => fail(lost),
          onView: (view) => {
            element.dataset['azimuth'] = String(view.azimuth);
            element.dataset['zoom'] = String(view.zoom);
            setSeen(describeView(view));
          },
        });
        setScene(made);
      } catch (reason) {
        if (!gone) fail(reason instanceof Error && reason.name === 'NoWebGlError' ? reason.message : late);
      }
    })();
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [clock]);

  useEffect(() => {
    if (!scene) return undefined;
    let gone = false;
    setLoading(true);
    scene.load(source, {loadVrm, clipsUrl}).then(
      (loaded) => {
        if (gone || !loaded) return;
        setSummary(loaded);
        setLoads((count) => count + 1);
        setLoading(false);
      },
      ({message}: Error) => !gone && fail(message),
    );
    return () => {
      gone = true;
    };
  }, [scene, source, loadVrm, clipsUrl]);

  useEffect(() => {
    // The start button that had the focus was removed.
    if (summary && document.activeElement === document.body) canvas.current?.focus({preventScroll: true});
  }, [summary]);

  // Null until the first model has loaded.
  return {canvas, labels, clock, scene: summary && scene, summary, loads, loading, seen};
}

const sides = ['front', 'front left', 'left', 'back left', 'back', 'back right', 'right', 'front right'];

/** The viewing direction in words; left and right are the avatar's. */
export function describeView({azimuth, zoom}: View): string {
  const eighth = Math.round((((azimuth % 360) + 360) % 360) / 45) % 8;
  return `Seen from the ${sides[eighth]}, zoom ${Math.round(zoom * 100)}%.`;
}
