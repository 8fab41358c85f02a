/** Options set before the creator opens; `tools/simulator/README.md` lists the query parameters. */
export interface CreatorSettings {
  /** Delay of every response, in milliseconds. */
  readonly latency: number;
  readonly exportAs: 'dataURL' | 'httpURL';
  /** Simulated error; empty for none. */
  readonly fault: string;
}

export const startSettings: CreatorSettings = {latency: 0, exportAs: 'dataURL', fault: ''};

/** URL of the simulated creator with a session that needs no API. */
export function creatorAddress({latency, exportAs, fault} = startSettings): string {
  const query = new URLSearchParams({session: 'demo'});
  if (latency > 0) query.set('latency', String(latency));
  if (exportAs !== startSettings.exportAs) query.set('export', exportAs);
  if (fault) query.set('fail', fault);
  return `${window.location.origin}/sandbox/creator/?${query}`;
}
