/** Your backend creates a session with its secret token, and returns {"url": "…"}. */
export async function newSessionUrl() {
  const response = await fetch('/api/session', {method: 'POST'});
  if (!response.ok) throw new Error(`No session: HTTP ${response.status}`);
  const {url} = await response.json();
  return url;
}
