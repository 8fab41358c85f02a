/** The Content Security Policy of the creator's page. */

export type Directives = Readonly<Record<string, readonly string[]>>;

export function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const none = ["'none'"] as const;
const self = ["'self'"] as const;

/** What each document of the site may load. The creator's page has no inline script and no analytics. */
export const frameDirectives: Directives = {
  'default-src': none,
  'font-src': none,
  'media-src': none,
  'object-src': none,
  'script-src': self,
  'style-src': self,
  // The theme and the color modes of code write style attributes, which can't load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  // `data:` for the icons in the theme's stylesheet, `blob:` for the textures in a GLB.
  'img-src': [...self, 'data:', 'blob:'],
  // Neither scheme leaves the machine: three.js fetches a model's parts and an exported data URL with them.
  'connect-src': [...self, 'data:', 'blob:'],
  'worker-src': self,
  'frame-src': self,
  'manifest-src': self,
  'form-action': self,
  'base-uri': none,
  'frame-ancestors': self,
};

/** The same document on the reader's machine: any page may frame it, including one opened from disk, which `*` excludes. */
export const openFramePolicy = policy({...frameDirectives, 'frame-ancestors': ['*', 'file:']});
