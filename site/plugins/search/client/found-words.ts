import './found-words.module.css';
import {rangesOf} from './word-ranges';

/** Highlights words in the page's content. */
export function show(name: string, words: readonly string[]): void {
  const content = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  if (content) {
    CSS.highlights.set(name, new Highlight(...rangesOf(content, words)));
  }
}
