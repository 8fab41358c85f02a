import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {installPeers} from '../../peers';
import {writeMarkdown} from '../markdown';
import {byGroup, cacheDir, type Build, type Frame} from './frame';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The last release line of Starlight for Node 20: the next needs Astro 6 and Node 22. */
const starlightVersions = {'@astrojs/starlight': '0.37.7', astro: '5.16.6'};

export const starlight: Frame = {
  id: 'starlight',
  name: `Starlight ${starlightVersions['@astrojs/starlight']}`,
  prepare(directory, pages): Build {
    const peers = path.join(cacheDir, 'starlight');
    installPeers(peers, starlightVersions);
    // Starlight renders the title as heading, so the page must not have another first-level heading.
    writeMarkdown(path.join(directory, 'src/content/docs/docs'), pages, {heading: false});
    writeFileSync(path.join(directory, 'src/content/docs/index.md'), '---\ntitle: Home\n---\n\nHome.\n');
    writeFileSync(
      path.join(directory, 'src/content.config.ts'),
      "import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\n" +
        "import {docsSchema} from '@astrojs/starlight/schema';\n" +
        'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n',
    );
    const sidebar = [...byGroup(pages)].map(([label, members]) => ({
      label,
      items: members.map((page) => ({label: page.title, link: page.path})),
    }));
    writeFileSync(
      path.join(directory, 'astro.config.mjs'),
      "import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\n" +
        `export default defineConfig({site: 'https://example.com', integrations: [starlight(${json({title: 'Docs', sidebar})})]});\n`,
    );
    writeFileSync(path.join(directory, 'package.json'), '{"private": true, "type": "module"}\n');
    return {
      args: [path.join(peers, 'node_modules/astro/astro.js'), 'build', '--root', directory],
      environment: {ASTRO_TELEMETRY_DISABLED: '1'},
      cwd: directory,
      caches: [path.join(directory, '.astro'), path.join(directory, 'node_modules')],
      output: path.join(directory, 'dist'),
    };
  },
};

const rspressVersion = '2.0.22';

export const rspress: Frame = {
  id: 'rspress',
  name: `Rspress ${rspressVersion}`,
  prepare(directory, pages): Build {
    const peers = path.join(cacheDir, 'rspress');
    installPeers(
      peers,
      {'@rspress/core': rspressVersion},
      // The registry may lack the patch releases that it depends on.
      {
        'mdast-util-to-markdown-cjk-friendly': '1.0.0',
        'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
      },
    );
    writeMarkdown(path.join(directory, 'pages/docs'), pages);
    writeFileSync(path.join(directory, 'pages/index.md'), '# Home\n\nHome.\n');
    const sidebar = {
      '/docs/': [...byGroup(pages)].map(([text, members]) => ({
        text,
        items: members.map((page) => ({text: page.title, link: page.path.replace(/\/$/, '')})),
      })),
    };
    writeFileSync(
      path.join(directory, 'rspress.config.mjs'),
      `export default ${json({root: path.join(directory, 'pages'), title: 'Docs', themeConfig: {sidebar}})};\n`,
    );
    return {
      args: [path.join(peers, 'node_modules/@rspress/core/bin/rspress.js'), 'build'],
      cwd: directory,
      caches: [path.join(directory, 'node_modules')],
      output: path.join(directory, 'doc_build'),
    };
  },
};
