import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {searchContexts} from '@site/data/search-contexts';
import {readAddress, searchAddress, searchPath, type SearchAddress} from '../../client/address';

/** Browsers refuse an address that changes with every letter: Safari after 100 changes in 30 seconds. */
const pause = 400;

const empty: SearchAddress = {query: '', context: '', version: ''};

function read(search: string): SearchAddress {
  const address = readAddress(search);
  const known = searchContexts.some(({prefix}) => prefix === address.context);
  return known ? address : {...address, context: ''};
}

/**
 * Query, context and version as the reader sees them, and the same in the page's address: replaced while typing, a step in the
 * browser's history on submit, so that "back" returns to what was submitted before.
 */
export default function useAddress(field: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const location = useLocation();
  const [address, setAddress] = useState(empty);
  /** What the current step of the history stood for before it was typed over. */
  const submitted = useRef(empty);
  const keepsFocus = useRef(false);
  const timer = useRef(0);
  const arrived = useRef(false);

  useEffect(() => {
    const found = read(location.search);
    submitted.current = found;
    // A reader who typed before the scripts came goes on typing.
    const early = arrived.current ? '' : field.current?.value;
    arrived.current = true;
    setAddress({...found, query: early || found.query});
    if (keepsFocus.current) {
      // The framework moves the focus on every new address.
      keepsFocus.current = false;
      field.current?.focus();
    }
    return () => window.clearTimeout(timer.current);
  }, [location, field]);

  const write = (next: SearchAddress) => {
    timer.current = 0;
    // The address can be the next page's already, while that is loading.
    if (window.location.pathname === searchPath) {
      // Not by the router, for which each letter would be a visit to another page.
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
    /** Writes what is not written yet, before the reader leaves. */
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
      // A phone's keyboard gives way to the results.
      keepsFocus.current = document.activeElement === field.current && !matchMedia('(pointer: coarse)').matches;
      history.push(searchAddress(next));
    },
  };
}
