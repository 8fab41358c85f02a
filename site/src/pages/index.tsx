import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import minutes from '@generated/page-list/default/minutes.json';
import starters from '@generated/page-list/default/starters.json';
import MarkdownAlternate from '../components/PageMarkdown/MarkdownAlternate';
import Hero from './_components/hero/Hero';
import TenLines from './_components/ten-lines/TenLines';
import WayIcon from './_components/WayIcon';
import {pageTools, ways} from './_components/ways';
import styles from './index.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly text?: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Section({id, title, text, more, children}: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className={`cluster ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {more}
      </div>
      {children}
    </section>
  );
}

export default function Home() {
  return (
    <Layout>
      {/* No `title`: the home page has the site's title. */}
      <PageMetadata description="Put avatars made from a selfie into web pages, phone apps, Unity, Unreal Engine and backends: guides, SDK and REST API reference." />
      <MarkdownAlternate />
      <main className={styles.page}>
        <Hero />

        <Section id="ten-lines" title="Ten lines, running">
          <TenLines />
        </Section>

        <Section id="ways" title="Four ways in" text="Times from the guides, for a first-time reader.">
          <ul className="link-cards">
            {ways.map(({label, to, text, results}) => (
              <li key={label} className="link-card">
                <WayIcon label={label} />
                <Link to={to}>{label}</Link> <span>{text}</span>
                <ul className={`bare-list ${styles.results}`}>
                  {results.map(({result, guide}) => (
                    <li key={guide}>
                      {result} <strong>{minutes[guide]} min</strong>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            <li className={`link-card ${styles.artists}`}>
              <img src="/img/assets/looks.webp" alt="" width="1800" height="600" loading="lazy" decoding="async" />
              <Link to="/docs/ux_customization/assets/">For 3D artists</Link>{' '}
              <span>Build clothing, footwear, eyewear, and hair on Avaturn's templates.</span>
            </li>
          </ul>
          <p>
            No account yet?{' '}
            <Link to="/docs/integration/api/introduction/#try-it-without-an-account">
              Run a simulator of the creator and the API on your machine
            </Link>{' '}
            with one command.
          </p>
        </Section>

        <Section
          id="starters"
          title="Start from a project"
          text="Complete projects to download and run."
          more={<Link to="/docs/what-is-avaturn/#starter-projects">All projects</Link>}
        >
          <ul className={`link-cards ${styles.starters}`}>
            {starters.map(({title, guide}) => (
              <li key={title} className="link-card">
                <WayIcon label={/mobile/.test(guide) ? 'Mobile' : /api/.test(guide) ? 'REST API' : 'Web'} />
                <Link to={guide}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>

        <Section id="tools" title="Tools" text="They run in your browser. Your file stays there.">
          <ul className="link-cards">
            {pageTools.map(({label, to, text, picture}) => (
              <li key={label} className="link-card">
                <img src={picture} alt="" width="640" height="360" loading="lazy" decoding="async" />
                <Link to={to}>{label}</Link> <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
