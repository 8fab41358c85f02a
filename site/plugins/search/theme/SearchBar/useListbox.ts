import {useEffect, type ChangeEventHandler, type KeyboardEventHandler, type MouseEvent, type RefCallback} from 'react';
import {useCombobox} from 'downshift';

interface Option {
  readonly href: string;
  readonly page: string;
}

interface Options<T extends Option> {
  readonly items: readonly T[];
  readonly label: string;
  /** The text that the items belong to. */
  readonly resultsFor: string;
  readonly text: string;
  readonly listed: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The combobox props of the field, which another component renders. */
interface FieldProps {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

export const listId = 'search-suggestions';
const itemId = (index: number) => `search-suggestion-${index}`;
const {stateChangeTypes} = useCombobox;

/** A click on an option. With a modifier, the browser opens a tab or window, and the list stays open. */
export const optionClick =
  (choose: () => void, keepsOpen = false) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensTab || keepsOpen) {
      Object.assign(event.nativeEvent, {preventDownshiftDefault: true});
    }
    if (!opensTab) {
      event.preventDefault();
      choose();
    }
  };

/** The combobox: choosing an option follows a link, so nothing stays selected and the typed text never changes. */
export default function useListbox<T extends Option>({items, label, resultsFor, text, listed, setOpen}: Options<T>) {
  const {getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex} = useCombobox<T>({
    items: items as T[],
    isOpen: listed,
    inputValue: text,
    selectedItem: null,
    menuId: listId,
    getItemId: itemId,
    onIsOpenChange: ({isOpen}) => setOpen(isOpen),
    stateReducer: (before, {type, changes}) => {
      // The form decides when the reader leaves: moving to the links below the list, or touching it, isn't leaving.
      const stays = type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputClick;
      return stays ? before : {...changes, selectedItem: null, inputValue: before.inputValue};
    },
  });
  const active = listed ? items[highlightedIndex] : undefined;

  // New results have new positions.
  useEffect(() => setHighlightedIndex(-1), [resultsFor, setHighlightedIndex]);

  useEffect(() => {
    if (active) {
      // The framework decides whether the connection is good enough to prefetch.
      void window.docusaurus?.prefetch(active.page);
    }
  }, [active]);

  return {
    active,
    activeId: active && itemId(highlightedIndex),
    fieldProps: getInputProps({'aria-label': 'Search'}, {suppressRefError: true}) as FieldProps,
    // The list is rendered only if it has items, but the getter must be called anyway: it warns in development otherwise.
    menuProps: getMenuProps({'aria-label': label}, {suppressRefError: true}),
    getItemProps,
    reset: () => setHighlightedIndex(-1),
  };
}
