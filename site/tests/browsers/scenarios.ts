import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bridgeCases, type BridgeServer, startBridgeServer} from './bridge';
import {type Engine, keys} from './engine';
import {startSite} from './site';
import {Tab} from './tab';

/** Registers the tests of an engine. @param apps the ways of the bridge whose web views have this engine */
export function testSite(start: () => Promise<Engine>, apps: readonly string[] = []): void {
  let tab: Tab;
  let engine: Engine | undefined;
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  let bridge: BridgeServer | undefined;

  beforeAll(async () => {
    site = await startSite(path.join(__dirname, '../../../build'));
    if (apps.length > 0) bridge = await startBridgeServer();
    engine = await start();
    console.log(engine.name);
    tab = new Tab(engine, site.origin);
    await tab.resize(1280);
  });
  afterAll(async () => {
    await engine?.close();
    await bridge?.close();
    site?.close();
  });

  /**
   * A test of a page at 1280 px, which also reports what failed in the page meanwhile. It must not end before a route is
   * shown: if leaving the page cancels the route's requests, the framework reloads it, which cancels the next page in Firefox.
   */
  const scenario = (name: string, path: string, steps: () => Promise<void>) =>
    test(name, async () => {
      await tab.resize(1280);
      await tab.open(path);
      await steps();
      expect(await tab.problems()).toEqual([]);
    });

  // Pages of each kind that no scenario opens. Chromium opens all pages.
  test.each([
    '/docs/integration/overview/',
    '/docs/integration/mobile/android/',
    '/docs/integration/unity/unity_tutorial/',
    '/docs/integration/web/threejs/',
    '/docs/integration/web/sdk/api_reference/',
    '/docs/integration/web/sdk/custom-ui/',
    '/docs/ux_customization/assets/general_guidelines/',
    '/search/?q=export',
    '/nothing-here/',
  ])('%s has no errors', async (path) => {
    await tab.open(path);
    expect(await tab.problems()).toEqual([]);
  });

  scenario('the color mode changes and stays', '/docs/importing/blender/', async () => {
    await tab.click('button', 'Switch between dark and light mode');
    await tab.until('dark mode', () => document.documentElement.dataset['theme'] === 'dark');
    await tab.open('/docs/importing/unity/');
    expect(await tab.run(() => document.documentElement.dataset['theme'])).toBe('dark');
    await tab.run(() => localStorage.removeItem('theme'));
  });

  scenario('the search opens a page by keyboard', '/docs/what-is-avaturn/', async () => {
    await tab.see('kbd', 'Ctrl K');
    await tab.press(keys.control, 'k');
    await tab.until('focus in the field', () => document.activeElement?.matches('input[type=search]'));
    await tab.press(...'webhook');
    await tab.see('[role=option]', '');
    await tab.press(keys.down);
    await tab.see('[role=option][aria-selected=true]', '');
    await tab.press(keys.enter);
    await tab.until('a page about webhooks', () => /\/integration\/api\/.*#/.test(location.href));
    await tab.until('its section', () => document.getElementById(location.hash.slice(1)) !== null);
  });

  scenario('the menu of a phone opens and leads to a page', '/docs/importing/blender/', async () => {
    await tab.resize(360);
    await tab.click('button', 'Toggle navigation bar');
    await tab.click('.navbar-sidebar a', 'iOS');
    await tab.see('h1', 'iOS');
    expect(await tab.run(() => location.pathname)).toBe('/docs/integration/mobile/ios/');
    const layout = await tab.run(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return {width: innerWidth, overflow: scrollWidth - clientWidth};
    });
    expect(layout).toEqual({width: 360, overflow: 0});
  });

  scenario(
    'a name shows itself on the stage, and its list shows another one',
    '/docs/ux_customization/assets/footwear/',
    async () => {
      await tab.until('names', () => document.documentElement.dataset['names'] === 'on');
      await tab.click('main code[data-part]', 'LeftFoot');
      await tab.see('[data-stage] figcaption', 'LeftFoot joint 49 of 54, parent LeftLeg');
      // The list is filled after the picture.
      await tab.until('the list', () => {
        const list = document.querySelector<HTMLSelectElement>('[data-stage] select')!;
        list.value = 'joint:LeftToeBase';
        return list.dispatchEvent(new Event('change', {bubbles: true})) && list.value !== '';
      });
      await tab.see('[data-stage] figcaption', 'LeftToeBase joint 50 of 54');
      await tab.run(async () => {
        const files = new DataTransfer();
        files.items.add(new File([await (await fetch('/models/t1-female.glb')).blob()], 'me.glb'));
        const field = document.querySelector<HTMLInputElement>('#stage-file')!;
        field.files = files.files;
        field.dispatchEvent(new Event('change', {bubbles: true}));
      });
      await tab.see('[data-stage] p', 'me.glb, 1.8 MB. T1.');
      await tab.see('[data-stage] figcaption', 'LeftToeBase joint 48 of 52');
      await tab.click('[data-stage] button', 'Forget');
      await tab.see('[data-stage] figcaption', 'LeftToeBase joint 50 of 54');
    },
  );

  scenario('contents, tabs, copy buttons and page actions work', '/docs/integration/api/basic_flow/', async () => {
    await tab.click('.theme-doc-toc-desktop a', 'Troubleshooting');
    await tab.until('the section', () => location.hash === '#troubleshooting');
    await tab.click('[role=tab]', 'Python');
    await tab.until('the tab', () =>
      [...document.querySelectorAll('[role=tabpanel]')].some(
        (panel) => panel.checkVisibility() && /import /.test(panel.textContent),
      ),
    );
    await tab.click('main pre ~ button, main button', 'Copy');
    await tab.see('main button', 'Copied');
    await tab.click('summary', 'Page actions');
    await tab.click('button', 'Copy page as Markdown');
    await tab.until('the message', () => /on the clipboard as Markdown/.test(document.body.textContent));
  });

  /** Clicks a button in the creator, once the creator shows its avatar. */
  const clickInCreator = (name: string) =>
    tab.until(
      name,
      (text) => {
        const frame = document.querySelector('iframe')?.contentDocument;
        const button = [...(frame?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text);
        if (frame?.querySelector('#stage-status')?.textContent !== '' || !button || button.disabled) return false;
        button.click();
        return true;
      },
      name,
    );

  scenario('API requests create a user, a session and an export', '/api/', async () => {
    const send = async (operation: string) => {
      await tab.click(`[data-request=${operation}] button`, 'Send to simulator');
      await tab.see(`[data-request=${operation}] .api-try-status`, '200 · simulator');
    };
    await send('createUser');
    await send('newSession');
    await tab.click('[data-request=newSession] button', 'Open the creator');
    await clickInCreator('Sample: female, T2');
    await clickInCreator('Next');
    // The page scrolls to what the creator saved.
    await tab.see('[data-request=newSession] .grow', 'The creator saved the avatar.');
    await send('newExport');
    await tab.click('[data-request=newExport] button', 'Download');
    expect(await tab.download()).toEqual({name: 'avatar.glb', start: 'glTF'});
  });

  scenario('the inspector checks a sample, and the optimizer makes it smaller', '/docs/importing/', async () => {
    await tab.click('[data-component=GlbInspector] button', 'Use sample');
    await tab.see('[role=status]', 't1-female.glb: no problems');
    // The preview above the optimizer moves it when it appears.
    await tab.see('[data-component=GlbInspector] [data-ready=true]', '');
    await tab.click('button', 'Optimize GLB');
    await tab.see('[role=status]', 't1-female.glb is optimized.');
    await tab.click('button', 'Download GLB');
    expect(await tab.download()).toEqual({name: 't1-female-web.glb', start: 'glTF'});
  });

  scenario('the animator adds clips to a sample', '/docs/importing/mixamo/', async () => {
    await tab.click('[data-component=ClipAnimator] button', 'Use sample');
    await tab.click('[data-component=ClipAnimator] button', 'Use sample clips');
    await tab.click('button', 'Download avatar with clips');
    expect(await tab.download()).toEqual({name: 't1-female-animated.glb', start: 'glTF'});
  });

  scenario('a sample becomes a VRM with a picture', '/docs/importing/glb-to-vrm/', async () => {
    await tab.click('button', 'Use sample');
    await tab.click('button', 'Convert to VRM');
    await tab.see('[role=status]', 't2-female.vrm is ready');
    await tab.see('img[alt="Thumbnail of the avatar"]', '');
    await tab.click('button', 'Download VRM');
    expect(await tab.download()).toEqual({name: 't2-female.vrm', start: 'glTF'});
  });

  scenario('the creator demo hands over an avatar', '/docs/integration/web/html/', async () => {
    await tab.click('[data-component=CreatorDemo] button', 'Open the simulated creator');
    await clickInCreator('Next');
    await tab.see('[data-component=CreatorDemo] *', 'The export event arrived.');
    await tab.click('a[download]', 'Download GLB');
    expect((await tab.download()).start).toBe('glTF');
  });

  scenario('a model is shown in 3D', '/docs/ux_customization/assets/eyewear/', async () => {
    await tab.click('[data-component=AvatarViewer] button', 'Show in 3D');
    await tab.see('[data-component=AvatarViewer] button', 'Reset view');
  });

  scenario('the avatar of the home page becomes live', '/', async () => {
    await tab.click('button', 'Make it live');
    await tab.see('main button', 'Play');
  });

  scenario('an avatar talks', '/docs/integration/bodies/', async () => {
    await tab.click('button', 'Make it talk');
    await tab.until('visemes', () => document.querySelector<HTMLElement>('[data-viseme]')?.dataset['viseme']);
  });

  scenario('print shows every tab and no navigation', '/docs/integration/api/basic_flow/', async () => {
    await tab.print();
    const hidden = await tab.run(() =>
      [...document.querySelectorAll('main [role=tabpanel], main pre, .navbar')]
        .filter((part) => !part.checkVisibility())
        .map((part) => part.className),
    );
    expect(hidden).toEqual([expect.stringContaining('navbar')]);
  });

  const cases = bridgeCases.filter(({way}) => apps.includes(way));
  test.each(cases)('the bridge passes the avatar to the app: $way, $name', async ({way, name, received}) => {
    expect(await bridge!.run(engine!, way, name)).toEqual(received);
  });
}
