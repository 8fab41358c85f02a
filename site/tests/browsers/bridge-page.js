// The first script of a page in the bridge tests. It is the app, which receives texts, and the user, who exports an avatar.
// The query names the way and the case. `window.outcome` resolves to the avatars that the app received, in order.
(() => {
  const query = new URLSearchParams(location.search);
  const received = [];
  const describe = ({url, urlType}) =>
    `${urlType} ${url.startsWith('data:') ? url.slice(0, 36) : new URL(url).pathname}`;
  const app = {postMessage: (text) => received.push(describe(JSON.parse(text).data))};
  const channels = {
    android: () => (window.native_app = app),
    ios: () => (window.webkit = {messageHandlers: {iosListener: app}}),
    expo: () => (window.ReactNativeWebView = app),
    flutter: () => (window.AvatarBridge = app),
    capacitor: () => {},
  };
  channels[query.get('way')]();

  const until = (condition) =>
    new Promise((resolve) => {
      const check = () => (condition() ? resolve() : setTimeout(check, 20));
      check();
    });
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
  /** Waits until the window has received the messages that were posted to it. */
  const messagesAreRead = () =>
    new Promise((resolve) => {
      window.addEventListener('message', ({data}) => data === 'last' && setTimeout(resolve));
      window.postMessage('last');
    });

  let isConnected = false;
  let sdk;
  Object.defineProperty(window, 'avaturnSDK', {
    get: () => sdk,
    set(value) {
      sdk = {...value, init: () => void (isConnected = true)};
    },
  });
  const connected = () => until(() => isConnected);

  /** Presses the button of the simulator's page, and waits until it has posted. */
  async function press(sentAs = 'httpURL') {
    await until(() => document.querySelector('#posted'));
    const status = document.querySelector('#posted');
    status.textContent = '';
    document.querySelector('#url-type').value = sentAs;
    // The page's script may not have added its handler yet.
    await until(() => {
      const submit = new SubmitEvent('submit', {cancelable: true});
      return !document.querySelector('form').dispatchEvent(submit);
    });
    await until(() => status.textContent !== '');
    await messagesAreRead();
  }

  /** Adds a frame of another origin, which posts forged exports to this window. */
  async function addForeignFrame() {
    const frame = document.createElement('iframe');
    frame.src = `http://127.0.0.1:${query.get('foreign')}/foreign`;
    const done = new Promise((resolve) => {
      window.addEventListener('message', ({data}) => {
        if (data === 'started') received.push('The bridge started in a frame.');
        if (data === 'forged') resolve();
      });
    });
    document.body.append(frame);
    await done;
  }

  async function postBlob() {
    const url = URL.createObjectURL(new Blob(['glTF'], {type: 'model/gltf-binary'}));
    const message = {source: 'avaturn', eventName: 'v2.avatar.exported', data: {url, urlType: 'blobURL'}};
    window.postMessage(JSON.stringify(message));
    await until(() => received.length > 0);
  }

  const inWebView = {
    async export() {
      await connected();
      await press();
    },
    async late() {
      await loaded;
      const script = document.createElement('script');
      script.type = 'module';
      script.src = document.querySelector('script[data-src]').dataset.src;
      document.head.append(script);
      await connected();
      await press();
    },
    async twice() {
      await connected();
      await press();
      await press();
    },
    async again() {
      await connected();
      await press();
      const {now} = Date;
      Date.now = () => now() + 6000;
      await press();
    },
    async 'before load'() {
      await connected();
      await press();
      received.push(document.readyState);
      await fetch('/release');
    },
    async 'other frames'() {
      await loaded;
      await addForeignFrame();
      await press();
    },
    'older message': () => press(),
    async 'data URL'() {
      await connected();
      window.avaturnForceExportHttpUrl = false;
      await press('dataURL');
    },
    'blob URL': postBlob,
  };

  const open = (path) => window.capacitor.openCreator(document.querySelector('dialog'), location.origin + path);
  const inFrame = (text) => document.querySelector('#avaturn-sdk-iframe')?.contentWindow.postMessage(text);
  /** Opens the frame of a creator, which posts these exports. */
  async function openFrame(...exports) {
    const result = open('/creator');
    await new Promise((resolve) => window.addEventListener('message', ({data}) => data === 'ready' && resolve()));
    const closed = new Promise((resolve) => document.querySelector('dialog').addEventListener('close', resolve));
    for (const text of exports) inFrame(text);
    received.push(describe(await result));
    await closed;
  }
  const inApp = {
    async export() {
      const result = open('/sandbox/creator/');
      const next = () =>
        [...document.querySelector('iframe').contentDocument.querySelectorAll('button')].find(
          (button) => button.textContent === 'Next' && !button.disabled,
        );
      await until(
        () => document.querySelector('iframe').contentDocument?.querySelector('#stage-status')?.textContent === '',
      );
      await until(next);
      next().click();
      received.push(describe(await result));
    },
    async late() {
      await loaded;
      await openFrame('httpURL');
    },
    twice: () => openFrame('httpURL', 'httpURL'),
    async again() {
      await openFrame('httpURL');
      await openFrame('httpURL');
    },
    async 'before load'() {
      await openFrame('httpURL');
      received.push(document.readyState);
      await fetch('/release');
    },
    async 'other frames'() {
      const result = open('/creator');
      await addForeignFrame();
      inFrame('httpURL');
      received.push(describe(await result));
    },
    'data URL': () => openFrame('dataURL'),
  };

  const steps = (query.get('way') === 'capacitor' ? inApp : inWebView)[query.get('case')];
  window.outcome = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    .then(steps)
    .then(() => received);
})();
