import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {packaged} from '../packaged';
import {listFiles} from '@avaturn-docs/command-line/list-files';

/** The simulator's files, from the repository or from the npm package. */
export interface SimulatorFiles {
  /** The creator's page by path from the simulator's root: `sandbox/creator/index.html` and its resources. */
  readonly frame: ReadonlyMap<string, Uint8Array>;
  /** Folder of the sample models. */
  readonly models: string;
  /** Folder with the images of renders. */
  readonly renders: string;
  /** Folder with the sample images to upload. */
  readonly photos: string;
  readonly contracts: ApiContracts;
  /** `platform/openapi/avaturn.yaml`. */
  readonly openapi: Readonly<Record<string, unknown>>;
}

/**
 * Files of the npm package.
 * @param folder the package's folder `files`
 */
export function packageFiles(folder: string): SimulatorFiles {
  const at = (name: string) => path.join(folder, name);
  const frame = at(packaged.frame);
  return {
    frame: new Map(listFiles(frame).map((name) => [name.slice(1), readFileSync(path.join(frame, name))])),
    models: at(packaged.models),
    renders: at(packaged.renders),
    photos: at(packaged.photos),
    contracts: JSON.parse(readFileSync(at(packaged.contracts), 'utf8')) as ApiContracts,
    openapi: JSON.parse(readFileSync(at(packaged.openapi), 'utf8')) as SimulatorFiles['openapi'],
  };
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Responds to requests for files: the creator's page and the sample models.
 * @returns a function that returns undefined for any other path
 */
export function staticFiles({frame, models}: SimulatorFiles): (request: Request) => Response | undefined {
  return ({method, url}) => {
    const {pathname} = new URL(url);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const model = /^\/models\/([\w-]+\.glb)$/.exec(name)?.[1];
    const file = model && path.join(models, model);
    const content = file && existsSync(file) ? readFileSync(file) : frame.get(name.slice(1));
    if (!content || (method !== 'GET' && method !== 'HEAD')) return undefined;
    return new Response(method === 'HEAD' ? null : new Uint8Array(content), {
      headers: {
        'Content-Type': mediaTypes[path.extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
        // Pages of any origin load models, like the platform's files.
        ...(model && {'Access-Control-Allow-Origin': '*'}),
      },
    });
  };
}
