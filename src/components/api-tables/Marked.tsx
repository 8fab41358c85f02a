import React, {type ReactNode} from 'react';
import InlineText from '../InlineText';
import Unconfirmed from '../Unconfirmed';

interface Props {
  /** Inline Markdown. */
  readonly text: string;
  /** Why the text is not certain. Without it, no mark is drawn. */
  readonly unconfirmed?: string | undefined;
}

/** Text of a cell with the mark of doubt behind it, where there is one. */
export default function Marked({text, unconfirmed}: Props): ReactNode {
  return (
    <>
      <InlineText>{text}</InlineText>
      {unconfirmed && (
        <>
          {'\u00a0'}
          <Unconfirmed reason={unconfirmed} />
        </>
      )}
    </>
  );
}

/** A link to an operation of the reference page, as inline Markdown. */
export function operationLink(id: string): string {
  return `[\`${id}\`](/api/#${id})`;
}
