import React, {type ReactNode} from 'react';
import type {NamedSchema, Operation} from '@avaturn-docs/platform/openapi/model';
import {code as codeOf} from '@avaturn-docs/platform/openapi/model/schema';
import {jsonText} from '../samples/quote';
import {groupAnchor, href, schemaAnchor} from './anchors';
import type {Context} from './context';
import {bodyExamples} from './examples';
import {parts} from './fields';
import {deprecation, exampleFacts, terms} from './labels';
import {join} from './nodes';
import {messageParts, method, responseList} from './operation';
import {schemaMark, unconfirmed} from './unconfirmed';
import {typeText} from './type-text';

export function webhookSections(context: Context): ReactNode {
  const {webhooks} = context.model;
  return (
    <section className="api-group">
      <h2 id={context.anchors.section('webhooks', '#/webhooks')}>Webhooks</h2>
      <p>Messages that the platform sends to your server.</p>
      {join(webhooks.map((webhook) => webhookSection(context, webhook)))}
    </section>
  );
}

function webhookSection(context: Context, webhook: Operation): ReactNode {
  const id = context.anchors.section(webhook.id, webhook.pointer);
  const {requestBody, tag} = webhook;
  const group = context.model.groups.find(({name}) => name === tag);
  return (
    <section className="api-entry">
      <div className="api-main">
        <h3 id={id}>
          <a className="api-heading plain-code" href={href(id)}>
            <code>{webhook.path}</code>
          </a>
        </h3>
        <p className="api-endpoint plain-code">
          {method(webhook.method)} <span>to your server</span> {deprecation(webhook)}{' '}
          {unconfirmed(context, webhook.unconfirmed)}
        </p>
        <p>{context.inline(webhook.summary)}</p>
        {context.blocks(webhook.description, 4)}
        {terms(context, [], webhook.extensions)}
        {group && (
          <p className="api-note">
            Belongs to: <a href={href(groupAnchor(group.name))}>{group.title}</a>
          </p>
        )}
        {requestBody && (
          <>
            <h4>Payload</h4>
            {messageParts(context, `${id}.message`, requestBody, false)}
          </>
        )}
        {responseList(context, id, webhook)}
      </div>
      <div className="api-side">{requestBody && bodyExamples(context, requestBody.body, 'Payload')}</div>
    </section>
  );
}

export function schemaSections(context: Context): ReactNode {
  const {schemas} = context.model;
  return (
    <section className="api-group">
      <h2 id={context.anchors.section('schemas', '#/components/schemas')}>Schemas</h2>
      {join(schemas.map((entry) => schemaSection(context, entry)))}
    </section>
  );
}

function schemaSection(context: Context, {name, schema, usedBy}: NamedSchema): ReactNode {
  const id = context.anchors.section(schemaAnchor(name), schema.pointer);
  // A short value fits on one line; an object or list gets a block.
  const inLine = schema.examples.filter((value) => typeof value !== 'object');
  const inBlock = schema.examples.filter((value) => typeof value === 'object');
  return (
    <section className="api-schema">
      <details>
        <summary>
          <h3 id={id}>
            <code>{name}</code>
          </h3>{' '}
          <span className="api-type">{schema.types.join(' or ')}</span>
        </summary>
        <div className="api-entry">
          <div className="api-main">
            <div>
              {(schema.types.join() !== 'object' || schema.unconfirmed.length > 0) && typeText(schema)}{' '}
              {deprecation(schema)}
              {schemaMark(context, [schema], true)}
            </div>
            {context.blocks(schema.description, 4)}
            {terms(context, [...schema.facts, ...exampleFacts(inLine.map(codeOf))], schema.extensions)}
            {parts(context, schema, {anchor: id, trail: [name], opens: false})}
            {usedBy.length > 0 && (
              <p className="api-note">
                Used by:{' '}
                {join(
                  usedBy.map(({anchor, label}) => (
                    <a key={anchor} href={href(anchor)}>
                      {context.label(label)}
                    </a>
                  )),
                  ', ',
                )}
              </p>
            )}
          </div>
          <div className="api-side">
            {join(inBlock.map((value) => context.code(jsonText(value), 'json', `Example of ${name}`)))}
          </div>
        </div>
      </details>
    </section>
  );
}
