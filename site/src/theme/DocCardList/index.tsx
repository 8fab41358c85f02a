import clsx from 'clsx';
import {filterDocCardListItems, useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import Figure, {type FigureProps} from '../../components/Figure';

/** The picture of a section page, by its path in the sidebar, which has no trailing slash. */
const pictures: Readonly<Record<string, FigureProps>> = {
  '/docs/integration/web/sdk': {
    src: '/img/diagrams/web-sdk-light.svg',
    dark: '/img/diagrams/web-sdk-dark.svg',
    alt: 'Your page calls methods of the creator, which returns promises and sends events. The exported GLB goes to your scene or server.',
    width: 400,
    height: 300,
    caption: 'What the SDK passes between your page and the creator',
  },
  '/docs/integration/api': {
    src: '/img/diagrams/rest-api-light.svg',
    dark: '/img/diagrams/rest-api-dark.svg',
    alt: 'Your server creates a user and a session, gets its URL, and requests an export. A webhook tells your server when the file is ready.',
    width: 400,
    height: 300,
    caption: 'The calls for one visit of a user',
  },
  '/docs/ux_customization/assets': {
    src: '/img/assets/looks.webp',
    alt: 'The same avatar three times in T-pose: in a striped shirt, in a T-shirt, and in a green jacket.',
    width: 1800,
    height: 600,
    caption: 'One avatar with three clothing assets',
  },
};

/** The picture of a section and its pages. Their titles are headings of the surrounding article. */
export default function DocCardList({items = [], className}: Props) {
  const picture = pictures[useCurrentSidebarCategory().href ?? ''];
  return (
    <div className="stack">
      {picture && <Figure {...picture} />}
      <div className={clsx('link-cards', className)}>
        {filterDocCardListItems(items).map((item, index) => (
          <DocCard key={index} item={item} />
        ))}
      </div>
    </div>
  );
}
