import React, {type ReactNode} from 'react';
import type {Context} from './context';
import {join} from './nodes';

/** Why statements are unconfirmed: each set of reasons has one number and one text, however many marks refer to it. */
export class Reasons {
  private readonly sets = new Map<string, readonly string[]>();

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

/** A quiet mark behind what no source confirms. A popover works by keyboard, by touch and without script. */
export function unconfirmed({reasons}: Context, list: readonly string[]): ReactNode {
  const unique = [...new Set(list)];
  if (unique.length === 0) {
    return null;
  }
  const number = reasons.numberOf(unique);
  return (
    <>
      {' '}
      <span data-component="ReasonMark" data-reason={number}>
        <button type="button" popoverTarget={`reason-${number}`}>
          <span className="visually-hidden">unconfirmed</span>
        </button>
      </span>
    </>
  );
}

/** What the mark means, and all reasons by number. Made after everything else, because drawing a mark adds its reasons. */
export function reasonList(context: Context): ReactNode {
  const {list} = context.reasons;
  return (
    list.length > 0 && (
      <>
        <p>Press a question mark to see why a statement is unconfirmed.</p>
        <details className="api-nested">
          <summary id={context.anchors.section('unconfirmed', '#/info')}>All reasons for this mark</summary>
          <ol className="api-reason-list">
            {join(list.map((texts) => <li key={texts[0]}>{reasonText(context, texts)}</li>))}
          </ol>
        </details>
      </>
    )
  );
}

/** The same texts where the marks show them. They aren't in the list, because a closed part can't show a popover. */
export function reasonPopovers(context: Context): ReactNode {
  return (
    <div data-component="ReasonPopovers">
      {join(
        context.reasons.list.map((texts, index) => (
          <div key={texts[0]} id={`reason-${index + 1}`} className="api-reason" popover="auto" role="note">
            {reasonText(context, texts)}
          </div>
        )),
      )}
    </div>
  );
}

function reasonText({inline}: Context, texts: readonly string[]): ReactNode {
  return join(texts.map(inline), ' ');
}
