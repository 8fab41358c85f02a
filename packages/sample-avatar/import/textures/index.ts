import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Person, type PersonKey, people} from '../../people';
import {hairs} from '../../wear/wardrobe';
import {readBinding} from '../read-mhclo';
import {readObj} from '../read-obj';
import {meshFiles, pictureFiles, skinPicture} from '../sources';
import {clothSize, paintCloth} from './cloth';
import {eyeSource, paintEye} from './eyes';
import {alphaAt, paintHair, paintLashes, paintMouth} from './hair';
import * as names from './names';
import {type Plane, type Rgb, blurred, plane, readPicture, scaled, toSharp} from './raster';
import {paintShoes} from './shoes';
import {paintSkin, paintSkinNormal, paintSkinRoughness, skinLooks} from './skin';
import {chartSkin} from './skin-chart';
import {moveSkins} from './skin-source';
import {skinSize} from './uv-layout';

/** The source kit: its meshes and pictures by the names of `sources.ts`. */
function openKit(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    base: readObj(read('base/base.obj')),
    mesh: (name: string) => {
      const {file} = meshFiles[name]!;
      return {obj: readObj(read(`${file}.obj`)), binding: readBinding(read(`${file}.mhclo`))};
    },
    picture: (name: string, width: number, kind = '') =>
      readPicture(
        path.join(folder, 'textures', `${pictureFiles[name as keyof typeof pictureFiles]}${kind}.png`),
        width,
      ),
    skin: (sex: 'female' | 'male', tone: 'dark' | 'light') =>
      readPicture(path.join(folder, 'textures', skinPicture(folder, sex, tone)), 2048),
  };
}

type SourceKit = ReturnType<typeof openKit>;

const jpeg = (quality: number) => ({quality, mozjpeg: true, chromaSubsampling: '4:4:4'});
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** Paints the skins of all people, and their lashes and eyes. */
async function paintPeople(kit: SourceKit, save: (file: string, picture: Plane, quality?: number) => Promise<unknown>) {
  const looks = Object.keys(names.lookColors) as names.LookStyle[];
  const chart = chartSkin(
    kit.base,
    looks.map((style) => new Set(kit.mesh(`look-${style}`).binding.hides)),
  );
  const skins: Record<string, Plane> = {};
  for (const sex of ['female', 'male'] as const)
    for (const tone of ['light', 'dark'] as const) skins[`${sex}-${tone}`] = await kit.skin(sex, tone);
  const source = await moveSkins(chart, skins);
  for (const color of names.eyeColors)
    await save(names.eyeFile(color), paintEye(color, await kit.picture(eyeSource(color), 1024)));
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
      hair: chart.distance(kit.mesh(`hair-${hairs[person.wear.hair]}`)),
      hairColor: scaled(hairColor, 0.7),
      eye: paintEye(person.eyes, await kit.picture(eyeSource(person.eyes), 1024)),
    });
    await save(names.skinFiles(key).color, picture, 86);
    const [browCards, lashCards] = [await kit.picture(person.brows, 512), await kit.picture(person.lashes, 512)];
    await save(names.lashFile(key), paintLashes(browCards, lashCards, scaled(hairColor, 0.75)));
  }
  await save(names.skinFiles('female').normal!, paintSkinNormal(chart, 2.7), 88);
  await save(names.skinFiles('male').normal!, paintSkinNormal(chart, 3.1), 88);
  await save(names.skinFiles('female').orm!, paintSkinRoughness(source), 80);
}

/** Writes every picture that ships, painted from the source kit. */
export async function paintTextures(kitFolder: string, outFolder: string, only = ''): Promise<void> {
  mkdirSync(outFolder, {recursive: true});
  const kit = openKit(kitFolder);
  const save = (file: string, picture: Plane, quality = 85) => {
    const image = toSharp(picture);
    const out = path.join(outFolder, file);
    return file.endsWith('.png')
      ? image.png({compressionLevel: 9, effort: 10}).toFile(out)
      : image.jpeg(jpeg(quality)).toFile(out);
  };
  if ('people'.startsWith(only)) await paintPeople(kit, save);
  if ('mouth'.startsWith(only)) {
    for (const name of ['teeth', 'tongue'] as const) {
      const file = name === 'teeth' ? names.teethFile : names.tongueFile;
      await save(file, paintMouth(kit.mesh(name).obj, await kit.picture(name, 512), name === 'teeth'));
    }
  }
  for (const style of 'hair'.startsWith(only) ? names.hairStyles : []) {
    await save(
      names.hairFile(style),
      await paintHair(kit.mesh(`hair-${style}`).obj, await kit.picture(`hair-${style}`, 512), style === 'bob'),
    );
  }
  for (const style of 'look'.startsWith(only) ? (Object.keys(names.lookColors) as names.LookStyle[]) : []) {
    const name = `look-${style}`;
    const [color, normal, occlusion] = await Promise.all(
      ['_diffuse', '_normal', '_ao'].map((kind) => kit.picture(name, clothSize, kind)),
    );
    const painted = paintCloth(style, kit.mesh(name), kit.base, {
      color: color!,
      normal: normal!,
      occlusion: occlusion!,
    });
    for (const [dye, picture] of Object.entries(painted.colors))
      await save(names.lookFiles(style, dye).color, picture, 84);
    await save(names.lookFiles(style, '').normal!, painted.normal, 82);
    await save(names.lookFiles(style, '').orm!, painted.orm, 75);
  }
  for (const style of 'shoes'.startsWith(only) ? names.shoeStyles : []) {
    const name = `shoes-${style}`;
    const kitColor = name in pictureFiles ? await kit.picture(name, 512, '_diffuse') : undefined;
    const {color, normal, orm} = paintShoes(style, kit.mesh(name), kit.base, kitColor);
    const files = names.shoeFiles(style);
    await save(files.color, color, 84);
    await save(files.normal!, normal, 84);
    await save(files.orm!, orm, 75);
  }
}
