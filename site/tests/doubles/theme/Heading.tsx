import React, {type ComponentProps, type ElementType, type ReactNode} from 'react';

/** A test double for `@theme/Heading`: the heading without its link. */
export default function Heading({as: Tag, ...rest}: ComponentProps<'h2'> & {as: ElementType}): ReactNode {
  return <Tag {...rest} />;
}
