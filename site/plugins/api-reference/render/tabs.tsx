import React, {createElement, Fragment, type ReactNode} from 'react';
import type {Context} from './context';

export interface Tab {
  readonly label: string;
  readonly panel: ReactNode;
}

/**
 * Tabs and panels; in Markdown, headings and their content. All panels are in the HTML; without JavaScript and in print, the
 * site's styles show all.
 * @param id prefix of the ids of this group, unique on the page
 * @param name accessible name of the group
 * @param level of the headings
 */
export function tabs(
  {forMarkdown}: Pick<Context, 'forMarkdown'>,
  id: string,
  name: string,
  entries: readonly Tab[],
  level: number,
): ReactNode {
  if (forMarkdown) {
    return entries.map(({label, panel}) => (
      <Fragment key={label}>
        {createElement(`h${level}`, null, label)}
        {panel}
      </Fragment>
    ));
  }
  return (
    <div className="api-tabs">
      <div className="api-tablist" role="tablist" aria-label={name}>
        {entries.map(({label}, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {entries.map(({label, panel}, index) => (
        <div
          key={label}
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
