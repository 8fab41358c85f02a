import {type ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

/** The native `<details>`: find-in-page and links to its id open it. */
export default function MDXDetails({className, ...props}: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details className={clsx('fold', className)} {...props} />;
}
