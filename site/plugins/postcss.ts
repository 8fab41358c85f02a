import type {Plugin} from '@docusaurus/types';

/** The framework passes the whole configuration: without this, PostCSS looks for one in each folder above each stylesheet. */
export default function postcss(): Plugin {
  return {name: 'postcss', configurePostCss: (options) => ({...options, config: false})};
}
