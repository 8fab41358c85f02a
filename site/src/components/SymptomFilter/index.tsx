import {useId, useRef, useState} from 'react';
import styles from './styles.module.css';

/** Every word appears in the text, in any order. */
const contains = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

/** Hides each `h3` after `start`, with what follows it, that lacks one of the words, and each `h2` without an `h3` left. */
function showEntries(start: Element, words: readonly string[]): {readonly all: number; readonly shown: number} {
  const sections: {readonly heading: HTMLElement; readonly entries: HTMLElement[][]}[] = [];
  for (let next = start.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.tagName === 'H2') sections.push({heading: next, entries: []});
    else if (next.tagName === 'H3') sections.at(-1)?.entries.push([next]);
    else sections.at(-1)?.entries.at(-1)?.push(next);
  }
  const isHidden = (entry: readonly HTMLElement[]): boolean =>
    !contains(entry.map(({textContent}) => textContent).join(' '), words);
  for (const {heading, entries} of sections) {
    for (const entry of entries) for (const part of entry) part.hidden = isHidden(entry);
    heading.hidden = entries.length > 0 && entries.every(isHidden);
  }
  const all = sections.flatMap(({entries}) => entries);
  return {all: all.length, shown: all.filter((entry) => !isHidden(entry)).length};
}

/** A field that shows only the entries of a page with the typed words. Headings of level 3 after it are the entries. */
export default function SymptomFilter() {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [result, setResult] = useState('');
  const filter = (text: string) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const {all, shown} = showEntries(root.current!, words);
    setResult(words.length > 0 ? `${shown} of ${all}` : '');
  };
  return (
    <div ref={root} className={styles.filter} data-component="SymptomFilter">
      <label htmlFor={id}>Filter by a word</label>
      <input
        id={id}
        className="text-field"
        type="search"
        autoComplete="off"
        placeholder="camera, pink, T-pose"
        onInput={({currentTarget}) => filter(currentTarget.value)}
      />
      <output htmlFor={id}>{result}</output>
    </div>
  );
}
