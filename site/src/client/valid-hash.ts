import type {ClientModule} from '@docusaurus/types';

/**
 * The framework decodes the hash of each navigation, and malformed percent-encoding (`#50%`) would crash the page. Browsers
 * look for an element with that exact id, so the hash is encoded once more before the framework reads it.
 */
const validHash: ClientModule = {
  onRouteUpdate({location}) {
    try {
      decodeURIComponent(location.hash);
    } catch {
      location.hash = location.hash.replaceAll('%', '%25');
    }
  },
};

export default validHash;
