import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import minutes from '@generated/page-list/default/minutes.json';
import MarkdownAlternate from '../components/PageMarkdown/MarkdownAlternate';
import AvatarViewer from '../components/AvatarViewer';
import CreatorDemo from '../components/CreatorDemo';
import {fileFacts} from './_components/file-facts';
import RigFigure from './_components/RigFigure';
import TenLines from './_components/TenLines.mdx';
import WayIcon from './_components/WayIcon';
import {siteMap, timeText, ways} from './_components/ways';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Home"
        description="Put avatars made from a selfie into web pages, phone apps, Unity, Unreal Engine and back ends: guides, SDK and REST API reference."
      />
      <MarkdownAlternate />
      <main className={styles.page}>
        <section className={styles.hero}>
          <div>
            <h1 className={styles.title}>Turn a selfie into an avatar your app can use</h1>
            <p className={styles.lead}>
              Open the creator in a web view, listen for one event, and load a rigged GLB: in a page, a phone app, Unity
              or Unreal Engine, or from your server.
            </p>
            <div className={styles.actions}>
              <Link className={clsx(styles.action, styles.primary)} to="/docs/integration/web/sdk/introduction/">
                Start with the web SDK
              </Link>{' '}
              <Link className={styles.action} to="/api/">
                Explore the REST API
              </Link>
            </div>
          </div>
          <RigFigure />
        </section>

        <section aria-labelledby="ways">
          <h2 id="ways">Four ways in</h2>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.label}>
                <Link className={styles.way} to={way.to}>
                  <WayIcon label={way.label} />
                  <strong>{way.label}</strong> <span className={styles.wayText}>{way.text}</span>{' '}
                  <small>{timeText(way, minutes)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="ten-lines">
          <h2 id="ten-lines">Ten lines, and what they do</h2>
          <div className={styles.tenLines}>
            <div>
              <TenLines />
              <ol>
                <li>
                  <code>init</code> opens the creator in an iframe inside your container. The person makes an avatar
                  there, or opens one made before.
                </li>
                <li>
                  When they press <strong>Next</strong>, the <code>export</code> event carries the avatar to your page.
                </li>
                <li>
                  <code>avatar.url</code> is the GLB: load it with any glTF 2.0 loader.{' '}
                  <Link to="/docs/integration/web/threejs/">Show it in three.js</Link>.
                </li>
              </ol>
            </div>
            <CreatorDemo kind="ten-lines" />
          </div>
        </section>

        <section aria-labelledby="file">
          <h2 id="file">What you receive</h2>
          <div className={styles.file}>
            <AvatarViewer
              models={['t2-female', 't1-male']}
              caption="Samples of this site, made in the structure of an export."
            />
            <dl>
              {fileFacts.map(({term, text, to, link}) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    {text} <Link to={to}>{link}</Link>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
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
