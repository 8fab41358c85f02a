/** Where readers set up the MCP server with these docs, for the menus of all pages. */
export const assistantSetup = '/docs/what-is-avaturn/#set-up-an-assistant';
