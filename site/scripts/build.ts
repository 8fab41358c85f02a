// `npm run build`: checks the environment variables, builds the site, packs the tools, and writes the compressed copies.
// Arguments are passed to `docusaurus build`.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {EnvironmentError, readEnvironment} from '../config/environment';
import {keepCopies} from '../plugins/hosting/compress';
import {finishBuild} from '../plugins/hosting/finish';
import {copiesCache} from '../plugins/hosting/folders';

const root = path.dirname(__dirname);

async function build(): Promise<void> {
  // The configuration reads the variables again, but there the framework's stack traces would hide the message.
  const siteUrl = readEnvironment(process.env).siteUrl;

  const program = path.join(root, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const given = process.argv.slice(2);
  const {values} = parseArgs({args: given, strict: false, options: {'out-dir': {type: 'string', default: 'build'}}});
  const outDir = path.resolve(root, '..', String(values['out-dir']));
  const args = [program, 'build', ...given, '--out-dir', outDir];
  const docusaurus = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
  const ended = new Promise<number | null>((resolve) => docusaurus.on('close', resolve));
  // Loaded while the framework starts.
  const {packTools, publishTools} = await import('../plugins/tools/publish');
  const [status, packed] = await Promise.all([ended, packTools(root, siteUrl)]);
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const generatedFilesDir = path.join(root, process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] ?? '.docusaurus');
  const finished = {siteDir: root, outDir, generatedFilesDir, siteUrl};
  const copies = await finishBuild(outDir, () => publishTools(finished, packed));
  await keepCopies(copiesCache, copies);
}

build().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = 1;
});
