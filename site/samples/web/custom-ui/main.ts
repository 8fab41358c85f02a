import {explain, find, inTurn, say, sdk} from './editor';
import {connectExport} from './export';
import {drawLists} from './lists';
import {connectOptions, readOptions} from './options';

const container = find('#creator', HTMLDivElement);
const controls = find('#controls', HTMLFieldSetElement);

/** Your backend creates a session with its API token and responds with {"url": "…"}. */
async function newSessionUrl(): Promise<string> {
  const response = await fetch('/api/session', {method: 'POST'});
  if (!response.ok) throw new Error(`No session: HTTP ${response.status}.`);
  const {url} = (await response.json()) as {url: string};
  return url;
}

sdk.on('load', () => {
  void inTurn(async () => {
    await drawLists();
    await readOptions();
    controls.disabled = false;
    say('Choose what your avatar wears.');
  });
});
connectOptions();
connectExport();

try {
  // #region open
  const ready = sdk.init(container, {
    url: await newSessionUrl(),
    disableUi: true,
    iframeClassName: 'creator-frame',
  });
  container.querySelector('iframe')?.setAttribute('title', 'Your avatar');
  await ready;
  // #endregion open
} catch (reason) {
  say(explain(reason));
}
