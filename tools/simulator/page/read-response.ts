export type ExchangeResponse = Awaited<ReturnType<typeof readResponse>>;

export async function readResponse(response: Response) {
  const text = await response.text();
  /** The parsed JSON; the text if it isn't JSON. */
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: shows the text unchanged.
  }
  return {status: response.status, headers: [...response.headers], body};
}
