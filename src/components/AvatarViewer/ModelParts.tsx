import React, {type ReactNode} from 'react';
import JointTree from './JointTree';
import MeshTable from './MeshTable';
import MorphSliders from './MorphSliders';
import styles from './live.module.css';
import type {AvatarScene, ModelSummary} from './scene';

export interface ModelPartsProps {
  readonly scene: AvatarScene;
  readonly summary: ModelSummary;
  /** Names of the outlined meshes. */
  readonly marked: readonly string[];
  readonly onMark: (marked: readonly string[]) => void;
}

/** Contents of the file in collapsed lists, each with its number: face shapes, joints, meshes. */
export default function ModelParts({scene, summary, marked, onMark}: ModelPartsProps): ReactNode {
  const {meshes, joints, morphTargets, expressions} = summary;
  const triangles = meshes.reduce((sum, mesh) => sum + mesh.triangles, 0);
  return (
    <>
      {morphTargets.length + expressions.length > 0 && (
        <details className={styles.part}>
          <summary>Face shapes ({morphTargets.length})</summary>
          <MorphSliders
            names={morphTargets.map(({name}) => name)}
            expressions={expressions}
            onMorph={(name, weight) => scene.setMorph(name, weight)}
            onExpression={(name, weight) => scene.setExpression(name, weight)}
            onReset={() => scene.resetMorphs()}
          />
        </details>
      )}
      {joints.length > 0 && (
        <details className={styles.part}>
          <summary>Joints ({joints.length})</summary>
          <div className={styles.scroll} role="group" aria-label="List of joints" tabIndex={0}>
            <JointTree joints={joints} />
          </div>
        </details>
      )}
      <details className={styles.part}>
        <summary>
          Meshes ({meshes.length}), {triangles.toLocaleString('en')} triangles
        </summary>
        <MeshTable meshes={meshes} marked={marked} onMark={onMark} />
      </details>
    </>
  );
}
