import {AvaturnSDK} from '@avaturn/sdk';

// The simulator. For the real creator, use your project's page, such as 'https://demo.avaturn.dev'.
const url = 'http://127.0.0.1:3100/sandbox/creator/?session=demo';

/** Connects the button and the dialog. `onExport` gets the result of each export. */
export function connectCreator({onExport, onProblem}) {
  const dialog = document.querySelector('#creator');
  const container = document.querySelector('#avaturn-sdk-container');
  let sdk = null;

  // #region open
  document.querySelector('#open').addEventListener('click', async () => {
    dialog.showModal();
    sdk = new AvaturnSDK();
    sdk.on('export', (result) => {
      onExport(result);
      dialog.close();
    });
    try {
      const ready = sdk.init(container, {url});
      container.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
      await ready;
    } catch (error) {
      dialog.close();
      onProblem(`The creator could not start (${error.message}).`);
    }
  });

  dialog.addEventListener('close', () => {
    sdk?.destroy();
    sdk = null;
    container.replaceChildren();
  });
  // #endregion open
}
