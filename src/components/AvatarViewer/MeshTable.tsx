import React, {type ReactNode} from 'react';
import './live.module.css';
import styles from './parts.module.css';
import type {MeshSummary} from './scene';

export interface MeshTableProps {
  readonly meshes: readonly MeshSummary[];
  /** Names of the outlined meshes. */
  readonly marked: readonly string[];
  readonly onMark: (marked: readonly string[]) => void;
}

const number = new Intl.NumberFormat('en');

/** The meshes of the file; a checkbox outlines one in the view. */
export default function MeshTable({meshes, marked, onMark}: MeshTableProps): ReactNode {
  const toggle = (name: string) =>
    onMark(marked.includes(name) ? marked.filter((other) => other !== name) : [...marked, name]);
  return (
    <div className={styles.scroll} role="group" aria-label="Table of meshes" tabIndex={0}>
      <table className={styles.meshes}>
        <thead>
          <tr>
            <th scope="col">Mesh, to outline</th>
            <th scope="col">Triangles</th>
            <th scope="col">Shapes</th>
          </tr>
        </thead>
        <tbody>
          {meshes.map(({name, triangles, morphTargets}, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">
                <label>
                  <input type="checkbox" checked={marked.includes(name)} onChange={() => toggle(name)} />
                  <code>{name}</code>
                </label>
              </th>
              <td>{number.format(triangles)}</td>
              <td>{morphTargets.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
