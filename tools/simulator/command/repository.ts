import {fileURLToPath} from 'node:url';
import {bundleFrame} from '../frame/bundle';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import type {SimulatorFiles} from './files';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The files of this repository. Bundles the creator's page. */
export async function repositoryFiles(): Promise<SimulatorFiles> {
  const document = await loadDocument(at('../../../platform/openapi/avaturn.yaml'));
  return {
    frame: (await bundleFrame({server: true})).files,
    models: at('../../../site/static/models'),
    renders: at('../renders'),
    photos: at('../photos'),
    contracts: contractsOf(buildModel(document)),
    openapi: document.value,
  };
}
