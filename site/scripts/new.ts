// Creates the file of a new page, and adds it to the sidebar.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, type FormatConfig} from 'oxfmt';
import {routes} from '../data/routes';
import {readCommandLine} from './command-line';
import {newPage, today} from './new/page';
import {AnswerError, read, root, type Scaffold} from './new/scaffold';

const usage = `npm run new page importing/maya -- --title "Import into Maya" --type how-to --minutes 20 \\
    --description "60 to 160 characters, a full sentence." --sources avaturn-docs,gltf-2.0 --after importing/unreal

Without --after, the page follows the last one of its folder. Only guides have --minutes.`;

/** Options of a page; path and name are positional arguments. */
const named = ['title', 'type', 'description', 'sources', 'minutes', 'after'];

type Given = Readonly<Record<string, string | undefined>>;

/** The last document of the same folder. */
function lastBeside(id: string): string | undefined {
  const folder = `/docs/${path.posix.dirname(id)}/`;
  return routes
    .filter(({path: route, kind}) => kind === 'doc' && route.startsWith(folder))
    .at(-1)
    ?.path.slice('/docs/'.length, -1);
}

function page(id: string, given: Given): Scaffold {
  const {title, description, sources, minutes, after = lastBeside(id)} = given;
  if (after === undefined) {
    throw new AnswerError('No page is in this folder. Add --after with the page that the new one follows.');
  }
  const frontMatter = {
    title,
    description,
    page_type: given['type'],
    sources: sources?.split(',').map((key) => key.trim()),
    ...(minutes !== undefined && {minutes: Number(minutes)}),
    reviewed: today(),
  };
  return newPage({id, after, frontMatter});
}

async function laidOut(file: string, content: string): Promise<string> {
  // Prose is formatted by hand.
  if (file.endsWith('.mdx')) return content;
  const options = JSON.parse(read('.oxfmtrc.json')) as FormatConfig;
  return (await format(file, content, options)).code;
}

async function main(): Promise<void> {
  const {values, words} = readCommandLine({
    usage,
    options: Object.fromEntries(named.map((name) => [name, {type: 'string'} as const])),
    words: 2,
  });
  const [kind, id] = words;
  if (kind !== 'page' || id === undefined) {
    throw new AnswerError('Write `new page` and the path of the page.');
  }
  const {files, next} = page(id, values as Given);
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
