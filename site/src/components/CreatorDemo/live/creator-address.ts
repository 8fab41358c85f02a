/** What can be set before the creator opens, see `tools/simulator/README.md`. Latency is in milliseconds. */
export const startSettings = {latency: 0, exportAs: 'dataURL', fault: ''};

/** URL of the simulated creator with a session that needs no API. */
export function creatorAddress({latency, exportAs, fault} = startSettings): string {
  const query = new URLSearchParams({session: 'demo'});
  if (latency > 0) query.set('latency', String(latency));
  if (exportAs !== startSettings.exportAs) query.set('export', exportAs);
  if (fault) query.set('fail', fault);
  return `${window.location.origin}/sandbox/creator/?${query}`;
}
