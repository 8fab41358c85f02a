import React, {type ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** The breadcrumbs for search engines. The theme writes addresses without the slash that the pages are served with. */
export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) => (item.href ? {...item, href: item.href.replace(/\/?$/, '/')} : item))}
    />
  );
}
