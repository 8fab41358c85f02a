import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {handFile} from './handed-file';
import type {GlbSource} from './source';
import styles from './styles.module.css';

const tools = [
  {id: 'glb-inspector', page: '/docs/importing/', label: (name: string) => `Inspect or optimize ${name}`},
  {id: 'vrm-converter', page: '/docs/importing/glb-to-vrm/', label: (name: string) => `Convert ${name} to VRM`},
  {id: 'clip-animator', page: '/docs/importing/mixamo/', label: (name: string) => `Animate ${name}`},
] as const;

export interface Props {
  readonly source: GlbSource;
  /** Id of the tool that shows the links. */
  readonly current: (typeof tools)[number]['id'];
}

/** Links to the other tools, which open with the same file. */
export default function OtherTools({source, current}: Props): ReactNode {
  return (
    <div className={styles.preview}>
      <p className={styles.row}>
        {tools
          .filter(({id}) => id !== current)
          .map(({id, page, label}) => (
            <Link key={id} to={`${page}#${id}`} onClick={() => handFile(source)}>
              {label(source.name)}
            </Link>
          ))}
      </p>
    </div>
  );
}
