import SequenceDiagram from './SequenceDiagram';

/** How an avatar gets from a web view to the app, with the SDK inside the page. */
export default function BridgeFlow() {
  return (
    <SequenceDiagram
      caption="Each way runs the same script."
      parties={['Your app', 'bridge.js', 'Creator page']}
      steps={[
        {from: 0, to: 2, text: 'Opens the creator’s URL with `sdk=true`.'},
        {from: 0, to: 1, text: 'Runs the script in the page.'},
        {from: 1, to: 2, text: 'Requests links, and starts `window.avaturnSDK`.'},
        {from: 2, to: 0, text: 'Requests the camera.'},
        {from: 2, to: 1, text: 'The `export` event, after **Next**.'},
        {from: 1, to: 0, text: 'The result as JSON, once.'},
        {from: 0, to: 0, text: 'Checks the origin, and stores the GLB.'},
      ]}
    />
  );
}
