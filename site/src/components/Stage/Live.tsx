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

/** Shows a part on the model in its rest pose. */
function show(scene: AvatarScene, {kind, name, mesh = name}: Part): void {
  if (kind === 'joint') {
    scene.setSkeleton(true, name);
    if (name.endsWith('Eye')) scene.lookAtHead();
    const hand = /^(?:Left|Right)Hand(?=.)/.exec(name)?.[0];
    if (!hand) return;
    // From above, because in a T-pose, fingers cover each other from the front. All are within 13 cm.
    scene.move({turn: 0, tilt: 50});
    scene.lookAtJoint(`${hand}Middle1`, 0.13);
  } else if (kind === 'shape') {
    scene.lookAtHead();
    scene.setMorph(name, 1);
  } else if (kind === 'mesh' || kind === 'material') {
    if (!/Body|look|shoes/.test(mesh)) scene.lookAtHead();
    scene.mark([mesh]);
  } else if (kind === 'clip') {
    scene.setClip(name);
    scene.setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }
}

/** The avatar in 3D, with a part lit. It loads immediately, so import it on request. */
export default function Live({source, name, part, children, onLoad, onFailure}: Props): ReactNode {
  const {canvas, scene, loading, seen} = useAvatarScene(source, onFailure);
  useEffect(() => {
    if (!scene || loading) return;
    onLoad();
    // The rest pose, because a clip would move what the reader looks for.
    scene.setClip(null);
    scene.setSkeleton(false);
    scene.mark([]);
    scene.resetMorphs();
    scene.move('reset');
    if (part) show(scene, part);
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
