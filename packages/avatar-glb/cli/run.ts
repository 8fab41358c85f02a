import {statSync, readFileSync, writeFileSync} from 'node:fs';
import {check} from '../check';
import {GlbError} from '../error';
import {inspect} from '../inspect';
import {refuseLargeFile} from '../read/container';
import type {Report} from '../report';
import {toVrm} from '../vrm/convert';
import {readArguments, type Request} from './arguments';
import {helpText} from './definition';
import {sarif} from './sarif';
import {inspectionText, reportText} from './text';

/** Where the command writes, a line each, and what starts it. */
export interface Output {
  readonly command: string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * The command `avaturn-glb`.
 *
 * @returns the exit code, see `exitCodes`
 */
export async function run(words: readonly string[], output: Output): Promise<number> {
  try {
    return await perform(readArguments(words), output);
  } catch (error) {
    if (!(error instanceof GlbError)) {
      throw error;
    }
    output.error(error.message);
    return 2;
  }
}

async function perform(request: Request, {out, error, command}: Output): Promise<number> {
  switch (request.command) {
    case 'help':
      out(helpText(command));
      return 0;
    case 'inspect': {
      const found = request.files.map((file) => ({file, inspection: of(file, () => inspect(read(file)))}));
      out(
        request.format === 'json'
          ? JSON.stringify(found, null, 2)
          : found.map(({file, inspection}) => inspectionText(file, inspection)).join('\n\n'),
      );
      return 0;
    }
    case 'check': {
      const reports: {file: string; report: Report}[] = [];
      const avatar = request.avatar === undefined ? undefined : of(request.avatar, () => read(request.avatar!));
      for (const file of request.files) {
        reports.push({file, report: await of(file, () => check(read(file), {profile: request.profile, avatar}))});
      }
      out(
        request.format === 'text'
          ? reports.map(({file, report}) => reportText(file, report)).join('\n\n')
          : JSON.stringify(request.format === 'json' ? reports : sarif(reports), null, 2),
      );
      const faults = reports.map(({report: {counts}}) => counts.error + (request.strict ? counts.warning : 0));
      return faults.some((count) => count > 0) ? 1 : 0;
    }
    case 'to-vrm': {
      // CommonJS: only the default export exists in Node and in a bundle alike.
      const {createDecoderModule} = (await import('draco3dgltf')).default;
      const result = await of(request.file, () =>
        toVrm(read(request.file), request.meta, {dracoDecoder: createDecoderModule}),
      );
      write(request.output, result.bytes);
      result.notes.forEach((note) => error(note));
      out(
        `${request.output}: VRM 1.0 with ${result.bones.length} bones, ${result.presets.length} preset and ${result.custom.length} custom expressions.`,
      );
      return 0;
    }
  }
}

/** Says which file a refusal is about. */
function of<Result>(file: string, work: () => Result): Result {
  const named = (cause: unknown): never => {
    throw cause instanceof GlbError ? new GlbError(cause.code, `${file}: ${cause.message}`) : cause;
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(named) as Result) : result;
  } catch (cause) {
    return named(cause);
  }
}

function read(file: string): Uint8Array {
  try {
    // The size is known before anything is read.
    refuseLargeFile(statSync(file).size);
    return readFileSync(file);
  } catch (cause) {
    throw cause instanceof GlbError
      ? cause
      : new GlbError('usage', `It cannot be read (${cause instanceof Error ? cause.message : String(cause)}).`);
  }
}

function write(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes);
  } catch (cause) {
    throw new GlbError(
      'usage',
      `${file} cannot be written (${cause instanceof Error ? cause.message : String(cause)}).`,
    );
  }
}
