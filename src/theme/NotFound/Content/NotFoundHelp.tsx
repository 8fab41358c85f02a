import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import pages from '@generated/page-list/default/pages.json';
import LostJoint from './LostJoint';
import {pagesNear} from './pages-near';
import styles from './styles.module.css';

/** What a reader of a wrong address needs: the pages below that path, a search, and the way to the start. */
export default function NotFoundHelp({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The page is built once for every address, so its path is known only in the browser.
  const near = useIsBrowser()
    ? pagesNear(pathname, pages)
    : {below: '/docs/', pages: pages.filter(({path}) => /^\/docs\/[^/]+\/$/.test(path))};
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.intro}>
        <div>
          <h1>This page does not exist</h1>
          <p>The address may be mistyped, or the page may have moved. Nothing is wrong with your browser.</p>
          <form className={styles.form} action="/search/" role="search" aria-label="Search the documentation">
            <label htmlFor="not-found-query">Search the documentation</label>
            <input id="not-found-query" className={styles.input} type="search" name="q" maxLength={500} required />
            <button className="button button--primary" type="submit">
              Search
            </button>
          </form>
          <p>
            <Link to="/">Go to the home page</Link>
          </p>
        </div>
        <LostJoint />
      </div>
      <h2>
        {near.below === '/' ? (
          'All pages'
        ) : (
          <>
            Pages below <code>{near.below}</code>
          </>
        )}
      </h2>
      <ul className={styles.pages}>
        {near.pages.map(({path, title, description}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <span>{description}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
