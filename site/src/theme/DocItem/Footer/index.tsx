import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {feedbackUrl} from './feedback-url';

/** The question at the end of a page. An answer opens a prefilled issue; nothing is sent automatically. */
function PageFeedback({editUrl}: {readonly editUrl: string}) {
  const {pathname, hash} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {label} = useDocsVersion();
  const isBrowser = useIsBrowser();
  const [yes, no] = [true, false].map((helpful) =>
    feedbackUrl(editUrl, helpful, {
      route: pathname,
      siteUrl: siteConfig.url,
      version: label,
      // The section is unknown at build time.
      section: isBrowser ? hash : '',
    }),
  );
  return (
    yes && (
      <p className="secondary screen-only docusaurus-mt-lg">
        Was this page helpful?{' '}
        <a className="quiet-button" href={yes}>
          Yes
        </a>{' '}
        <a className="quiet-button" href={no}>
          No
        </a>
      </p>
    )
  );
}

/** The theme's document footer, with its edit link and date, below the feedback question if `EDIT_URL` is set. */
export default function DocItemFooterWrapper() {
  const {editUrl} = useDoc().metadata;
  return (
    <>
      {editUrl && <PageFeedback editUrl={editUrl} />}
      <DocItemFooter />
    </>
  );
}
