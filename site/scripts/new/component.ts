import {addToList, AnswerError, has, insertAfter, read, type Scaffold} from './scaffold';

/**
 * A component for pages: its folder with style and test, its entry in the registry, and its row in CONTRIBUTING.md.
 *
 * @throws AnswerError if the name is invalid or taken
 */
export function newComponent(name: string): Scaffold {
  const folder = `src/components/${name}`;
  const registry = 'config/page-components.ts';
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new AnswerError(`"${name}" is not a component name. Write it like SizeTable.`);
  }
  if (has(`${folder}/index.tsx`) || new RegExp(`'${name}'`).test(read(registry))) {
    throw new AnswerError(`The component ${name} already exists.`);
  }
  return {
    files: {
      [`${folder}/index.tsx`]: component(name),
      [`${folder}/styles.module.css`]: '.box {\n  margin-block: 1.25rem;\n}\n',
      [`${folder}/${name}.test.tsx`]: test(name),
      [registry]: addToList(read(registry), registry, "].map(inFolder('@site/src/components'))", `'${name}'`),
      '../CONTRIBUTING.md': insertAfter(
        read('../CONTRIBUTING.md'),
        'CONTRIBUTING.md',
        '| Component | Shows |\n|---|---|\n',
        `| \`<${name}>\` | what it shows, in a few words |\n`,
      ),
    },
    next: [
      `Write ${folder}/index.tsx and its test; take colors from src/css/tokens.css.`,
      'Describe it in CONTRIBUTING.md, and show it in gallery/index.mdx.',
      `If it is more than text, lists, tables and code, add a conversion to plugins/markdown-twins/components.ts.`,
      'Restart `npm run dev`: it reads the list of components only at startup.',
    ],
  };
}

const component = (name: string): string => `import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function ${name}({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.box}>{children}</div>;
}
`;

const test = (name: string): string => `import {render} from '@testing-library/react';
import React from 'react';
import {expect, test} from 'vitest';
import ${name} from '../new';

test('shows its content', () => {
  expect(render(<${name}>Text</${name}>).container.textContent).toBe('Text');
});
`;
