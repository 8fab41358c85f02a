import React, {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {contextOf} from '@avaturn-docs/search/contexts';
import {searchAddress, siteIndex} from '../../client/address';
import {coversNavbar} from '../../client/close-on-back';
import Correction from '../../client/Correction';
import Elsewhere from '../../client/Elsewhere';
import Hit, {hitLink} from '../../client/Hit';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import {clearRecentSearches, recentSearches, rememberSearch} from '../../client/recent';
import statusOf from '../../client/statusOf';
import {useSearch} from '../../client/useSearch';
import {RetryButton} from './Failure';
import panelStyles from './Panel.module.css';
import Starts, {startsOf, type Start} from './Starts';
import styles from './Suggestions.module.css';
import useListbox, {listId, optionClick} from './useListbox';
import useRoom from './useRoom';

/** Combobox attributes for assistive technology. */
export interface ListState {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

/** Events of the field that the list handles. */
export interface ListHandle {
  readonly keyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly change: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface Props {
  readonly ref: Ref<ListHandle>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes the list and blurs the field. */
  readonly leave: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onState: (state: ListState) => void;
}

/** The suggestion list below the search field, and the field's combobox behavior (ARIA 1.2). */
export default function Suggestions({ref, text, setText, open, setOpen, leave, field, onState}: Props): ReactNode {
  const history = useHistory();
  const query = text.trim();
  const context = contextOf(useLocation().pathname);
  const search = useSearch({text, location: siteIndex, preferContext: context?.prefix, limit: 8, perPage: 3});
  const {state, hits, ignored, resultsFor, correction, nearest} = search;
  const [recent, setRecent] = useState<readonly string[]>([]);
  const failed = state.kind === 'failed';
  const isStart = query === '';
  const items: readonly (SearchHit | Start)[] = isStart ? startsOf(recent) : hits;
  const listed = open && !failed && items.length > 0;
  // The context's hits come first, so the first hit shows whether there are any.
  const found = hits[0] && contextOf(hits[0].page) === context ? context : undefined;
  const {active, activeId, fieldProps, getItemProps, menuProps, reset} = useListbox({
    items,
    label: isStart ? 'Recent searches and starting points' : 'Suggestions',
    resultsFor,
    text,
    listed,
    setOpen,
  });
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel, open);

  useLayoutEffect(() => {
    onState({'aria-expanded': listed, 'aria-controls': listed ? listId : undefined, 'aria-activedescendant': activeId});
  }, [listed, activeId, onState]);

  // Another tab may have added a search.
  useLayoutEffect(() => {
    if (open) {
      setRecent(recentSearches());
    }
  }, [open]);

  const remember = () => {
    if (hits.length > 0) {
      rememberSearch(query);
    }
  };
  const visit = (href: string) => {
    remember();
    reset();
    leave();
    history.push(href);
  };

  const chooseStart = ({kind, label, href}: Start) =>
    // The list stays open for the repeated search.
    kind === 'recent' ? optionClick(() => setText(label), true) : optionClick(() => visit(href));

  const leaveForAll = () => {
    rememberSearch(query);
    leave();
  };

  const escape = () => {
    if (coversNavbar()) {
      leave();
    } else if (open) {
      reset();
      setOpen(false);
    } else if (text) {
      setText('');
    } else {
      leave();
    }
  };

  useLayoutEffect(() => void fieldProps.ref(field.current));
  useImperativeHandle(ref, () => ({
    change: fieldProps.onChange,
    keyDown(event) {
      const inNewTab = event.ctrlKey || event.metaKey;
      if (event.nativeEvent.isComposing) {
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        escape();
      } else if (event.key !== 'Enter') {
        fieldProps.onKeyDown(event);
      } else if (active && activeId && !inNewTab) {
        event.preventDefault();
        // As a click, so that click listeners see this navigation, too.
        document.getElementById(activeId)?.click();
      } else if (inNewTab && (active || query)) {
        event.preventDefault();
        remember();
        window.open(active?.href ?? searchAddress({query}), '_blank', 'noopener');
      }
      // Enter without a selection submits the form, which opens the search page.
    },
  }));

  return (
    // Pressing in the panel must not blur the field.
    <div
      ref={panel}
      className={open ? `popover ${panelStyles.panel}` : undefined}
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      {listed && isStart && (
        <Starts
          starts={startsOf(recent)}
          clear={() => {
            clearRecentSearches();
            setRecent([]);
            field.current?.focus();
          }}
          menuProps={menuProps}
          itemProps={(item, index) => getItemProps({item, index, onClick: chooseStart(item)})}
        />
      )}
      {open && correction !== undefined && (
        <Correction className={styles.correction} correction={correction} choose={setText} />
      )}
      <p role="status" className={open && (!listed || ignored) ? panelStyles.notice : 'visually-hidden'}>
        {open && statusOf(query, search, hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`)}
      </p>
      {listed && !isStart && (
        <ul className={styles.list} {...menuProps}>
          {hits.map((hit, index) => (
            // The link itself is the option: children of an option are presentational, so assistive technology would not see a
            // link inside one.
            <li role="none" key={hit.href}>
              <a
                {...getItemProps({item: hit, index, onClick: optionClick(() => visit(hit.href))})}
                className={hitLink}
                href={hit.href}
                tabIndex={-1}
              >
                <Hit hit={hit} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {open && failed && <RetryButton retry={search.retry} field={field} />}
      {open && !listed && !failed && resultsFor === query && nearest && (
        <Elsewhere className={styles.elsewhere} nearest={nearest} leave={leave} />
      )}
      {listed && !isStart && (
        <div className={styles.footer}>
          {found && (
            <Link to={searchAddress({query, context: found.prefix})} onClick={leaveForAll}>
              See all results in {found.label}
            </Link>
          )}
          <Link to={searchAddress({query})} onClick={leaveForAll}>
            See all results
          </Link>
          <span className={styles.keys} aria-hidden="true">
            ↑↓ move · ↵ open · esc
          </span>
        </div>
      )}
    </div>
  );
}
