/** The card of a page of the documentation: `/docs/importing/blender/` → `/img/cards/docs-importing-blender.jpg`. */
export const cardPath = (page: string): string => `/img/cards/${page.replace(/^\/|\/$/g, '').replaceAll('/', '-')}.jpg`;
