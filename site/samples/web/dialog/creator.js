import {AvaturnSDK} from 'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/dist/index.js';

// The simulator. For the real creator, use your project's page, such as 'https://demo.avaturn.dev'.
const url = 'http://127.0.0.1:3100/sandbox/creator/?session=demo';

const dialog = document.querySelector('#creator');
const container = document.querySelector('#avaturn-sdk-container');
const status = document.querySelector('#status');
const problem = document.querySelector('#problem');
const download = document.querySelector('#download');

let sdk = null;
let fileAddress = '';

async function receive(result) {
  dialog.close();
  status.textContent = 'Reading your avatar.';
  try {
    const response = await fetch(result.url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const glb = new Blob([await response.arrayBuffer()], {type: 'model/gltf-binary'});

    URL.revokeObjectURL(fileAddress);
    fileAddress = URL.createObjectURL(glb);
    download.href = fileAddress;
    download.hidden = false;
    status.textContent = `Your avatar is ready: ${(glb.size / 1e6).toFixed(1)} MB.`;
  } catch (error) {
    status.textContent = `The avatar could not be read (${error.message}).`;
  }
}

async function openCreator() {
  dialog.showModal();
  status.textContent = '';
  problem.textContent = '';
  sdk = new AvaturnSDK();
  sdk.on('export', receive);
  sdk.on('error', ({type, message}) => {
    // The page behind an open dialog can't be read, so this text is inside it.
    problem.textContent = `The creator reported a problem: ${message ?? type}.`;
  });
  try {
    const ready = sdk.init(container, {url});
    container.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    await ready;
  } catch (error) {
    dialog.close();
    status.textContent = `The creator could not start (${error.message}).`;
  }
}

// Runs for the button, for Escape, and after an export.
dialog.addEventListener('close', () => {
  sdk?.destroy();
  sdk = null;
  container.replaceChildren();
});
document.querySelector('#open').addEventListener('click', openCreator);
