import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import MarkdownAlternate from '@site/src/components/PageMarkdown/MarkdownAlternate';
import data from '@api-reference/page-data';
import Reference from './Reference';
import '@site/src/css/controls.css';
import './code.css';
import './reference.css';

export default function ApiReferencePage(): ReactNode {
  const brokenLinks = useBrokenLinks();
  data.anchors?.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  data.links?.forEach((link) => brokenLinks.collectLink(link));
  return (
    <Layout title="REST API" description={data.description}>
      <MarkdownAlternate />
      <Reference />
    </Layout>
  );
}
