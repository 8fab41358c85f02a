import React, {type ReactNode} from 'react';
import {groupAnchor, href, schemaAnchor} from './anchors';
import type {Context} from './context';
import {breakable, join} from './nodes';

/** The page's sections. On narrow screens, a button opens the list. */
export function navigation(context: Context): ReactNode {
  const {groups, webhooks, schemas} = context.model;
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
        {list([
          entry('introduction', 'Introduction'),
          entry('authentication', 'Authentication'),
          entry('errors', 'Errors'),
        ])}
        {join(
          groups.map(({name, title, operations}) =>
            part(
              groupAnchor(name),
              title,
              operations.map(({id, summary}) => entry(id, context.label(summary))),
            ),
          ),
        )}
        {part(
          'webhooks',
          'Webhooks',
          webhooks.map(({id, path}) => entry(id, <code>{breakable(path)}</code>)),
        )}
        {part(
          'schemas',
          'Schemas',
          schemas.map(({name}) => entry(schemaAnchor(name), <code>{breakable(name)}</code>)),
        )}
      </div>
    </nav>
  );
}

function part(id: string, title: string, entries: readonly ReactNode[]): ReactNode {
  return (
    <>
      <p className="api-nav-heading">
        <a className="menu__link" href={href(id)}>
          {title}
        </a>
      </p>
      {list(entries)}
    </>
  );
}

function entry(id: string, label: ReactNode): ReactNode {
  return (
    <li>
      <a className="menu__link" href={href(id)}>
        {label}
      </a>
    </li>
  );
}

function list(entries: readonly ReactNode[]): ReactNode {
  return entries.length > 0 && <ul className="menu__list">{join(entries)}</ul>;
}
