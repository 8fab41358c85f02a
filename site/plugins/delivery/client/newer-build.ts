import {showNotice} from './notice';

/** Whether the server responds that the file doesn't exist, as opposed to not responding. */
async function isGone(url: string): Promise<boolean> {
  try {
    return (await fetch(url, {method: 'HEAD', cache: 'no-store'})).status === 404;
  } catch {
    return false;
  }
}

function offerReload(): void {
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.onclick = () => location.reload();
  showNotice('This site has changed since you opened the page, and a part of it no longer exists. ', reload);
}

/**
 * After a deployment, an open page can request chunks that no longer exist. On navigation, the framework then loads the next
 * page in full, but a part of the same page, such as a list or viewer, would fail on every retry.
 */
// This module also runs during server-side rendering.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'error',
    ({target}) => {
      const alive = document.documentElement.dataset['hasHydrated'] === 'true';
      if (!alive || !(target instanceof HTMLScriptElement)) return;
      if (!target.src.startsWith(`${location.origin}/assets/`)) return;
      void isGone(target.src).then((gone) => gone && offerReload());
    },
    true,
  );
}
