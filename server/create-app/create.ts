import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {unzipSync} from 'fflate';
import {StartError} from '../start-error';

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
}

const usage = 'FOLDER --template NAME';

/**
 * Copies a starter into a new folder.
 * @returns lines to print
 * @throws StartError with a one-line message
 */
export function createApp({args, cwd, command, version, archives}: CreateCall): string[] {
  const templates = readdirSync(archives).map((file) => path.basename(file, '.zip'));
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    return [
      'Copies a starter project for Avaturn into a new folder.',
      '',
      `  ${command} ${usage}`,
      '',
      `Templates: ${templates.join(', ')}`,
    ];
  }
  if (args[0] === '--version' || args[0] === '-v') return [version];
  const {folder, template} = readArguments(args, command);
  if (!templates.includes(template)) {
    throw new StartError(`There is no template "${template}". Use one of ${templates.join(', ')}.`);
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
  return [`Created ${target} from the template ${template}.`, `Next: cd ${folder}, and follow the steps in README.md.`];
}

function readArguments(args: readonly string[], command: string): {folder: string; template: string} {
  const correct = `Use: ${command} ${usage}`;
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {template: {type: 'string'}},
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    if (folder && values.template && rest.length === 0) return {folder, template: values.template};
  } catch (cause) {
    // Node adds advice about arguments that begin with a dash.
    throw new StartError(`${(cause as Error).message.split('. ')[0]}. ${correct}`);
  }
  throw new StartError(`One folder and one template are required. ${correct}`);
}
