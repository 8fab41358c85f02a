/** The operations from a user to a picture, in order, and what each makes. */
export const flow: readonly {readonly operation: string; readonly makes: string}[] = [
  {operation: 'createUser', makes: 'User'},
  {operation: 'newSession', makes: 'Session'},
  {operation: 'newExport', makes: 'Export'},
  {operation: 'newRender', makes: 'Render'},
];
