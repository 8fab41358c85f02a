import {useEffect} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The theme hides a closed bar before the first paint by an attribute of the document, and compares the bar's id only later:
 * a new announcement would stay hidden until the next page load. This wrapper removes the attribute.
 */
export default function AnnouncementBarWrapper() {
  const id = useThemeConfig().announcementBar?.id;

  // Runs before the theme's own effect, which overwrites the stored id.
  useEffect(() => {
    try {
      if (localStorage.getItem('docusaurus.announcement.id') !== id) {
        document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
      }
    } catch {
      // Storage can be blocked; then nothing was dismissed either.
    }
  }, [id]);

  return <AnnouncementBar />;
}
