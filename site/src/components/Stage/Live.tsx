import React, {useEffect, type ReactNode} from 'react';
import SceneCanvas from '../AvatarViewer/SceneCanvas';
import type {AvatarScene, ModelSource} from '../AvatarViewer/scene';
import {useAvatarScene} from '../AvatarViewer/useAvatarScene';
import type {Part} from './parts';

interface Props {
  readonly source: ModelSource;
  /** Whose avatar it is. */
  readonly name: string;
  readonly part: Part | undefined;
  /** Shown until the model has loaded. */
  readonly children: ReactNode;
  readonly onLoad: () => void;
  /** @param why in a sentence for the reader */
  readonly onFailure: (why: string) => void;
}

/** Radius in meters around the middle of a hand that contains all of its fingers. */
const handRadius = 0.13;

/** Turns toward a joint, and zooms in on small ones. */
function lookAtJoint(scene: AvatarScene, name: string): void {
  const hand = /^(?:Left|Right)Hand(?=.)/.exec(name)?.[0];
  scene.move('reset');
  if (name.endsWith('Eye')) scene.lookAtHead();
  if (!hand) return;
  // From above, because in a T-pose, fingers cover each other from the front.
  scene.move({turn: 0, tilt: 50});
  scene.lookAtJoint(`${hand}Middle1`, handRadius);
}

/** Shows a part on the model. @returns a function that takes it back */
function show(scene: AvatarScene, {kind, name, mesh = name}: Part): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  switch (kind) {
    case 'joint':
      scene.setSkeleton(true, name);
      lookAtJoint(scene, name);
      return () => scene.setSkeleton(false);
    case 'shape':
      scene.lookAtHead();
      scene.setMorph(name, 1);
      return () => scene.setMorph(name, 0);
    case 'mesh':
    case 'material':
      if (!/Body|look|shoes/.test(mesh)) scene.lookAtHead();
      scene.mark([mesh]);
      return () => scene.mark([]);
    case 'clip':
      scene.setClip(name);
      scene.setPlaying(!isStill);
      return () => {
        scene.setPlaying(false);
        scene.setClip(null);
      };
    case 'scene':
      return () => {};
  }
}

/** The avatar in 3D, with a part lit. It loads immediately, so import it on request. */
export default function Live({source, name, part, children, onLoad, onFailure}: Props): ReactNode {
  const {canvas, scene, loading, seen} = useAvatarScene(source, onFailure);
  useEffect(() => {
    if (!scene || loading) return undefined;
    onLoad();
    scene.setPlaying(false);
    // The rest pose, because a clip would move what the reader looks for.
    scene.setClip(null);
    scene.move('reset');
    return part && show(scene, part);
  }, [scene, loading, part]);
  return (
    <>
      <SceneCanvas
        canvas={canvas}
        label={`${name} in 3D. Arrow keys turn and tilt, + and - zoom, Home goes back to the first view.`}
      />
      {loading && children}
      <p className="visually-hidden" role="status">
        {seen}
      </p>
    </>
  );
}
