import path from 'node:path';
import sharp from 'sharp';

const fonts = {
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};

/** The site's card: logo and people, with text on the left that a page's own replaces. 1200 × 630 px. */
const siteCard = path.join(__dirname, '../../static/img/social-card.png');

const box = {left: 72, top: 216, width: 444, height: 300} as const;

const paper = '#fffefb';
const grid = '#e4e0d7';

/** Covers the text of the site's card with paper and its grid, a line each 60 px. */
function blank(): Buffer {
  const lines: string[] = [];
  for (let at = 59; at < 630; at += 60) {
    if (at >= box.left && at < box.left + box.width) lines.push(`M${at - box.left + 0.5} 0v${box.height}`);
    if (at >= box.top && at < box.top + box.height) lines.push(`M0 ${at - box.top + 0.5}h${box.width}`);
  }
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="${paper}"/><path d="${lines.join('')}" stroke="${grid}"/></svg>`,
  );
}

/** A text as a picture. Its font is a file, because machines that build may have none. */
async function draw(text: string, color: string, size: number, bold: boolean) {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `DejaVu Sans ${bold ? 'Bold ' : ''}${size}`,
      fontfile: bold ? fonts.bold : fonts.regular,
      width: box.width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
}

/** The largest size at which a title fits below its section. */
async function drawTitle(title: string, sizes: readonly number[] = [52, 46, 40, 34, 28]): ReturnType<typeof draw> {
  const [size = 28, ...smaller] = sizes;
  const drawn = await draw(title, '#17181c', size, true);
  return drawn.info.height > box.height - 66 && smaller.length > 0 ? drawTitle(title, smaller) : drawn;
}

/** The card of a page that chats and social networks show with a link to it: JPEG, 1200 × 630 px. */
export async function drawCard({title, section}: {readonly title: string; readonly section: string}): Promise<Buffer> {
  const {left, top} = box;
  const [above, name] = await Promise.all([draw(section, '#b0390a', 24, false), drawTitle(title)]);
  return sharp(siteCard)
    .composite([
      {input: blank(), left, top},
      {input: above.data, left, top: top + 14},
      {input: name.data, left, top: top + 64},
    ])
    .jpeg({quality: 82})
    .toBuffer();
}
