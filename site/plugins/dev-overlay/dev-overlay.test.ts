import {expect, test} from 'vitest';
import devOverlay from './index';

interface DevServer {
  readonly devServer: {readonly client: {readonly overlay: {readonly runtimeErrors: (error: Error) => boolean}}};
}

/** The filter as the browser gets it: as text, without its scope. */
function filterInBrowser(): (error: Error) => boolean {
  const {devServer} = devOverlay().configureWebpack!({}, false, {} as never, undefined) as unknown as DevServer;
  return new Function(`return ${String(devServer.client.overlay.runtimeErrors)}`)() as (error: Error) => boolean;
}

test('a compile error disappears when the page is fixed', () => {
  expect(filterInBrowser()(new Error('  × Module build failed (from ./loader.mjs):\n  × MDX compilation failed'))).toBe(
    false,
  );
});

test('an error of a component is shown', () => {
  expect(filterInBrowser()(new Error('x is not a function'))).toBe(true);
});
