import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {refuseLargeFile} from '@avaturn-docs/avatar-glb/read/largest-file';
import {modelBytes, modelUrl, sampleModel, type SampleModelId} from '../AvatarViewer/models';
import type {OwnAvatar} from '../../own-avatar';
import {takeHandedFile} from './handed-file';

/** A selected file that hasn't been read. */
export interface GlbSource {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Reads the file as a GLB each time, because its bytes are transferred to a worker. */
  readonly bytes: () => Promise<ArrayBuffer>;
  /** The reader's file, if a tool made this one from it. */
  readonly original?: GlbSource;
}

/** @throws GlbError if there are several files, or if one exceeds the limit; it isn't read for that */
export function sourceOfFiles(files: Iterable<File>): GlbSource | undefined {
  const [file, second] = files;
  if (second) throw new GlbError('usage', 'Choose one file only.');
  if (!file) return undefined;
  refuseLargeFile(file.size);
  return {
    name: file.name,
    size: file.size,
    bytes: async () => {
      const bytes = await file.arrayBuffer().catch(() => {
        throw new GlbError(
          'usage',
          `${file.name} can’t be read. It was moved, changed, or locked after you chose it. Choose it again.`,
        );
      });
      const {asGlb} = await import('@avaturn-docs/avatar-glb/read/container');
      return asGlb(new Uint8Array(bytes)).buffer;
    },
  };
}

/** Opens the file that another page stored for this tool, if any. */
export function openHandedFile(onFile: (source: GlbSource) => void, onRefuse: (message: string) => void): void {
  const file = takeHandedFile();
  if (!file) return;
  try {
    onFile(file instanceof File ? sourceOfFiles([file])! : file);
  } catch (error) {
    onRefuse((error as Error).message);
  }
}

/** A file that a tool has made from another. */
export const sourceOfResult = (name: string, bytes: ArrayBuffer, from: GlbSource): GlbSource => ({
  name,
  size: bytes.byteLength,
  bytes: async () => bytes.slice(0),
  original: from.original ?? from,
});

export const sourceOfOwnAvatar = ({name, bytes}: OwnAvatar): GlbSource => ({
  name,
  size: bytes,
  bytes: async () => (await import('../../own-avatar/file')).loadOwnAvatar(),
});

export function sourceOfSample(id: SampleModelId): GlbSource {
  const model = sampleModel(id);
  return {
    name: model.file,
    size: modelBytes(model),
    bytes: async () => {
      const response = await fetch(modelUrl(model));
      if (!response.ok) throw new Error(`${response.url} responded with ${response.status}.`);
      return response.arrayBuffer();
    },
  };
}
