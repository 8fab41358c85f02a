import {enhanceCopy} from './copy';
import {enhanceCopyLink} from './copy-link';
import type {Environment} from './environment';
import {enhanceLinks} from './links';
import {enhanceNavigation} from './navigation';
import {enhanceRequests} from './requests';
import {enhanceExpand, enhanceTabs} from './tabs';
import {enhanceTry} from './try';

/** Adds behavior to the static reference. Returns a function that removes it. */
export function enhance(root: HTMLElement, environment: Environment): () => void {
  const [requests, undoRequests] = enhanceRequests(root, environment);
  const undo = [
    enhanceTabs(root),
    enhanceExpand(root),
    undoRequests,
    enhanceTry(root, environment, requests),
    enhanceCopy(root, environment.announce),
    enhanceCopyLink(root),
    enhanceLinks(root, environment.history),
    enhanceNavigation(root),
  ];
  return () => {
    undo.forEach((step) => step());
    for (const panel of root.querySelectorAll<HTMLElement>('.api-fill-panel, .api-try-panel')) {
      panel.replaceChildren();
      panel.hidden = true;
    }
  };
}
