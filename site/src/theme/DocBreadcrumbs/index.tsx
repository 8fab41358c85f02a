import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMarkdown from '../../components/PageMarkdown';
import styles from './styles.module.css';

/** The breadcrumbs of documents and section pages, followed by the menu for the page's Markdown. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
