/**
 * The second argument of `init`. The object itself is required; all its fields are optional. Source: type declarations and
 * code of `@avaturn/sdk` 1.1.4.
 */
export interface SdkInitParam {
  readonly name: string;
  readonly type: string;
  /** Inline Markdown. */
  readonly default: string;
  readonly description: string;
}

export const sdkInitParams = [
  {
    name: 'url',
    type: 'string',
    default: 'A demo editor with a default male avatar, also for an empty string',
    description:
      'The page to open: the `url` of an API session, or your project page `https://<subdomain>.avaturn.dev`. Query parameters of the URL are kept.',
  },
  {
    name: 'iframeClassName',
    type: 'string',
    default: 'None: inline `width: 100%; height: 100%`',
    description: 'CSS class of the iframe that the SDK makes. With a class, the SDK sets no inline size.',
  },
  {
    name: 'disableUi',
    type: 'boolean',
    default: '`false`',
    description:
      "Hides the editor's own controls, so that you draw your own. After `init` was called, only `load` can then be registered. See [Custom UI](/docs/integration/web/sdk/custom-ui/).",
  },
  {
    name: 'defaultAssets',
    type: 'DefaultAssets',
    default: 'None',
    description: 'Assets to put on at the start. Since 1.1.2 a value of the wrong shape rejects the promise of `init`.',
  },
] as const satisfies readonly SdkInitParam[];
