import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Browser} from '@playwright/test';
import {canBeParsed, formatFaults} from '../../checks/samples/formats';
import {webViewBridge} from '@avaturn-docs/platform/mobile';
import {downloadGlb, postExport} from './mobile-page';

interface NativeRun {
  readonly project: string;
  readonly browser: Browser;
  /** Without a trailing slash. */
  readonly simulator: string;
}

/** Where the script for the page is in a source file, and where it posts to. */
interface PageScript {
  readonly file: string;
  readonly parts: readonly RegExp[];
  readonly receiver: string;
}

const pageScripts = {
  android: {
    file: 'app/src/main/java/com/example/avatar/PageScripts.kt',
    parts: [/START_PAGE_SDK = """([\s\S]*?)"""/],
    receiver: webViewBridge.android,
  },
  ios: {
    file: 'Sources/AvatarCreator/PageScripts.swift',
    parts: [/bridge = """([\s\S]*?)"""/, /startPageSDK: String \{\s*"""([\s\S]*?)"""/],
    receiver: `webkit.messageHandlers.${webViewBridge.ios}`,
  },
} as const satisfies Readonly<Record<string, PageScript>>;

/** Parses every source, and runs the scripts for the creator's page with the simulator's page for web views. */
export async function driveNative(name: keyof typeof pageScripts, run: NativeRun): Promise<void> {
  const {project, browser, simulator} = run;
  const sources = readdirSync(project, {recursive: true, encoding: 'utf8'}).filter(canBeParsed);
  expect(sources.length).toBeGreaterThan(5);
  for (const file of sources) {
    expect(await formatFaults({file, text: readFileSync(path.join(project, file), 'utf8'), shown: []})).toEqual([]);
  }

  const {file, parts, receiver} = pageScripts[name];
  const source = readFileSync(path.join(project, file), 'utf8');
  // The version of the system, which Kotlin or Swift inserts.
  const script = parts.map((part) => part.exec(source)![1]!.replace(/\$\{[^}]*\}|\\\([^)]*\)/, '1')).join('\n');
  const url = `${simulator}/sandbox/mobile/?sdk=true`;
  const texts = await postExport({browser, url, script, receiver, messages: 2});
  const messages = texts.map((text) => JSON.parse(text) as {eventName: string; data: {url: string}});
  expect(messages.map(({eventName}) => eventName)).toEqual(['v2.avatar.exported', 'v2.avatar.exported']);
  await downloadGlb(messages[0]!.data.url);
}
