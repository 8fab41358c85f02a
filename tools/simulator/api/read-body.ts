import type {Context} from 'hono';
import {ErrorResponse} from './error-response';

/** Maximum bytes of a JSON body. */
const jsonLimit = 1_000_000;

/**
 * The JSON of a request; undefined without a body.
 * @throws ErrorResponse 422 for a body that isn't JSON, or without its content type
 */
export async function readJson({req}: Context): Promise<unknown> {
  const body = await readBody(req.raw, jsonLimit);
  if (body.size === 0) return undefined;
  if (!/^application\/([\w.-]+\+)?json\b/i.test(req.header('Content-Type') ?? '')) {
    const msg = 'value is not a valid dict: send JSON with the header Content-Type: application/json';
    throw new ErrorResponse(422, [{loc: ['body'], msg, type: 'type_error.dict'}]);
  }
  try {
    return JSON.parse(await body.text());
  } catch {
    throw new ErrorResponse(422, [{loc: ['body'], msg: 'the body is not JSON', type: 'value_error.jsondecode'}]);
  }
}

/**
 * The complete body of a request.
 * @throws ErrorResponse 413 as soon as it exceeds `limit` bytes
 */
export async function readBody(request: Request, limit: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Not every browser has the stream of a request.
  const stream = request.body ?? (await request.blob()).stream();
  const reader = stream.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new ErrorResponse(413, `The body is too long. The limit of the simulator is ${limit} bytes.`);
    }
    chunks.push(value);
  }
}
