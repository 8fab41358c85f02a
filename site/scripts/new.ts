// Creates the file of a new page with the sections of its type. `npm run check` reports what is left to write.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sections} from '../checks/page-shape';
import {isGuide, pageTypes} from '../data/front-matter';
import {readCommandLine} from './command-line';

const usage = `npm run new page importing/maya -- --type how-to     writes site/docs/importing/maya.mdx

Types: ${Object.keys(pageTypes).join(', ')}.`;

/** A note to the writer, hidden on the page; checks/page-shape.ts reports it. */
const note = (what: string): string => `{/* Write ${what}. */}`;

/** Initial content below each heading. */
const below: Readonly<Record<string, string>> = {
  Quickstart: `${note('the shortest working code or command in place of this one')}

\`\`\`bash
node --version
\`\`\`

<Outcome>${note('the result')}</Outcome>

## Steps

<Steps>

### ${note('a name for the first step')}

${note('what to do')}

<Outcome>${note('what the reader should see now')}</Outcome>

</Steps>`,
  Troubleshooting: `| Symptom | Cause | Fix |\n|---|---|---|\n| ${note('the exact text of an error')} | ${note('why it appears')} | ${note('what to do')} |`,
  'Next steps': note('two or three links to the pages that a reader needs after this one, each with its reason'),
};

/** Content of a page before its last section, by type. */
const body: Readonly<Record<string, string>> = {
  reference: `## Entries\n\n| Name | Meaning |\n|---|---|\n| ${note('a name')} | ${note('what it is')} |`,
  explanation: `## How it works\n\n${note('one idea for each section')}`,
};

/** The content of a new page; `day` is that of its review. */
export function newPage(type: string, day: string): string {
  const frontMatter = [
    'title: New page',
    'description: Replace this with one full sentence of 60 to 160 characters on what the reader gets.',
    `page_type: ${type}`,
    'sources: [avaturn-docs]',
    ...(isGuide(type) ? ['minutes: 20'] : []),
    `reviewed: '${day}'`,
  ];
  const parts = (sections[type] ?? []).flatMap((heading) => [
    ...(heading === 'Next steps' ? [body[type] ?? []].flat() : []),
    heading === 'Before you begin' ? opening : `## ${heading}\n\n${below[heading]}`,
  ]);
  return `---\n${frontMatter.join('\n')}\n---\n\n${[note('one sentence with the result for the reader'), ...parts].join('\n\n')}\n`;
}

const opening = `<Opening src="/img/models/t2-female.webp" alt="A sample avatar" width={640} height={800} caption="What you will have">

${note('the picture above: what the reader has at the end')}

## Before you begin

${note('a list of up to four items: versions, accounts, files')}

</Opening>`;

function main(): void {
  const {values, words} = readCommandLine({usage, options: {type: {type: 'string'}}, words: 2});
  const [kind, id = ''] = words;
  const type = String(values['type']);
  const file = path.join(__dirname, `../docs/${id}.mdx`);
  const isPage = kind === 'page' && /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(id);
  const isTaken = existsSync(file) || existsSync(file.replace(/\.mdx$/, ''));
  if (!isPage || isTaken || !Object.hasOwn(pageTypes, type)) {
    console.error(`Write \`new page\`, the path of a new page in lowercase, and its type.\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, newPage(type, new Date().toISOString().slice(0, 10)));
  console.log(`Written: site/docs/${id}.mdx

Next:
- Add '${id}' to site/sidebars.ts, after the page that it follows.
- Write it. \`npm run check\` names each part that is still a note.
- Link it from related pages.
- Add a judged query that leads to it to site/plugins/search/test/relevance/judgments/.`);
}

if (require.main === module) main();
