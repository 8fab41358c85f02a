import {routes} from '../../data/routes';
import {commands as glbCommands} from '@avaturn-docs/avatar-glb/cli/definition';
import {mcpConfig, type Tool, toolCommand, tools} from '../../data/tools';
import {usageText} from '@avaturn-docs/command-line/help';
import {program as simulator} from '@avaturn-docs/simulator/command/definition';
import type {Section} from './sections';

export interface Twin {
  /** Path of the page with both slashes. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Titles of the sidebar groups above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly markdown: string;
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** HTML files to convert instead of the built pages, by URL. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** The twins in one archive, from the site's root. */
export const offlineArchive = 'avaturn-docs-markdown.zip';

/** Path of a page's twin: the page's path and `index.md`. */
export const twinPath = (url: string): string => `${url}index.md`;

/** In the order of the route table; pages outside it come last. */
export function inReadingOrder<T extends Pick<Twin, 'url'>>(twins: readonly T[]): T[] {
  const place = new Map(routes.map(({path}, index) => [path, index]));
  const placeOf = ({url}: T): number => place.get(url) ?? routes.length;
  return [...twins].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The subcommands of a tool with what they do, and how an assistant starts the MCP server. */
function toolDetails(tool: Tool, {origin}: Site): string[] {
  switch (tool.name) {
    case 'avaturn-glb':
      return glbCommands.map(({name, files, does}) => `\`${name} ${files}\`: ${does}`);
    case 'avaturn-simulator':
      return [
        ...simulator.commands.map((one) => `\`${`${one.name} ${usageText(one)}`.trim()}\`: ${one.does}.`),
        `[Try it without an account](${origin}${twinPath('/docs/integration/api/introduction/')}): the commands from a session to an exported GLB.`,
      ];
    case 'avaturn-docs-mcp':
      return [
        ...['claude', 'codex'].map((cli) => `\`${cli} mcp add avaturn-docs -- ${toolCommand(tool, origin)}\``),
        `Cursor: \`${JSON.stringify(mcpConfig(tool, origin, 'mcpServers'))}\``,
        `Claude Desktop: \`${JSON.stringify(mcpConfig(tool, origin, 'mcpServers', '--allow FOLDER'))}\``,
        `VS Code: \`${JSON.stringify(mcpConfig(tool, origin, 'servers'))}\``,
      ];
    default:
      return [];
  }
}

const toolLines = (tool: Tool, site: Site): string[] => [
  `- ${tool.description}: \`${toolCommand(tool, site.origin)}\``,
  ...toolDetails(tool, site).map((line) => `  - ${line}`),
];

/**
 * `llms.txt`: a summary of the site, and its pages' twins with their descriptions and sizes, by group. The format is
 * https://llmstxt.org: a title, a quote with the summary, and lists of links below headings.
 */
export function llmsText(twins: readonly Twin[], site: Site, sections: readonly Section[]): string {
  const {title, tagline, origin} = site;
  const groupNames = new Set(twins.flatMap(({breadcrumbs}) => breadcrumbs.slice(0, 1)));
  const groups = new Map<string, string[]>();
  for (const twin of twins) {
    // The page of a group has no group above it, but belongs to its own.
    const group = twin.breadcrumbs[0] ?? (groupNames.has(twin.title) ? twin.title : 'Start');
    const size = Math.ceil(Buffer.byteLength(twin.markdown) / 1000);
    const line = `- [${twin.title}](${origin}${twinPath(twin.url)}): ${twin.description} (${size} KB)`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const lists = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}`);
  const deeper = sections.map(
    ({folder, title: name, pages}) => `- [${name}](${origin}/${folder}llms.txt): ${pages.length} pages`,
  );
  return [
    `# Avaturn ${title}`,
    `> ${tagline}.`,
    `To integrate Avaturn, read ${origin}/skill.md first: the ways in with their complete code, what the events bring, and the mistakes to avoid.`,
    `Each page is Markdown at its address with \`index.md\`; most hosts also send it at the address itself, for the header \`Accept: text/markdown\`. All pages in one file: ${origin}/llms-full.txt, and as files for reading offline: ${origin}/${offlineArchive}. The REST API as OpenAPI: ${origin}/openapi.yaml.`,
    `Tools that need nothing but Node.js 20.19 or later, with their subcommands (\`--help\` lists the options):\n\n${tools
      .flatMap((tool) => toolLines(tool, site))
      .join('\n')}`,
    ...lists,
    ...(deeper.length > 0 ? [`## Headings of the pages, by section\n\n${deeper.join('\n')}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

export function llmsFullText(twins: readonly Twin[]): string {
  return twins.map(({markdown}) => markdown).join('\n---\n\n');
}
