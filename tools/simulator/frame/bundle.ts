/** Bundles the simulated creator's page. Runs in Node, during the build and when the local simulator starts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {build} from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Images of assets, bodies and animations by id, and those of renders, for an API that runs inside a page. */
const images = ['previews', 'renders'];
const folder = 'sandbox/creator';

export type FrameBundle = Awaited<ReturnType<typeof bundleFrame>>;

/** @param server whether the simulator's API has the same origin. The bundle then includes its page for web views */
export async function bundleFrame({server}: {readonly server: boolean}) {
  const {outputFiles, metafile} = await build({
    absWorkingDir: here,
    entryPoints: ['main.ts', 'style.css', ...(server ? ['mobile.ts'] : [])],
    outdir: `/${folder}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: {'process.env.NODE_ENV': '"production"', __SIMULATOR_SERVER__: String(server)},
    // The licenses of bundled packages are separate files.
    legalComments: 'linked',
    metafile: true,
    // Imported by a part of glTF-Transform that only Node uses.
    external: ['node:*'],
    write: false,
    logLevel: 'error',
  });
  /** Files of the page by path from the site's root: `sandbox/creator/index.html` and its resources. */
  const files: Map<string, Uint8Array> = new Map(
    outputFiles.map(({path: file, contents}) => [file.slice(1), contents]),
  );
  const outputOf = (entry: string): string => {
    const found = Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === entry)?.[0];
    if (!found) throw new Error(`esbuild made no file of ${entry}.`);
    return path.posix.basename(found);
  };
  const pageOf = (name: string, script: string): string =>
    readFileSync(path.join(here, name), 'utf8')
      .replace(script, outputOf(script))
      .replace('style.css', outputOf('style.css'))
      // The formatter writes a slash in void elements, as in XML; HTML ignores it.
      .replace(/(<(?:link|meta)\b[^<>]*?) \/>/g, '$1>');
  for (const name of images) {
    const from = path.join(here, '..', name);
    for (const file of listFiles(from)) files.set(`sandbox/${name}${file}`, readFileSync(path.join(from, file)));
  }
  files.set(`${folder}/index.html`, Buffer.from(pageOf('index.html', 'main.ts')));
  if (server) files.set('sandbox/mobile/index.html', Buffer.from(pageOf('mobile.html', 'mobile.ts')));
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const bundled = inputs.filter(([, {bytesInOutput}]) => bytesInOutput > 0).map(([file]) => path.resolve(here, file));
  /** Absolute paths of the bundled source files. */
  const bundledFrom = [...new Set(bundled)];
  return {files, bundledFrom};
}
