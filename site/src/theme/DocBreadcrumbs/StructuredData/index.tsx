import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** The breadcrumbs for search engines. The theme omits the trailing slash that page URLs have. */
export default function StructuredDataWrapper({breadcrumbs}: Props) {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) => (item.href ? {...item, href: item.href.replace(/\/?$/, '/')} : item))}
    />
  );
}
