import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedPage} from './generate';

/** The page as Markdown with front matter. */
function toMarkdown({title, description, sections}: GeneratedPage): string {
  const body = sections.map(
    ({heading, paragraphs, code}) =>
      `## ${heading}\n\n${paragraphs.join('\n\n')}\n${code && `\n\`\`\`js\n${code}\n\`\`\`\n`}`,
  );
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return `${front}# ${title}\n\n${body.join('\n')}`;
}

/** Writes the pages as `part-1/page-1.md` below `directory`, which is served as `/docs/`. */
export function writeMarkdown(directory: string, pages: readonly GeneratedPage[]): void {
  for (const page of pages) {
    const file = path.join(directory, `${page.path.replace(/^\/docs\/|\/$/g, '')}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toMarkdown(page));
  }
}
