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
    version: '1.1.0',
    description: 'Inspect, check and convert the GLB files of avatars and assets',
  },
  {
    name: 'avaturn-simulator',
    version: '1.1.0',
    description: 'A simulator of the Avaturn platform: REST API, webhooks, uploads and the avatar creator',
  },
  {
    name: 'avaturn-docs-mcp',
    version: '1.1.0',
    description: 'A Model Context Protocol server with these docs, for coding assistants',
  },
  {
    name: 'create-avaturn-app',
    version: '1.0.0',
    description: 'Starter projects for Avaturn, copied into a new folder',
  },
];

/** Path of a tool's package from the site's root; without a version, of the copy for scripts. */
export const toolPath = ({name, version}: Pick<Tool, 'name'> & Partial<Tool>): string =>
  `/tools/${name}${version === undefined ? '' : `-${version}`}.tgz`;

/** Command that runs a tool with only Node installed. Other packages on npm have these names, so the URL is required. */
export const toolCommand = (tool: Tool, siteUrl: string): string =>
  `npx -y ${siteUrl.replace(/\/$/, '')}${toolPath(tool)}`;
