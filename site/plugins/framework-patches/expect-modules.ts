import type {Compiler} from '../bundler';

/** A module that a patch needs in the browser's bundle. */
export interface ExpectedModule {
  /** Named in the error: `an import of react-router-config`. */
  readonly what: string;
  readonly matches: (file: string) => boolean;
}

export function patchError(patch: string, found: string): Error {
  return new Error(
    `plugins/framework-patches/${patch} no longer fits Docusaurus: ${found}. Read what its table in README.md says, then ` +
      'correct the patch or delete it.',
  );
}

/**
 * Bundler plugin: fails the build if a module that a patch changes is missing. Otherwise, the patch would silently stop
 * working when the framework changes.
 */
export const expectModules =
  (patch: string, expected: readonly ExpectedModule[]) =>
  ({hooks}: Compiler): void => {
    hooks.thisCompilation.tap('expect-modules', (compilation) => {
      compilation.hooks.finishModules.tap('expect-modules', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const {what, matches} of expected) {
          if (!files.some(matches)) compilation.errors.push(patchError(patch, `the bundle has no ${what}`));
        }
      });
    });
  };
