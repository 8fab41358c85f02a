import path from 'node:path';

/** Name of the file in the plugin's folder of generated files. */
export const markdownFile = 'markdown.html';

/** The HTML to convert to Markdown instead of the built page. */
export const referenceHtml = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'api-reference/default', markdownFile);
