import {useState, type ComponentType} from 'react';

/** Transforms of the T1 rest pose. The table is long and rarely needed, so it loads when it is opened. */
export default function RestPoseTable() {
  const [Rows, setRows] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    import('./RestPoseRows').then(
      (rows) => setRows(() => rows.default),
      () => setHasFailed(true),
    );
  };
  return (
    <details
      data-component="RestPoseTable"
      className="fold"
      onToggle={({currentTarget}) => currentTarget.open && load()}
    >
      <summary>The rest pose in numbers</summary>
      {Rows && <Rows />}
      {hasFailed && <p role="alert">The table didn’t load. Close this section, then open it again.</p>}
      <noscript>
        <p>
          The <a href="index.md">Markdown version</a> of this page has the table.
        </p>
      </noscript>
    </details>
  );
}
