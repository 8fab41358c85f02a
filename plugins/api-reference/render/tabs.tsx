import React, {type ReactNode} from 'react';
import {join} from './nodes';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly panel: ReactNode;
}

/**
 * Tabs and panels. All panels are in the HTML; without JavaScript and in print, the site's styles show all.
 * @param id prefix of the ids of this group, unique on the page
 * @param name accessible name of the group
 */
export function tabs(id: string, name: string, entries: readonly Tab[]): ReactNode {
  if (entries.length < 2) {
    return join(entries.map(({panel}) => panel));
  }
  return (
    <div className="api-tabs" data-component="ReferenceTabs">
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
