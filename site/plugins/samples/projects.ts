import {listFiles} from '@avaturn-docs/command-line/list-files';

/** Paths of all sample files below `folder`: platform, project, path inside the project. Starters are apart: `starters.ts`. */
export function sampleFiles(folder: string): string[] {
  return listFiles(folder)
    .map((file) => file.slice(1))
    .filter((file) => file.split('/').length > 2 && !file.startsWith('starters/'));
}

/** Projects that need the files of another one. */
const shared: Readonly<Record<string, string>> = {
  'rest/curl': 'rest/shared',
  'rest/node': 'rest/shared',
  'rest/python': 'rest/shared',
};

/** The downloadable sample projects, `platform/project`, with their files: path in the archive → path below `samples/`. */
export function sampleProjects(files: readonly string[]): Map<string, Record<string, string>> {
  const names = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  return new Map(
    [...names].map((name) => {
      const folders = [name, shared[name]].filter((folder) => folder !== undefined);
      const root = name.split('/')[1];
      const inside = folders.flatMap((folder) =>
        files
          .filter((file) => file.startsWith(`${folder}/`))
          .map((file) => [`${root}/${file.slice(folder.length + 1)}`, file] as const),
      );
      return [name, Object.fromEntries(inside)];
    }),
  );
}
