import {readdirSync} from 'node:fs';
import path from 'node:path';

const components = path.join(__dirname, '../src/components');

/** The components in a folder: `Steps`, which is a folder, and `JointTable.tsx`. */
const namesIn = (folder: string): string[] =>
  readdirSync(path.join(components, folder))
    .filter((file) => /^[A-Z]\w*(?:\.tsx)?$/.test(file))
    .map((file) => file.replace('.tsx', ''));

/** Components that pages can use without imports, with their modules; CONTRIBUTING.md describes them. */
export const pageComponents: Readonly<Record<string, string>> = Object.fromEntries([
  ...['CodeBlock', 'Tabs', 'TabItem'].map((name) => [name, `@theme/${name}`]),
  // The framework's name for `<details>` in pages.
  ['Details', '@theme/MDXComponents/Details'],
  ...['.', 'api-tables', 'data-tables', 'diagrams'].flatMap((folder) =>
    namesIn(folder).map((name) => [name, path.posix.join('@site/src/components', folder, name)]),
  ),
]);
