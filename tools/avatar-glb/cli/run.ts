import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {printable} from '@avaturn-docs/command-line/printable';
import {readCall, readChoice, usageError, type Start} from '@avaturn-docs/command-line/program';
import {StartError} from '@avaturn-docs/command-line/start-error';
import {check} from '../check';
import {compare} from '../compare';
import type {RefusedClip} from '../animate/retarget';
import {GlbError, named, type UnknownJoints} from '../error';
import {sizeChange} from '../file-size';
import {inspect} from '../inspect';
import {readAliases} from '../read/joint-names';
import {refuseLargeFile} from '../read/largest-file';
import {profiles} from '../report';
import {toVrm} from '../vrm/convert';
import {metaIn, settingsIn, type Values} from './arguments';
import {program, type CommandName} from './definition';
import {comparedText, comparisonText, inspectionText, reportText} from './text';
import {checkWritable, systemMessage, writeCompleteFile} from '@avaturn-docs/command-line/write-file';

export interface Output extends Start {
  /** Origin of the site whose pages explain the rules. */
  readonly site: string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Receives the steps of slow commands. */
  readonly onStep?: (step: string) => void;
}

interface Arguments {
  readonly values: Values;
  readonly file: string;
  readonly files: readonly string[];
}

type RunCommand = (words: Arguments, output: Output) => Promise<number>;

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
    const call = readCall(program, words, output);
    if (typeof call === 'string') {
      safe.out(call);
      return 0;
    }
    const {name, values, positionals: files} = call;
    if (!files[0]) throw usageError(`Specify a file: ${name} avatar.glb.`);
    return await commands[name]({values: values as Values, file: files[0], files}, safe);
  } catch (error) {
    if (!(error instanceof GlbError || error instanceof StartError)) throw error;
    safe.error(withOption(error));
    return 2;
  }
}

/** An error with the option that fixes it. Pages have other ways to do that. */
const withOption = ({message, ...error}: Error | RefusedClip): string =>
  message +
  ('code' in error && error.code === 'no-rest-pose' ? ' Add --rest t-pose.fbx.' : '') +
  ('joints' in error && error.joints ? jointOptions(error.joints) : '');

/** What to add for joints with other names: the guesses, to be pasted, and what has no guess. */
function jointOptions({missing, guesses}: UnknownJoints): string {
  const found = Object.entries(guesses).map(([joint, name]) => `--joint ${quoted(`${joint}=${name}`)}`);
  const open = missing.filter((joint) => guesses[joint] === undefined);
  const example = ' Add --joint for each, such as --joint hips=pelvis.';
  if (found.length === 0) return example;
  const rest = open.length > 0 ? `, and --joint ${open[0]}=NAME for ${open.join(', ')}` : '';
  return ` Add the guesses if they are right${rest}:\n${found.join(' ')}`;
}

function quoted(word: string): string {
  if (/^[\w.:=@/-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

const inspectAll: RunCommand = async ({files, values: {json}}, {out, error}) => {
  const {outcomes, done: found} = await each(files, error, (bytes) => ({inspection: inspect(bytes)}));
  if (json) {
    out(JSON.stringify(outcomes, null, 2));
  } else if (found.length > 0) {
    out(found.map(({file, inspection}) => inspectionText(file, inspection)).join('\n\n'));
  }
  return found.length < files.length ? 2 : 0;
};

const checkAll: RunCommand = async ({files, values}, {out, error, site}) => {
  const {json, strict, avatar: avatarFile} = values;
  const profile = readChoice('profile', values.profile ?? 'export', profiles);
  if (avatarFile !== undefined && values.profile === undefined) {
    throw usageError('--avatar is for assets: add --profile clothing or --profile footwear.');
  }
  const avatar = avatarFile === undefined ? undefined : await named(avatarFile, () => readBytes(avatarFile));
  const {outcomes, done: reports} = await each(files, error, async (bytes) => {
    return {report: await check(bytes, {profile, avatar})};
  });
  if (json) {
    out(JSON.stringify(outcomes, null, 2));
  } else if (reports.length > 0) {
    out(reports.map(({file, report}) => reportText(file, report, site)).join('\n\n'));
  }
  if (reports.length < files.length) {
    return 2;
  }
  return reports.some(({report: {counts}}) => counts.error + (strict ? counts.warning : 0) > 0) ? 1 : 0;
};

/** As JSON, it is a report for `npm run confirm` of the documentation's repository. */
const compareFile: RunCommand = async ({file, values: {json}}, {out, version}) => {
  const {type, isSample, statements} = await named(file, () => compare(readBytes(file)));
  const date = new Date().toISOString().slice(0, 10);
  const server = isSample ? {server: 'a sample avatar of the site'} : {};
  if (json) out(JSON.stringify({tool: `avaturn-glb ${version}`, date, ...server, file: type, statements}, null, 2));
  else out(comparedText(type, isSample, statements));
  return statements.some(({outcome}) => outcome === 'differs') ? 1 : 0;
};

const convert: RunCommand = async ({file, values}, {out, error, onStep}) => {
  const {thumbnail} = values;
  const aliases = readAliases(values.joint ?? []);
  const save = writer(values, 'avatar.vrm');
  const meta = metaIn(values);
  const picture = thumbnail === undefined ? undefined : await named(thumbnail, () => readBytes(thumbnail));
  const {nodeDecoders} = await import('../images/node');
  const decoders = await nodeDecoders();
  const source = await named(file, () => readBytes(file));
  const result = await named(file, () =>
    toVrm(source, meta, {decoders, aliases, thumbnail: picture, onProgress: ({step}) => onStep?.(step)}),
  );
  save(result.bytes);
  result.notes.forEach((note) => error(note));
  const reason = result.isDecompressed
    ? 'VRM 1.0 doesn’t support the compression of the GLB'
    : `VRM has more data${picture ? ' and a thumbnail' : ''}`;
  out(
    `${values.output}: VRM 1.0 with ${result.bones.length} bones, ${result.presets.length} preset and ${result.custom.length} custom expressions.\n${sizeChange(source.length, result.bytes.length, reason)}.`,
  );
  return 0;
};

const optimizeFile: RunCommand = async ({file, values}, {out, error, onStep}) => {
  const save = writer(values, 'small.glb');
  const settings = settingsIn(values);
  // The codecs are large.
  const {optimize} = await import('../optimize/optimize');
  const {nodeDecoders, nodeImageCodec} = await import('../images/node');
  const {createEncoderModule} = (await import('draco3dgltf')).default;
  const tools = {images: nodeImageCodec(), decoders: await nodeDecoders(), makeDracoEncoder: createEncoderModule};
  const result = await named(file, () =>
    optimize(readBytes(file), settings, {...tools, onProgress: ({step}) => onStep?.(step)}),
  );
  save(result.bytes);
  result.notes.forEach((note) => error(note));
  out(`${comparisonText(result)}\n${values.output}: ${result.isUnchanged ? 'already small' : 'done'}.`);
  return 0;
};

const retargetClips: RunCommand = async ({file, files: [, ...clips], values}, {out, error, onStep}) => {
  const {rest, strict, force, 'clips-only': clipsOnly} = values;
  if (clips.length === 0) throw usageError('Specify clips: retarget avatar.glb walking.fbx -o walking.glb.');
  const output = values.output || file.replace(/\.\w+$/, '') + (clipsOnly ? '-clips.glb' : '-animated.glb');
  const aliases = readAliases(values.joint ?? []);
  const save = writer({output, force});
  const {retarget} = await import('../animate/retarget');
  const {nodeDecoders} = await import('../images/node');
  const decoders = await nodeDecoders();
  const avatar = await named(file, () => readBytes(file));
  const restBytes = rest === undefined ? undefined : await named(rest, () => readBytes(rest));
  const {done: files} = await each(clips, error, (bytes, name) => ({name, bytes}));
  if (files.length === 0) return 2;
  const result = await retarget(avatar, files, {
    decoders,
    aliases,
    ...(rest !== undefined && restBytes && {rest: {name: rest, bytes: restBytes}}),
    refusesUnusedAliases: true,
    avatarName: file,
    outputName: path.basename(output),
    onProgress: ({step}) => onStep?.(step),
  });
  result.refused.forEach((one) => error(`${one.file}: ${withOption(one)}`));
  const written = clipsOnly ? result.clipFile : result.avatar;
  save(written);
  result.notes.forEach((note) => error(note));
  if (result.renamed !== undefined && !clipsOnly) error(result.renamed);
  const list = result.clips.flatMap(({name, seconds, joints, difference, restPose}) => [
    `  ${name}: ${seconds.toFixed(2)} s, ${joints} joints`,
    `    ${difference} ${restPose}`,
  ]);
  const warnings = result.clips.flatMap(({name, warning}) => (warning === undefined ? [] : [`${name}: ${warning}`]));
  warnings.forEach((warning) => error(warning));
  const count = `${result.clips.length} ${result.clips.length === 1 ? 'clip' : 'clips'}`;
  const size = clipsOnly
    ? sizeChange(
        files.reduce((sum, {bytes}) => sum + bytes.length, 0),
        written.length,
        'each joint has a key in each frame',
      )
    : sizeChange(avatar.length, written.length, 'of the clips');
  out([`${output}: ${count}, ${size}`, ...list].join('\n'));
  if (files.length < clips.length || result.refused.length > 0) return 2;
  return strict && warnings.length > 0 ? 1 : 0;
};

const commands: Readonly<Record<CommandName, RunCommand>> = {
  inspect: inspectAll,
  check: checkAll,
  compare: compareFile,
  'to-vrm': convert,
  optimize: optimizeFile,
  retarget: retargetClips,
};

/**
 * Refuses an output that can't be written, before any work.
 * @param example of an output, if it is required
 * @returns a function that writes it
 * @throws UsageError, or GlbError `usage`
 */
function writer({output, force}: Values, example?: string): (bytes: Uint8Array) => void {
  if (!output) throw usageError(`Specify the output file: -o ${example}.`);
  const options = {replace: force === true};
  onOutput(output, () => checkWritable(output, options));
  return (bytes) => onOutput(output, () => writeCompleteFile(output, bytes, options));
}

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

/**
 * Processes the files in order. An error in one file doesn't stop the others.
 * @returns all outcomes, and those without an error
 */
async function each<Result>(
  files: readonly string[],
  error: Output['error'],
  work: (bytes: Uint8Array, file: string) => Result | Promise<Result>,
) {
  const outcomes: object[] = [];
  const done: ({readonly file: string} & Result)[] = [];
  for (const file of files) {
    try {
      done.push({file, ...(await work(readBytes(file), file))});
      outcomes.push(done.at(-1)!);
    } catch (cause) {
      if (!(cause instanceof GlbError)) {
        throw cause;
      }
      error(`${file}: ${cause.message}`);
      outcomes.push({file, error: {code: cause.code, message: cause.message}});
    }
  }
  return {outcomes, done};
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
    // Not a Buffer: its slices share memory with other files, which loaders would read.
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw cause instanceof GlbError ? cause : new GlbError('usage', systemMessage(cause));
  }
}
