/**
 * The second argument of `init`. The object itself is required; all its fields are optional. Source: type declarations and
 * code of `@avaturn/sdk` 1.1.4. Texts are inline Markdown.
 */
export const sdkInitParams = [
  {
    name: 'url',
    type: 'string',
    default: 'The public preview editor with a default male avatar, even for an empty string',
    description:
      'The page to open: the `url` of a session, or your project’s page `https://<subdomain>.avaturn.dev`. The SDK keeps its query parameters.',
  },
  {
    name: 'iframeClassName',
    type: 'string',
    default: 'None: inline `width: 100%; height: 100%`',
    description: 'CSS class of the iframe. With a class, the SDK sets no inline size.',
  },
  {
    name: 'disableUi',
    type: 'boolean',
    default: '`false`',
    description:
      "Hides the editor's controls, so that you can [build your own](/docs/integration/web/sdk/custom-ui/). After `init`, `on` accepts only `load`.",
  },
  {
    name: 'defaultAssets',
    type: 'DefaultAssets',
    default: 'None',
    description: 'Assets that the avatar wears at the start. Since 1.1.2, `init` rejects a value of the wrong shape.',
  },
] as const;
