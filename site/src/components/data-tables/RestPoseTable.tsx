import useOnRequest from '../../useOnRequest';

/** Transforms of the T1 rest pose. The table is long and rarely needed, so it loads when it is opened. */
export default function RestPoseTable() {
  const rows = useOnRequest(
    async () => (await import('./RestPoseRows')).default,
    'The table didn’t load. Close this section, then open it again.',
  );
  return (
    <details
      data-component="RestPoseTable"
      className="fold"
      onToggle={({currentTarget}) => currentTarget.open && !rows.loaded && rows.start()}
    >
      <summary>The rest pose in numbers</summary>
      {rows.loaded && <rows.loaded />}
      {rows.failure && <p role="alert">{rows.failure}</p>}
      <noscript>
        <p>
          The <a href="index.md">Markdown version</a> of this page has the table.
        </p>
      </noscript>
    </details>
  );
}
