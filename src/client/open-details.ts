import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the `<details>` that a hash names, and its ancestors. Browsers do this for a target inside a `<details>`, but not
 * for the element itself; src/css/content.css covers pages without JavaScript.
 *
 * @param hash of the URL, including the `#`
 */
export function openTarget(hash: string): void {
  let details = targetOf(hash)?.closest('details');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
}

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Malformed percent-encoding: no element can match.
    return null;
  }
}

const openDetails: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    if (hash) openTarget(hash);
  },
};

export default openDetails;
