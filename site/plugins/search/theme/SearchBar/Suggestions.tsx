import React, {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
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
import {clearRecentSearches, rememberSearch, useRecentSearches} from '../../client/recent';
import statusOf from '../../client/statusOf';
import {useSearch} from '../../client/useSearch';
import {RetryButton} from './Failure';
import panelStyles from './Panel.module.css';
import StartText, {startsOf, type Start} from './Starts';
import styles from './Suggestions.module.css';
import useRoom from './useRoom';

/** Combobox attributes for assistive technology. */
export interface ListState {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

export interface Props {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes the list and blurs the field. */
  readonly leave: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onState: (state: ListState) => void;
}

const listId = 'search-suggestions';
const itemId = (index: number) => `search-suggestion-${index}`;

/** The suggestion list below the search field, and the field's combobox behavior (ARIA 1.2). */
export default function Suggestions({text, setText, open, setOpen, leave, field, onState}: Props): ReactNode {
  const history = useHistory();
  const query = text.trim();
  const context = contextOf(useLocation().pathname);
  const search = useSearch({text, location: siteIndex, preferContext: context?.prefix, limit: 8, perPage: 3});
  const {state, hits, ignored, resultsFor, correction, nearest} = search;
  const recent = useRecentSearches();
  const [position, setPosition] = useState(-1);
  const failed = state.kind === 'failed';
  const isStart = query === '';
  const items: readonly (SearchHit | Start)[] = isStart ? startsOf(recent) : hits;
  const listed = open && !failed && items.length > 0;
  const active = listed ? items[position] : undefined;
  const activeId = active && itemId(position);
  // The context's hits come first, so the first hit shows whether there are any.
  const found = hits[0] && contextOf(hits[0].page) === context ? context : undefined;
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel, open);

  useLayoutEffect(() => {
    onState({'aria-expanded': listed, 'aria-controls': listed ? listId : undefined, 'aria-activedescendant': activeId});
  }, [listed, activeId, onState]);

  // New results have new positions. An arrow key can open the list with an option already active.
  useLayoutEffect(() => setPosition(-1), [text, resultsFor]);
  useLayoutEffect(() => {
    if (!open) {
      setPosition(-1);
    }
  }, [open]);

  useEffect(() => {
    if (active) {
      // The framework decides whether the connection is good enough to prefetch.
      void window.docusaurus?.prefetch(active.page);
    }
  }, [active]);

  const remember = () => {
    if (hits.length > 0) {
      rememberSearch(query);
    }
  };
  const leaveForAll = () => {
    rememberSearch(query);
    leave();
  };

  /** Follows an option's link. With a modifier, the browser opens a tab or window, and the list stays open. */
  const choose = (event: MouseEvent, item: SearchHit | Start) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if ('kind' in item && item.kind === 'recent') {
      // The list stays open for the repeated search.
      setText(item.label);
    } else {
      remember();
      leave();
      history.push(item.href);
    }
  };

  const escape = () => {
    if (coversNavbar()) {
      leave();
    } else if (open) {
      setOpen(false);
    } else if (text) {
      setText('');
    } else {
      leave();
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const inNewTab = event.ctrlKey || event.metaKey;
    const last = items.length - 1;
    const target = {
      ArrowDown: position === last ? 0 : position + 1,
      ArrowUp: position > 0 ? position - 1 : last,
      Home: listed ? 0 : undefined,
      End: listed ? last : undefined,
    }[event.key];
    if (event.isComposing) {
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      escape();
    } else if (target !== undefined && last >= 0) {
      event.preventDefault();
      setOpen(true);
      setPosition(target);
      document.getElementById(itemId(target))?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && active && activeId && !inNewTab) {
      event.preventDefault();
      // As a click, so that click listeners see this navigation, too.
      document.getElementById(activeId)?.click();
    } else if (event.key === 'Enter' && inNewTab && (active || query)) {
      event.preventDefault();
      remember();
      window.open(active?.href ?? searchAddress({query}), '_blank', 'noopener');
    }
    // Enter without a selection submits the form, which opens the search page.
  });
  useEffect(() => {
    const input = field.current!;
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field]);

  return (
    // Pressing in the panel must not blur the field.
    <div
      ref={panel}
      className={open ? `popover ${panelStyles.panel}` : undefined}
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      {open && correction !== undefined && (
        <Correction className={styles.correction} correction={correction} choose={setText} />
      )}
      <p role="status" className={open && (!listed || ignored) ? panelStyles.notice : 'visually-hidden'}>
        {open && statusOf(query, search, hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`)}
      </p>
      {listed && (
        <ul
          className={styles.list}
          id={listId}
          role="listbox"
          aria-label={isStart ? 'Recent searches and starting points' : 'Suggestions'}
          onMouseLeave={() => setPosition(-1)}
        >
          {items.map((item, index) => (
            // The link itself is the option: children of an option are presentational, so assistive technology would not see a
            // link inside one.
            <li role="none" key={item.href}>
              <a
                id={itemId(index)}
                role="option"
                aria-selected={index === position}
                className={hitLink}
                href={item.href}
                tabIndex={-1}
                onMouseMove={() => setPosition(index)}
                onClick={(event) => choose(event, item)}
              >
                {'kind' in item ? <StartText start={item} /> : <Hit hit={item} />}
              </a>
            </li>
          ))}
        </ul>
      )}
      {open && failed && <RetryButton retry={search.retry} field={field} />}
      {open && !listed && !failed && resultsFor === query && nearest && (
        <Elsewhere className={styles.elsewhere} nearest={nearest} leave={leave} />
      )}
      {listed && isStart && recent.length > 0 && (
        <div className={styles.footer}>
          <button
            type="button"
            className="plain-button"
            onClick={() => {
              clearRecentSearches();
              field.current?.focus();
            }}
          >
            Clear recent searches
          </button>
        </div>
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
