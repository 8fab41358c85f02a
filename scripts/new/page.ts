import {routes as routeTable} from '../../data/routes';
import {frontMatterFindings} from '../../checks/front-matter';
import {sections} from '../../checks/page-shape';
import {parsePage} from '../../checks/pages';
import {AnswerError, insertAfter, type Project, type Scaffold} from './scaffold';

export interface PageAnswers {
  /** Path below `docs/`, without an ending: `importing/maya`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  /** Keys of data/sources.ts. */
  readonly sources: readonly string[];
  /** Tutorials and how-to guides only. */
  readonly minutes: number | undefined;
  /** Id of the document that it follows in the route table and the sidebar: `importing/unreal`. */
  readonly after: string;
  /** Today, ISO 8601. */
  readonly today: string;
}

/** Types of pages with something to do, which takes a reader minutes. */
export const isTimed = (type: string): boolean => type === 'tutorial' || type === 'how-to';

/** The day by ISO 8601, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Why answers can't be used, taken the others for right; undefined for those that can. */
export function refusal(answers: Partial<PageAnswers>, project: Project): string | undefined {
  const right: PageAnswers = {
    id: 'a-path-of-no-page',
    title: 'A title',
    type: 'how-to',
    description: 'A full sentence that is long enough to describe what a page gives its readers.',
    sources: ['avaturn-docs'],
    minutes: 1,
    after: 'what-is-avaturn',
    today: today(),
  };
  try {
    newPage({...right, ...answers}, project);
    return undefined;
  } catch (error) {
    if (error instanceof AnswerError) {
      return error.message;
    }
    throw error;
  }
}

/**
 * A document with the sections of its type, its route and its place in the sidebar. What is to be written stands in
 * notes, which `npm run check` finds until they are gone.
 *
 * @throws AnswerError for an answer that the checks would refuse
 */
export function newPage(answers: PageAnswers, project: Project): Scaffold {
  const {id, after} = answers;
  const file = `docs/${id}.mdx`;
  if (!/^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(id)) {
    throw new AnswerError(`"${id}" is no path of a page. Write it like importing/maya, in small letters.`);
  }
  if (project.has(file) || project.has(`docs/${id}/index.mdx`)) {
    throw new AnswerError(`${file} is there already.`);
  }
  if (/(^|\/)index$/.test(id) || routeTable.some((route) => route.path === `/docs/${id}/`)) {
    throw new AnswerError(
      `/docs/${id.replace(/\/?index$/, '')}/ lists the pages of its folder. Choose a path below it.`,
    );
  }
  const content = pageText(answers);
  const [finding] = frontMatterFindings([parsePage(file, content)]);
  if (finding) {
    throw new AnswerError(finding.message);
  }
  const follows = project.has(`docs/${after}/index.mdx`) ? `${after}/index` : after;
  const routes = project.read('data/routes.ts');
  if (!routes.includes(`doc('${after}'),`)) {
    throw new AnswerError(`There is no document ${after} that the page could follow. See data/routes.ts.`);
  }
  return {
    files: {
      [file]: content,
      'data/routes.ts': insertAfter(routes, 'data/routes.ts', `doc('${after}'),`, `\n  doc('${id}'),`),
      'sidebars.ts': insertAfter(project.read('sidebars.ts'), 'sidebars.ts', `'${follows}'`, `, '${id}'`),
    },
    next: [
      `Write ${file}. \`npm run check\` names each part that is still a note.`,
      'Link it from the pages whose reader needs it.',
      'Add a question that leads to it to plugins/search/test/relevance/questions/.',
    ],
  };
}

function pageText({title, description, type, sources, minutes, today}: PageAnswers): string {
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `page_type: ${type}`,
    `sources: [${sources.join(', ')}]`,
    ...(minutes === undefined ? [] : [`minutes: ${minutes}`]),
    `reviewed: ${JSON.stringify(today)}`,
  ];
  return `${['---', ...frontMatter, '---'].join('\n')}\n\n${[note('one sentence that says what the page gives the reader'), ...bodyOf(type)].join('\n\n')}\n`;
}

/** A note to the writer; the page does not show it, and checks/page-shape.ts finds it. */
const note = (what: string): string => `{/* Write ${what}. */}`;

const steps = `<Steps>

### ${note('a name for the first step')}

${note('what is to be done')}

<Outcome>${note('what the reader should see now')}</Outcome>

</Steps>`;

const opening = `<Opening src="/img/models/t2-female.webp" alt="A sample avatar" width={640} height={800} caption="What you will have">

${note('the picture above: what the reader has at the end')}

## Before you begin

${note('a list of up to four items: versions, accounts, files')}

</Opening>`;

/** What is below a heading until it is written. */
const below: Readonly<Record<string, string>> = {
  Quickstart: `${note('the shortest working code or command in place of this one')}

\`\`\`bash
node --version
\`\`\`

<Outcome>${note('the result')}</Outcome>

## Steps

${steps}`,
  Troubleshooting: `| Symptom | Cause | Fix |\n|---|---|---|\n| ${note('the exact text of an error')} | ${note('why it appears')} | ${note('what to do')} |`,
  'Next steps': note('one to three links to the pages that a reader needs after this one, each with its reason'),
};

/** What a page has of its own in front of its last section. */
const own: Readonly<Record<string, string>> = {
  reference: `## Entries\n\n| Name | Meaning |\n|---|---|\n| ${note('a name')} | ${note('what it is')} |`,
  explanation: `## How it works\n\n${note('one idea for each section')}`,
};

function bodyOf(type: string): string[] {
  return (sections[type] ?? []).flatMap(([heading]) => {
    if (heading === 'Before you begin') return [opening];
    return [
      ...(heading === 'Next steps' ? [own[type] ?? []].flat() : []),
      `## ${heading}`,
      below[heading] ?? note(heading),
    ];
  });
}
