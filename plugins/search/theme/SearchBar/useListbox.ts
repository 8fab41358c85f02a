import {useEffect, useState, type KeyboardEvent} from 'react';

interface Options<Option> {
  readonly items: readonly Option[];
  /** The text in the field, and the one that the items belong to. */
  readonly text: string;
  readonly resultsFor: string;
  /** Whether the list is shown. */
  readonly listed: boolean;
  readonly open: () => void;
}

export const listId = 'search-suggestions';
const itemId = (index: number) => `search-suggestion-${index}`;

/** The selected option of a combobox (ARIA 1.2): the focus stays in the field, whose keys move the selection. */
export default function useListbox<Option extends {readonly page: string}>(options: Options<Option>) {
  const {items, text, resultsFor, listed, open} = options;
  const [index, setIndex] = useState(-1);
  const active = listed ? items[index] : undefined;

  // New results have new positions.
  useEffect(() => setIndex(-1), [text, resultsFor]);

  useEffect(() => {
    if (active) {
      // The framework decides whether the connection is good enough to prefetch.
      void window.docusaurus?.prefetch(active.page);
    }
  }, [active]);

  return {
    active,
    activeId: active && itemId(index),
    reset: () => setIndex(-1),
    move(event: KeyboardEvent) {
      const last = items.length - 1;
      const targets: Readonly<Record<string, number>> = {
        ArrowDown: index < last ? index + 1 : 0,
        ArrowUp: index > 0 ? index - 1 : last,
        ...(listed && {Home: 0, PageUp: 0, End: last, PageDown: last}),
      };
      const next = targets[event.key];
      if (next !== undefined && last >= 0) {
        event.preventDefault();
        open();
        setIndex(next);
        document.getElementById(itemId(next))?.scrollIntoView({block: 'nearest'});
      }
    },
    listProps: {id: listId, role: 'listbox', onMouseLeave: () => setIndex(-1)},
    optionProps: (at: number) => ({
      id: itemId(at),
      role: 'option',
      'aria-selected': at === index,
      onMouseMove: () => setIndex(at),
    }),
  };
}
