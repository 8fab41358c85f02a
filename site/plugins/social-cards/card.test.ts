import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawCard} from './card';

/** The gray values of a part of a card. */
async function part(card: Buffer, left: number, top: number, width: number, height: number): Promise<Buffer> {
  return sharp(card).extract({left, top, width, height}).grayscale().raw().toBuffer();
}
/** How many pixels are as dark as a title. */
const dark = (pixels: Buffer): number => pixels.filter((value) => value < 80).length;

test('a card has the size that networks ask for, its own title, and the people of every card', async () => {
  const [one, other] = await Promise.all(
    ['Unity SDK', 'Clothing'].map((title) => drawCard({title, section: 'Integration'})),
  );
  expect(await sharp(one).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  expect(one!.length).toBeLessThan(150_000);
  expect((await part(one!, 72, 270, 440, 60)).equals(await part(other!, 72, 270, 440, 60))).toBe(false);
  expect((await part(one!, 700, 200, 400, 400)).equals(await part(other!, 700, 200, 400, 400))).toBe(true);
});

test('a long title becomes smaller, and neither reaches the people nor leaves its box', async () => {
  const card = await drawCard({
    title: 'Webhooks, errors, conventions, and everything else that an integration of avatars meets',
    section: 'REST API',
  });
  expect(dark(await part(card, 72, 270, 444, 240))).toBeGreaterThan(2000);
  expect(dark(await part(card, 0, 520, 500, 110))).toBe(0);
});

test('signs of markup are text', async () => {
  const card = await drawCard({title: 'A < B & <b>C</b>', section: '<i>'});
  expect(dark(await part(card, 72, 270, 440, 60))).toBeGreaterThan(500);
});
