import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedPage, GeneratedSection} from './generate';

/** The page in Docusaurus's HTML, with the markers that search engines for it look for. */
export function toHtml({title, group, description, sections}: GeneratedPage): string {
  return (
    `<!doctype html><html lang="en" class="docs-wrapper plugin-docs"><head><meta charset="utf-8"><title>${title} | Docs</title>` +
    `<meta name="description" content="${description}"></head><body><nav class="navbar"><a href="/">Docs</a></nav>` +
    '<main><article data-pagefind-body><nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs"><ul class="breadcrumbs">' +
    `<li class="breadcrumbs__item"><span class="breadcrumbs__link">${group}</span></li>` +
    `<li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">${title}</span></li></ul></nav>` +
    `<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${sections.map(sectionHtml).join('')}</div></article></main>` +
    '<footer class="theme-layout-footer">Footer</footer></body></html>'
  );
}

function sectionHtml({heading, id, paragraphs, code}: GeneratedSection): string {
  const link = `<a href="#${id}" class="hash-link" aria-label="Direct link to ${heading}">​</a>`;
  const block = code && `<pre><code>${code.replaceAll('<', '&lt;')}</code></pre>`;
  return `<h2 class="anchor" id="${id}">${heading}${link}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${block}`;
}

/** Writes the pages as a built site, each as the `index.html` of its folder. */
export function writeSite(directory: string, pages: readonly GeneratedPage[]): void {
  for (const page of pages) {
    const folder = path.join(directory, page.path);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), toHtml(page));
  }
}
