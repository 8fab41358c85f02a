import type {Compiler} from '../bundler';

export function patchError(patch: string, found: string): Error {
  return new Error(
    `plugins/framework-patches/${patch} no longer fits Docusaurus: ${found}. Read what its table in README.md says, then ` +
      'correct the patch or delete it.',
  );
}

/**
 * Bundler plugin: fails the build if a module that a patch changes is missing. Otherwise, the patch would silently stop
 * working when the framework changes.
 * @param expected modules by their name in the error
 */
export const expectModules =
  (patch: string, expected: Readonly<Record<string, (file: string) => boolean>>) =>
  ({hooks}: Compiler): void => {
    hooks.thisCompilation.tap('expect-modules', (compilation) => {
      compilation.hooks.finishModules.tap('expect-modules', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const [what, matches] of Object.entries(expected)) {
          if (!files.some(matches)) compilation.errors.push(patchError(patch, `the bundle has no ${what}`));
        }
      });
    });
  };
