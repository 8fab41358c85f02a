import {enhanceCopy} from './copy';
import type {Environment, Requests} from './environment';
import {enhanceFill} from './fill';
import {lazyForms} from './forms';
import {enhanceLinks} from './links';
import {enhanceNavigation} from './navigation';
import {enhanceTabs} from './tabs';
import {enhanceTry} from './try';

/** Adds behavior to the static reference. Returns a function that removes it. */
export function enhance(root: HTMLElement, environment: Environment): () => void {
  const requests: Requests = {forms: lazyForms(environment.formsUrl), filled: new Map(), show: async () => {}};
  const undo = [
    enhanceTabs(root, environment),
    // Removed before the tabs and the copy buttons, so that it finds the page in its original state.
    enhanceFill(root, environment, requests),
    enhanceTry(root, environment, requests),
    enhanceCopy(root, environment.announce),
    enhanceLinks(root, environment.history),
    enhanceNavigation(root),
  ];
  return () => undo.forEach((step) => step());
}
