import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import pages, {type ListedPage} from '@generated/page-list/default/pages.json';
import {closestPages} from './pages-near';
import styles from './styles.module.css';

/** The rig of the logo with a missing joint. */
function LostJoint() {
  return (
    <svg className={styles.picture} viewBox="32 18 184 170" width="240" height="222" aria-hidden="true">
      <path d="M104 66V118M104 78L60 92L40 128M104 78L150 60M104 118L82 180M104 118L126 180" />
      <path className={styles.missing} d="M150 60L196 42" />
      <circle className={styles.missing} cx="200" cy="40" r="9" />
      <circle cx="178" cy="168" r="7" />
      <path className={styles.missing} d="M196 54Q214 120 184 158" />
      <circle cx="104" cy="42" r="22" />
      <path d="M96 40v4M114 40v4" />
      {[
        [104, 78],
        [60, 92],
        [40, 128],
        [150, 60],
        [104, 118],
        [82, 180],
        [126, 180],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}

function PageLinks({pages: linked}: {readonly pages: readonly ListedPage[]}) {
  return (
    <ul className="link-cards">
      {linked.map(({path, title, description}) => (
        <li key={path} className="link-card">
          <Link to={path}>{title}</Link> <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}

const startPages = pages.filter(({path}) => /^\/(?:api|docs\/[^/]+)\/$/.test(path));

/** Suggestions for an unknown URL: a search, the home page, the closest pages, and where each part of the docs starts. */
export default function NotFound() {
  const {pathname} = useLocation();
  // One HTML file covers all unknown URLs, so the path is known only in the browser.
  const isBrowser = useIsBrowser();
  const closest = isBrowser ? closestPages(pathname, pages) : [];
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Layout>
        <main className={`container margin-vert--lg ${styles.page}`}>
          <Head>
            <meta name="robots" content="noindex" />
          </Head>
          <div className={styles.intro}>
            {/* First: arriving after the text, it would move it. */}
            <LostJoint />
            <div>
              <h1>This page does not exist</h1>
              <p>The address may be mistyped, or the page may have moved. Nothing is wrong with your browser.</p>
              <label htmlFor="not-found-query">Search the documentation</label>
              <form
                className={`cluster ${styles.form}`}
                action="/search/"
                role="search"
                aria-label="Search the documentation"
              >
                <input
                  id="not-found-query"
                  className="text-field grow"
                  type="search"
                  name="q"
                  maxLength={500}
                  required
                />
                <button className="main-button" type="submit">
                  Search
                </button>
              </form>
              <p>
                <Link to="/">Go to the home page</Link>
              </p>
            </div>
          </div>
          {/* Depends on the URL, so React must not reuse the lists. */}
          <div key={String(isBrowser)}>
            {closest.length > 0 && (
              <>
                <h2>Closest matches</h2>
                <PageLinks pages={closest} />
              </>
            )}
            <h2>Start here</h2>
            <PageLinks pages={startPages} />
          </div>
        </main>
      </Layout>
    </>
  );
}
