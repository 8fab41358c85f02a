import {useEffect, useState, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@api-reference/page-data';
import useOnRequest from '@site/src/useOnRequest';

/** The reference once it was on this page; kept across navigation within the site. */
let kept: string | undefined;

/**
 * Source of the reference: the plugin on the server and in development; on the first page of a visit the server's HTML,
 * which React hydrates without checking it; a file on navigation from another page; memory on navigation back.
 */
export function useReferenceHtml(host: RefObject<HTMLElement | null>) {
  const {html, url} = data;
  // False while React hydrates the server's HTML.
  const hydrated = useIsBrowser();
  // In React's format; the same object for the same content, so that React leaves the elements unchanged.
  const [known, setKnown] = useState(() => {
    const text = hydrated ? kept || html : html;
    return text || !hydrated ? {__html: text} : undefined;
  });
  const {loaded, failure, start} = useOnRequest(
    async () => ({__html: await fetchText(url)}),
    'The reference did not load. Check the connection and press Try again.',
  );

  useEffect(() => {
    if (!known) start();
    // If React had to rebuild the page because something else didn't match, the server's HTML is lost.
    else if (host.current?.childElementCount === 0) setKnown(undefined);
  }, [known, host]);

  return {
    content: known ?? loaded,
    failure,
    retry: start,
    /** Keeps the HTML as the reader leaves it, for navigation back. */
    keep(text: string) {
      kept = text;
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  const text = response.ok ? await response.text() : '';
  // Some hosts respond to every unknown URL with a page, which must not end up inside this page.
  if (!text.includes('class="api-nav ')) {
    throw new Error(`${url} responded with ${response.status}`);
  }
  return text;
}
