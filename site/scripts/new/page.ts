import {stringify} from 'yaml';
import {sections} from '../../checks/page-shape';
import {frontMatterProblems, type FrontMatter} from '../../data/front-matter';
import {routes} from '../../data/routes';
import {AnswerError, has, insertAfter, read, type Scaffold} from './scaffold';

export interface PageAnswers {
  /** Path below `docs/` without an extension: `importing/maya`. */
  readonly id: string;
  /** Id of the previous document in the sidebar: `importing/unreal`. */
  readonly after: string;
  /** Unvalidated, because the answers are typed; the schema checks it. */
  readonly frontMatter: Readonly<Partial<Record<keyof FrontMatter, unknown>>>;
}

/** Date in ISO 8601, UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * A document with the sections of its type, and its place in the sidebar, which makes its route. Notes mark what to write;
 * `npm run check` reports them until they are gone.
 *
 * @throws AnswerError for an answer that the checks would reject
 */
export function newPage({id, after, frontMatter}: PageAnswers): Scaffold {
  const file = `docs/${id}.mdx`;
  if (!/^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(id)) {
    throw new AnswerError(`"${id}" is not a page path. Write it like importing/maya, in lowercase.`);
  }
  if (has(file) || has(`docs/${id}/index.mdx`)) {
    throw new AnswerError(`${file} already exists.`);
  }
  if (/(^|\/)index$/.test(id) || routes.some((route) => route.path === `/docs/${id}/`)) {
    throw new AnswerError(
      `/docs/${id.replace(/\/?index$/, '')}/ lists the pages of its folder. Choose a path below it.`,
    );
  }
  const [problem] = frontMatterProblems(frontMatter);
  if (problem) {
    throw new AnswerError(problem);
  }
  if (!routes.some(({path, kind}) => kind === 'doc' && path === `/docs/${after}/`)) {
    throw new AnswerError(`There is no document ${after} that the page could follow. See sidebars.ts.`);
  }
  const follows = has(`docs/${after}/index.mdx`) ? `${after}/index` : after;
  const sidebars = read('sidebars.ts');
  // A group's own page comes after its list.
  if (new RegExp(`\\],\\s*'${follows}'`).test(sidebars)) {
    throw new AnswerError(`${after} is the page of a group. Give a page in the group that the new one follows.`);
  }
  return {
    files: {
      [file]: pageText(frontMatter as FrontMatter),
      'sidebars.ts': insertAfter(sidebars, 'sidebars.ts', `'${follows}'`, `, '${id}'`),
    },
    next: [
      `Write ${file}. \`npm run check\` names each part that is still a note.`,
      'Link it from related pages.',
      'Add a judged query that leads to it to plugins/search/test/relevance/judgments/.',
    ],
  };
}

const pageText = (frontMatter: FrontMatter): string =>
  `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${[note('one sentence with the result for the reader'), ...bodyOf(frontMatter.page_type)].join('\n\n')}\n`;

/** A note to the writer, hidden on the page; checks/page-shape.ts reports it. */
const note = (what: string): string => `{/* Write ${what}. */}`;

const steps = `<Steps>

### ${note('a name for the first step')}

${note('what to do')}

<Outcome>${note('what the reader should see now')}</Outcome>

</Steps>`;

const opening = `<Opening src="/img/models/t2-female.webp" alt="A sample avatar" width={640} height={800} caption="What you will have">

${note('the picture above: what the reader has at the end')}

## Before you begin

${note('a list of up to four items: versions, accounts, files')}

</Opening>`;

/** Initial content below each heading. */
const below: Readonly<Record<string, string>> = {
  Quickstart: `${note('the shortest working code or command in place of this one')}

\`\`\`bash
node --version
\`\`\`

<Outcome>${note('the result')}</Outcome>

## Steps

${steps}`,
  Troubleshooting: `| Symptom | Cause | Fix |\n|---|---|---|\n| ${note('the exact text of an error')} | ${note('why it appears')} | ${note('what to do')} |`,
  'Next steps': note('two or three links to the pages that a reader needs after this one, each with its reason'),
};

/** The content of a page before its last section, by type. */
const own: Readonly<Record<string, string>> = {
  reference: `## Entries\n\n| Name | Meaning |\n|---|---|\n| ${note('a name')} | ${note('what it is')} |`,
  explanation: `## How it works\n\n${note('one idea for each section')}`,
};

function bodyOf(type: string): string[] {
  return (sections[type] ?? []).flatMap((heading) => {
    if (heading === 'Before you begin') return [opening];
    return [
      ...(heading === 'Next steps' ? [own[type] ?? []].flat() : []),
      `## ${heading}`,
      below[heading] ?? note(heading),
    ];
  });
}
