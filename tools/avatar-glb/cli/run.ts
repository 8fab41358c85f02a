import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {tools} from '@avaturn-docs/platform/tools';
import {check} from '../check';
import {GlbError} from '../error';
import {inspect} from '../inspect';
import {refuseLargeFile} from '../read/largest-file';
import {printable} from '../read/json';
import {toVrm} from '../vrm/convert';
import {readArguments, type Request} from './arguments';
import {helpText} from './definition';
import {inspectionText, reportText} from './text';
import {checkWritable, systemMessage, writeCompleteFile} from '@avaturn-docs/command-line/write-file';

/** Receives the output line by line. */
export interface Output {
  /** Command that starts the program, for the help. */
  readonly command: string;
  /** Origin of the site whose pages explain the rules. */
  readonly site: string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Receives the steps of slow commands. */
  readonly onStep?: (step: string) => void;
}

/** The result for one file of a batch. */
type Outcome<Result> =
  | ({readonly file: string} & Result)
  | {readonly file: string; readonly error: {readonly code: string; readonly message: string}};

type RequestOf<Command> = Extract<Request, {readonly command: Command}>;

/**
 * The command `avaturn-glb`.
 *
 * @returns the exit code, see `exitCodes`
 */
export async function run(words: readonly string[], output: Output): Promise<number> {
  const safe: Output = {
    ...output,
    out: (line) => output.out(printable(line)),
    error: (line) => output.error(printable(line)),
  };
  try {
    return await perform(readArguments(words), safe);
  } catch (error) {
    if (!(error instanceof GlbError)) {
      throw error;
    }
    safe.error(error.message);
    return 2;
  }
}

async function perform(request: Request, output: Output): Promise<number> {
  switch (request.command) {
    case 'help':
      output.out(helpText(output.command, request.about));
      return 0;
    case 'version':
      output.out(tools.find(({name}) => name === 'avaturn-glb')!.version);
      return 0;
    case 'inspect':
      return inspectAll(request, output);
    case 'check':
      return checkAll(request, output);
    case 'to-vrm':
      return convert(request, output);
    case 'optimize':
      return optimizeFile(request, output);
    case 'retarget':
      return retargetClips(request, output);
  }
}

async function inspectAll({files, isJson}: RequestOf<'inspect'>, {out, error}: Output): Promise<number> {
  const outcomes = await each(files, error, (bytes) => ({inspection: inspect(bytes)}));
  const found = done(outcomes);
  if (isJson) {
    out(JSON.stringify(outcomes, null, 2));
  } else if (found.length > 0) {
    out(found.map(({file, inspection}) => inspectionText(file, inspection)).join('\n\n'));
  }
  return found.length < files.length ? 2 : 0;
}

async function checkAll(request: RequestOf<'check'>, {out, error, site}: Output): Promise<number> {
  const {files, profile, isJson, strict} = request;
  const avatarFile = request.avatar;
  const avatar = avatarFile === undefined ? undefined : await named(avatarFile, () => readBytes(avatarFile));
  const outcomes = await each(files, error, async (bytes) => ({report: await check(bytes, {profile, avatar})}));
  const reports = done(outcomes);
  if (isJson) {
    out(JSON.stringify(outcomes, null, 2));
  } else if (reports.length > 0) {
    out(reports.map(({file, report}) => reportText(file, report, site)).join('\n\n'));
  }
  if (reports.length < files.length) {
    return 2;
  }
  return reports.some(({report: {counts}}) => counts.error + (strict ? counts.warning : 0) > 0) ? 1 : 0;
}

async function convert(
  {file, output, force, meta, thumbnail, aliases}: RequestOf<'to-vrm'>,
  {out, error, onStep}: Output,
): Promise<number> {
  refuseOutput(output, force);
  const picture = thumbnail === undefined ? undefined : await named(thumbnail, () => readBytes(thumbnail));
  const {nodeDecoders} = await import('../images/node');
  const decoders = await nodeDecoders();
  const result = await named(file, () =>
    toVrm(readBytes(file), meta, {decoders, aliases, thumbnail: picture, onProgress: ({step}) => onStep?.(step)}),
  );
  write(output, result.bytes, force);
  result.notes.forEach((note) => error(note));
  out(
    `${output}: VRM 1.0 with ${result.bones.length} bones, ${result.presets.length} preset and ${result.custom.length} custom expressions.`,
  );
  return 0;
}

async function optimizeFile(request: RequestOf<'optimize'>, {out, error, onStep}: Output): Promise<number> {
  const {file, output, force, settings} = request;
  refuseOutput(output, force);
  const {comparisonText, optimizeInNode} = await import('./optimize');
  const result = await named(file, () =>
    optimizeInNode(readBytes(file), settings, {onProgress: ({step}) => onStep?.(step)}),
  );
  write(output, result.bytes, force);
  result.notes.forEach((note) => error(note));
  out(`${comparisonText(result)}\n${output}: ${result.isUnchanged ? 'already small' : 'done'}.`);
  return 0;
}

async function retargetClips(request: RequestOf<'retarget'>, {out, error, onStep}: Output): Promise<number> {
  const {file, clips, output, force, clipsOnly, rest, strict, aliases} = request;
  refuseOutput(output, force);
  const {retarget} = await import('../animate/retarget');
  const {nodeDecoders} = await import('../images/node');
  const decoders = await nodeDecoders();
  const avatar = await named(file, () => readBytes(file));
  const restBytes = rest === undefined ? undefined : await named(rest, () => readBytes(rest));
  const outcomes = await each(clips, error, (bytes) => ({bytes}));
  const files = done(outcomes).map(({file: name, bytes}) => ({name, bytes}));
  if (files.length === 0) return 2;
  const result = await retarget(avatar, files, {
    decoders,
    aliases,
    ...(rest !== undefined && restBytes && {rest: {name: rest, bytes: restBytes}}),
    refusesUnusedAliases: true,
    avatarName: file,
    outputName: path.basename(output),
    onProgress: ({step}) => onStep?.(step),
    onRefused: (one) => error(`${one.file}: ${one.message}`),
  });
  write(output, clipsOnly ? result.clipFile : result.avatar, force);
  result.notes.forEach((note) => error(note));
  if (result.renamed !== undefined && !clipsOnly) error(result.renamed);
  const list = result.clips.flatMap(({name, seconds, joints, difference, restPose}) => [
    `  ${name}: ${seconds.toFixed(2)} s, ${joints} joints`,
    `    ${difference} ${restPose}`,
  ]);
  const warnings = result.clips.flatMap(({name, warning}) => (warning === undefined ? [] : [`${name}: ${warning}`]));
  warnings.forEach((warning) => error(warning));
  out([`${output}: ${result.clips.length} ${result.clips.length === 1 ? 'clip' : 'clips'}`, ...list].join('\n'));
  if (files.length < clips.length || result.refused.length > 0) return 2;
  return strict && warnings.length > 0 ? 1 : 0;
}

/**
 * Refuses an output that can't be written, before any work.
 * @throws GlbError `usage`
 */
const refuseOutput = (output: string, force: boolean): void =>
  onOutput(output, () => checkWritable(output, {replace: force}));

const write = (output: string, bytes: Uint8Array, force: boolean): void =>
  onOutput(output, () => writeCompleteFile(output, bytes, {replace: force}));

/** Explains errors of the system with the output's name. */
function onOutput(output: string, work: () => unknown): void {
  try {
    work();
  } catch (cause) {
    const {code} = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new GlbError('usage', `${output} exists. Choose another output, or replace the file with --force.`);
    }
    const problem =
      code === 'ENOENT' && !existsSync(path.dirname(output))
        ? `The folder ${path.dirname(output)} does not exist. Create it, or choose another output.`
        : systemMessage(cause);
    throw new GlbError('usage', `${output}: ${problem}`);
  }
}

/** Processes the files in order. An error in one file doesn't stop the others. */
async function each<Result>(
  files: readonly string[],
  error: Output['error'],
  work: (bytes: Uint8Array) => Result | Promise<Result>,
): Promise<Outcome<Result>[]> {
  const outcomes: Outcome<Result>[] = [];
  for (const file of files) {
    try {
      outcomes.push({file, ...(await work(readBytes(file)))});
    } catch (cause) {
      if (!(cause instanceof GlbError)) {
        throw cause;
      }
      error(`${file}: ${cause.message}`);
      outcomes.push({file, error: {code: cause.code, message: cause.message}});
    }
  }
  return outcomes;
}

const done = <Result>(outcomes: readonly Outcome<Result>[]): ({readonly file: string} & Result)[] =>
  outcomes.filter((outcome): outcome is {readonly file: string} & Result => !('error' in outcome));

/** Adds the file name to errors. */
async function named<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof GlbError ? new GlbError(cause.code, `${file}: ${cause.message}`) : cause;
  }
}

function readBytes(file: string): Uint8Array {
  try {
    const stats = statSync(file);
    // Some devices, such as /dev/zero, have no end. A pipe is fine: shells pass one for <(command).
    if (stats.isCharacterDevice() || stats.isBlockDevice()) {
      throw new GlbError('usage', 'This is a device. Specify a file.');
    }
    // Checks the size before reading the file.
    refuseLargeFile(stats.size);
    return readFileSync(file);
  } catch (cause) {
    throw cause instanceof GlbError ? cause : new GlbError('usage', systemMessage(cause));
  }
}
