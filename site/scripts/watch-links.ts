// `npm run watch-links`: outside links that are dead or moved.
import {writeFileSync} from 'node:fs';
import {outsideLinks} from '../data/outside-links';
import {readCommandLine} from './command-line';

const usage = `npm run watch-links            prints outside links that are dead or moved
npm run watch-links report.md  also writes them to a file, as the text of an issue

Exits with code 1 if there is something to do. It is the only check that uses the network.`;

/** A link that needs a person. */
export interface Change {
  readonly kind: 'Dead links' | 'Moved links' | 'Links without a response';
  readonly text: string;
}

/**
 * Requests a link, and again if it fails, because a busy host is not a dead link. Reads no body.
 * @param patience milliseconds until a request counts as failed
 */
export async function checkLink(url: string, patience = 15_000, attempts = 3): Promise<Change | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(patience), headers: {Accept: 'text/html,*/*'}});
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410)
      return {kind: 'Dead links', text: `${url}: ${response.status}`};
    if (!response.ok) throw new Error(String(response.status));
    const isMoved = new URL(response.url).host !== new URL(url).host;
    return isMoved ? {kind: 'Moved links', text: `${url} leads to ${response.url}`} : undefined;
  } catch (error) {
    if (attempts > 1) return checkLink(url, patience, attempts - 1);
    const {message, cause} = error as Error;
    return {kind: 'Links without a response', text: `${url}: ${cause instanceof Error ? cause.message : message}`};
  }
}

/** The text of an issue: a list for each kind. */
export function reportOf(changes: readonly Change[]): string {
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const listOf = (one: Change['kind']) => changes.filter(({kind}) => kind === one).map(({text}) => `- ${text}\n`);
  return kinds.map((kind) => `## ${kind}\n\n${listOf(kind).join('')}`).join('\n');
}

async function main(): Promise<void> {
  const {words} = readCommandLine({usage, words: 1});
  const found = await Promise.all(outsideLinks.map(({url}) => checkLink(url)));
  const changes = found.filter((one) => one !== undefined);
  const report = reportOf(changes) || 'Nothing to do.\n';
  console.log(`${outsideLinks.length} links.\n\n${report}`);
  if (words[0] !== undefined) writeFileSync(words[0], report);
  if (changes.length > 0) process.exitCode = 1;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
