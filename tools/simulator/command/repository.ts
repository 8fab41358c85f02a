import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleFrame} from '../frame/bundle';
import {webpCodecs} from '../webp-codecs';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import type {SimulatorFiles} from './files';

const root = fileURLToPath(new URL('../../../site', import.meta.url));

/** The files of this repository. Bundles the creator's page. */
export async function repositoryFiles(): Promise<SimulatorFiles> {
  return {
    frame: (await bundleFrame({server: true})).files,
    models: path.join(root, 'static/models'),
    layers: path.join(root, '../tools/simulator/layers'),
    photos: path.join(root, '../tools/simulator/photos'),
    codecs: webpCodecs(),
    contracts: contractsOf(buildModel(await loadDocument(path.join(root, '../platform/openapi/avaturn.yaml')))),
  };
}
