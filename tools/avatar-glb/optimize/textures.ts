import type {Document, Texture} from '@gltf-transform/core';
import {EXTTextureWebP} from '@gltf-transform/extensions';
import {getTextureColorSpace} from '@gltf-transform/functions';
import {GlbError} from '../error';
import type {ImageCodec} from '../images/codec';
import type {OptimizeSettings} from './settings';

const quality = {color: 82, data: 90} as const;
const readable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/**
 * Resizes textures and converts them to WebP. Images that would grow stay unchanged, and so do GPU formats such as KTX2.
 * @param onTexture called before each texture, which can take seconds
 * @throws GlbError `damaged` for an image that can't be read
 */
export async function optimizeTextures(
  document: Document,
  {textureSize, textures}: OptimizeSettings,
  codec: ImageCodec,
  onTexture: (done: number, total: number) => void,
): Promise<void> {
  const all = document.getRoot().listTextures();
  for (const [index, texture] of all.entries()) {
    onTexture(index, all.length);
    const image = texture.getImage();
    if (image && readable.includes(texture.getMimeType())) {
      await optimizeTexture(texture, image).catch((cause: unknown) => {
        const name = texture.getName() || '(no name)';
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new GlbError('damaged', `The image ${name} cannot be read (${reason}). Export the file again.`);
      });
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
