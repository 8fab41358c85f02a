import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageLine from '../../components/PageLine';

/** The breadcrumbs of documents and section pages, followed by the menu for the page's Markdown. */
export default function DocBreadcrumbsWrapper() {
  return (
    <PageLine>
      <DocBreadcrumbs />
    </PageLine>
  );
}
