import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the `<details>` that a hash names, and its ancestors. Browsers do this for a target inside a `<details>`, but not
 * for the element itself; src/css/content.css covers pages without JavaScript.
 *
 * @param hash of the URL, including the `#`; valid-hash.ts ensures that it can be decoded
 */
export function openTarget(hash: string): void {
  let details = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
}

const openDetails: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    if (hash) openTarget(hash);
  },
};

export default openDetails;
