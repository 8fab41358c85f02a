import {CommandLineError} from '../command-line';

/** The parts of a run. CI runs each in its own job. */
export const parts = ['check', 'unit', 'hosting', 'blender', 'build', 'browser', 'browsers'] as const;
export type Part = (typeof parts)[number];

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/**
 * The parts in `--only`, or all of them without it.
 * @throws CommandLineError for an unknown part
 */
export function readParts(only: string | undefined, usage: string): ReadonlySet<Part> {
  if (only === undefined) return new Set(parts);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    throw new CommandLineError(`"${unknown}" isn't a part of the run.\n\n${usage}`);
  }
  return new Set(names.filter(isPart));
}
