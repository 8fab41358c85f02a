import type {Config} from '@docusaurus/types';

/**
 * Icons beside the SVG one, which `favicon` names. `scripts/draw-icons.ts` draws them.
 * `sizes` keeps browsers that can draw SVG from taking the ICO.
 */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
] satisfies Config['headTags'];
