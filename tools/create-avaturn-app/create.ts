import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {systemMessage} from '@avaturn-docs/command-line/write-file';
import {shellWord} from '@avaturn-docs/command-line/shell-word';
import {StartError} from '@avaturn-docs/command-line/start-error';
import {readCall, readChoice, usageError, type Program, type Start} from '@avaturn-docs/command-line/program';
import {writeFolder} from '@avaturn-docs/command-line/write-folder';

export interface CreateCall extends Start {
  readonly args: readonly string[];
  /** Parent folder of the new project. */
  readonly cwd: string;
  /** Folder with the archives of the starters: `web.zip`. */
  readonly archives: string;
  readonly templates: readonly {readonly name: string; readonly title: string}[];
}

/**
 * Copies a starter into a new folder.
 * @returns lines to print
 * @throws StartError with a one-line message
 */
export function createApp({args, cwd, archives, templates, ...start}: CreateCall): string[] {
  const list = templates.map(({name, title}) => [name, title] as const);
  const program: Program = {
    about: 'Copies a starter project for Avaturn into a new folder.',
    commands: [
      {
        name: '',
        files: 'FOLDER',
        does: 'Templates:',
        options: [{name: 'template', value: 'NAME', required: true, does: 'one of these'}],
        explains: Object.fromEntries(list),
      },
    ],
  };
  const call = readCall(program, args, start);
  if (typeof call === 'string') return [call];
  const {
    positionals: [folder],
    values,
  } = call;
  if (!folder) throw usageError('Name a folder for the project.');
  const names = templates.map(({name}) => name);
  if (!values['template']) throw usageError(`Choose a template: --template ${names.join(', ')}.`);
  const template = readChoice('template', String(values['template']), names);
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
    writeFolder(target, files, {replace: false});
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
