// @vitest-environment node
import {expect, test} from 'vitest';
import {workflowFindings} from './workflows';

const good = `permissions:
  contents: read
jobs:
  test:
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
      - run: npm test
      - run: npm run build
`;
const messages = (source: string) => workflowFindings('ci.yml', source, ['test', 'build']).map(({message}) => message);

test('a workflow with the least rights, pinned actions and commands of the project passes', () => {
  expect(messages(good)).toEqual([]);
});

test.each([
  ['no rights named', 'permissions:\n  contents: read\n', '', 'Write `permissions:`'],
  ['rights to write', 'contents: read', 'contents: write', 'Write `permissions:`'],
  ['one right more', 'contents: read', 'contents: read\n  packages: write', 'Write `permissions:`'],
  ['rights of a job', '  test:\n', '  test:\n    permissions: write-all\n', 'Remove the `permissions` of the job'],
  ['an action by its tag', '@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', '@v5', 'Pin actions/checkout@v5'],
  ['an action without its version', ' # v5.0.0', '', 'say its version'],
  ['a command of its own', 'npm test', 'npx vitest run', 'instead of `npx vitest run`'],
  ['a script that does not exist', 'npm run build', 'npm run deploy', 'instead of `npm run deploy`'],
])('reports %s', (_, part, instead, message) => {
  expect(good).toContain(part);
  expect(messages(good.replace(part, instead))).toEqual([expect.stringContaining(message)]);
});
