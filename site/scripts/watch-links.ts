// `npm run watch-links`: outside links that are dead or moved, and newer versions of the packages that pages name.
import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {outsideLinks} from '../data/outside-links';
import {packageVersion} from '../data/versions';
import {dependencies} from '../package.json';
import {readCommandLine} from './command-line';

const usage = `npm run watch-links            prints outside links that are dead or moved, and newer versions of packages
npm run watch-links report.md  also writes them to a file, as the text of an issue

Exits with code 1 if there is something to do. It is the only check that uses the network.`;

/** Requests a link, and again if it fails, because a busy host is not a dead link. @returns what a person has to do */
export async function checkLink(url: string, patience = 15_000, attempts = 3): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(patience), headers: {Accept: 'text/html,*/*'}});
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return `${url} is dead: ${response.status}`;
    if (!response.ok) throw new Error(String(response.status));
    const isMoved = new URL(response.url).host !== new URL(url).host;
    return isMoved ? `${url} moved to ${response.url}` : undefined;
  } catch (error) {
    if (attempts > 1) return checkLink(url, patience, attempts - 1);
    const {message, cause} = error as Error;
    return `${url} has no response: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** The dependencies of the site that its pages and samples name, with the versions they were written for. */
export function namedPackages(texts: readonly string[]): [name: string, version: string][] {
  const isNamed = (name: string) => new RegExp(`(?:/npm/|['"\`]|install )${name}(?:@|['"\`/])`);
  return Object.entries(dependencies)
    .filter(([name, range]) => range !== '*' && texts.some((text) => isNamed(name).test(text)))
    .map(([name, range]) => [name, packageVersion(range)]);
}

/** @param latest of a package in the registry that npm is set to */
export async function checkPackage(
  [name, version]: readonly [string, string],
  latest: (name: string) => Promise<string>,
): Promise<string | undefined> {
  const newest = await latest(name);
  const isSame = newest === version || newest.startsWith(`${version}.`);
  return isSame ? undefined : `${name} has version ${newest}, and the pages were written for ${version}`;
}

async function latestVersion(name: string): Promise<string> {
  const {stdout} = await promisify(execFile)('npm', ['view', name, 'version'], {timeout: 60_000});
  return stdout.trim();
}

async function main(): Promise<void> {
  const {words} = readCommandLine({usage, words: 1});
  const site = path.dirname(__dirname);
  const texts = ['docs', 'samples'].flatMap((folder) =>
    listFiles(path.join(site, folder))
      .filter((file) => /\.(?:mdx|html|[jt]sx?|mjs|md)$|\/package\.json$/.test(file))
      .map((file) => readFileSync(path.join(site, folder, file), 'utf8')),
  );
  const packages = namedPackages(texts);
  const found = await Promise.all([
    ...outsideLinks.map(({url}) => checkLink(url)),
    ...packages.map((one) => checkPackage(one, latestVersion)),
  ]);
  const changes = found.filter((one) => one !== undefined);
  const report = changes.map((change) => `- ${change}\n`).join('') || 'Nothing to do.\n';
  console.log(`${outsideLinks.length} links and ${packages.length} packages.\n\n${report}`);
  if (words[0] !== undefined) writeFileSync(words[0], report);
  if (changes.length > 0) process.exitCode = 1;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
