import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {call} from './avaturn.mjs';

const [userId, bodyType, frontal, side1, side2] = process.argv.slice(2);
if (!side2) {
  throw new Error('Usage: node create-avatar.mjs <user id> <male|female> <front.jpg> <side-1.jpg> <side-2.jpg>');
}

const {avatar_id: avatarId, upload_url: uploadUrl} = await call('POST', '/avatars/new', {
  body: {user_id: userId},
});
console.log(`Avatar ${avatarId}`);

const form = new FormData();
form.set('body-type', bodyType);
form.set('telephoto', 'false');
for (const [field, file] of Object.entries({'image-frontal': frontal, 'image-side-1': side1, 'image-side-2': side2})) {
  form.set(field, new Blob([await readFile(file)], {type: 'image/jpeg'}), basename(file));
}

// fetch writes the Content-Type with its boundary, so no header is set here.
const upload = await fetch(uploadUrl, {method: 'POST', body: form, signal: AbortSignal.timeout(120_000)});
if (!upload.ok) throw new Error(`The upload failed: ${upload.status} ${await upload.text()}`);
console.log('The photos are uploaded.');
