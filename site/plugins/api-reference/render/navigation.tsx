import React, {Fragment, type ReactNode} from 'react';
import {groupAnchor, href, schemaAnchor} from './anchors';
import type {Context} from './context';
import {breakable, join} from './nodes';

const link = (id: string, label: ReactNode): ReactNode => (
  <a className="menu__link" href={href(id)}>
    {label}
  </a>
);

/** The page's sections. On narrow screens, a button opens the list. */
export function navigation({model, label}: Context): ReactNode {
  const parts: readonly {readonly heading?: ReactNode; readonly links: readonly ReactNode[]}[] = [
    {
      links: [link('introduction', 'Introduction'), link('authentication', 'Authentication'), link('errors', 'Errors')],
    },
    ...model.groups.map(({name, title, operations}) => ({
      heading: link(groupAnchor(name), title),
      links: operations.map(({id, summary}) => link(id, label(summary))),
    })),
    {
      heading: link('webhooks', 'Webhooks'),
      links: model.webhooks.map(({id, path}) => link(id, <code>{breakable(path)}</code>)),
    },
    {
      heading: link('schemas', 'Schemas'),
      links: model.schemas.map(({name}) => link(schemaAnchor(name), <code>{breakable(name)}</code>)),
    },
  ];
  return (
    <nav className="api-nav plain-code screen-only" aria-label="REST API">
      <button
        type="button"
        className="api-nav-toggle plain-button"
        aria-expanded={false}
        aria-controls="api-nav-list"
        data-nav-toggle=""
      >
        On this page
      </button>
      <div className="api-nav-list" id="api-nav-list">
        {parts.map(({heading, links}, index) => (
          <Fragment key={index}>
            {heading && <p className="api-nav-heading">{heading}</p>}
            {links.length > 0 && <ul className="menu__list">{join(links.map((entry) => <li>{entry}</li>))}</ul>}
          </Fragment>
        ))}
      </div>
    </nav>
  );
}
