/** Where the site is published. */
export const publishedSite = 'https://docs.avaturn.me';

/** Command-line tools that the site publishes as npm packages under `/tools/`. */
export interface Tool {
  readonly name: 'avaturn-glb' | 'avaturn-simulator' | 'avaturn-docs-mcp' | 'create-avaturn-app';
  /** Increase it with every change of the tool: npm caches a package by its URL indefinitely. */
  readonly version: string;
  /** One sentence without a period. */
  readonly description: string;
}

export const tools: readonly Tool[] = [
  {
    name: 'avaturn-glb',
    version: '1.9.0',
    description: 'Inspect, check, optimize, convert and animate the GLB files of avatars and assets',
  },
  {
    name: 'avaturn-simulator',
    version: '1.5.1',
    description: 'A simulator of the Avaturn platform: REST API, webhooks, uploads and the avatar creator',
  },
  {
    name: 'avaturn-docs-mcp',
    version: '1.3.5',
    description: 'A Model Context Protocol server with these docs, for coding assistants',
  },
  {
    name: 'create-avaturn-app',
    version: '1.3.3',
    description: 'Starter projects for Avaturn, copied into a new folder',
  },
];

/** Path of a tool's package from the site's root; without a version, of the copy for scripts. */
export const toolPath = ({name, version}: Pick<Tool, 'name'> & Partial<Tool>): string =>
  `/tools/${name}${version === undefined ? '' : `-${version}`}.tgz`;

const anyVersion = /https:\/\/docs\.avaturn\.me\/tools\/([a-z-]+)-\d+\.\d+\.\d+\.tgz/g;

/**
 * Replaces the addresses of tools in a sample with those that the site serves, so that samples need no change for a new
 * version or a preview.
 * @throws Error if there is no such tool
 */
export function withPublishedTools(text: string, siteUrl: string): string {
  return text.replace(anyVersion, (_address, name: string) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`platform/tools.ts has no tool ${name}.`);
    return siteUrl.replace(/\/$/, '') + toolPath(tool);
  });
}

/** Command that runs a tool with only Node installed. Other packages on npm have these names, so the URL is required. */
export const toolCommand = (tool: Tool, siteUrl: string): string =>
  `npx -y ${siteUrl.replace(/\/$/, '')}${toolPath(tool)}`;

/** The key of the servers in the JSON configuration of coding assistants. VS Code has its own. */
export type McpServersKey = 'mcpServers' | 'servers';

/**
 * Configuration with which a coding assistant starts `avaturn-docs-mcp`.
 * @param options of the command, separated by spaces
 */
export function mcpConfig(tool: Tool, siteUrl: string, key: McpServersKey, options = ''): object {
  const [command, ...args] = `${toolCommand(tool, siteUrl)} ${options}`.trim().split(' ');
  return {[key]: {'avaturn-docs': {...(key === 'servers' && {type: 'stdio'}), command, args}}};
}
