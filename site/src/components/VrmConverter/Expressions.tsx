import type {Props} from './ExpressionEditor';
import useOnRequest from '../../useOnRequest';

/** Editor of the expressions, which loads with the 3D view when it is opened. */
export default function Expressions(props: Props) {
  const editor = useOnRequest(
    async () => (await import(/* webpackChunkName: "glb" */ './ExpressionEditor')).default,
    'The editor didn’t load. Check your connection, then open it again.',
  );
  return (
    <details className="fold" onToggle={({currentTarget}) => currentTarget.open && !editor.loaded && editor.start()}>
      <summary>Expressions (optional)</summary>
      {editor.loaded && <editor.loaded {...props} />}
      {editor.failure && <p className="error-panel">{editor.failure}</p>}
    </details>
  );
}
