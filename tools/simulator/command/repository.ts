import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleFrame} from '@avaturn-docs/simulator/frame/bundle';
import {webpCodecs} from '@avaturn-docs/simulator/webp-codecs';
import {loadDocument} from '../../openapi/document/load';
import {buildModel} from '../../openapi/model';
import {contractsOf} from '../../openapi/model/contracts';
import type {SimulatorFiles} from './files';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of this repository. Bundles the creator's page. */
export async function repositoryFiles(): Promise<SimulatorFiles> {
  return {
    frame: (await bundleFrame({server: true})).files,
    models: path.join(root, 'static/models'),
    layers: path.join(root, 'packages/simulator/layers'),
    photos: path.join(root, 'packages/simulator/photos'),
    codecs: webpCodecs(),
    contracts: contractsOf(buildModel(await loadDocument(path.join(root, 'openapi/avaturn.yaml')))),
  };
}
