import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Tool} from '../../data/tools';

const folders: Readonly<Record<Tool['name'], string>> = {
  'avaturn-glb': 'avatar-glb',
  'avaturn-simulator': 'simulator',
  'avaturn-docs-mcp': 'docs-mcp',
  'create-avaturn-app': 'create-avaturn-app',
};

/** Absolute path of a tool's folder. */
export const toolFolder = (name: Tool['name']): string => path.join(__dirname, '../../../tools', folders[name]);

/** Makes the package of a tool with `npm pack`. */
export async function npmPack(folder: string, siteUrl: string): Promise<Buffer> {
  const to = await mkdtemp(path.join(tmpdir(), 'npm-pack-'));
  try {
    const npm = spawn('npm pack --silent --ignore-scripts=false', {
      cwd: folder,
      shell: true,
      env: {...process.env, SITE_URL: siteUrl, npm_config_pack_destination: to},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => npm.on('close', resolve));
    // The last line is the file's name; what the scripts print comes before it.
    const name = output.trim().split('\n').at(-1)!;
    if (code !== 0) throw new Error(`npm pack failed in ${folder}:\n${output}`);
    return await readFile(path.join(to, name));
  } finally {
    await rm(to, {recursive: true});
  }
}
