import {useState, type ComponentType} from 'react';
import type {Props} from './ExpressionEditor';

/** Editor of the expressions, which loads with the 3D view when it is opened. */
export default function Expressions(props: Props) {
  const [Editor, setEditor] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => {
    setHasFailed(false);
    import(/* webpackChunkName: "glb" */ './ExpressionEditor').then(
      ({default: Loaded}) => setEditor(() => Loaded),
      () => setHasFailed(true),
    );
  };
  return (
    <details className="fold" onToggle={({currentTarget}) => currentTarget.open && !Editor && load()}>
      <summary>Expressions (optional)</summary>
      {Editor && <Editor {...props} />}
      {hasFailed && <p className="error-panel">The editor didn’t load. Check your connection, then open it again.</p>}
    </details>
  );
}
