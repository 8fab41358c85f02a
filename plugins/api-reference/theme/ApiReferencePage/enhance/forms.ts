import type {FormData} from '../../../form';

/** Fetches what the forms are made of when it is first asked for; what failed is tried again. */
export function lazyForms(url: string): () => Promise<FormData> {
  let loading: Promise<FormData> | undefined;
  return () => {
    loading ??= fetchForms(url);
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

async function fetchForms(url: string): Promise<FormData> {
  const response = await fetch(url);
  // Hosts that respond to every unknown address with a page would fail here, as they should.
  return (await response.json()) as FormData;
}
