import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {parse} from 'postcss';
import {routes} from '../../data/routes';

const htmlOf = (route: string) => readFileSync(path.join('../build', route, 'index.html'), 'utf8');

function stylesheetsOf(route: string): string[] {
  const links = htmlOf(route).match(/<link[^>]*rel="?stylesheet[^>]*>/g) ?? [];
  return [...new Set(links.map((link) => /href="?([^"\s>]+)/.exec(link)?.[1] ?? ''))];
}

test('a page of the docs loads at most 17 KB of CSS by gzip', () => {
  const heavy = routes
    .filter(({path: route}) => route.startsWith('/docs/'))
    .map(({path: route}) => {
      const files = stylesheetsOf(route);
      expect(files.length, `stylesheets of ${route}`).toBeGreaterThan(0);
      const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`../build${file}`)).length, 0);
      return {route, bytes};
    })
    .sort((a, b) => b.bytes - a.bytes);
  console.log(`CSS by gzip: ${heavy[0]?.route} ${heavy[0]?.bytes}, ${heavy.at(-1)?.route} ${heavy.at(-1)?.bytes}`);
  expect(heavy.filter(({bytes}) => bytes > 17 * 1024)).toEqual([]);
});

/** The classes that a stylesheet has rules for. */
function classesIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) {
      classes.add(name);
    }
  });
  return classes;
}

test('pages have every rule of the CSS library that they need', () => {
  const library = createRequire(__filename).resolve('infima/dist/css/default/default.css');
  const libraryClasses = classesIn(readFileSync(library, 'utf8'));
  const shared = stylesheetsOf('/docs/what-is-avaturn/').find((file) => file.includes('/styles.'));
  const kept = classesIn(readFileSync(`../build${shared}`, 'utf8'));
  const needed = new Set<string>();
  for (const {path: route} of routes) {
    for (const [, quoted, bare] of htmlOf(route).matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
      (quoted ?? bare ?? '')
        .split(/\s+/)
        .filter((name) => libraryClasses.has(name))
        .forEach((name) => needed.add(name));
    }
  }
  expect(needed.size).toBeGreaterThan(20);
  expect([...needed].filter((name) => !kept.has(name))).toEqual([]);
});
