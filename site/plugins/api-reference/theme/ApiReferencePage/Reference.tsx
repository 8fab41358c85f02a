import React, {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import TryAgain from '@site/src/components/TryAgain';
import {openTarget} from '@site/src/client/open-details';
import type {PageData} from '../../page-data';
import {enhance} from './enhance';
import type {Environment} from './enhance/environment';
import {useReferenceHtml} from './useReferenceHtml';

export interface Props {
  readonly data: Pick<PageData, 'html' | 'url' | 'formsUrl'>;
  /** Anchor of the page's URL, including the `#`. */
  readonly hash: string;
  /** False while React hydrates the server's HTML. */
  readonly hydrated: boolean;
  readonly history: Environment['history'];
  readonly storage: () => Environment['storage'];
}

// On the server, React warns about layout effects, which do nothing there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The reference as static HTML that React ignores. Its copy buttons and so on are added to the existing HTML, so that
 * texts and code aren't sent a second time as JavaScript.
 */
export default function Reference({data, hash, hydrated, history, storage}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const {content, failure, retry, keep} = useReferenceHtml(data, hydrated, host);
  const ready = content !== undefined;

  useBrowserLayoutEffect(() => {
    const root = host.current;
    if (!ready || !root) {
      return undefined;
    }
    const announce = (text: string) => {
      if (status.current) {
        status.current.textContent = text;
      }
    };
    const undo = enhance(root, {history, storage: storage(), announce, formsUrl: data.formsUrl});
    return () => {
      undo();
      keep(root.innerHTML);
    };
    // The history is the same object for the life of the site, and the slot is recreated from the same key.
  }, [content]);

  const first = useRef(content);
  useBrowserLayoutEffect(() => {
    if (ready && hash && content !== first.current) {
      // The browser and the framework looked for the anchor before it existed.
      openTarget(hash);
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [content]);

  return (
    <>
      {content === undefined ? (
        <main className="api-waiting">
          <h1>REST API</h1>
          {failure ? <TryAgain message={failure} onRetry={retry} /> : <p role="status">Loading the reference …</p>}
        </main>
      ) : (
        <div className="api-reference" ref={host} suppressHydrationWarning dangerouslySetInnerHTML={content} />
      )}
      <p className="visually-hidden" role="status" ref={status} />
    </>
  );
}
