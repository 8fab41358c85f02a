/** The bytes of an exported GLB, from a link or a data URL. */
export async function avatarBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The avatar could not be read: HTTP ${response.status}`);
  return response.arrayBuffer();
}
