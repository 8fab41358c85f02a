import {useCallback, useEffect, useState, type RefObject} from 'react';

/** As React wants it; the same object for the same content, so that React leaves the elements alone. */
export interface Content {
  readonly __html: string;
}

interface Source {
  readonly html: string;
  readonly url: string;
  readonly hydrated: boolean;
  readonly host: RefObject<HTMLElement | null>;
}

interface ReferenceHtml {
  /** Absent while it is on its way. */
  readonly content: Content | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Keeps the HTML as the reader leaves it, for the way back. */
  readonly keep: (html: string) => void;
}

/** The reference once it was on this page; kept over navigations within the site. */
let kept: string | undefined;

/**
 * Where the reference comes from: on the server and in development from the plugin; on the first page of a visit from the
 * server's HTML, which React takes over without looking into it (an empty content that never changes is not written); on
 * the way from another page of the site from a file; on the way back from memory.
 */
export function useReferenceHtml({html, url, hydrated, host}: Source): ReferenceHtml {
  const [content, setContent] = useState<Content | undefined>(() => {
    const known = hydrated ? kept || html : html;
    return known || !hydrated ? {__html: known} : undefined;
  });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // A page that React had to rebuild, because something else in it did not match, has lost the server's HTML.
    if (content && host.current?.childElementCount === 0) {
      setContent(undefined);
    }
  }, [content, host]);

  useEffect(() => {
    if (content) {
      return undefined;
    }
    const controller = new AbortController();
    setFailed(false);
    fetchText(url, controller.signal).then(
      (text) => setContent({__html: text}),
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [attempt, content, url]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const keep = useCallback((text: string) => {
    kept = text;
  }, []);
  return {content, failed, retry, keep};
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {signal});
  const text = response.ok ? await response.text() : '';
  // Hosts that respond to every unknown address with a page would put a page into the page.
  if (!text.includes('class="api-nav"')) {
    throw new Error(`${url} responded with ${response.status}`);
  }
  return text;
}
