import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {searchContexts} from '@avaturn-docs/search/contexts';
import {readAddress, searchAddress, searchPath, type SearchAddress} from '../../client/address';

/** Delay before the URL changes while typing: Safari refuses more than 100 changes in 30 seconds. */
const pause = 400;

const empty: SearchAddress = {query: '', context: '', version: ''};

function read(search: string): SearchAddress {
  const address = readAddress(search);
  const known = searchContexts.some(({prefix}) => prefix === address.context);
  return known ? address : {...address, context: ''};
}

/**
 * Keeps query, context and version in the page's URL: replaced while typing, and pushed to the history on submit, so that
 * "back" returns to the previously submitted query.
 */
export default function useAddress(field: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const location = useLocation();
  const [address, setAddress] = useState(empty);
  /** The submitted values of the current history entry, before typing changed it. */
  const submitted = useRef(empty);
  const keepsFocus = useRef(false);
  const timer = useRef(0);
  const arrived = useRef(false);

  useEffect(() => {
    const found = read(location.search);
    submitted.current = found;
    // Keep what the reader typed before the scripts ran.
    const early = arrived.current ? '' : field.current?.value;
    arrived.current = true;
    setAddress({...found, query: early || found.query});
    if (keepsFocus.current) {
      // The framework moves the focus on every new URL.
      keepsFocus.current = false;
      field.current?.focus();
    }
    return () => window.clearTimeout(timer.current);
  }, [location, field]);

  const write = (next: SearchAddress) => {
    timer.current = 0;
    // While the next page is loading, the URL can already be its URL.
    if (window.location.pathname === searchPath) {
      // Bypasses the router, which would count each letter as a page visit.
      window.history.replaceState(window.history.state, '', searchAddress(next));
    }
  };

  return {
    address,
    change(part: Partial<SearchAddress>) {
      const next = {...address, ...part};
      setAddress(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(next), pause);
    },
    /** Writes pending changes before the reader leaves. */
    settle() {
      if (timer.current) {
        window.clearTimeout(timer.current);
        write(address);
      }
    },
    submit() {
      window.clearTimeout(timer.current);
      const next = {...address, query: address.query.trim()};
      if (!next.query || searchAddress(next) === searchAddress(submitted.current)) {
        write(next);
        return;
      }
      write(submitted.current);
      // Closes the on-screen keyboard, so that it doesn't cover the results.
      keepsFocus.current = document.activeElement === field.current && !matchMedia('(pointer: coarse)').matches;
      history.push(searchAddress(next));
    },
  };
}
