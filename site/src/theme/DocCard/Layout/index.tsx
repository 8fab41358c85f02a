import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';

/** A page in a section's list: its title and complete description, without the theme's emoji and truncation. */
export default function DocCardLayout({className, href, title, description}: Props) {
  return (
    <div className={clsx('link-card', className)}>
      <Heading as="h2">
        <Link to={href}>{title}</Link>
      </Heading>
      {description && <p>{description}</p>}
    </div>
  );
}
