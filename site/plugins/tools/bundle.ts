import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {type Tool, toolCommand} from '@avaturn-docs/platform/tools';
import {shippedPackages} from '../licenses/packages';
import {licensesText} from '../licenses/text';
import {packTarball, type PackageFile} from './tarball';

export interface ToolSource {
  readonly tool: Tool;
  /** The program, from the site's folder. */
  readonly entry: string;
  /** Files that the program reads, by path from the folder of the bundled program. */
  readonly files: readonly PackageFile[];
}

/** Some dependencies are CommonJS, and expect the variables of such modules. */
const banner = `import {createRequire as $createRequire} from 'node:module';
import {fileURLToPath as $fileURLToPath} from 'node:url';
const require = $createRequire(import.meta.url), __filename = $fileURLToPath(import.meta.url), __dirname = import.meta.dirname;`;

/** Bundles a tool with all its dependencies into an npm package. The same sources produce the same bytes. */
export async function bundleTool({tool, entry, files}: ToolSource, siteDir: string, siteUrl: string): Promise<Buffer> {
  const {name, version, description} = tool;
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: {main: entry},
    outdir: path.join(siteDir, 'dist'),
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
      'ndarray-pixels': path.join(siteDir, '../node_modules/ndarray-pixels/dist/ndarray-pixels-browser.js'),
    },
    // An import() of CommonJS from a bundle has no named exports.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    format: 'esm',
    banner: {js: banner},
    define: {
      TOOL_COMMAND: JSON.stringify(toolCommand(tool, siteUrl)),
      TOOL_SITE: JSON.stringify(siteUrl.replace(/\/$/, '')),
      TOOL_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    // Their texts are in licenses.txt.
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const bundled = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs).flatMap(([file, {bytesInOutput}]) =>
      bytesInOutput > 0 ? [path.resolve(siteDir, file)] : [],
    ),
  );
  const text = (file: string, content: string): PackageFile => ({path: file, content: Buffer.from(content)});
  const manifest = {
    name,
    version,
    description: `${description}.`,
    license: 'MIT',
    homepage: siteUrl,
    type: 'module',
    bin: {[name]: 'dist/main.mjs'},
    engines: {node: '>=20.19'},
  };
  return packTarball([
    text('package.json', `${JSON.stringify(manifest, null, 2)}\n`),
    text('README.md', `# ${name}\n\n${description}.\n\n\`\`\`sh\n${toolCommand(tool, siteUrl)} --help\n\`\`\`\n`),
    text('LICENSE', readFileSync(path.join(siteDir, '../LICENSE'), 'utf8')),
    text('licenses.txt', licensesText(shippedPackages(bundled, siteDir), `The package ${name} contains`)),
    ...outputFiles.map(({path: file, contents}) => ({path: `dist/${path.basename(file)}`, content: contents})),
    ...files.map(({path: file, content}) => ({path: `dist/${file}`, content})),
  ]);
}
