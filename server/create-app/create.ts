import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {unzipSync} from 'fflate';
import {shellWord} from '../shell-word';
import {StartError, UsageError} from '../start-error';

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
    const names = templates.map(({name}) => name).join(', ');
    throw new UsageError([`There is no template "${template}". Use one of ${names}.`, ...list].join('\n'));
  }
  const target = path.resolve(cwd, folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartError(`${target} isn't empty. Name a new folder.`);
  }
  for (const [name, content] of Object.entries(unzipSync(readFileSync(path.join(archives, `${template}.zip`))))) {
    // The archive has one folder, which is renamed.
    const file = path.join(target, name.slice(name.indexOf('/') + 1));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return [
    `Created ${target} from the template ${template}.`,
    `Next: cd ${shellWord(folder)}, and follow the steps in README.md.`,
  ];
}

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
