import path from 'node:path';

/**
 * A file's path relative to the site's folder, with slashes: `src/pages/index.tsx`. A file outside it keeps its absolute
 * path. Match patterns against this, never against an absolute path: a checkout in a folder named `docs` would match, too.
 */
export function pathInSite(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file);
  const inside = relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
  return (inside ? relative : file).split(path.sep).join('/');
}
