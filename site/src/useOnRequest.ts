import {useCallback, useRef, useState} from 'react';

interface State<Loaded> {
  readonly loaded?: Loaded;
  readonly isLoading?: boolean;
  readonly failure?: string;
}

/**
 * What loads when the reader asks for it, such as the code of a component. `fail` removes it again, also while it loads.
 * @param late the failure if it doesn't load, in a sentence for the reader
 */
export default function useOnRequest<Loaded>(load: () => Promise<Loaded>, late: string) {
  const [state, setState] = useState<State<Loaded>>({});
  /** Number of starts and failures: only the last one counts. */
  const starts = useRef(0);
  const fail = useCallback((failure: string) => {
    starts.current++;
    setState({failure});
  }, []);
  const start = (): void => {
    const number = ++starts.current;
    setState({isLoading: true});
    load().then(
      (loaded) => number === starts.current && setState({loaded}),
      () => number === starts.current && fail(late),
    );
  };
  return {...state, start, fail};
}
