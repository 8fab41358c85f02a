import {McpServer, ResourceTemplate, type ToolCallback} from '@modelcontextprotocol/sdk/server/mcp.js';
import {McpError} from '@modelcontextprotocol/sdk/types.js';
import {z, type ZodRawShape} from 'zod';
import {check} from '@avaturn-docs/avatar-glb/check';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {profiles} from '@avaturn-docs/avatar-glb/report';
import {SearchEngine} from '@avaturn-docs/search/engine/engine';
import {type DocsContent, outlineOf, partAt, pathOf, sectionOf} from './content';
import {readLocalFile} from './local-file';
import {operationText} from './operation';
import {resultsOf} from './results';

const text = (value: string) => ({content: [{type: 'text' as const, text: value}]});
const failure = (value: string) => ({...text(value), isError: true});

/** Longer pages, in characters, would fill much of an assistant's context: their outline is returned first. */
const maxPage = 20_000;

/** The protocol's code for a resource that doesn't exist. */
const resourceNotFound = -32002;

/** A page or section, or its start and headings if it is long. */
function partOrOutline(markdown: string, start: string): string {
  const outline = outlineOf(markdown.slice(markdown.indexOf('\n') + 1));
  if (markdown.length <= maxPage || outline === '') return markdown;
  const size = `${Math.round(markdown.length / 1000)},000 characters`;
  return `${start}\n\nThis part has about ${size}. Read one section with the argument "heading":\n${outline}`;
}

/** Runs a tool on a file. A GlbError becomes an error result with its message. */
async function onFile(run: () => object | Promise<object>) {
  try {
    return text(JSON.stringify(await run(), null, 2));
  } catch (error) {
    if (error instanceof GlbError) return failure(error.message);
    throw error;
  }
}

/**
 * The Model Context Protocol server of the documentation.
 * @param allowed folders whose files tools may read
 */
export function docsServer(content: DocsContent, allowed: readonly string[]): McpServer {
  const {site, date, version, skill, pages, projects} = content;
  const engine = new SearchEngine(content.index, content.english);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const server = new McpServer(
    {name: 'avaturn-docs', version},
    {
      instructions: `The documentation of the Avaturn platform${date === null ? '' : ` as of ${date}`}. To integrate Avaturn, call how_to_integrate first. For everything else, search, then read the page. Statements marked as unconfirmed may be wrong.`,
    },
  );
  const addTool = <Input extends ZodRawShape>(
    name: string,
    description: string,
    inputSchema: Input,
    run: ToolCallback<Input>,
  ) => server.registerTool(name, {description, inputSchema, annotations: {readOnlyHint: true}}, run);
  const unknownPage = (path: string): string =>
    `The page ${path} isn't part of these docs. Use a path that search_docs returns, such as ${pages[1]?.path ?? '/'}.`;

  addTool(
    'how_to_integrate',
    'Read this first to integrate Avaturn: the ways in, the complete code of each, what arrives, and the mistakes to avoid.',
    {},
    () => text(skill),
  );

  addTool(
    'search_docs',
    'Searches the Avaturn documentation, with the index and the ranking of the site. read_page accepts the addresses of the results.',
    {
      query: z.string().min(1).max(500).describe('Words to search for, 1 to 500 characters'),
      limit: z.int().min(1).max(20).default(8).describe('Maximum number of results, 1 to 20'),
    },
    ({query, limit}) => text(resultsOf(engine, content, query, limit)),
  );

  addTool(
    'read_page',
    `Returns a page of the documentation as Markdown, or the part below one heading. Of more than ${maxPage.toLocaleString('en')} characters, returns the headings.`,
    {
      path: z.string().describe('Such as /docs/importing/blender/, with #anchor for one part, or the whole address'),
      heading: z.string().optional().describe('Text of a heading of the page'),
    },
    ({path: given, heading}) => {
      const {path, anchor} = pathOf(given, site);
      const page = byPath.get(path);
      if (!page) return failure(unknownPage(path));
      const wanted = heading ?? anchor;
      if (wanted === undefined) return text(partOrOutline(page.markdown, `# ${page.title}\n\n${page.description}`));
      const part = heading === undefined ? partAt(content, page, wanted) : undefined;
      const section = part ?? sectionOf(page.markdown, wanted);
      if (section !== undefined) return text(partOrOutline(section, section.split('\n', 1)[0]!));
      return failure(`${path} has no heading or anchor "${wanted}". It has:\n${outlineOf(page.markdown)}`);
    },
  );

  addTool(
    'read_code',
    'Returns complete, tested code: the files of a sample project or template, or one file. Pages show only parts of it.',
    {
      project: z.string().describe(`Path or address of an archive: ${Object.keys(projects).join(', ')}`),
      file: z.string().optional().describe('A file of the project'),
    },
    ({project, file}) => {
      const files = projects[project.replace(site, '')];
      if (!files) return failure(`There is no project ${project}. Use one of ${Object.keys(projects).join(', ')}.`);
      if (file === undefined) return text(Object.keys(files).join('\n'));
      const code = files[file];
      return code === undefined
        ? failure(`${project} has no file ${file}. It has:\n${Object.keys(files).join('\n')}`)
        : text(code);
    },
  );

  addTool(
    'get_operation',
    'Returns an operation or webhook of the REST API from its OpenAPI description, with schemas and samples.',
    {
      id: z.string().describe('An operation, such as newSession, or a webhook, such as export.ready'),
    },
    ({id}) => {
      const found = operationText(content, id);
      return 'missing' in found ? failure(found.missing) : text(found.text);
    },
  );

  const file = z.string().describe('Path of a GLB on this computer, absolute or from the working directory');
  addTool(
    'inspect_glb',
    'Lists meshes, materials, images, clips, joints and morph targets of a local GLB; T1 or T2.',
    {file},
    (input) => onFile(() => inspect(readLocalFile(input.file, allowed))),
  );
  addTool(
    'check_glb',
    'Checks a local GLB with the Khronos glTF validator and the rules for Avaturn exports and assets.',
    {
      file,
      profile: z.enum(profiles).default('export').describe('Kind of file: each has its own rules'),
    },
    (input) =>
      onFile(async () => {
        const {inspection: _inspection, ...report} = await check(readLocalFile(input.file, allowed), {
          profile: input.profile,
        });
        return report;
      }),
  );

  const addressOf = (path: string): string => `${site}${path}index.md`;
  server.registerResource(
    'page',
    new ResourceTemplate(`${site}/{+path}`, {
      list: () => ({
        resources: pages.map(({path, title, description}) => ({
          uri: addressOf(path),
          name: title,
          title,
          description,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    {title: 'Page of the documentation', mimeType: 'text/markdown'},
    (uri) => {
      const {path} = pathOf(uri.href, site);
      const page = byPath.get(path);
      if (!page) {
        throw new McpError(
          resourceNotFound,
          `The page ${path} isn't part of these docs. List the resources to get every address.`,
        );
      }
      return {contents: [{uri: uri.href, mimeType: 'text/markdown', text: page.markdown}]};
    },
  );

  server.registerPrompt(
    'integrate_creator',
    {
      title: 'Integrate the creator into my app',
      description: 'Adds the avatar creator to an app and receives the exported avatar.',
      argsSchema: {
        platform: z.enum(['web', 'android', 'ios', 'unity', 'unreal']).describe('Platform of the app'),
      },
    },
    ({platform}) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: `Integrate the Avaturn creator into my ${platform} app. Call how_to_integrate, and read the guide for ${platform} with read_page and its code with read_code. Follow its steps in my code, handle the export event, and keep the API token on the server. Say which statements the documentation marks as unconfirmed.`,
          },
        },
      ],
    }),
  );
  return server;
}
