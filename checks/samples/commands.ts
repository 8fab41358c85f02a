import path from 'node:path';

/** `node a.mjs …`, `python3 a.py …`, `bash a.sh`, and Blender with a script. */
const start = /^(?:(?:node|python3|bash)|blender(?: --[\w-]+(?: \d+)?)* --python) ([\w-]+\.(?:mjs|py|sh))(?: |$)/;

/** The programs that a page's commands start, by file name; empty if a line starts none. */
export function startedPrograms(commands: string): string[] {
  const names = commands.split('\n').map((line) => start.exec(line)?.[1]);
  return names.includes(undefined) ? [] : (names as string[]);
}

/** Samples by file name. */
export function samplesNamed(name: string, files: Iterable<string>): string[] {
  return [...files].filter((file) => path.posix.basename(file) === name);
}
