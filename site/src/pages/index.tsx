import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import minutes from '@generated/page-list/default/minutes.json';
import MarkdownAlternate from '../components/PageMarkdown/MarkdownAlternate';
import Hero from './_components/hero/Hero';
import TenLines from './_components/ten-lines/TenLines';
import WayIcon from './_components/WayIcon';
import {siteMap, timeText, ways} from './_components/ways';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout>
      {/* No `title`: the home page has the site's title. */}
      <PageMetadata description="Put avatars made from a selfie into web pages, phone apps, Unity, Unreal Engine and backends: guides, SDK and REST API reference." />
      <MarkdownAlternate />
      <main className={styles.page}>
        <Hero />

        <section aria-labelledby="ways">
          <h2 id="ways">Four ways in</h2>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.label}>
                <Link className={styles.way} to={way.to}>
                  <WayIcon label={way.label} />
                  <strong>{way.label}</strong> <span className={styles.wayText}>{way.text}</span>{' '}
                  <small>{timeText(way, minutes) ?? way.guides}</small>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.simulator}>
            No account yet?{' '}
            <Link to="/docs/integration/api/introduction/#try-it-without-an-account">
              Run a simulator of the creator and the API on your machine
            </Link>{' '}
            with one command.
          </p>
        </section>

        <section aria-labelledby="ten-lines">
          <h2 id="ten-lines">Ten lines, running</h2>
          <p className={styles.intro}>
            The creator runs in an iframe inside your container. When the user presses <strong>Next</strong>, the{' '}
            <code>export</code> event carries the GLB to your page.{' '}
            <Link to="/docs/integration/web/html/">Build it step by step</Link>.
          </p>
          <TenLines />
        </section>

        <section aria-labelledby="map">
          <h2 id="map">Find your page</h2>
          <div className={styles.map}>
            {siteMap.map(({title, links}) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul>
                  {links.map(({label, to}) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </main>
    </Layout>
  );
}
