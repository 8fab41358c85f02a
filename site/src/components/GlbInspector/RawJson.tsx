import {useState} from 'react';
import {renamed, saveFile} from '../AvatarViewer/save-file';

export interface Props {
  readonly name: string;
  readonly json: Blob;
}

/** Bytes to show. Laying out more would block the page. */
const maxShown = 40_000;

/** The JSON of the file, read when it is opened. */
export default function RawJson({name, json}: Props) {
  const [text, setText] = useState<string>();
  const read = (): void => void json.slice(0, maxShown).text().then(setText);
  return (
    <details className="fold" onToggle={text === undefined ? read : undefined}>
      <summary>Raw JSON</summary>
      {text !== undefined && (
        <>
          <pre className="output" tabIndex={0} aria-label="Raw JSON">
            {text}
          </pre>
          <p className="cluster">
            <button
              type="button"
              className="quiet-button large"
              onClick={() => saveFile(renamed(name, '.json'), 'application/json', json)}
            >
              Download JSON
            </button>
            {json.size > maxShown && (
              <span>
                Showing the first {Math.round(maxShown / 1000)} of{' '}
                {Math.round(json.size / 1000).toLocaleString('en-US')} kB.
              </span>
            )}
          </p>
        </>
      )}
    </details>
  );
}
