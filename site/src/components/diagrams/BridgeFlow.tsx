import React, {type ReactNode} from 'react';
import SequenceDiagram from './SequenceDiagram';

/** How an avatar gets from a web view to the app, with the SDK inside the page. */
export default function BridgeFlow(): ReactNode {
  return (
    <SequenceDiagram
      caption="The same in each way: `bridge.js` connects the creator’s page and your app."
      parties={['Your app', 'bridge.js', 'Creator page']}
      steps={[
        {from: 0, to: 2, text: 'The web view opens the creator’s URL with `sdk=true`.'},
        {from: 0, to: 1, text: 'The app runs the script in the page.'},
        {from: 1, to: 2, text: 'Requests links instead of data URLs, and starts `window.avaturnSDK`.'},
        {from: 2, to: 0, text: 'Requests the camera. Your app grants it to the creator’s own origin only.'},
        {from: 2, to: 1, text: 'The `export` event, when the user presses **Next**.'},
        {from: 1, to: 0, text: 'The event as JSON text, once.'},
        {from: 0, to: 0, text: 'Checks the origin, and stores the GLB and `avatarId`.'},
      ]}
    />
  );
}
