import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeCode from '../plugins/code';
import rehypeImports from '../plugins/mdx-imports';
import rehypeTables from '../plugins/tables';
import {pageComponents} from './page-components';

/** What happens to the HTML of every page that is written in Markdown. */
export const rehypePlugins = [rehypeCode, rehypeTables, [rehypeImports, pageComponents]] as NonNullable<
  DocsOptions['rehypePlugins']
>;
