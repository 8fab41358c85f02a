import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Logger, WebIO, type Document} from '@gltf-transform/core';
import {unweld} from '@gltf-transform/functions';
import {encode} from 'jpeg-js';
import {Random} from '@avaturn-docs/avatar-glb/test/random';

export interface BenchFile {
  readonly title: string;
  readonly bytes: Uint8Array;
}

const models = path.resolve(__dirname, '../../static/models');

/** The sample avatars unchanged, and enlarged to the reported size of exports (10 to 14 MB for T2). */
export async function makeFiles(): Promise<BenchFile[]> {
  const [t1, t2] = ['t1-male.glb', 't2-male.glb'].map((name) => new Uint8Array(readFileSync(path.join(models, name))));
  return [
    {title: 'T1 sample', bytes: t1!},
    {title: 'T2 sample', bytes: t2!},
    {title: 'T2 with larger textures', bytes: await grown(t2!, (document) => enlarge(document, 1024))},
    {title: 'T2 with three times the vertices', bytes: await grown(t2!, (document) => document.transform(unweld()))},
  ];
}

async function grown(bytes: Uint8Array, grow: (document: Document) => unknown): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT));
  const document = (await io.readBinary(bytes)).setLogger(new Logger(Logger.Verbosity.SILENT));
  await grow(document);
  return io.writeBinary(document);
}

/** Replaces every image with a noisy JPEG: like photographed skin and cloth, noise compresses badly. */
function enlarge(document: Document, edge: number): void {
  const random = new Random(5);
  for (const texture of document.getRoot().listTextures()) {
    const pixels = Buffer.from(Array.from({length: edge * edge * 4}, () => random.between(90, 165)));
    texture
      .setMimeType('image/jpeg')
      .setImage(new Uint8Array(encode({width: edge, height: edge, data: pixels}, 70).data));
  }
}
