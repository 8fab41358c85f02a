import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMarkdown from '../../components/PageMarkdown';
import styles from './styles.module.css';

/** The breadcrumbs, which documents and section pages share, with the page as Markdown below them. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
