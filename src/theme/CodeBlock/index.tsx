import React, {useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** Inside of the `code` element as plugins/code makes it at build. */
  readonly html?: string;
  /** Code without colors, where there is no build-time source. */
  readonly children?: string;
  readonly language?: string;
  /** File name, shown above the code. */
  readonly title?: string;
  /** Path below `samples/` of the whole file, which the block then links. */
  readonly sample?: string;
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

/** The file that a block shows or is cut from. It is served as text; the link gives it its own name back. */
function WholeFile({sample}: {readonly sample: string}): ReactNode {
  const name = sample.slice(sample.lastIndexOf('/') + 1);
  return (
    <a className={styles.file} href={`/samples/${sample}.txt`} download={name}>
      Download<span className="visually-hidden"> {name}</span>
    </a>
  );
}

/** A block of code with its name and a copy button. Replaces the theme's, which colors with Prism in the browser. */
export default function CodeBlock({html, children, language = 'text', title, sample}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const label = title ?? labels[language] ?? 'Text';
  // As HTML recommends for the language of code; nothing is styled by it.
  const languageClass = `language-${language}`;
  return (
    <div className={styles.block} data-component="CodeBlock" data-title={title}>
      <div className={styles.head}>
        <span className={title ? styles.title : undefined}>{label}</span>
        {sample && <WholeFile sample={sample} />}
        <CopyButton text={() => code.current?.textContent ?? ''} name={label} />
      </div>
      {/* Focusable, so that the keyboard can scroll code that is wider than the page. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
        {html === undefined ? (
          <code ref={code} className={languageClass}>
            {String(children ?? '').trim()}
          </code>
        ) : (
          <code ref={code} className={languageClass} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </div>
  );
}
