/** Colors of `site/src/css/tokens.css`: an SVG in an `img` can't read the page's. */
export const modes = {
  light: {ink: '#17181c', muted: '#4a4b52', line: '#8f897b', wash: '#f6f4ef', paper: '#fffefb', accent: '#b0390a'},
  dark: {ink: '#efede8', muted: '#b9b7b1', line: '#73757f', wash: '#1a1b1f', paper: '#131417', accent: '#ff9d6b'},
} as const;

export type Colors = Readonly<Record<keyof (typeof modes)['light'], string>>;

export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly draw: (colors: Colors) => string;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly mono?: boolean;
}

/** Lines of text; `y` is the baseline of the first. */
export function text(x: number, y: number, lines: readonly string[], fill: string, style: TextStyle = {}): string {
  const {size = 16, anchor = 'start', bold = false, mono = false} = style;
  const family = mono ? 'ui-monospace, Menlo, Consolas, monospace' : 'system-ui, sans-serif';
  const spans = lines.map((line, at) => `<tspan x="${x}" y="${y + at * size * 1.3}">${escaped(line)}</tspan>`);
  return `<text font-family="${family}" font-size="${size}"${bold ? ' font-weight="600"' : ''} text-anchor="${anchor}" fill="${fill}">${spans.join('')}</text>`;
}

interface BoxStyle {
  readonly stroke?: string;
  readonly isDashed?: boolean;
}

/** A box with a bold title and smaller lines below it. */
export function box(
  colors: Colors,
  [x, y, width, height]: readonly [number, number, number, number],
  title: string,
  lines: readonly string[] = [],
  {stroke = colors.line, isDashed = false}: BoxStyle = {},
): string {
  const dash = isDashed ? ' stroke-dasharray="6 5"' : '';
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${colors.wash}" stroke="${stroke}" stroke-width="2"${dash}/>`;
  return (
    frame +
    text(x + 14, y + 28, [title], colors.ink, {size: 17, bold: true}) +
    text(x + 14, y + 54, lines, colors.muted, {size: 15})
  );
}

/** A node of a visual script: a colored head, and a pin below it. */
export function node(
  colors: Colors,
  [x, y, width, height]: readonly [number, number, number, number],
  title: string,
  pin: string,
  isEvent = false,
): string {
  const dot = pin && `<circle cx="${x + 18}" cy="${y + 58}" r="5" fill="${colors.accent}"/>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${colors.wash}" stroke="${colors.line}" stroke-width="2"/>`,
    `<path d="M${x + 1} ${y + 38}H${x + width - 1}" stroke="${isEvent ? colors.accent : colors.line}" stroke-width="3"/>`,
    text(x + 12, y + 26, [title], colors.ink, {size: 14, bold: true}),
    dot,
    text(x + 32, y + 63, [pin], colors.muted, {size: 15}),
  ].join('');
}

/** Small words beside an arrow. */
export function label(
  colors: Colors,
  [x, y]: readonly [number, number],
  lines: readonly string[],
  anchor: TextStyle['anchor'] = 'middle',
): string {
  return text(x, y, lines, colors.muted, {size: 15, anchor});
}

/** A straight arrow from one point to another, vertical or horizontal. */
export function arrow(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stroke: string,
): string {
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const wing = (side: number) => `M${x2} ${y2}L${x2 - 9 * dx + side * 6 * dy} ${y2 - 9 * dy + side * 6 * dx}`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${wing(1)}${wing(-1)}" fill="none" stroke="${stroke}" stroke-width="2.5" stroke-linecap="round"/>`;
}

export function svg({width, height, draw}: Diagram, colors: Colors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw(colors)}</svg>\n`;
}
