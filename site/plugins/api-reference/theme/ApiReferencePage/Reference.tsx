import React, {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import data from '@api-reference/page-data';
import TryAgain from '@site/src/components/TryAgain';
import {openTarget} from '@site/src/client/open-details';
import {enhance} from './enhance';
import {useReferenceHtml} from './useReferenceHtml';

// On the server, React warns about layout effects, which do nothing there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The reference as static HTML that React ignores. Its copy buttons and so on are added to the existing HTML, so that
 * texts and code aren't sent a second time as JavaScript.
 */
export default function Reference(): ReactNode {
  const history = useHistory();
  const {hash} = useLocation();
  const host = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const {content, failure, retry, keep} = useReferenceHtml(host);
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
    // The storage key of the framework's tab group `language`.
    const storage = createStorageSlot('docusaurus.tab.language');
    const undo = enhance(root, {history, storage, announce, formsUrl: data.formsUrl});
    return () => {
      undo();
      keep(root.innerHTML);
    };
    // The history is the same object for the life of the site.
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
