import {statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {sampleParts} from './part-names/parts';

/**
 * Reads the sample models, so that pages can show their sizes and parts: `@generated/sample-models/default/sizes.json`, bytes
 * by file name, and `parts.json`.
 */
export default function sampleModelSizes({siteDir}: LoadContext): Plugin<Record<string, number>> {
  const folder = path.join(siteDir, 'static/models');
  return {
    name: 'sample-models',
    getPathsToWatch: () => [`${folder}/*.glb`],
    loadContent: () => Object.fromEntries(sampleModels.map(({file}) => [file, statSync(path.join(folder, file)).size])),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('sizes.json', JSON.stringify(content));
      await actions.createData('parts.json', JSON.stringify(sampleParts()));
    },
  };
}
