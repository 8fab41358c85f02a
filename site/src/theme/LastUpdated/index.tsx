import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The day of a page's last change, in UTC; nothing if it is unknown. The site is in English, so the format doesn't depend on
 * the browser's locale.
 */
export default function LastUpdated({lastUpdatedAt}: Props) {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={date.toISOString()}>
        {`${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`}
      </time>
    </span>
  );
}
