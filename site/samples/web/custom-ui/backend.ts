/** Your backend creates a session with its API token and responds with {"url": "…"}. */
export async function newSessionUrl(): Promise<string> {
  const response = await fetch('/api/session', {method: 'POST'});
  if (!response.ok) throw new Error(`No session: HTTP ${response.status}.`);
  const {url} = (await response.json()) as {url: string};
  return url;
}

/** Your backend stores the GLB under the avatar's ID. */
export async function save(avatarId: string, glb: Blob): Promise<void> {
  const response = await fetch(`/api/avatars/${encodeURIComponent(avatarId)}/file`, {
    method: 'PUT',
    headers: {'Content-Type': 'model/gltf-binary'},
    body: glb,
  });
  if (!response.ok) throw new Error(`The avatar could not be saved: HTTP ${response.status}.`);
}
