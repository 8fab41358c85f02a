import {useEffect, useRef, useState, type RefObject} from 'react';
import type {LayeredScene, ModelSummary} from './scene';
import type {LayeredSceneOptions} from './scene/layered-scene';

export interface LayeredSource {
  readonly url: string;
  /** Expected bytes, if known, for the progress. */
  readonly size?: number;
}

interface Options extends Omit<LayeredSceneOptions, 'onLost'> {
  /** Read once. */
  readonly source: LayeredSource;
  readonly onProgress?: (percent: number) => void;
  readonly onFailure: (why: string) => void;
}

export interface ShownLayers {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Both null until the first frame is drawn. */
  readonly scene: LayeredScene | null;
  readonly summary: ModelSummary | null;
}

const lost = 'The graphics card stopped the 3D view. Try again.';
const late = 'The 3D view didn’t load. Check your connection, then try again.';

/** Loads a model and shows it on a canvas; frees everything on unmount. */
export default function useLayeredScene(options: Options): ShownLayers {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef(options);
  current.current = options;
  const [shown, setShown] = useState<{scene: LayeredScene; summary: ModelSummary} | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    let made: LayeredScene | undefined;
    const fail = (why: string): void => {
      if (!ending.signal.aborted) current.current.onFailure(why);
    };
    const load = async (): Promise<void> => {
      const {source, kind} = current.current;
      const [{LayeredScene: Scene}, bytes] = await Promise.all([
        import(/* webpackChunkName: "avatar-scene" */ './scene'),
        readBytes(source, (percent) => current.current.onProgress?.(percent), ending.signal),
      ]);
      if (ending.signal.aborted || !canvas.current) return;
      made = new Scene(canvas.current, {
        kind,
        onLost: () => fail(lost),
        dividers: () => current.current.dividers?.() ?? [1, 1],
        areDividersMoving: () => current.current.areDividersMoving?.() ?? false,
        onJoints: (points) => current.current.onJoints?.(points),
      });
      const summary = await made.load(bytes);
      setShown({scene: made, summary});
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

  return {canvas, scene: shown?.scene ?? null, summary: shown?.summary ?? null};
}

/** @throws Error if the file doesn't arrive */
async function readBytes(
  {url, size}: LayeredSource,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(url, {signal});
  if (!response.ok || !response.body) throw new Error(`${url}: HTTP ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    // The rest is for parsing and the first frame.
    if (size) onProgress(Math.min(95, Math.round((received / size) * 95)));
  }
  return new Blob(parts).arrayBuffer();
}
