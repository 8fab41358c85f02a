import {showNotice} from './notice';

/** Whether the server says that there is no such file, rather than not answering at all. */
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
  showNotice('This site has changed since you opened the page, and a part of it is no longer there. ', reload);
}

/**
 * A page that stays open while a newer build takes the place of its own looks for chunks that are gone. On the way to
 * another page the framework loads that one as a whole; a part of the same page, such as a list or a viewer, could be tried
 * again for ever.
 */
// The server runs this module, too.
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
