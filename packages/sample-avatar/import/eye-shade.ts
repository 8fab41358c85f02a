import sharp from 'sharp';

const [width, height] = [4, 64] as const;

/** Paints the shade below the lids: dark at the top, clear at the bottom. */
export async function paintEyeShade(file: string): Promise<void> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const clear = Math.floor(i / width) / (height - 1);
    pixels.set([36, 16, 12, Math.round(140 * (1 - clear) ** 1.7)], i * 4);
  }
  await sharp(pixels, {raw: {width, height, channels: 4}})
    .png()
    .toFile(file);
}
