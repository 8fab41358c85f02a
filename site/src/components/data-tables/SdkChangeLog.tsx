import {sdkReleases} from '@avaturn-docs/platform/web-sdk/change-log';
import FieldRows from './FieldRows';

/** Entries after what they are; nothing without entries. */
const list = (name: string, entries: readonly string[]): string =>
  entries.length > 0 ? `**${name}:** ${entries.join('; ').replace(/\.?$/, '.')}` : '';

/** Changes of each version of the web SDK, newest first. Row anchors: `version-1.1.4`. */
export default function SdkChangeLog() {
  return (
    <FieldRows
      caption="Versions of `@avaturn/sdk`, newest first"
      isCaptionHidden
      rows={sdkReleases.map(({version, added, changed, removed}) => ({
        id: `version-${version}`,
        name: version,
        texts: [list('Added', added), list('Changed', changed), list('Removed', removed)],
      }))}
      note="No public signature broke between 0.7.0 and 1.1.4."
    />
  );
}
