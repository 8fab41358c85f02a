import {Failure, type Problem} from './failure';

/** Maximum bytes of a JSON body. */
export const jsonLimit = 1_000_000;

export const notJson: Problem = {loc: ['body'], msg: 'the body is not JSON', type: 'value_error.jsondecode'};

/** The JSON of a body; undefined for anything else. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch {
    return undefined;
  }
}

/**
 * The complete body of a request.
 * @throws Failure 413 as soon as it exceeds `limit` bytes
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const tooLong = () => new Failure(413, `The body is too long. The limit of the simulator is ${limit} bytes.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLong();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Not every browser has the stream of a request.
  const stream = request.body ?? (await request.blob()).stream();
  const reader = stream.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
