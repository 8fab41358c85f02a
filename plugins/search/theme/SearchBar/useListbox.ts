import {useEffect, type ChangeEventHandler, type KeyboardEventHandler, type RefCallback} from 'react';
import {useCombobox} from 'downshift';

/** What can be chosen from the list: a link. */
interface Option {
  readonly href: string;
  readonly page: string;
}

interface Options<T extends Option> {
  readonly items: readonly T[];
  /** Name of the list for assistive technology. */
  readonly label: string;
  /** The text that the items are for. */
  readonly resultsFor: string;
  readonly text: string;
  readonly listed: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The combobox's side of the field, which is drawn elsewhere. */
interface FieldProps {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

export const listId = 'search-suggestions';
const itemId = (index: number) => `search-suggestion-${index}`;
const {stateChangeTypes} = useCombobox;

/** The combobox as it is needed here: choosing follows a link, so nothing stays selected and the typed text is never changed. */
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
      // Whether the reader left is the form's affair: a step on to the links below the list, or a finger put there, does not count as leaving.
      const stays = type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputClick;
      return stays ? before : {...changes, selectedItem: null, inputValue: before.inputValue};
    },
  });
  const active = listed ? items[highlightedIndex] : undefined;

  // New results have new positions.
  useEffect(() => setHighlightedIndex(-1), [resultsFor, setHighlightedIndex]);

  useEffect(() => {
    if (active) {
      // The framework's own rules say whether the connection is good enough for that.
      void window.docusaurus?.prefetch(active.page);
    }
  }, [active]);

  return {
    active,
    activeId: active && itemId(highlightedIndex),
    fieldProps: getInputProps({'aria-label': 'Search'}, {suppressRefError: true}) as FieldProps,
    // The list is drawn only when it has something; the getter is called in any case, as it demands in development.
    menuProps: getMenuProps({'aria-label': label}, {suppressRefError: true}),
    getItemProps,
    reset: () => setHighlightedIndex(-1),
  };
}
