import avatarGlb from '@avaturn-docs/avatar-glb/package.json';
import createApp from '@avaturn-docs/create-avaturn-app/package.json';
import docsMcp from '@avaturn-docs/docs-mcp/package.json';
import simulator from '@avaturn-docs/simulator/package.json';

export const publishedSite = 'https://docs.avaturn.me';

/** Command-line tools that the site publishes as npm packages under `/tools/`. */
export interface Tool {
  readonly name: 'avaturn-glb' | 'avaturn-simulator' | 'avaturn-docs-mcp' | 'create-avaturn-app';
  /** Increase it in the tool's `package.json` with every change of the tool: npm caches a package by its URL indefinitely. */
  readonly version: string;
  /** One sentence without a period. */
  readonly description: string;
}

const of = (name: Tool['name'], {version, description}: Pick<Tool, 'version' | 'description'>): Tool => ({
  name,
  version,
  description,
});

export const tools: readonly Tool[] = [
  of('avaturn-glb', avatarGlb),
  of('avaturn-simulator', simulator),
  of('avaturn-docs-mcp', docsMcp),
  of('create-avaturn-app', createApp),
];

/** Path of a tool's package from the site's root; without a version, of the copy for scripts. */
export const toolPath = ({name, version}: Pick<Tool, 'name'> & Partial<Tool>): string =>
  `/tools/${name}${version === undefined ? '' : `-${version}`}.tgz`;

const anyVersion = /https:\/\/docs\.avaturn\.me\/tools\/([a-z-]+)-\d+\.\d+\.\d+\.tgz/g;

/** Replaces the addresses of tools in a sample with those that the site serves. */
export function withPublishedTools(text: string, siteUrl: string): string {
  return text.replace(anyVersion, (_address, name: string) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`data/tools.ts has no tool ${name}.`);
    return siteUrl + toolPath(tool);
  });
}

/** Command that runs a tool with only Node installed. Other packages on npm have these names, so the URL is required. */
export const toolCommand = (tool: Tool, siteUrl: string): string => `npx -y ${siteUrl}${toolPath(tool)}`;

/** The key of the servers in the JSON configuration of coding assistants. VS Code has its own. */
export type McpServersKey = 'mcpServers' | 'servers';

/** Configuration with which a coding assistant starts `avaturn-docs-mcp`. */
export function mcpConfig(tool: Tool, siteUrl: string, key: McpServersKey, options = ''): object {
  const [command, ...args] = `${toolCommand(tool, siteUrl)} ${options}`.trim().split(' ');
  return {[key]: {'avaturn-docs': {...(key === 'servers' && {type: 'stdio'}), command, args}}};
}

/** Editors that open a link to add an MCP server. */
export type McpEditor = 'Cursor' | 'VS Code';

/**
 * Link with which an editor adds `avaturn-docs-mcp`, after asking. Formats: cursor.com/docs/mcp/install-links, and
 * code.visualstudio.com/api/extension-guides/ai/mcp.
 */
export function mcpInstallLink(tool: Tool, siteUrl: string, editor: McpEditor): string {
  const [command, ...args] = toolCommand(tool, siteUrl).split(' ');
  return editor === 'Cursor'
    ? `cursor://anysphere.cursor-deeplink/mcp/install?name=avaturn-docs&config=${encodeURIComponent(btoa(JSON.stringify({command, args})))}`
    : `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name: 'avaturn-docs', type: 'stdio', command, args}))}`;
}
