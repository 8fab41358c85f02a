import {useEffect, useState, type RefObject} from 'react';
import type {PageData} from '../../page-data';

/** In React's format; the same object for the same content, so that React leaves the elements unchanged. */
interface Content {
  readonly __html: string;
}

/** The reference once it was on this page; kept across navigation within the site. */
let kept: string | undefined;

/**
 * Source of the reference: the plugin on the server and in development; on the first page of a visit the server's HTML,
 * which React hydrates without checking it; a file on navigation from another page; memory on navigation back.
 */
export function useReferenceHtml(
  {html, url}: Pick<PageData, 'html' | 'url'>,
  hydrated: boolean,
  host: RefObject<HTMLElement | null>,
) {
  const [content, setContent] = useState<Content | undefined>(() => {
    const known = hydrated ? kept || html : html;
    return known || !hydrated ? {__html: known} : undefined;
  });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // If React had to rebuild the page because something else didn't match, the server's HTML is lost.
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

  return {
    content,
    failed,
    retry: () => setAttempt((count) => count + 1),
    /** Keeps the HTML as the reader leaves it, for navigation back. */
    keep(text: string) {
      kept = text;
    },
  };
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {signal});
  const text = response.ok ? await response.text() : '';
  // Some hosts respond to every unknown URL with a page, which must not end up inside this page.
  if (!text.includes('class="api-nav ')) {
    throw new Error(`${url} responded with ${response.status}`);
  }
  return text;
}
