import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ApiDescription} from '@avaturn-docs/simulator/api/contract';
import {bundleFrame} from '@avaturn-docs/simulator/frame/bundle';
import {webpCodecs} from '@avaturn-docs/simulator/webp-codecs';
import type {SimulatorFiles} from './files';

const root = path.join(import.meta.dirname, '../..');

/** The files of this repository. Bundles the creator's page. */
export async function repositoryFiles(): Promise<SimulatorFiles> {
  return {
    frame: (await bundleFrame({server: true})).files,
    models: path.join(root, 'static/models'),
    layers: path.join(root, 'packages/simulator/layers'),
    photos: path.join(root, 'packages/simulator/photos'),
    codecs: webpCodecs(),
    description: parse(readFileSync(path.join(root, 'openapi/avaturn.yaml'), 'utf8')) as ApiDescription,
  };
}
