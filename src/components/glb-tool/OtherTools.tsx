import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {handFile} from './handed-file';
import type {GlbSource} from './source';
import styles from './styles.module.css';

const tools = [
  {id: 'glb-inspector', page: '/docs/importing/', label: (name: string) => `Inspect or optimize ${name}`},
  {id: 'clip-animator', page: '/docs/importing/mixamo/', label: (name: string) => `Animate ${name}`},
  {id: 'vrm-converter', page: '/docs/importing/glb-to-vrm/', label: (name: string) => `Convert ${name} to VRM`},
] as const;

export interface Props {
  readonly source: GlbSource;
  /** The file that the tool made. The converter opens `source` all the same: it would undo the work on a result. */
  readonly result?: GlbSource | undefined;
  /** Id of the tool that shows the links. */
  readonly current: (typeof tools)[number]['id'];
  /** Why the converter opens the original. */
  readonly note?: ReactNode;
}

/** Links to the other tools, which open with the tool's result, or with the same file. */
export default function OtherTools({source, result = source, current, note}: Props): ReactNode {
  return (
    <div className={styles.preview}>
      <p className={styles.row}>
        {tools
          .filter(({id}) => id !== current)
          .map(({id, page, label}) => {
            const file = id === 'vrm-converter' ? source : result;
            return (
              <Link key={id} to={`${page}#${id}`} onClick={() => handFile(file)}>
                {label(file.name)}
              </Link>
            );
          })}
      </p>
      {result !== source && <p className={styles.note}>{note}</p>}
    </div>
  );
}
