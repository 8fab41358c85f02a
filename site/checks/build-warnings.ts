// Builds the site and fails on warnings. As specified, broken Markdown links, broken anchors and duplicate routes are only
// warnings in the framework's build; this check requires zero. Arguments are passed to the build.
import {spawn} from 'node:child_process';
import path from 'node:path';

/** The warnings in a build's output, each with its lines. */
export function warningsIn(log: string): string[] {
  // Each message of the framework starts with its level and continues up to the next one.
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
    // Without cache, because cached pages cause no warnings.
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
