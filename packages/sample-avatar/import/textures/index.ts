import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Person, type PersonKey, people} from '../../people';
import {readObj} from '../read';
import {meshFiles, pictureFile, readMesh, skinPicture} from '../sources';
import {clothSize, dyes, paintCloth} from './cloth';
import {irises, paintEye, paintEyeShade} from './eyes';
import {alphaAt, paintHair, paintLashes, paintMouth} from './hair';
import {type Plane, type Rgb, blurred, plane, readPicture, scaled, toSharp} from './raster';
import {paintShoes, shoeColors} from './shoes';
import {paintSkin, paintSkinNormal, paintSkinRoughness, skinLooks} from './skin';
import {chartSkin} from './skin-chart';
import {moveSkins} from './skin-source';
import {skinSize} from './uv-layout';

/** The source kit: its meshes and pictures by the names of `sources.ts`. */
const openKit = (folder: string) => ({
  base: readObj(readFileSync(path.join(folder, 'base', 'base.obj'), 'utf8')),
  mesh: (name: string) => readMesh(folder, name),
  picture: (name: string, width: number, kind = '') =>
    readPicture(path.join(folder, 'textures', pictureFile(name, kind)), width),
  skin: (sex: 'female' | 'male', tone: 'dark' | 'light') =>
    readPicture(path.join(folder, 'textures', skinPicture(folder, sex, tone)), 2048),
});

type SourceKit = ReturnType<typeof openKit>;
type Save = (file: string, picture: Plane, quality?: number) => Promise<unknown>;

/** The kept meshes whose names start so. */
const named = (start: string) => Object.keys(meshFiles).filter((name) => name.startsWith(start));

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** Paints the skins of all people, and their lashes and eyes. */
async function paintPeople(kit: SourceKit, save: Save) {
  const chart = chartSkin(
    kit.base,
    named('look-').map((look) => new Set(kit.mesh(look).hides)),
  );
  const skins: Record<string, Plane> = {};
  for (const sex of ['female', 'male'] as const)
    for (const tone of ['light', 'dark'] as const) skins[`${sex}-${tone}`] = await kit.skin(sex, tone);
  const source = await moveSkins(chart, skins);
  const eye = async (color: Person['eyes']) => paintEye(color, await kit.picture(irises[color].from, 1024));
  for (const [key, person] of Object.entries(people) as [PersonKey, Person][]) {
    const hairColor = rgbOf(person.wear.hairColor);
    const browMesh = chart.project(kit.mesh(person.brows));
    const browPicture = await kit.picture(person.brows, 1024);
    const brows = plane(skinSize, skinSize, 1);
    browMesh.covered.forEach((isCovered, pixel) => {
      const [u, v] = browMesh.result.data.subarray(pixel * 2, pixel * 2 + 2) as unknown as [number, number];
      if (isCovered) brows.data[pixel] = alphaAt(browPicture, u, v);
    });
    const picture = paintSkin(skinLooks[key], source, {
      brows: await blurred(brows, 1),
      lashes: chart.distance(kit.mesh(person.lashes)),
      hair: chart.distance(kit.mesh(`hair-${person.wear.hair}`)),
      hairColor: scaled(hairColor, 0.7),
      eye: await eye(person.eyes),
    });
    await save(`skin-${key}-color.jpg`, picture, 86);
    await save(`eyes-${person.eyes}.jpg`, await eye(person.eyes));
    const [browCards, lashCards] = [await kit.picture(person.brows, 512), await kit.picture(person.lashes, 512)];
    await save(`lashes-${key}.png`, paintLashes(browCards, lashCards, scaled(hairColor, 0.75)));
  }
  await save('skin-female-normal.jpg', paintSkinNormal(chart, 2.7), 88);
  await save('skin-male-normal.jpg', paintSkinNormal(chart, 3.1), 88);
  await save('skin-orm.jpg', paintSkinRoughness(source), 80);
  await save('eye-shade.png', paintEyeShade(), 100);
}

/** Hair made of sheets that lie on top of each other. */
const overlapping: ReadonlySet<string> = new Set(['hair-bob', 'hair-braid']);

/** The parts that can be painted alone. */
const parts = {
  people: paintPeople,
  async mouth(kit, save) {
    for (const name of ['teeth', 'tongue'])
      await save(`${name}.jpg`, paintMouth(kit.mesh(name).obj, await kit.picture(name, 512), name === 'teeth'));
  },
  async hair(kit, save) {
    for (const name of named('hair-'))
      await save(
        `${name}.png`,
        await paintHair(kit.mesh(name).obj, await kit.picture(name, 512), overlapping.has(name)),
      );
  },
  async looks(kit, save) {
    for (const [style, dyed] of Object.entries(dyes)) {
      const name = `look-${style}`;
      const {colors, normal, orm} = paintCloth(kit.mesh(name), kit.base, dyed, style !== 'sweater', {
        color: await kit.picture(name, clothSize, '_diffuse'),
        normal: await kit.picture(name, clothSize, '_normal'),
        occlusion: await kit.picture(name, clothSize, '_ao'),
      });
      for (const [dye, picture] of Object.entries(colors)) await save(`${name}-${dye}-color.jpg`, picture, 84);
      await save(`${name}-normal.jpg`, normal, 82);
      await save(`${name}-orm.jpg`, orm, 75);
    }
  },
  async shoes(kit, save) {
    for (const [style, colors] of Object.entries(shoeColors)) {
      const name = `shoes-${style}`;
      // The kit has no picture of these.
      const picture = style === 'sneakers' ? undefined : await kit.picture(name, 512, '_diffuse');
      const {color, normal, orm} = paintShoes(kit.mesh(name), kit.base, colors, picture);
      await save(`${name}-color.jpg`, color, 84);
      await save(`${name}-normal.jpg`, normal, 84);
      await save(`${name}-orm.jpg`, orm, 75);
    }
  },
} as const satisfies Readonly<Record<string, (kit: SourceKit, save: Save) => Promise<void>>>;

/** Writes the pictures that ship, painted from the source kit: all, or those of one part. */
export async function paintTextures(kitFolder: string, outFolder: string, only?: string): Promise<void> {
  mkdirSync(outFolder, {recursive: true});
  const kit = openKit(kitFolder);
  const save: Save = (file, picture, quality = 85) => {
    const image = toSharp(picture);
    const out = path.join(outFolder, file);
    // An effort gives a PNG a palette, which keeps hair and lashes small and isn't exact.
    return file.endsWith('.png')
      ? image.png(quality === 100 ? {} : {compressionLevel: 9, effort: 10}).toFile(out)
      : image.jpeg({quality, mozjpeg: true, chromaSubsampling: '4:4:4'}).toFile(out);
  };
  for (const [part, paint] of Object.entries(parts)) if (!only || part === only) await paint(kit, save);
}
