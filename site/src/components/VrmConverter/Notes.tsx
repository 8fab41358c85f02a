export default function Notes({notes}: {readonly notes: readonly string[]}) {
  return (
    notes.length > 0 && (
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  );
}
