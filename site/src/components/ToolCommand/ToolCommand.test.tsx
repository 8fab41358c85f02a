import {render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {toolPath, tools} from '../../../data/tools';
import ToolCommand from './index';

const [glb] = tools;

test("the HTML has the site's URL, for readers without JavaScript", () => {
  const html = renderToString(<ToolCommand tool="avaturn-glb" args="inspect avatar.glb" />);
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    `npx -y https://docs.example.test${toolPath(glb!)} inspect avatar.glb`,
  );
});

test('the configuration of an assistant starts the tool', () => {
  const {container} = render(<ToolCommand tool="avaturn-docs-mcp" config="mcpServers" />);
  const url = `${window.location.origin}${toolPath(tools.find(({name}) => name === 'avaturn-docs-mcp')!)}`;
  expect(JSON.parse(container.querySelector('pre')!.textContent)).toEqual({
    mcpServers: {'avaturn-docs': {command: 'npx', args: ['-y', url]}},
  });
});

test.each([
  ['Cursor', /^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=avaturn-docs&config=(.+)$/, atob],
  ['VS Code', /^vscode:mcp\/install\?(.+)$/, String],
] as const)('the link for %s adds the server', (editor, format, decode) => {
  const {getByRole} = render(<ToolCommand tool="avaturn-docs-mcp" install={editor} />);
  const link = getByRole('link', {name: `Add to ${editor}`}).getAttribute('href')!;
  const url = `https://docs.example.test${toolPath(tools.find(({name}) => name === 'avaturn-docs-mcp')!)}`;
  const config: unknown = JSON.parse(decode(decodeURIComponent(format.exec(link)![1]!)));
  expect(config).toMatchObject({command: 'npx', args: ['-y', url]});
});
