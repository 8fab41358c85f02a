/** Your back end calls the Avaturn API with its secret token and answers {"url": "…"}. */
export async function newSessionUrl() {
  const response = await fetch('/api/avatar-session', {method: 'POST'});
  if (!response.ok) throw new Error(`No session: HTTP ${response.status}`);
  const {url} = await response.json();
  return url;
}
