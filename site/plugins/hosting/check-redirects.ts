import type {Redirect} from '../../config/redirects';

/**
 * Compares the redirect table with the built pages.
 * @param rules every rule of a host, from `hostRedirects`
 * @param pages served paths of the built pages, with both slashes
 * @throws Error with every problem, its file and its fix
 */
export function checkRedirects(
  {redirects, rules}: {readonly redirects: readonly Redirect[]; readonly rules: ReadonlyMap<string, string>},
  pages: ReadonlySet<string>,
): void {
  const faults: string[] = [];
  const byLowerCase = new Map([...pages].map((page) => [page.toLowerCase(), page]));

  for (const {from, to, serverOnly} of redirects) {
    const served = `${from}/`;
    const twin = byLowerCase.get(served.toLowerCase());
    if (!pages.has(to)) {
      faults.push(
        `config/redirects.ts: ${from} goes to ${to}, which is not a built page. Point it at a page of data/routes.ts.`,
      );
    }
    if (pages.has(served)) {
      faults.push(
        `config/redirects.ts: ${from} is a built page, which the redirect would hide. Remove the redirect or the page.`,
      );
    } else if (twin !== undefined && !serverOnly) {
      faults.push(
        `config/redirects.ts: ${from} differs from the page ${twin} only in case and would overwrite it on some disks. ` +
          'Add "serverOnly: true".',
      );
    }
  }

  const reported = new Set(redirects.map(({to}) => to));
  for (const target of new Set(rules.values())) {
    if (!pages.has(target) && !reported.has(target)) {
      faults.push(`data/routes.ts lists ${target}, which is not a built page. Add the page, or remove the route.`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
