/** Pages that search suggests before anything is typed, and without results. */
export const searchStarts: readonly {readonly title: string; readonly path: string}[] = [
  {title: 'Choose an integration', path: '/docs/integration/overview/'},
  {title: 'Add the creator to a web page', path: '/docs/integration/web/html/'},
  {title: 'Import an avatar into a tool or engine', path: '/docs/importing/'},
  {title: 'Call the REST API', path: '/docs/integration/api/introduction/'},
];

/** Where readers can ask questions that the docs don't answer. */
export const supportPath = '/docs/what-is-avaturn/#get-support';
