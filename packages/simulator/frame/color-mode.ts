declare const __SIMULATOR_SERVER__: boolean;

/** The storage key of the site's color mode. */
const key = 'theme';

/**
 * Takes on the color mode of the site that serves the page, and follows its switch. On the local simulator there is no such
 * site, and the system decides.
 */
export function followSite(): void {
  if (__SIMULATOR_SERVER__) return;
  const apply = (): void => {
    let stored: string | null = null;
    try {
      stored = window.localStorage.getItem(key);
    } catch {
      // A browser that keeps nothing has the site's default.
    }
    document.documentElement.dataset['mode'] = stored === 'dark' ? 'dark' : 'light';
  };
  apply();
  window.addEventListener('storage', (event) => event.key === key && apply());
}
