// Creates the files of a new page, component or sample, and registers them. Prompts for missing arguments.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {format, type FormatConfig} from 'oxfmt';
import {isGuide} from '../data/front-matter';
import {routes} from '../data/routes';
import {readCommandLine} from './command-line';
import {asker, type Ask, type Person} from './new/ask';
import {newComponent} from './new/component';
import {newPage, refusal, today, type PageAnswers} from './new/page';
import {newSample} from './new/sample';
import {AnswerError, type Project, type Scaffold} from './new/scaffold';

const root = path.dirname(__dirname);

const usage = `npm run new page importing/maya -- --title "Import into Maya" --type how-to --minutes 20 \\
    --description "60 to 160 characters, a full sentence." --sources avaturn-docs,gltf-2.0 --after importing/unreal
npm run new component PriceTable
npm run new sample web/dialog/main.ts

In a terminal, what is left open is asked for.`;

/** Values of the options; path and name are positional arguments. */
const named = ['title', 'type', 'description', 'sources', 'minutes', 'after'];

const project: Project = {
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
  has: (file) => existsSync(path.join(root, file)),
};

/** Prompts in a terminal; undefined if stdin is a file or a pipe. */
const person: Person | undefined = process.stdin.isTTY
  ? {
      ask: async (text) => {
        const terminal = createInterface({input: process.stdin, output: process.stdout});
        const answer = await terminal.question(text);
        terminal.close();
        return answer;
      },
      tell: (text) => console.log(text),
    }
  : undefined;

/** The last document of the same folder. */
function lastBeside(id: string): string | undefined {
  const folder = `/docs/${path.posix.dirname(id)}/`;
  return routes
    .filter(({path: route, kind}) => kind === 'doc' && route.startsWith(folder))
    .at(-1)
    ?.path.slice('/docs/'.length, -1);
}

const listOf = (answer: string): string[] => answer.split(',').map((key) => key.trim());

async function page(ask: Ask): Promise<Scaffold> {
  const refused = (answer: Partial<PageAnswers>) => refusal(answer, project);
  const wrongField = (field: PageAnswers['frontMatter']) => refused({frontMatter: field});
  const id = await ask('path', {
    text: 'Path below docs/, such as importing/maya',
    refusal: (answer) => refused({id: answer}),
  });
  const title = await ask('title', {text: 'Title, 1 to 6 words', refusal: (answer) => wrongField({title: answer})});
  const type = await ask('type', {
    text: 'Type: tutorial, how-to, reference or explanation',
    proposal: 'how-to',
    refusal: (answer) => wrongField({page_type: answer, minutes: isGuide(answer) ? 1 : undefined}),
  });
  const description = await ask('description', {
    text: 'Description, a full sentence of 60 to 160 characters',
    refusal: (answer) => wrongField({description: answer}),
  });
  const sources = await ask('sources', {
    text: 'Sources: keys of data/sources.ts, separated by commas',
    proposal: 'avaturn-docs',
    refusal: (answer) => wrongField({sources: listOf(answer)}),
  });
  const minutes = isGuide(type)
    ? await ask('minutes', {
        text: 'Minutes it takes a reader',
        proposal: '20',
        refusal: (answer) => wrongField({minutes: Number(answer)}),
      })
    : undefined;
  const after = await ask('after', {
    text: 'Document that it follows',
    proposal: lastBeside(id),
    refusal: (answer) => refused({after: answer}),
  });
  const frontMatter = {
    title,
    description,
    page_type: type,
    sources: listOf(sources),
    ...(minutes !== undefined && {minutes: Number(minutes)}),
    reviewed: today(),
  };
  return newPage({id, after, frontMatter}, project);
}

async function scaffold(kind: string | undefined, ask: Ask): Promise<Scaffold> {
  switch (kind) {
    case 'page':
      return page(ask);
    case 'component':
      return newComponent(await ask('name', {text: 'Name, such as PriceTable'}), project);
    case 'sample':
      return newSample(await ask('path', {text: 'Path below samples/, such as web/dialog/main.ts'}), project);
    default:
      throw new AnswerError(`Specify what to create: page, component or sample.`);
  }
}

async function laidOut(file: string, content: string): Promise<string> {
  // Prose and samples are formatted by hand.
  if (/^(samples|docs)\/|\.md$/.test(file)) return content;
  const options = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  return (await format(file, content, options)).code;
}

async function main(): Promise<void> {
  const {values, words} = readCommandLine({
    usage,
    options: Object.fromEntries(named.map((name) => [name, {type: 'string'} as const])),
    words: 2,
  });
  const [kind, name] = words;
  const stray = kind === 'page' ? undefined : Object.keys(values)[0];
  if (stray !== undefined) {
    throw new AnswerError(`--${stray} is only for pages.`);
  }
  const given = {...(values as Readonly<Record<string, string | undefined>>), path: name, name};
  const {files, next} = await scaffold(kind, asker(given, person));
  // Formats all files before writing the first: an error then leaves nothing half created.
  const texts = await Promise.all(
    Object.entries(files).map(async ([file, content]) => [file, await laidOut(file, content)] as const),
  );
  console.log('Written:');
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
    console.log(`  ${file}`);
  }
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

main().catch((error: unknown) => {
  if (!(error instanceof AnswerError)) {
    throw error;
  }
  console.error(`${error.message}\n\n\`npm run new -- --help\` shows the arguments.`);
  process.exitCode = 1;
});
