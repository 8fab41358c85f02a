import React, {type ReactNode} from 'react';
import InlineText from '../InlineText';
import Unconfirmed from '../Unconfirmed';

interface Props {
  /** Inline Markdown. */
  readonly text: string;
  /** Reason of the mark; without one, there is no mark. */
  readonly unconfirmed?: string | undefined;
}

/** Cell text, with an "unconfirmed" mark if it has a reason. */
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
