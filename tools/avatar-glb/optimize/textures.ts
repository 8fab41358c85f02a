import type {Document, Texture} from '@gltf-transform/core';
import {EXTTextureWebP} from '@gltf-transform/extensions';
import {getTextureColorSpace} from '@gltf-transform/functions';
import type {ImageCodec} from '../images/codec';
import {readImageHeader} from '../read/image-header';
import type {OptimizeSettings} from './settings';

const quality = {color: 82, data: 90} as const;
const readable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/**
 * Resizes textures and converts them to WebP. Images that would grow stay unchanged, and so do GPU formats such as KTX2.
 * @param onTexture called before each texture, which can take seconds
 * @returns a note for each image that can't be read, which stays unchanged too
 */
export async function optimizeTextures(
  document: Document,
  {textureSize, textures}: OptimizeSettings,
  codec: ImageCodec,
  onTexture: (done: number, total: number) => void,
): Promise<string[]> {
  const notes: string[] = [];
  const all = document.getRoot().listTextures();
  for (const [index, texture] of all.entries()) {
    onTexture(index, all.length);
    const image = texture.getImage();
    // Some exporters state another format than the image has.
    const format = image && readImageHeader(image)?.format;
    const type = format ? `image/${format.toLowerCase()}` : texture.getMimeType();
    if (image && readable.includes(type)) {
      await optimizeTexture(texture.setMimeType(type), image).catch(() =>
        notes.push(`The image ${texture.getName() || '(no name)'} can’t be read, so it stays as it is.`),
      );
    }
  }
  const types = new Set(all.map((texture) => texture.getMimeType()));
  if (types.has('image/webp')) {
    document.createExtension(EXTTextureWebP).setRequired(true);
  }
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === 'EXT_texture_avif' && !types.has('image/avif')) {
      extension.dispose();
    }
  }
  return notes;

  async function optimizeTexture(texture: Texture, image: Uint8Array): Promise<void> {
    const type = texture.getMimeType();
    const [width, height] = texture.getSize() ?? [0, 0];
    const scale = Math.min(1, textureSize / Math.max(width, height));
    const target =
      textures === 'webp' || type === 'image/webp' ? 'image/webp' : type === 'image/jpeg' ? type : 'image/png';
    if (scale === 1 && target === type) {
      return;
    }
    const isColor = getTextureColorSpace(texture) === 'srgb';
    const pixels = await codec.decode(image, type);
    const edge = (pixelCount: number): number => Math.max(1, Math.round(pixelCount * scale));
    const small = scale < 1 ? await codec.resize(pixels, edge(width), edge(height), isColor) : pixels;
    const result = await codec.encode(small, target, isColor ? quality.color : quality.data);
    if (scale < 1 || textures === 'keep' || result.byteLength < image.byteLength) {
      texture.setImage(result).setMimeType(target);
    }
  }
}
