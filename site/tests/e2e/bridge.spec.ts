import {expect, test} from '@playwright/test';
import {bridgeCases, type BridgeServer, startBridgeServer} from '../browsers/bridge';

let apps: BridgeServer;
test.beforeAll(async () => (apps = await startBridgeServer()));
test.afterAll(() => apps.close());

for (const way of new Set(bridgeCases.map((one) => one.way))) {
  test(`the bridge passes the avatar to the app: ${way}`, async ({page}) => {
    const engine = {
      goto: async (url: string) => void (await page.goto(url)),
      evaluate: <T>(source: string, args: readonly unknown[]): Promise<T> =>
        page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    };
    for (const {name, received} of bridgeCases.filter((one) => one.way === way)) {
      await test.step(name, async () => expect(await apps.run(engine, way, name)).toEqual(received));
    }
  });
}
