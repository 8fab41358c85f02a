// Draws static/img/logo-light.svg, logo-dark.svg and favicon.svg. The letters are strokes with round ends, like the rig, so
// the mark needs no font. Run: npx tsx scripts/draw-logo.ts
import {writeFileSync} from 'node:fs';

/** One stroke letter in a cell of height 10 (x-height) whose base line is y=0; `t` rises above it. Advance in units. */
const letters: Readonly<Record<string, {path: string; advance: number}>> = {
  a: {path: 'M7.4 -10V0M7.4 -5A3.7 5 0 1 1 0 -5A3.7 5 0 1 1 7.4 -5', advance: 11},
  v: {path: 'M0 -10L3.9 0L7.8 -10', advance: 10.6},
  t: {path: 'M2.6 -14V-3Q2.6 0 5.6 0M0 -10H5.4', advance: 8.4},
  u: {path: 'M0 -10V-3.6Q0 0 3.6 0Q7.2 0 7.2 -3.6V-10M7.2 -3.6V0', advance: 10.8},
  r: {path: 'M0 0V-10M0 -5.6Q0.4 -10 4.6 -10', advance: 7},
  n: {path: 'M0 0V-10M0 -6Q0.4 -10 3.7 -10Q7.2 -10 7.2 -6V0', advance: 10.8},
  d: {path: 'M7.4 -15V0M7.4 -5A3.7 5 0 1 1 0 -5A3.7 5 0 1 1 7.4 -5', advance: 11},
  o: {path: 'M7.6 -5A3.8 5 0 1 1 0 -5A3.8 5 0 1 1 7.6 -5', advance: 10.6},
  c: {path: 'M7 -8.3A3.8 5 0 1 0 7 -1.7', advance: 9.4},
  s: {
    path: 'M6 -8.4Q5.4 -10 3.2 -10Q0.4 -10 0.4 -7.6Q0.4 -5.6 3.2 -5.1Q6.2 -4.6 6.2 -2.5Q6.2 0 3.1 0Q0.6 0 0 -1.8',
    advance: 8,
  },
};

function word(text: string, x: number, y: number, scale: number, stroke: string, width: number) {
  let advance = 0;
  const paths = [...text].map((letter) => {
    const glyph = letters[letter];
    if (!glyph) {
      throw new Error(`There is no drawing of the letter "${letter}".`);
    }
    const at = advance;
    advance += glyph.advance + 0.5;
    return `<path d="${glyph.path}" transform="translate(${at} 0)"/>`;
  });
  const markup = `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  return {markup, end: x + advance * scale};
}

function figure(accent: string, paper: string): string {
  return `<g fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M14 9.5V17M5 12.5h18M14 17l-5 8M14 17l5 8"/><circle cx="14" cy="5.5" r="3.4"/></g><g fill="${paper}" stroke="${accent}" stroke-width="1.6"><circle cx="5" cy="12.5" r="1.9"/><circle cx="23" cy="12.5" r="1.9"/><circle cx="14" cy="17" r="1.9"/></g>`;
}

function logo({accent, paper, ink, muted}: typeof light): string {
  const name = word('avaturn', 32, 18.6, 0.82, ink, 2);
  const rest = word('docs', name.end + 4, 18.6, 0.82, muted, 1.4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="139" height="28" viewBox="0 0 139 28">${figure(accent, paper)}${name.markup}${rest.markup}</svg>\n`;
}

const light = {accent: '#b0390a', paper: '#fffefb', ink: '#17181c', muted: '#62636b'};
const dark = {accent: '#ff9d6b', paper: '#131417', ink: '#efede8', muted: '#9c9a94'};
writeFileSync('static/img/logo-light.svg', logo(light));
writeFileSync('static/img/logo-dark.svg', logo(dark));
writeFileSync(
  'static/img/favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="${light.paper}"/>${figure(light.accent, light.paper)}</svg>\n`,
);
