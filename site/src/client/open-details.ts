import type {ClientModule} from '@docusaurus/types';

/** Opens the `<details>` that a hash names, and its ancestors. Browsers do this only for a target inside a `<details>`. */
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
