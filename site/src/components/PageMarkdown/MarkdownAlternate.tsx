import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

/** URL of the current page's Markdown twin, which `plugins/markdown-twins` writes during the build. */
export function useTwin(): string {
  return `${useLocation().pathname.replace(/\/*$/, '/')}index.md`;
}

/** Links to the page's Markdown from its head. */
export default function MarkdownAlternate() {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useTwin()} />
    </Head>
  );
}
