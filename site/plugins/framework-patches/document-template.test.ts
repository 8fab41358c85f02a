import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {documentTemplate, expectReactKey} from './document-template';

// The framework's own template engine.
const core = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
const {render} = createRequire(core)('eta') as {render(template: string, data: object): string};

/** The document of a page with these scripts. */
const documentWith = (...scripts: string[]): string =>
  render(documentTemplate(), {
    htmlAttributes: 'lang="en"',
    bodyAttributes: '',
    metaAttributes: [],
    headTags: '<meta name="a" content="b" />',
    preBodyTags: '',
    postBodyTags: '',
    appHtml: '<main>A<br/>B</main>',
    baseUrl: '/',
    version: '3',
    stylesheets: ['a.css'],
    scripts,
  });

test("one inline script starts the document's scripts, each once, with the entry last", () => {
  const html = documentWith('framework.1.js', 'runtime~main.2.js', 'js/main.3.js', 'page.4.js', 'page.4.js');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('data-scripts="/framework.1.js /runtime~main.2.js /page.4.js /js/main.3.js"');
  expect(html).not.toContain('defer');
});

test('a page without the entry fails the build, because the order of its scripts is unknown', () => {
  expect(() => documentWith('js/app.1.js')).toThrow(/document-template no longer fits Docusaurus: .*"\/main\."/);
});

test('React without the key that start-scripts.js looks for fails the build', () => {
  expect(() => expectReactKey('node["__container$"] = root')).toThrow(/document-template no longer fits .*React DOM/);
});
