import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMarkdown from '../../components/PageMarkdown';

/** The breadcrumbs of documents and section pages, followed by the menu for the page's Markdown. */
export default function DocBreadcrumbsWrapper() {
  return (
    <div className="page-line">
      <DocBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
