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

/** The script for the page, and where it posts to. */
const bridges = {
  android: {file: 'app/src/main/assets/bridge.js', receiver: webViewBridge.android},
  ios: {
    file: 'AvatarCreator/Sources/AvatarCreator/bridge.js',
    receiver: `webkit.messageHandlers.${webViewBridge.ios}`,
  },
} as const;

/** Parses every source, and runs the script for the creator's page with the simulator's page for web views. */
export async function driveNative(name: keyof typeof bridges, run: NativeRun): Promise<void> {
  const {project, browser, simulator} = run;
  const sources = readdirSync(project, {recursive: true, encoding: 'utf8'}).filter(canBeParsed);
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    expect(await formatFaults({file, text: readFileSync(path.join(project, file), 'utf8')})).toEqual([]);
  }

  const {file, receiver} = bridges[name];
  const script = readFileSync(path.join(project, file), 'utf8');
  const url = `${simulator}/sandbox/mobile/?sdk=true`;
  const texts = await postExport({browser, url, script, receiver});
  const {eventName, data} = JSON.parse(texts[0]!) as {eventName: string; data: {url: string}};
  expect(eventName).toBe('v2.avatar.exported');
  await downloadGlb(data.url);
}
