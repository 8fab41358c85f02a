import {readdirSync} from 'node:fs';
import path from 'node:path';
import sharp, {type OverlayOptions} from 'sharp';

const columns = 9;
const tile = 220;
const label = 18;

/** Writes one picture that shows every texture of a folder with its name; transparent ones lie on red. */
export async function writeSheet(folder: string, file: string): Promise<void> {
  const names = readdirSync(folder).sort();
  const rows = Math.ceil(names.length / columns);
  const parts: OverlayOptions[] = [];
  for (const [i, name] of names.entries()) {
    const [left, top] = [(i % columns) * tile, Math.floor(i / columns) * (tile + label)];
    const shown = sharp(path.join(folder, name))
      .resize(tile - 4, tile - 4, {fit: 'inside'})
      .flatten({background: '#b33'});
    parts.push({input: await shown.png().toBuffer(), left: left + 2, top});
    const text = `<svg width="${tile}" height="${label}"><text x="3" y="13" font-family="sans-serif" font-size="11">${name}</text></svg>`;
    parts.push({input: Buffer.from(text), left, top: top + tile - 4});
  }
  await sharp({create: {width: columns * tile, height: rows * (tile + label), channels: 3, background: '#fff'}})
    .composite(parts)
    .jpeg({quality: 78, mozjpeg: true})
    .toFile(file);
}
