import React, {Fragment, type ReactNode} from 'react';
import type {MarkedText} from '@avaturn-docs/search/engine/protocol';

export default function Marked({text, marks}: MarkedText): ReactNode {
  let end = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <Fragment key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
