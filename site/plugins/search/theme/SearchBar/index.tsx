import React, {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {readAddress, searchAddress, searchPath} from '../../client/address';
import {fieldAttributes} from '../../client/field-attributes';
import Failure from './Failure';
import {BackIcon, ClearIcon, MagnifierIcon} from './icons';
import styles from './styles.module.css';
import type {ListState} from './Suggestions';
import useShortcut from './useShortcut';
import useSuggestions from './useSuggestions';

/** The text survives when the framework replaces the navbar between kinds of pages. */
const visit = {text: ''};

/**
 * The search field of the navbar. It is a plain GET form until a reader hovers over or focuses it; then the suggestion list,
 * its combobox and the worker are loaded and take over the same field, so that no letter and no focus is lost.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setStateText] = useState(visit.text);
  const [open, setOpen] = useState(false);
  const [listState, setListState] = useState<ListState>({'aria-expanded': false});
  const {Suggestions, failed, busy, load, retry} = useSuggestions();

  const setText = (value: string) => {
    visit.text = value;
    setStateText(value);
  };
  const enter = () => {
    load();
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    field.current?.blur();
  };
  const shortcut = useShortcut(() => {
    field.current?.focus();
    field.current?.select();
  });

  useEffect(() => {
    const {query} = readAddress(search);
    if (pathname === searchPath && query) {
      setText(query);
    }
  }, [pathname, search]);

  // The reader may have typed before the scripts ran.
  useEffect(() => {
    if (field.current?.value) {
      setText(field.current.value);
    }
    if (document.activeElement === field.current) {
      enter();
    }
  }, []);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    // Also loads what a missed focus event didn't: Firefox sends none to a window in the background.
    enter();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) {
      leave();
      history.push(searchAddress({query: text.trim()}));
    }
  };
  const onBlur = (event: FocusEvent) => {
    // The field stays the active element while another window or tab has the focus.
    if (!form.current?.contains(event.relatedTarget) && document.activeElement !== field.current) {
      setOpen(false);
    }
  };
  const clear = () => {
    setText('');
    field.current?.focus();
  };

  return (
    <div className={styles.place}>
      <form
        ref={form}
        className={styles.form}
        role="search"
        action={searchPath}
        onSubmit={onSubmit}
        onBlur={onBlur}
        onPointerEnter={load}
      >
        <BarButton aria-label="Close search" className={`needs-script ${styles.back}`} onClick={leave}>
          <BackIcon />
        </BarButton>
        <span className={styles.icon}>
          {busy ? <span className={styles.ring} data-search-loading /> : <MagnifierIcon />}
        </span>
        {/* Part of the server's HTML. It becomes a combobox once scripts run. */}
        <input
          ref={field}
          className={styles.field}
          {...fieldAttributes}
          placeholder="Search"
          aria-label="Search"
          value={text}
          onChange={onChange}
          onFocus={enter}
          onClick={enter}
          {...(shortcut && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-keyshortcuts': shortcut.keys,
            ...listState,
          })}
        />
        {text ? (
          <BarButton aria-label="Clear search" onClick={clear}>
            <ClearIcon />
          </BarButton>
        ) : (
          <kbd className={styles.hint} aria-hidden="true">
            {shortcut?.hint}
          </kbd>
        )}
        {Suggestions && (
          <Suggestions
            text={text}
            setText={setText}
            open={open}
            setOpen={setOpen}
            leave={leave}
            field={field}
            onState={setListState}
          />
        )}
        {failed && open && <Failure retry={retry} field={field} />}
      </form>
    </div>
  );
}

/** A button inside the bar; pressing it leaves the focus in the field. */
function BarButton({className, ...rest}: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      className={clsx('plain-button', styles.button, className)}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}
