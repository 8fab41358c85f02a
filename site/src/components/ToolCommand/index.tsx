import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {
  mcpConfig,
  type McpEditor,
  mcpInstallLink,
  type McpServersKey,
  toolCommand,
  tools,
  type Tool,
} from '../../../data/tools';

interface Props {
  readonly tool: Tool['name'];
  readonly args?: string;
  /** A command that takes the tool's command as its argument, such as `claude mcp add avaturn-docs --`. */
  readonly before?: string;
  /** Shows the JSON configuration of a coding assistant instead of the command. */
  readonly config?: McpServersKey;
  /** Shows a link that adds the MCP server to an editor. */
  readonly install?: McpEditor;
}

/** The command that runs a tool of `site/data/tools.ts`. `CodeBlock` shows it with the current origin. */
export default function ToolCommand({tool: name, args = '', before = '', config, install}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`site/data/tools.ts has no tool ${name}.`);
  if (install) {
    return (
      <p>
        <a className="quiet-button" href={mcpInstallLink(tool, siteConfig.url, install)}>
          Add to {install}
        </a>
      </p>
    );
  }
  if (config) {
    const configuration = mcpConfig(tool, siteConfig.url, config, args);
    return <CodeBlock language="json">{JSON.stringify(configuration, null, 2)}</CodeBlock>;
  }
  return <CodeBlock language="bash">{`${before} ${toolCommand(tool, siteConfig.url)} ${args}`.trim()}</CodeBlock>;
}
