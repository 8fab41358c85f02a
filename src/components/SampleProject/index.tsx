import React, {type ReactNode} from 'react';

interface Props {
  /** A folder of `samples/`: `web/dialog`. `npm run check` knows whether it exists. */
  readonly of: string;
}

/** A link that downloads all files of a sample project in one archive, as plugins/samples makes it. */
export default function SampleProject({of}: Props): ReactNode {
  const name = `${of.slice(of.lastIndexOf('/') + 1)}.zip`;
  return (
    <p>
      <a href={`/samples/${of}.zip`} download={name}>
        Download all files
      </a>{' '}
      of this page as <code>{name}</code>.
    </p>
  );
}
