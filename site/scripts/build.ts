// `npm run build`: checks the environment variables, builds the site, and writes the compressed copies. Arguments are passed
// to `docusaurus build`.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {EnvironmentError, readEnvironment} from '../config/environment';
import {finishBuild} from '../plugins/hosting/finish';

const root = path.dirname(__dirname);

async function build(): Promise<void> {
  // The configuration reads the variables again, but there the framework's stack traces would hide the message.
  readEnvironment(process.env);

  const docusaurus = path.join(root, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const given = process.argv.slice(2);
  const {values} = parseArgs({args: given, strict: false, options: {'out-dir': {type: 'string', default: 'build'}}});
  const outDir = path.resolve(root, '..', String(values['out-dir']));
  const args = [docusaurus, 'build', ...given, '--out-dir', outDir];
  const {status} = spawnSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  console.log(await finishBuild(outDir));
}

build().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = 1;
});
