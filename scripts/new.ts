// `npm run new page | component | sample …`: makes the files that a new part of the site needs, in the places where they
// belong. Asks for what the arguments leave open; `-- --help` shows them.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {routes} from '../data/routes';
import {newComponent} from './new/component';
import {newPage} from './new/page';
import {newSample} from './new/sample';
import {AnswerError, type Project, type Scaffold} from './new/scaffold';

const root = path.dirname(__dirname);

const usage = `npm run new page importing/maya -- --title "Import into Maya" --type how-to --minutes 20 \\
    --description "60 to 160 characters, a full sentence." --sources avaturn-docs,gltf-2.0 --after importing/unreal
npm run new component PriceTable
npm run new sample web/dialog/main.ts

What is left open is asked for.`;

/** Answers that are given by name; path and name of what is made stand by themselves. */
const named = ['title', 'type', 'description', 'sources', 'minutes', 'after'];

const project: Project = {
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
  has: (file) => existsSync(path.join(root, file)),
};

type Ask = (option: string, question: string, proposal?: string) => Promise<string>;

/** Options as given, and for the rest questions; where nobody is there to answer them, what they propose. */
function asker(given: Readonly<Record<string, string | undefined>>): Ask {
  return async (option, question, proposal) => {
    const value = given[option];
    if (value !== undefined) {
      return value;
    }
    if (!process.stdin.isTTY) {
      if (proposal !== undefined) {
        return proposal;
      }
      throw new AnswerError(`${named.includes(option) ? `--${option}` : option} is missing: ${question}\n\n${usage}`);
    }
    const terminal = createInterface({input: process.stdin, output: process.stdout});
    const answer = (await terminal.question(`${question}${proposal ? ` [${proposal}]` : ''}: `)).trim();
    terminal.close();
    return answer || (proposal ?? '');
  };
}

/** The last document of the same folder. */
function lastBeside(id: string): string | undefined {
  const folder = `/docs/${path.posix.dirname(id)}/`;
  return routes
    .filter(({path: route, kind}) => kind === 'doc' && route.startsWith(folder))
    .at(-1)
    ?.path.slice('/docs/'.length, -1);
}

async function page(name: string | undefined, ask: Ask): Promise<Scaffold> {
  const id = name ?? (await ask('path', 'Path below docs/, such as importing/maya'));
  const title = await ask('title', 'Title, 1 to 6 words');
  const type = await ask('type', 'Type: tutorial, how-to, reference or explanation', 'how-to');
  const timed = type === 'tutorial' || type === 'how-to';
  return newPage(
    {
      id,
      title,
      type,
      description: await ask('description', 'Description, a full sentence of 60 to 160 characters'),
      sources: (await ask('sources', 'Sources, keys of data/sources.ts with commas between them', 'avaturn-docs'))
        .split(',')
        .map((key) => key.trim()),
      ...(timed && {minutes: Number(await ask('minutes', 'Minutes it takes a reader', '20'))}),
      after: await ask('after', 'Document that it follows', lastBeside(id)),
      today: new Date().toISOString().slice(0, 10),
    },
    project,
  );
}

async function scaffold(kind: string | undefined, name: string | undefined, ask: Ask): Promise<Scaffold> {
  switch (kind) {
    case 'page':
      return page(name, ask);
    case 'component':
      return newComponent(name ?? (await ask('name', 'Name, such as PriceTable')), project);
    case 'sample':
      return newSample(name ?? (await ask('path', 'Path below samples/, such as web/dialog/main.ts')), project);
    default:
      throw new AnswerError(`Say what is to be made: page, component or sample.\n\n${usage}`);
  }
}

async function write(file: string, content: string): Promise<void> {
  const target = path.join(root, file);
  // Prose and samples are laid out by hand.
  const laidOut = /^(samples|docs)\/|\.md$/.test(file)
    ? content
    : await format(content, {...(await resolveConfig(target)), filepath: target});
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, laidOut);
  console.log(`  ${file}`);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      ...Object.fromEntries(named.map((name) => [name, {type: 'string'} as const])),
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const {files, next} = await scaffold(
    positionals[0],
    positionals[1],
    asker(values as Readonly<Record<string, string | undefined>>),
  );
  console.log('Written:');
  for (const [file, content] of Object.entries(files)) {
    await write(file, content);
  }
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

main().catch((error: unknown) => {
  if (!(error instanceof AnswerError) && !(error instanceof TypeError && 'code' in error)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
