import type {ApiContracts} from '../../../openapi/model/contracts';

/** The first bytes of every JPEG (ITU-T T.81, B.1.1.3), the only part of a photo that the simulator checks. */
const beginOfJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** The example upload of the API description, with placeholder files instead of photos. */
export function samplePhotos({upload}: ApiContracts, url: string): Request {
  const body = new FormData();
  for (const {name, value, mediaType: type} of upload) {
    if (type === undefined) body.append(name, value);
    else body.append(name, new File([beginOfJpeg], value, {type}));
  }
  return new Request(url, {method: 'POST', body});
}
