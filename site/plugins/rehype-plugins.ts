import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeCode from './code';
import rehypeImports from './mdx-imports';
import rehypeTables from './tables';
import {pageComponents} from '../config/page-components';

export const rehypePlugins = [rehypeCode, rehypeTables, [rehypeImports, pageComponents]] as NonNullable<
  DocsOptions['rehypePlugins']
>;
