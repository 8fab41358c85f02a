import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a page's `sample="web/first-avatar/main.js#create"` stands for. */
export interface Sample {
  /** Path below `samples/`: platform, project, path inside the project. */
  readonly file: string;
  readonly region?: string;
  /** What the page shows: the region or the whole file, without the marks of regions, without common indentation. */
  readonly text: string;
  /** Line of the file at which the region begins, from 1. */
  readonly firstLine: number;
  /** Language of the code fence. */
  readonly language: string;
}

/** A broken reference; the message says what to do, without the place of the reference. */
export class SampleError extends Error {}

/** Languages of code fences by the ending of a sample's file. */
export const languageOfEnding: Readonly<Record<string, string>> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
  mjs: 'js',
  html: 'html',
  css: 'css',
  json: 'json',
  sh: 'bash',
  kt: 'kotlin',
  kts: 'kotlin',
  xml: 'xml',
  plist: 'xml',
  swift: 'swift',
  cs: 'csharp',
  h: 'cpp',
  cpp: 'cpp',
  ini: 'ini',
  yml: 'yaml',
  py: 'python',
};

/** `// #region name`, and the same in the comments of the other languages. */
const mark = /^[ \t]*(?:\/\/|#|;|<!--|\/\*)[ \t]*#(region|endregion)(?:[ \t]+([\w-]+))?[ \t]*(?:-->|\*\/)?[ \t]*$/;

/** The value of `sample="…"` in the information string of a fence; undefined where there is none. */
export function sampleReference(meta: string): string | undefined {
  return /(?:^|\s)sample="([^"]*)"/.exec(meta)?.[1];
}

/**
 * Reads what a reference shows.
 *
 * @param folder The folder `samples/`.
 * @param reference `platform/project/file`, with `#region` for a part of it.
 * @throws SampleError where the file or the region does not exist, or the marks of regions do not pair.
 */
export function readSample(folder: string, reference: string): Sample {
  const [file = '', region] = reference.split('#');
  const segments = file.split('/');
  if (segments.length < 3 || segments.some((segment) => segment === '' || segment === '..')) {
    throw new SampleError(`Write the sample as platform/project/file, not "${file}".`);
  }
  if (!existsSync(path.join(folder, file))) {
    throw new SampleError(`samples/${file} does not exist. Add it, or correct the path.`);
  }
  const language = languageOfEnding[path.posix.extname(file).slice(1)];
  if (!language) {
    throw new SampleError(`No language is known for samples/${file}. Add its ending to plugins/samples/sample.ts.`);
  }
  const source = readFileSync(path.join(folder, file), 'utf8');
  const {text, firstLine} = region === undefined ? {text: source, firstLine: 1} : cutRegion(source, file, region);
  return {file, ...(region !== undefined && {region}), text: dedent(withoutMarks(text)), firstLine, language};
}

/** A source without the lines that mark regions. */
export function withoutMarks(source: string): string {
  return source
    .split('\n')
    .filter((line) => !mark.test(line))
    .join('\n');
}

function cutRegion(source: string, file: string, region: string): {text: string; firstLine: number} {
  const lines = source.split('\n');
  const open: string[] = [];
  const regions = new Map<string, {start: number; end: number}>();
  for (const [index, line] of lines.entries()) {
    const [, kind, name = ''] = mark.exec(line) ?? [];
    if (kind === 'region') {
      if (name === '' || open.includes(name) || regions.has(name)) {
        throw new SampleError(`samples/${file}:${index + 1}: Give the region a name of its own.`);
      }
      open.push(name);
      regions.set(name, {start: index + 1, end: lines.length});
    } else if (kind === 'endregion') {
      const ended = regions.get(open.pop() ?? '');
      if (!ended) {
        throw new SampleError(`samples/${file}:${index + 1}: No region is open that could end here.`);
      }
      ended.end = index;
    }
  }
  if (open.length > 0) {
    throw new SampleError(`samples/${file}: End the region ${open.join(' and ')} with #endregion.`);
  }
  const found = regions.get(region);
  if (!found) {
    throw new SampleError(
      `samples/${file} has no region "${region}". It has ${[...regions.keys()].join(', ') || 'none'}.`,
    );
  }
  return {text: lines.slice(found.start, found.end).join('\n'), firstLine: found.start + 1};
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
