import {enhanceCopy} from './copy';
import type {Environment, Requests} from './environment';
import {enhanceFill} from './fill';
import {lazyForms} from './forms';
import {enhanceLinks} from './links';
import {enhanceNavigation} from './navigation';
import {enhanceSamples} from './samples';
import {enhanceTabs} from './tabs';
import {enhanceTry} from './try';

/** Adds behavior to the static reference. Returns a function that removes it. */
export function enhance(root: HTMLElement, environment: Environment): () => void {
  const forms = lazyForms(environment.formsUrl);
  const requests: Requests = {
    forms,
    filled: new Map(),
    load: async () => Promise.all([import('../builder'), forms()]),
    draw: () => {},
    show: async () => {},
  };
  const undo = [
    enhanceTabs(root),
    enhanceSamples(root, environment, requests),
    enhanceFill(root, environment, requests),
    enhanceTry(root, environment, requests),
    enhanceCopy(root, environment.announce),
    enhanceLinks(root, environment.history),
    enhanceNavigation(root),
  ];
  return () => undo.forEach((step) => step());
}
