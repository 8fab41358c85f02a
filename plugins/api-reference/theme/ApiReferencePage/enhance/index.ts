import {enhanceCopy} from './copy';
import type {Environment, Requests} from './environment';
import {enhanceFill} from './fill';
import {lazyForms} from './forms';
import {enhanceLinks} from './links';
import {enhanceNavigation} from './navigation';
import {enhanceTabs} from './tabs';
import {enhanceTry} from './try';

/** Gives the static reference its behavior. Returns how to take it away. */
export function enhance(root: HTMLElement, environment: Environment): () => void {
  const requests: Requests = {forms: lazyForms(environment.formsUrl), filled: new Map(), show: async () => {}};
  const undo = [
    enhanceTabs(root, environment),
    // Before the tabs' and the copy buttons' ends, so that they find the page as it was.
    enhanceFill(root, environment, requests),
    enhanceTry(root, environment, requests),
    enhanceCopy(root, environment.announce),
    enhanceLinks(root, environment.history),
    enhanceNavigation(root),
  ];
  return () => undo.forEach((step) => step());
}
