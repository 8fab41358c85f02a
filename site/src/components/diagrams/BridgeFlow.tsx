import React, {type ReactNode} from 'react';
import SequenceDiagram from './SequenceDiagram';

const platforms = {
  android: {name: 'Android', view: '`WebView`', channel: '`native_app`'},
  ios: {name: 'iOS', view: '`WKWebView`', channel: '`iosListener`'},
} as const;

/** How an avatar gets from a web view to the app, with the SDK inside the page. */
export default function BridgeFlow({platform}: {readonly platform: keyof typeof platforms}): ReactNode {
  const {name, view, channel} = platforms[platform];
  return (
    <SequenceDiagram
      caption={`The in-page SDK on ${name}: your script is the bridge between the creator’s page and your app.`}
      parties={['Your app', 'Your script', 'Creator page']}
      steps={[
        {from: 0, to: 2, text: `The ${view} opens the creator’s URL with \`sdk=true\`.`},
        {from: 0, to: 1, text: 'The app runs your script in the page.'},
        {
          from: 1,
          to: 2,
          text: 'Requests links instead of data URLs, starts `window.avaturnSDK`, and listens for `export`.',
        },
        {from: 2, to: 0, text: 'Requests the camera. Your app grants it to the creator’s own origin only.'},
        {from: 2, to: 1, text: 'The `export` event, when the user presses **Next**.'},
        {from: 1, to: 0, text: `The event as JSON text, through ${channel}.`},
        {from: 0, to: 0, text: 'Checks the origin, downloads the GLB and keeps the file.'},
      ]}
    />
  );
}
