import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {call} from './avaturn.mjs';
import {addJob, removeJob} from './receiver/store.mjs';

const [userId, bodyType, frontal, side1, side2, telephoto = 'false'] = process.argv.slice(2);
if (!side2) {
  throw new Error('Usage: node create-avatar.mjs <user id> <male|female> <front> <side 1> <side 2> [<telephoto>]');
}

// Before anything is created, because a path can be wrong.
const photos = {'image-frontal': frontal, 'image-side-1': side1, 'image-side-2': side2};
const form = new FormData();
form.set('body-type', bodyType);
form.set('telephoto', telephoto);
for (const [field, file] of Object.entries(photos)) {
  form.set(field, new Blob([await readFile(file)], {type: 'image/jpeg'}), basename(file));
}

const {avatar_id: avatarId, upload_url: uploadUrl} = await call('POST', '/avatars/new', {
  body: {user_id: userId},
});
console.log(`Avatar ${avatarId}`);
// Before the upload, so that the job survives whatever happens after it.
await addJob({id: avatarId, kind: 'avatar', avatarId, userId});

// fetch writes the Content-Type with its boundary, so no header is set here.
const upload = await fetch(uploadUrl, {method: 'POST', body: form, signal: AbortSignal.timeout(120_000)});
if (!upload.ok) {
  await removeJob({id: avatarId});
  throw new Error(`The upload failed: ${upload.status} ${await upload.text()}`);
}
console.log('The photos are uploaded.');
