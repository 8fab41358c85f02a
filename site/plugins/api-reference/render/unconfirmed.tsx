import React, {type ReactNode} from 'react';
import {markOf} from '@avaturn-docs/platform/unconfirmed';
import type {SchemaNode} from '@avaturn-docs/platform/openapi/model';
import type {Context} from './context';
import {join} from './nodes';

/** Reasons of unconfirmed statements: each set has one number and one text, for any number of marks. */
export class Reasons {
  private readonly sets = new Map<string, readonly string[]>();
  /** Pointers of the schemas whose marks are on the page. */
  readonly marked = new Set<string>();

  /** Number of a set of reasons, from 1. */
  numberOf(reasons: readonly string[]): number {
    const key = JSON.stringify(reasons);
    this.sets.set(key, reasons);
    return [...this.sets.keys()].indexOf(key) + 1;
  }

  get list(): readonly (readonly string[])[] {
    return [...this.sets.values()];
  }
}

/** A mark after an unconfirmed statement. A popover works by keyboard, by touch and without JavaScript. */
export function unconfirmed({reasons, forMarkdown}: Context, list: readonly string[]): ReactNode {
  const marks = [...new Set(list)].map(markOf);
  const texts = [...new Set(marks.flatMap(({reason}) => reason ?? []))];
  const contradictions = marks.flatMap(({contradiction}) => contradiction ?? []);
  const number = texts.length > 0 && reasons.numberOf(texts);
  return (
    <>
      {number && (forMarkdown ? ` (unconfirmed, reason ${number}) ` : mark(number))}
      {contradictions.length > 0 && <strong> {contradictions.join(' ')} </strong>}
    </>
  );
}

const mark = (number: number): ReactNode => (
  <>
    {' '}
    <button type="button" data-reason={number} popoverTarget={`reason-${number}`}>
      <span className="visually-hidden">unconfirmed</span>
    </button>
  </>
);

/**
 * The mark of a schema that may be inside another one.
 * @param isRepeated the section of all schemas, which repeats what operations show: it marks only what they didn't
 */
export function schemaMark(
  context: Context,
  schemas: readonly (SchemaNode | undefined)[],
  isRepeated: boolean,
): ReactNode {
  const all = schemas.filter((schema) => schema !== undefined);
  const shown = all.filter(({pointer}) => !isRepeated || !context.reasons.marked.has(pointer));
  for (const {pointer} of all) context.reasons.marked.add(pointer);
  return unconfirmed(
    context,
    shown.flatMap((schema) => schema.unconfirmed),
  );
}

/** All reasons by number. Rendered last, because rendering a mark adds its reasons. */
export function reasonList(context: Context): ReactNode {
  const {list} = context.reasons;
  return (
    list.length > 0 && (
      <details className="api-nested">
        <summary id={context.anchors.section('unconfirmed', '#/info')}>
          What isn’t confirmed, and why: {list.length} reasons
        </summary>
        <p>A question mark follows each of these statements. Select it for its reason.</p>
        <ol className="api-note api-reason-list">
          {join(list.map((texts) => <li key={texts[0]}>{reasonText(context, texts)}</li>))}
        </ol>
      </details>
    )
  );
}

/** The texts for the popovers. They aren't in the list, because a collapsed part can't show a popover. */
export function reasonPopovers(context: Context): ReactNode {
  return (
    !context.forMarkdown && (
      <div>
        {join(
          context.reasons.list.map((texts, index) => (
            <div key={texts[0]} id={`reason-${index + 1}`} className="popover" popover="auto" role="note">
              {reasonText(context, texts)}
            </div>
          )),
        )}
      </div>
    )
  );
}

function reasonText({inline}: Context, texts: readonly string[]): ReactNode {
  return join(texts.map(inline), ' ');
}
