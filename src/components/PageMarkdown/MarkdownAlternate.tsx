import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

/** Address of the Markdown twin of the page that is shown; `plugins/markdown-twins` writes it at build. */
export function useTwin(): string {
  return `${useLocation().pathname.replace(/\/*$/, '/')}index.md`;
}

/** Says in the head of a page where its Markdown is. */
export default function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useTwin()} />
    </Head>
  );
}
