import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {unzipSync} from 'fflate';
import {systemMessage} from '@avaturn-docs/command-line/write-file';
import {shellWord} from '@avaturn-docs/command-line/shell-word';
import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {writeFolder} from './write-folder';

export interface CreateCall {
  readonly args: readonly string[];
  /** Parent folder of the new project. */
  readonly cwd: string;
  /** Command that starts this program, without its arguments. */
  readonly command: string;
  /** Of this program. */
  readonly version: string;
  /** Folder with the archives of the starters: `web.zip`. */
  readonly archives: string;
  readonly templates: readonly {readonly name: string; readonly title: string}[];
}

const usage = 'FOLDER --template NAME';

/**
 * Copies a starter into a new folder.
 * @returns lines to print
 * @throws StartError with a one-line message
 */
export function createApp({args, cwd, command, version, archives, templates}: CreateCall): string[] {
  const width = Math.max(...templates.map(({name}) => name.length));
  const list = ['Templates:', ...templates.map(({name, title}) => `  ${name.padEnd(width)}  ${title}`)];
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    return ['Copies a starter project for Avaturn into a new folder.', '', `  ${command} ${usage}`, '', ...list];
  }
  if (args[0] === '--version' || args[0] === '-v') return [version];
  const {folder, template} = readArguments(args, command, list);
  if (!templates.some(({name}) => name === template)) {
    throw new UsageError([`There is no template "${template}".`, ...list].join('\n'));
  }
  const target = path.resolve(cwd, folder);
  refuseUsedFolder(target);
  const name = packageName(target) ?? starterName(template);
  const renamed = (content: Uint8Array) =>
    Buffer.from(
      Buffer.from(content)
        .toString('utf8')
        .replaceAll(`"${starterName(template)}"`, `"${name}"`),
    );
  const entries = Object.entries(unzipSync(readFileSync(path.join(archives, `${template}.zip`))));
  const files = entries.map(([entry, content]): [string, Uint8Array] => {
    // The archive has one folder, which is renamed.
    const file = entry.slice(entry.indexOf('/') + 1);
    return [file, namedFiles.includes(file) ? renamed(content) : content];
  });
  try {
    writeFolder(target, files);
  } catch (cause) {
    throw new StartError(`${target} can't be created. ${systemMessage(cause)}`);
  }
  return [
    `Created ${target} from the template ${template}.`,
    '',
    `  cd ${shellWord(folder)}`,
    '',
    'Then follow the steps in README.md.',
  ];
}

/** @throws StartError if there is a file, or a folder with files */
function refuseUsedFolder(folder: string): void {
  let files: string[] = [];
  try {
    files = readdirSync(folder);
  } catch (cause) {
    const {code} = cause as NodeJS.ErrnoException;
    if (code === 'ENOTDIR' && existsSync(folder)) throw new StartError(`${folder} is a file. Name a new folder.`);
    if (code !== 'ENOENT') throw new StartError(`${folder} can't be created. ${systemMessage(cause)}`);
  }
  if (files.length > 0) throw new StartError(`${folder} isn't empty. Name a new folder.`);
}

/** The files with a starter's name for npm. */
const namedFiles = ['package.json', 'package-lock.json'];

export const starterName = (template: string): string => `avaturn-${template}-starter`;

/** A folder's name as npm accepts it; undefined without letters and digits. */
const packageName = (folder: string): string | undefined =>
  path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '') || undefined;

/** @throws UsageError with the correct usage */
function readArguments(
  args: readonly string[],
  command: string,
  list: readonly string[],
): {folder: string; template: string} {
  let hasFolder = false;
  const correct = `Use: ${command} ${usage}`;
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {template: {type: 'string'}},
      allowPositionals: true,
    });
    const [first, ...rest] = positionals;
    if (first && values.template && rest.length === 0) return {folder: first, template: values.template};
    hasFolder = first !== undefined && rest.length === 0;
  } catch (cause) {
    // Node adds advice about arguments that begin with a dash.
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}. ${correct}`);
  }
  const missing = hasFolder ? ' --template is missing.' : '';
  throw new UsageError([`One folder and one template are required.${missing} ${correct}`, ...list].join('\n'));
}
