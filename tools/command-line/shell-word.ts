/** An argument as a reader can paste it into a shell: in single quotes if it has other characters than a plain path or URL. */
export const shellWord = (text: string): string =>
  /^[\w./:=@%+,~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
