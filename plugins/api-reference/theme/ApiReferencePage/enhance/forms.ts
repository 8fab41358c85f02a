import type {FormData} from '../../../form';

/** Fetches the forms' data on first use; a failed request is repeated. */
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
  // Fails, as it should, on hosts that respond to every unknown URL with a page.
  return (await response.json()) as FormData;
}
