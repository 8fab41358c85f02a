import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A parsed reference such as `sample="web/first-avatar/main.js#create"`, with its content. */
export interface Sample {
  /** Path below `samples/`: platform, project, path inside the project. */
  readonly file: string;
  readonly region?: string;
  /** The text to show: the region or the complete file, without region comments and common indentation. */
  readonly text: string;
}

/** An invalid reference. The message says what to do, without the location of the reference. */
export class SampleError extends Error {}

/** `// #region name`, also in the comment syntax of other languages. */
const mark = /^[ \t]*(?:\/\/|#|;|<!--|\/\*)[ \t]*#(region|endregion)(?:[ \t]+([\w-]+))?[ \t]*(?:-->|\*\/)?[ \t]*$/;

/** The value of `sample="…"` in the info string of a fence; undefined without one. */
export function sampleReference(meta: string): string | undefined {
  return /(?:^|\s)sample="([^"]*)"/.exec(meta)?.[1];
}

/** Reads what a reference shows: `platform/project/file`, with `#region` for a part of it. */
export function readSample(folder: string, reference: string): Sample {
  const [file = '', region] = reference.split('#');
  const segments = file.split('/');
  if (segments.length < 3 || segments.some((segment) => segment === '' || segment === '..')) {
    throw new SampleError(`Write the sample as platform/project/file, not "${file}".`);
  }
  if (!existsSync(path.join(folder, file))) {
    throw new SampleError(`samples/${file} does not exist. Add it, or correct the path.`);
  }
  const source = readFileSync(path.join(folder, file), 'utf8');
  const text = region === undefined ? source : cutRegion(source, file, region);
  return {file, ...(region !== undefined && {region}), text: dedent(withoutMarks(text))};
}

/** The texts of all regions of a file, by name. */
export function regionTexts(folder: string, file: string): Record<string, string> {
  const names = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/#region ([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  return Object.fromEntries(names.map((name) => [name, readSample(folder, `${file}#${name}`).text]));
}

export function withoutMarks(source: string): string {
  return source
    .split('\n')
    .filter((line) => !mark.test(line))
    .join('\n');
}

function cutRegion(source: string, file: string, region: string): string {
  const lines = source.split('\n');
  const marks = lines.flatMap((line, index) => {
    const [, kind, name] = mark.exec(line) ?? [];
    return kind === undefined ? [] : [{index, name, depth: kind === 'region' ? 1 : -1}];
  });
  const start = marks.findIndex(({name, depth}) => name === region && depth === 1);
  let open = 0;
  const end = marks.slice(Math.max(0, start)).find(({depth}) => (open += depth) === 0);
  if (start < 0 || !end) {
    throw new SampleError(
      `samples/${file} has no "#region ${region}" with an #endregion. Add it, or correct the name.`,
    );
  }
  return lines.slice(marks[start]!.index + 1, end.index).join('\n');
}

function dedent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trimEnd();
}
