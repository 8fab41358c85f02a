import React, {Fragment, type ReactNode} from 'react';

/** A keyboard shortcut, written with plus signs: `<Keys>Ctrl+K</Keys>`. */
export default function Keys({children}: {readonly children: string}): ReactNode {
  return children.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && '+'}
      <kbd>{key.trim()}</kbd>
    </Fragment>
  ));
}
