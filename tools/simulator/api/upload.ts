import {Failure, missing, type Problem} from './failure';

const images = ['image-frontal', 'image-side-1', 'image-side-2'] as const;

/** Maximum bytes of an upload. The platform's own limit is not public. */
export const uploadLimit = 25_000_000;

/**
 * Reads a `multipart/form-data` body and validates each part. The photos are discarded.
 * @returns the body type
 * @throws Failure 422 with every problem
 */
export async function readUpload(body: Uint8Array, contentType: string): Promise<'male' | 'female'> {
  const form = await readForm(body, contentType);
  const problems: Problem[] = [];
  const fault = (name: string, msg: string, type: string) => void problems.push({loc: ['body', name], msg, type});

  const bodyType = form.get('body-type');
  if (bodyType === null) problems.push(missing(['body', 'body-type']));
  else if (bodyType !== 'male' && bodyType !== 'female') {
    fault('body-type', "value is not a valid enumeration member; permitted: 'male', 'female'", 'type_error.enum');
  }
  const telephoto = form.get('telephoto') ?? 'false';
  if (telephoto !== 'true' && telephoto !== 'false') {
    fault('telephoto', 'value could not be parsed to a boolean', 'type_error.bool');
  }
  for (const name of images) {
    const part = form.get(name);
    if (part === null) problems.push(missing(['body', name]));
    else if (typeof part === 'string') fault(name, 'a file is expected: give the part a file name', 'type_error.file');
    else if (!(await isImage(part))) fault(name, 'the file is not a JPEG or PNG', 'value_error.image');
  }
  if (problems.length > 0) throw new Failure(422, problems);
  return bodyType as 'male' | 'female';
}

async function readForm(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new Error('another content type');
    return await new Response(body.slice(), {headers: {'Content-Type': contentType}}).formData();
  } catch {
    const msg = 'the body is not multipart/form-data with its boundary in Content-Type';
    throw new Failure(422, [{loc: ['body'], msg, type: 'value_error.multipart'}]);
  }
}

/** JPEG begins with FF D8 FF (ITU-T T.81, B.1.1.3), PNG with its signature (PNG specification, 5.2). */
async function isImage(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte);
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}
