import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheDir as searchCacheDir, installPeers} from '../../search/peers';
import type {GeneratedPage} from '../generate';
import {byGroup, projectDir, type Build, type Frame} from './frame';

const program = path.join(projectDir, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** By category, as in both Docusaurus sites. */
const sidebarOf = (pages: readonly GeneratedPage[]) => ({
  main: [...byGroup(pages)].map(([label, members]) => ({
    type: 'category',
    label,
    collapsible: false,
    items: members.map((page) => page.path.replace(/^\/docs\/|\/$/g, '')),
  })),
});

/** The page as Markdown with front matter. */
function toMarkdown({title, description, sections}: GeneratedPage): string {
  const body = sections.map(
    ({heading, paragraphs, code}) =>
      `## ${heading}\n\n${paragraphs.join('\n\n')}\n${code && `\n\`\`\`js\n${code}\n\`\`\`\n`}`,
  );
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return `${front}# ${title}\n\n${body.join('\n')}`;
}

/** Writes the pages as `part-1/page-1.md` below `directory`, which is served as `/docs/`. */
function writeMarkdown(directory: string, pages: readonly GeneratedPage[]): void {
  for (const page of pages) {
    const file = path.join(directory, `${page.path.replace(/^\/docs\/|\/$/g, '')}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toMarkdown(page));
  }
}

function writePages(directory: string, pages: readonly GeneratedPage[]): void {
  writeMarkdown(path.join(directory, 'docs'), pages);
  mkdirSync(path.join(directory, 'pages'));
  writeFileSync(path.join(directory, 'pages/index.md'), '# Home\n');
  writeFileSync(
    path.join(directory, 'sidebars.js'),
    `module.exports = ${JSON.stringify(sidebarOf(pages), null, 2)};\n`,
  );
}

/** This site with other pages: its theme, search and hosting, without plugins that depend on its pages. */
export const ours: Frame = {
  id: 'ours',
  name: 'ours',
  prepare(directory, pages): Build {
    writePages(directory, pages);
    const output = path.join(directory, 'build');
    const generated = '.docusaurus-bench';
    return {
      args: [program, 'build', projectDir, '--config', path.join(__dirname, 'ours.config.ts'), '--out-dir', output],
      environment: {BENCH_SITE: directory, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
      cwd: projectDir,
      caches: [path.join(projectDir, generated), path.join(projectDir, '../node_modules/.cache/rspack')],
      output,
    };
  },
};

const plainConfig = (searchLocal: string) => ({
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: 'docs', sidebarPath: './sidebars.js'}],
    ['@docusaurus/plugin-content-pages', {path: 'pages'}],
    ['@docusaurus/plugin-sitemap', {}],
  ],
  themes: ['@docusaurus/theme-classic', [searchLocal, {hashed: true, indexBlog: false}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: false},
    navbar: {title: 'Docs', items: [{type: 'docSidebar', sidebarId: 'main', label: 'Docs'}]},
  },
});

/** The site of `create-docusaurus`, with Faster and the published local search. */
export const plainDocusaurus: Frame = {
  id: 'docusaurus',
  name: 'Docusaurus 3.10.2 Faster, search-local 0.55.3',
  prepare(directory, pages): Build {
    installPeers();
    writePages(directory, pages);
    const searchLocal = path.join(searchCacheDir, 'peers/node_modules/@easyops-cn/docusaurus-search-local');
    writeFileSync(
      path.join(directory, 'docusaurus.config.js'),
      `module.exports = ${JSON.stringify(plainConfig(searchLocal), null, 2)};\n`,
    );
    writeFileSync(path.join(directory, 'package.json'), '{"private": true}\n');
    return {
      args: [program, 'build', directory],
      cwd: directory,
      caches: [path.join(directory, '.docusaurus'), path.join(directory, 'node_modules')],
      output: path.join(directory, 'build'),
    };
  },
};
