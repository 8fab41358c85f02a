import {routes} from '../../data/routes';
import {commands as glbCommands} from '@avaturn-docs/avatar-glb/cli/definition';
import {type Tool, toolCommand, tools} from '../../data/tools';
import {commandTexts} from '../../server/simulator/definition';

/** A page's Markdown with what lists say of it. */
export interface Twin {
  /** Address of the page with the site's base and both slashes. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Titles of the groups above the page, the outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly markdown: string;
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly baseUrl: string;
}

/** Path of a page's twin: that of the page and `index.md`. */
export const twinPath = (url: string): string => `${url}index.md`;

/** In the order a reader learns; pages that the route table does not have come last. */
export function inReadingOrder<T extends Pick<Twin, 'url'>>(twins: readonly T[], baseUrl: string): T[] {
  const place = new Map(routes.map(({path}, index) => [`${baseUrl}${path.slice(1)}`, index]));
  const placeOf = ({url}: T): number => place.get(url) ?? routes.length;
  return [...twins].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The subcommands of the tools that have some, each with what follows its name and what it does. */
const subcommands: Readonly<Partial<Record<Tool['name'], readonly (readonly [call: string, does: string])[]>>> = {
  'avaturn-glb': glbCommands.map(({name, files, does}) => [`${name} ${files}`, does]),
  'avaturn-simulator': Object.entries(commandTexts).map(([name, {usage, does}]) => [`${name} ${usage}`, `${does}.`]),
};

function toolLines(tool: Tool, origin: string): string[] {
  return [
    `- ${tool.description}: \`${toolCommand(tool, origin)}\``,
    ...(subcommands[tool.name] ?? []).map(([call, does]) => `  - \`${call}\`: ${does}`),
  ];
}

/**
 * `llms.txt`: what the site is, and a list of its pages' twins with their descriptions, by group.
 * Its form is that of https://llmstxt.org: a title, a quotation with the summary, and lists of links under headings.
 */
export function llmsText(twins: readonly Twin[], {title, tagline, origin, baseUrl}: Site): string {
  const groupNames = new Set(twins.flatMap(({breadcrumbs}) => breadcrumbs.slice(0, 1)));
  const groups = new Map<string, string[]>();
  for (const twin of twins) {
    // The page of a group itself has nothing above it and is still in its group.
    const group = twin.breadcrumbs[0] ?? (groupNames.has(twin.title) ? twin.title : 'Start');
    const line = `- [${twin.title}](${origin}${twinPath(twin.url)}): ${twin.description}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const sections = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}`);
  return [
    `# Avaturn ${title}`,
    `> ${tagline}.`,
    `All pages in one file: ${origin}${baseUrl}llms-full.txt. The REST API as OpenAPI: ${origin}${baseUrl}openapi.yaml.`,
    `Tools that need nothing but Node.js 20.19 or later, with their subcommands (\`--help\` lists the options):\n\n${tools
      .flatMap((tool) => toolLines(tool, origin))
      .join('\n')}`,
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

/** `llms-full.txt`: all twins, one after the other. */
export function llmsFullText(twins: readonly Twin[]): string {
  return twins.map(({markdown}) => markdown).join('\n---\n\n');
}
