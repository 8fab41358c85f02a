import {Logger, WebIO} from '@gltf-transform/core';
import {ALL_EXTENSIONS} from '@gltf-transform/extensions';
import {dequantize} from '@gltf-transform/functions';
import {MeshoptDecoder} from 'meshoptimizer/decoder';
import {GlbError} from '../error';
import {compressions, draco, meshopt} from './compressions';

/** Makes the decoder module of the package `draco3dgltf`. */
export type MakeDracoDecoder = () => Promise<unknown>;

/**
 * Rewrites a GLB without mesh compression. Extensions that glTF-Transform does not know are lost.
 *
 * @throws GlbError `unsupported` without the decoder that the file needs, `damaged` if it cannot be decoded
 */
export async function decompress(
  bytes: Uint8Array,
  used: readonly string[],
  makeDraco: MakeDracoDecoder | undefined,
): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS);
  if (used.includes(draco)) {
    if (!makeDraco) {
      throw new GlbError(
        'unsupported',
        'The meshes are compressed with Draco. Export the file again without compression.',
      );
    }
    io.registerDependencies({'draco3d.decoder': await makeDraco()});
  }
  if (used.includes(meshopt)) {
    await MeshoptDecoder.ready.catch(() => {
      throw new GlbError(
        'unsupported',
        'The meshes are compressed with meshopt, and this browser does not let the page decode it. Export the file again without compression.',
      );
    });
    io.registerDependencies({'meshopt.decoder': MeshoptDecoder});
  }
  try {
    const document = await io.readBinary(bytes);
    await document.transform(dequantize());
    for (const extension of document.getRoot().listExtensionsUsed()) {
      if (compressions.includes(extension.extensionName)) {
        extension.dispose();
      }
    }
    return await io.writeBinary(document);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new GlbError(
      'damaged',
      `The compressed meshes cannot be decoded (${reason}). Export the file again without compression.`,
    );
  }
}
