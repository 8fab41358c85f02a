import {useEffect, type ReactNode} from 'react';
import useOnRequest from '../../useOnRequest';
import styles from './styles.module.css';

interface Props<Loaded> {
  /** Label of the button that loads the view. */
  readonly label: string;
  readonly load: () => Promise<Loaded>;
  /** Renders the view. `fail` removes it and shows the reason, in a sentence for the reader. */
  readonly show: (loaded: Loaded, fail: (why: string) => void) => ReactNode;
  /** Of the box around the button. */
  readonly className: string;
  readonly startsOpen?: boolean | undefined;
  /** In the box, before the button. */
  readonly children?: ReactNode;
}

const loadingText = 'Loading the 3D view …';

/** A 3D view, which loads on request with the scene. */
export default function OnRequest<Loaded>({label, load, show, className, startsOpen, children}: Props<Loaded>) {
  const {loaded, isLoading, failure, start, fail} = useOnRequest(async () => {
    // In parallel, because each view imports the scene, too.
    const [view] = await Promise.all([load(), import(/* webpackChunkName: "avatar-scene" */ './scene')]);
    return {view};
  }, 'The 3D viewer didn’t load. Check your connection.');
  useEffect(() => {
    if (startsOpen) start();
  }, []);
  if (loaded) return show(loaded.view, fail);
  return (
    <div className={styles.frame}>
      <div className={className}>
        {children}
        <button
          type="button"
          className="quiet-button large needs-script"
          aria-disabled={isLoading === true}
          onClick={isLoading ? undefined : start}
        >
          {isLoading ? loadingText : failure ? 'Try again' : label}
        </button>
      </div>
      {failure && (
        <p role="alert" className="error-panel">
          {failure}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isLoading && loadingText}
      </p>
    </div>
  );
}
