/** A term that these pages use in only one sense. */
export interface GlossaryEntry {
  /** Anchor on the overview: `term-session`. */
  readonly id: string;
  readonly term: string;
  /** Inline Markdown; links as in pages. */
  readonly meaning: string;
  /** How the first use on a page is linked. Ambiguous terms are linked only on some pages, or never. */
  readonly linked?: {
    readonly pattern: RegExp;
    /** Prefixes of page ids, `integration/api`; default: every page. */
    readonly pages?: readonly string[];
  };
}

/** The platform's own terms first, then general ones, in the order readers encounter them. */
export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'developer-portal',
    term: 'Developer portal',
    meaning: 'The site where you register and manage projects: [developer.avaturn.me](https://developer.avaturn.me).',
    linked: {pattern: /\bdeveloper portal\b/},
  },
  {
    id: 'support',
    term: "Avaturn's support",
    meaning: 'The team that [answers questions](/docs/what-is-avaturn/#get-support) about your project.',
    linked: {pattern: /\bAvaturn's support\b/},
  },
  {
    id: 'project',
    term: 'Project',
    meaning: 'Your space on the platform, with a domain, usually `https://<name>.avaturn.dev`, and an API token.',
  },
  {
    id: 'subdomain',
    term: 'Subdomain',
    meaning: "The project's name in its address, such as `demo` in `https://demo.avaturn.dev`.",
    linked: {pattern: /\b[Ss]ubdomain\b/},
  },
  {
    id: 'user',
    term: 'User',
    meaning: 'In the REST API, an anonymous Avaturn account inside a project. Create one for each account in your app.',
  },
  {id: 'avatar', term: 'Avatar', meaning: 'A 3D model that a user made and can export.'},
  {
    id: 'creator',
    term: 'Creator',
    meaning: 'The Avaturn web page on which users make avatars. The part that edits an existing avatar is the editor.',
    linked: {pattern: /\bcreator\b/},
  },
  {
    id: 'session',
    term: 'Session',
    meaning:
      'One visit to the creator by one user. Your server requests it from the REST API, and your app opens its short-lived URL.',
    linked: {pattern: /\b[Ss]ession\b/, pages: ['integration/api', 'integration/web', 'integration/overview']},
  },
  {
    id: 'export',
    term: 'Export',
    meaning:
      'The step that turns an avatar into a GLB. The `export` event or the `export.ready` webhook delivers the result.',
  },
  {
    id: 'data-url',
    term: 'Data URL',
    meaning: 'A complete file as base64 text in a URL that begins with `data:`.',
    linked: {pattern: /\bdata URL\b/},
  },
  {
    id: 'webhook',
    term: 'Webhook',
    meaning: 'A request that Avaturn sends to your server when a long task has finished, such as an export.',
    linked: {pattern: /\b[Ww]ebhooks?\b/, pages: ['integration/api', 'integration/overview', 'ux_customization']},
  },
  {
    id: 't1',
    term: 'T1',
    meaning: 'The body type with a static face.',
    linked: {pattern: /\bT1\b/},
  },
  {
    id: 't2',
    term: 'T2',
    meaning: 'The body type with a face that you can animate.',
    linked: {pattern: /\bT2\b/},
  },
  {
    id: 'asset',
    term: 'Asset',
    meaning: 'An item an avatar can wear: clothing, footwear, eyewear, or hair and headwear.',
    linked: {pattern: /\bassets?\b/, pages: ['ux_customization', 'integration/web']},
  },
  {
    id: 'glb',
    term: 'GLB',
    meaning: 'glTF 2.0 in one binary file, with meshes, skeleton, materials, textures, and clips.',
  },
  {
    id: 'morph-target',
    term: 'Morph target',
    meaning:
      'A second shape of a mesh, such as an open mouth, that a weight blends in. Unity and ARKit call it blend shape, and Blender calls it shape key.',
    linked: {pattern: /\b(?:morph targets?|blend shapes?|shape keys?)\b/},
  },
  {
    id: 'viseme',
    term: 'Viseme',
    meaning: 'A morph target that shapes the mouth for one sound of speech.',
    linked: {pattern: /\bvisemes?\b/},
  },
  {
    id: 'retargeting',
    term: 'Retargeting',
    meaning: 'Applying an animation of one skeleton to another, relative to the rest pose of both.',
    linked: {pattern: /\b[Rr]etarget(?:ing|ed)?\b/},
  },
  {
    id: 't-pose',
    term: 'T-pose',
    meaning: 'The rest pose of exported avatars: upright, arms stretched out to the sides.',
    linked: {pattern: /\bT-pose\b/},
  },
];
