// Builds the site and refuses warnings. Broken Markdown links, broken anchors and duplicate routes only warn in the
// framework's build, as specified; here they are held at zero. Arguments go on to the build.
import {spawn} from 'node:child_process';
import path from 'node:path';

/** The warnings in a build's output, each with the lines that belong to it. */
export function warningsIn(log: string): string[] {
  // The framework starts every message with its level; what follows up to the next one belongs to it.
  return log
    .split(/^(?=\[(?:WARNING|INFO|SUCCESS|ERROR)\])/m)
    .filter((message) => message.startsWith('[WARNING]'))
    .map((message) => message.trim());
}

async function main(): Promise<void> {
  const root = path.dirname(__dirname);
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A page that is taken from the cache is not warned about again.
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  let log = '';
  for (const [stream, target] of [
    [build.stdout, process.stdout],
    [build.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      target.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => build.on('exit', resolve));
  const warnings = warningsIn(log);
  if (warnings.length) {
    console.error(
      `The build warned ${warnings.length} time(s): see above. Fix each; the site is published without warnings.`,
    );
  }
  process.exitCode = code === 0 && warnings.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main();
}
