import type {Context} from 'hono';
import {ErrorResponse} from './error-response';
import {readBody} from './read-body';
import {checkerOf} from './schema';

/** Maximum bytes of an upload. The platform's own limit is not public. */
export const uploadLimit = 25_000_000;

const photos = ['image-frontal', 'image-side-1', 'image-side-2'];

/** What the part of a photo has to be, for the check and its message. */
const image = 'a file with a JPEG or PNG image';

const check = checkerOf({
  properties: {
    body: {
      required: ['body-type', ...photos],
      properties: {
        'body-type': {enum: ['male', 'female']},
        telephoto: {enum: ['true', 'false']},
        ...Object.fromEntries(photos.map((name) => [name, {enum: [image]}])),
      },
    },
  },
});

/**
 * Reads a `multipart/form-data` body and validates each part. The photos are discarded.
 * @returns the body type
 * @throws ErrorResponse 422 with every problem
 */
export async function readUpload({req}: Context): Promise<'male' | 'female'> {
  const body = await readBody(req.raw, uploadLimit);
  const headers = {'Content-Type': req.header('Content-Type') ?? ''};
  const form = await new Response(body, {headers}).formData().catch(() => {
    const msg = 'the body is not multipart/form-data with its boundary in Content-Type';
    throw new ErrorResponse(422, [{loc: ['body'], msg, type: 'value_error.multipart'}]);
  });
  const parts: Record<string, unknown> = Object.fromEntries(form);
  for (const name of photos.filter((photo) => photo in parts)) {
    const part = parts[name];
    parts[name] = part instanceof File && (await isImage(part)) ? image : 'something else';
  }
  check({body: parts});
  return parts['body-type'] as 'male' | 'female';
}

/** JPEG begins with FF D8 FF (ITU-T T.81, B.1.1.3), PNG with its signature (PNG specification, 5.2). */
async function isImage(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte);
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}
