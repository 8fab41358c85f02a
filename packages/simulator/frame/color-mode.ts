declare const __SIMULATOR_SERVER__: boolean;

/** The storage key of the site's color mode. */
const key = 'theme';

/** Follows the color mode of the site that serves the page. The local simulator has no such site and follows the system. */
export function followSite(): void {
  if (__SIMULATOR_SERVER__) return;
  const apply = (): void => {
    let stored: string | null = null;
    try {
      stored = window.localStorage.getItem(key);
    } catch {
      // In a browser without storage, the site's default applies.
    }
    document.documentElement.dataset['mode'] = stored === 'dark' ? 'dark' : 'light';
  };
  apply();
  window.addEventListener('storage', (event) => event.key === key && apply());
}
