/** Pages that search offers before anything is typed, and where nothing was found. */
export const searchStarts: readonly {readonly title: string; readonly path: string}[] = [
  {title: 'Choose an integration', path: '/docs/integration/overview/'},
  {title: 'Add the creator to a web page', path: '/docs/integration/web/html/'},
  {title: 'Import an avatar into a tool or engine', path: '/docs/importing/'},
  {title: 'Call the REST API', path: '/docs/integration/api/introduction/'},
];

/** Where a reader can ask what the docs don't say. */
export const supportPath = '/docs/what-is-avaturn/#get-support';
