import type {ShippedPackage} from './packages';

const line = '-'.repeat(80);

/** Replaces the license text of a package without a license file. */
function statement({license, author}: ShippedPackage): string {
  return `The package declares the license ${license}, but contains no text of it.${author ? ` Its author: ${author}.` : ''}`;
}

/**
 * `licenses.txt`: the distributed packages, then the text of each license once, with the packages that include it.
 * @param holder start of the first sentence
 */
export function licensesText(
  packages: readonly ShippedPackage[],
  holder = 'Scripts, styles and sample models of this site contain',
): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const text = shipped.text ?? statement(shipped);
    byText.set(text, [...(byText.get(text) ?? []), shipped]);
  }
  const list = packages.map(({name, version, license}) => `${name} ${version}: ${license}`);
  const texts = [...byText].map(([text, owners]) =>
    [line, ...owners.map(({name, version}) => `${name} ${version}`), '', text].join('\n'),
  );
  const intro = `${holder} parts of the works below. Their authors are not affiliated with\nthis site.`;
  return `${[intro, '', ...list, '', ...texts].join('\n')}\n`;
}
