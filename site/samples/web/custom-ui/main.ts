import {explain, find, inTurn, say, sdk} from './editor';
import {connectExport} from './export';
import {drawLists} from './lists';
import {connectOptions, readOptions} from './options';

const container = find('#creator', HTMLDivElement);
const controls = find('#controls', HTMLFieldSetElement);

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
  const ready = sdk.init(container, {
    // The simulator. With your own backend, use `await newSessionUrl()` from './backend'.
    url: 'http://127.0.0.1:3100/sandbox/creator/?session=demo',
    disableUi: true,
    iframeClassName: 'creator-frame',
  });
  container.querySelector('iframe')?.setAttribute('title', 'Your avatar');
  await ready;
} catch (reason) {
  say(explain(reason));
}
