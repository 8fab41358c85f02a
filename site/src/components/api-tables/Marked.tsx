import {Fragment} from 'react';
import type {Mark} from '@avaturn-docs/platform/unconfirmed';
import InlineText from '../InlineText';
import Unconfirmed from '../Unconfirmed';

interface Props {
  /** Inline Markdown. */
  readonly text: string;
  readonly unconfirmed?: readonly Mark[] | undefined;
}

export default function Marked({text, unconfirmed = []}: Props) {
  return (
    <>
      <InlineText>{text}</InlineText>
      {unconfirmed.map((mark) => (
        <Fragment key={mark.reason}>
          {'\u00a0'}
          <Unconfirmed {...mark} />
        </Fragment>
      ))}
    </>
  );
}
