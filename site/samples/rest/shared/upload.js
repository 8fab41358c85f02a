/** Sends a form with the field names of the upload. A checkbox that isn't checked has no value, so the form sends
 * `false`. */
export async function uploadPhotos(uploadUrl, form) {
  const fields = new FormData(form);
  const body = new FormData();
  body.set('body-type', fields.get('body-type'));
  body.set('telephoto', fields.get('telephoto') ?? 'false');
  for (const name of ['image-frontal', 'image-side-1', 'image-side-2']) body.set(name, fields.get(name));

  const response = await fetch(uploadUrl, {method: 'POST', body});
  if (!response.ok) throw new Error(`The upload failed with status ${response.status}.`);
}
