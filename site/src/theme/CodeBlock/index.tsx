import {Fragment, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** Inner HTML of the `code` element, which plugins/code generates during the build. */
  readonly html?: string;
  /** Plain code, if there is no generated HTML. */
  readonly children?: string;
  readonly language?: string;
  /** File name, shown above the code. */
  readonly title?: string;
  /** Path of the complete file below `samples/`, for the download link. */
  readonly sample?: string;
  /** A button beside the copy button. */
  readonly action?: ReactNode;
  /** A line below the code. */
  readonly below?: ReactNode;
}

const labels: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  yaml: 'YAML',
  bash: 'Shell',
  http: 'HTTP',
  kotlin: 'Kotlin',
  java: 'Java',
  xml: 'XML',
  groovy: 'Groovy',
  swift: 'Swift',
  csharp: 'C#',
  cpp: 'C++',
  ini: 'INI',
  python: 'Python',
  go: 'Go',
};

/** Link to the file that the block shows or is an excerpt of. It is served as text; `download` restores its name. */
function WholeFile({sample}: {readonly sample: string}) {
  const name = sample.slice(sample.lastIndexOf('/') + 1);
  return (
    <a className={`screen-only ${styles.file}`} href={`/samples/${sample}.txt`} download={name}>
      Download<span className="visually-hidden"> {name}</span>
    </a>
  );
}

/** Commands that run a tool get the current origin in the browser, so that a preview or mirror runs its own tools. */
function useToolUrls(): (text: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  return (text) => (isBrowser ? text.replaceAll(`${siteConfig.url}/tools/`, `${window.location.origin}/tools/`) : text);
}

/** Words with a hyphen, such as options and file names, in text between tags. */
const hyphenated = /(?<=^|>)[^<]+/g;

/** A command of one line wraps between words, never at the hyphens in them. */
function withUnbrokenWords(html: string): string {
  return html.replace(hyphenated, (text) => text.replace(/\S*-\S*/g, `<span class="${styles.word}">$&</span>`));
}

/** A path may wrap after its slashes. */
const withBreaks = (path: string): ReactNode[] =>
  path.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** A code block with its name and a copy button. Replaces the theme's, which highlights with Prism in the browser. */
export default function CodeBlock({html, children, language = 'text', title, sample, action, below}: Props) {
  const code = useRef<HTMLElement>(null);
  const withToolUrls = useToolUrls();
  const label = title ?? labels[language] ?? 'Text';
  const shown = html ?? String(children).trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const wraps = ['bash', 'text'].includes(language) && !shown.trim().includes('\n');
  return (
    <div className="code-box" data-component="CodeBlock" data-title={title}>
      <div className="code-head">
        <span className={title ? styles.title : undefined}>{withBreaks(label)}</span>
        {sample && <WholeFile sample={sample} />}
        {action}
        <CopyButton text={() => code.current?.textContent ?? ''} name={label} />
      </div>
      <pre className={clsx('code-lines', wraps && styles.command)} tabIndex={0} role="group" aria-label={label}>
        <code
          ref={code}
          // The HTML convention for a code language; it has no styles.
          className={`language-${language}`}
          dangerouslySetInnerHTML={{__html: withToolUrls(wraps ? withUnbrokenWords(shown) : shown)}}
        />
      </pre>
      {below}
    </div>
  );
}
