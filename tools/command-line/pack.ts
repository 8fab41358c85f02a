import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {shippedPackages} from './licenses/packages';
import {licensesText} from './licenses/text';

export interface Program {
  /** Absolute path of the tool's folder, with its `package.json`. */
  readonly folder: string;
  /** Path of the program's entry point in that folder. */
  readonly entry: string;
  /** Files that the program reads: content, or a path to copy, by path from the folder of the bundled program. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Where the package is made, for tests; the tool's folder by default. */
  readonly to?: string;
}

interface Manifest {
  readonly version: string;
  /** Where the tool is published, unless `SITE_URL` names another site. */
  readonly homepage: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Some dependencies are CommonJS, and expect the variables of such modules. */
const banner = `import {createRequire as $createRequire} from 'node:module';
import {fileURLToPath as $fileURLToPath} from 'node:url';
const require = $createRequire(import.meta.url), __filename = $fileURLToPath(import.meta.url), __dirname = import.meta.dirname;`;

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes what `npm pack` puts in a tool's package: the program in `dist`, bundled with all its dependencies, and the
 * licenses. The same sources produce the same bytes.
 * @throws Error if a dependency's license isn't allowed, or if the site hasn't written what the package takes from it
 */
export async function pack({folder, entry, files = {}, to = folder}: Program): Promise<void> {
  const {
    version,
    homepage,
    bin,
    files: contents,
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const [name] = Object.keys(bin);
  const site = (process.env['SITE_URL'] || homepage).replace(/\/$/, '');
  const dist = path.join(to, 'dist');
  rmSync(dist, {recursive: true, force: true});
  const {metafile} = await build({
    absWorkingDir: folder,
    entryPoints: {main: entry},
    outdir: dist,
    outExtension: {'.js': '.mjs'},
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    // Keeps names: the glTF validator compares function names, and errors show class names.
    minifyWhitespace: true,
    minifySyntax: true,
    platform: 'node',
    // glTF-Transform's functions import sharp, a native module that no package here uses or can contain.
    alias: {
      'ndarray-pixels': path.join(repository, 'node_modules/ndarray-pixels/dist/ndarray-pixels-browser.js'),
    },
    // An import() of CommonJS from a bundle has no named exports.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    format: 'esm',
    banner: {js: banner},
    define: {
      TOOL_COMMAND: JSON.stringify(`npx -y ${site}/tools/${name}-${version}.tgz`),
      TOOL_SITE: JSON.stringify(site),
      TOOL_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    // Their texts are in licenses.txt.
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  const bundled = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs).flatMap(([file, {bytesInOutput}]) =>
      bytesInOutput > 0 ? [path.resolve(folder, file)] : [],
    ),
  );
  const licenses = licensesText(shippedPackages(bundled, repository), `The package ${name} contains`);
  writeFileSync(path.join(to, 'licenses.txt'), licenses);
  writeFileSync(path.join(to, 'LICENSE'), readFileSync(path.join(repository, 'LICENSE')));
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(dist, file);
    mkdirSync(path.dirname(target), {recursive: true});
    // Not a copy of the file, which has the permissions of the installed package.
    writeFileSync(target, typeof content === 'string' ? readFileSync(content) : content);
  }
  const missing = contents.find((file) => !existsSync(path.join(to, file)) && !existsSync(path.join(folder, file)));
  if (missing !== undefined) {
    throw new Error(`${path.join(to, missing)} is missing. Run \`npm run build\` in the repository, which writes it.`);
  }
}

// `tsx ../command-line/pack.ts ENTRY`, for tools without files of their own.
const [, program = '', entry = ''] = process.argv;
if (path.resolve(program) === fileURLToPath(import.meta.url)) void pack({folder: process.cwd(), entry});
