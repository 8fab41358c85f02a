import SequenceDiagram from './SequenceDiagram';

/** From a button in the reader's app to a GLB on the reader's server, with a session. */
export default function SessionFlow() {
  return (
    <SequenceDiagram
      caption="From a button in your app to a GLB on your server. Steps 8 to 11 are needed only if your server wants the file."
      parties={['Creator', 'Browser', 'Your server', 'Avaturn']}
      steps={[
        {from: 1, to: 2, text: 'The user clicks a button, and the page requests a session.'},
        {from: 2, to: 3, text: '`createUser`, once for each account. Your server stores the ID.'},
        {from: 2, to: 3, text: '`newSession` with the user ID and a session type.'},
        {from: 2, to: 1, text: 'The `url` of the session, and nothing else.'},
        {from: 1, to: 0, text: 'The web SDK opens the `url` in an iframe.'},
        {from: 0, to: 0, text: 'The user makes or picks an avatar, dresses it, and clicks **Next**.'},
        {from: 0, to: 1, text: 'The `export` event, with the avatar’s ID and its GLB, as data or a link.'},
        {from: 1, to: 2, text: 'The avatar’s ID.'},
        {from: 2, to: 3, text: '`newExport` with the avatar’s id.'},
        {from: 3, to: 2, text: 'The `export.ready` webhook, or `ready` in the response to another request.'},
        {from: 2, to: 2, text: 'Downloads the GLB to your own storage.'},
      ]}
    />
  );
}
