import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** Name of the file in the plugin's folder of generated files. */
export const markdownFile = 'markdown.html';

/** The HTML to convert to Markdown instead of the built page: a file by the URL of the page. */
export function markdownSources({generatedFilesDir, baseUrl}: Pick<Props, 'generatedFilesDir' | 'baseUrl'>) {
  return {[`${baseUrl}api/`]: path.join(generatedFilesDir, 'api-reference/default', markdownFile)};
}
