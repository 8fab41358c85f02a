import Link from '@docusaurus/Link';
import {handFile} from './handed-file';
import type {GlbSource} from './source';

const tools = [
  {id: 'glb-inspector', page: '/docs/importing/', label: ['Inspect or optimize', '']},
  {id: 'clip-animator', page: '/docs/importing/mixamo/', label: ['Animate', '']},
  {id: 'vrm-converter', page: '/docs/importing/glb-to-vrm/', label: ['Convert', ' to VRM']},
] as const;

export interface Props {
  readonly source: GlbSource;
  /** Id of the tool that shows the links. */
  readonly current: (typeof tools)[number]['id'];
}

/** Links to the other tools, which open the file. The converter opens its original: it would undo the work on a result. */
export default function OtherTools({source, current}: Props) {
  const {original} = source;
  return (
    <div className="stack">
      <p className="cluster">
        {tools
          .filter(({id}) => id !== current)
          .map(({id, page, label}) => {
            const file = id === 'vrm-converter' ? (original ?? source) : source;
            return (
              <Link key={id} className="quiet-button large" to={`${page}#${id}`} onClick={() => handFile(file)}>
                {label[0]}
                <span className="visually-hidden"> {file.name}</span>
                {label[1]}
              </Link>
            );
          })}
      </p>
      {original && (
        <p className="secondary">
          The converter opens the original, {original.name}. VRM files aren’t compressed, and VRM apps use their own
          motion.
        </p>
      )}
    </div>
  );
}
