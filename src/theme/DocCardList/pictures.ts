import type {FigureProps} from '../../components/Figure';

/** The picture of a section page, by its path. */
export const pictures: Readonly<Record<string, FigureProps>> = {
  '/docs/integration/web/sdk/': {
    src: '/img/diagrams/web-sdk-light.svg',
    dark: '/img/diagrams/web-sdk-dark.svg',
    alt: 'Your page calls methods of the creator in the iframe. The creator returns promises and sends events. The GLB of an export goes to your scene or your server.',
    width: 400,
    height: 300,
    caption: 'What the SDK passes between your page and the creator',
  },
  '/docs/integration/api/': {
    src: '/img/diagrams/rest-api-light.svg',
    dark: '/img/diagrams/rest-api-dark.svg',
    alt: "Your server creates a user and a session, and gets the session's URL. It requests an export, and a webhook reports when the file is ready.",
    width: 400,
    height: 300,
    caption: 'The calls for one visit of a user',
  },
  '/docs/ux_customization/assets/': {
    src: '/img/assets/looks.webp',
    alt: 'The same avatar three times in T-pose: in a striped shirt, in a T-shirt, and in a green jacket.',
    width: 1800,
    height: 600,
    caption: 'One avatar with three clothing assets',
  },
};
