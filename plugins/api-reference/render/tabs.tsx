import React, {createElement, Fragment, type ReactNode} from 'react';
import type {Context} from './context';
import {join} from './nodes';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly panel: ReactNode;
}

/**
 * Tabs and panels; in Markdown, headings and their content. All panels are in the HTML; without JavaScript and in print, the site's styles show all.
 * @param id prefix of the ids of this group, unique on the page
 * @param name accessible name of the group
 * @param level of the headings
 */
export function tabs(
  {forMarkdown}: Pick<Context, 'forMarkdown'>,
  id: string,
  name: string,
  entries: readonly Tab[],
  level = 5,
): ReactNode {
  if (entries.length < 2) {
    return join(entries.map(({panel}) => panel));
  }
  if (forMarkdown) {
    return entries.map(({value, label, panel}) => (
      <Fragment key={value}>
        {createElement(`h${level}`, null, label)}
        {panel}
      </Fragment>
    ));
  }
  return (
    <div className="api-tabs">
      <div className="api-tablist" role="tablist" aria-label={name}>
        {entries.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {entries.map(({value, panel}, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index > 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
