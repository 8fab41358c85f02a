import type {Config} from '@docusaurus/types';

/**
 * Icons besides the SVG one, which is set as `favicon`. `sizes` prevents browsers with
 * SVG support from using the ICO.
 */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
] satisfies Config['headTags'];
