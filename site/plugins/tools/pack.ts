import {exec} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Tool} from '../../data/tools';

const folders: Readonly<Record<Tool['name'], string>> = {
  'avaturn-glb': 'avatar-glb',
  'avaturn-simulator': 'simulator',
  'avaturn-docs-mcp': 'docs-mcp',
  'create-avaturn-app': 'create-avaturn-app',
};

/** Absolute path of a tool's folder. */
export const toolFolder = (name: Tool['name']): string => path.join(__dirname, '../../../tools', folders[name]);

const run = promisify(exec);

/** Makes the package of a tool with `npm pack`. */
export async function npmPack(folder: string, siteUrl: string): Promise<Buffer> {
  const to = await mkdtemp(path.join(tmpdir(), 'npm-pack-'));
  try {
    const {stdout} = await run('npm pack --silent --ignore-scripts=false', {
      cwd: folder,
      env: {...process.env, SITE_URL: siteUrl, npm_config_pack_destination: to},
    });
    // The last line is the file's name; what the scripts print comes before it.
    return await readFile(path.join(to, stdout.trim().split('\n').at(-1)!));
  } finally {
    await rm(to, {recursive: true});
  }
}
