import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleModels} from '../../data/sample-models';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webp': 'image/webp',
};

/**
 * Answers requests for files: the creator's page and the sample models.
 * @param bundle the files of the creator's page by their path
 * @returns a function that gives undefined for what is no file
 */
export function staticFiles(
  root: string,
  bundle: ReadonlyMap<string, Uint8Array>,
): (request: Request) => Response | undefined {
  const models = new Map(sampleModels.map(({file}) => [`/models/${file}`, path.join(root, 'static/models', file)]));
  return ({method, url}) => {
    const {pathname} = new URL(url);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const model = models.get(name);
    const content = model ? readFileSync(model) : bundle.get(name.slice(1));
    if (!content || (method !== 'GET' && method !== 'HEAD')) return undefined;
    return new Response(method === 'HEAD' ? null : new Uint8Array(content), {
      headers: {
        'Content-Type': mediaTypes[path.extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
        // Models are loaded by pages of any origin, as the platform's files are.
        ...(model && {'Access-Control-Allow-Origin': '*'}),
      },
    });
  };
}
