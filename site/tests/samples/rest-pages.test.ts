import path from 'node:path';
import {expect, test} from 'vitest';
import {blocksOf} from '../../checks/samples/blocks';
import {readPages} from '../../checks/pages';
import {receiverPort} from '@avaturn-docs/simulator/command/definition';

const root = path.join(import.meta.dirname, '../..');
const folder = 'docs/integration/api/';
const pages = readPages(root).filter(({file}) => file.startsWith(folder));
const textOf = (name: string) => pages.find(({file}) => file === folder + name)!.source;

const simulator = 'export AVATURN_API_URL=http://127.0.0.1:3100\nexport AVATURN_API_TOKEN=simulator-token';
/** A program of these samples, or a call, uses both variables. */
const program = /^(?:node|python3) [\w-]+\.(?:mjs|py)|AVATURN_API_URL/m;

test.each(['basic_flow.mdx', 'create-avatar-with-api.mdx', 'renders.mdx', 'api-reference.mdx'])(
  'a reader who begins with %s sets the address and the token before the first program',
  (name) => {
    const blocks = blocksOf(
      pages.filter(({file}) => file === folder + name),
      path.join(root, 'samples'),
    );
    const commands = blocks.filter(({language}) => language === 'bash').map(({text, sample}) => sample?.text ?? text);
    expect(commands.find((text) => program.test(text))).toBe(simulator);
  },
);

test('the receiver of the introduction and the server of the next page can run at the same time', () => {
  const serverPort = /PORT \?\? (\d+)/.exec(
    blocksOf(pages, path.join(root, 'samples')).find(({sample}) => sample?.file === 'rest/node/server.mjs')!.sample!
      .text,
  )?.[1];
  const introduction = textOf('introduction.mdx');
  const [, own = String(receiverPort)] =
    /<ToolCommand(?: before="PORT=(\d+)")? tool="avaturn-simulator" args="receive"/.exec(introduction)!;
  expect(own).not.toBe(serverPort);
  // The simulator and `send` use the same port.
  const ports = [...introduction.matchAll(/<ToolCommand[^>]*args="[^"]*http:\/\/127\.0\.0\.1:(\d+)\//g)];
  expect(new Set(ports.map(([, port]) => port))).toEqual(new Set([own]));
});
