import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import pages from '@generated/page-list/default/pages.json';
import Finder from './Finder';
import styles from './styles.module.css';

/** `/search/`: the same search as in the bar, with all results, and a list of all pages for readers without JavaScript. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the Avaturn developer documentation: guides, REST API, SDK methods, error messages and asset rules."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <h1>Search</h1>
        <Finder />
        <noscript>
          <p>Search needs JavaScript. These are all pages of the documentation:</p>
          <ul>
            {pages.map(({path, title, description}) => (
              <li key={path}>
                <a href={path}>{title}</a>: {description}
              </li>
            ))}
          </ul>
        </noscript>
      </main>
    </Layout>
  );
}
