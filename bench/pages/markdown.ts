import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedPage} from './generate';

interface MarkdownOptions {
  /** Whether the title is also a heading, and not only in the front matter. */
  readonly heading?: boolean;
}

/** The page as Markdown with front matter. */
export function toMarkdown(
  {title, description, sections}: GeneratedPage,
  {heading = true}: MarkdownOptions = {},
): string {
  const body = sections.map(
    ({heading: sectionHeading, paragraphs, code}) =>
      `## ${sectionHeading}\n\n${paragraphs.join('\n\n')}\n${code && `\n\`\`\`js\n${code}\n\`\`\`\n`}`,
  );
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return `${front}${heading ? `# ${title}\n\n` : ''}${body.join('\n')}`;
}

/** Writes the pages as `part-1/page-1.md` below `directory`, which is served as `/docs/`. */
export function writeMarkdown(directory: string, pages: readonly GeneratedPage[], options?: MarkdownOptions): void {
  for (const page of pages) {
    const file = path.join(directory, `${page.path.replace(/^\/docs\/|\/$/g, '')}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toMarkdown(page, options));
  }
}
