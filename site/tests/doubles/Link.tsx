import React, {type ComponentProps, type ReactNode} from 'react';

/** A test double for `@docusaurus/Link`, which needs a router: a plain link. */
export default function Link({to, href, children, ...rest}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}
