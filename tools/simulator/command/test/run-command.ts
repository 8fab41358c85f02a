import {beforeEach, vi} from 'vitest';
import {runCommand} from '../command-line';
import {repositoryFiles} from '../repository';

/** Bundles the creator's page, so it is called once. */
let files: ReturnType<typeof repositoryFiles> | undefined;

/** Runs commands of the simulator as its program does, and collects the lines that they print during a test. */
export function commandRunner() {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });
  return {
    lines,
    run: (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      runCommand(args, env, {
        command: 'simulator',
        version: '1.2.3',
        site: 'https://docs.example.test',
        files: () => (files ??= repositoryFiles()),
      }),
  };
}
