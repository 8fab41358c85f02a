// Every rule for the documents.
import {outsideLinks} from '../data/outside-links';
import {routes} from '../data/routes';
import type {Check} from './finding';
import {frontMatterFindings} from './front-matter';
import {outsideLinkFindings} from './outside-links';
import {documentFindings, sectionFindings} from './page-routes';
import {shapeFindings} from './page-shape';
import {textFindings} from './page-text';
import {readPages} from './pages';

const check: Check = (root) => {
  const pages = readPages(root);
  return {
    examined: pages.length,
    findings: [
      ...frontMatterFindings(pages),
      ...documentFindings(pages, routes),
      ...sectionFindings(routes),
      ...shapeFindings(pages),
      ...textFindings(pages),
      ...outsideLinkFindings(pages, outsideLinks),
    ],
  };
};

export default check;
