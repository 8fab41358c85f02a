import type {ApiDescription} from '../api/contract';

interface Described {
  readonly components: {
    readonly schemas: {
      readonly PhotoUpload: {
        readonly properties: Readonly<Record<string, {readonly contentMediaType?: string}>>;
        readonly examples: readonly Readonly<Record<string, unknown>>[];
      };
    };
  };
}

/** The first bytes of every JPEG (ITU-T T.81, B.1.1.3), the only part of a photo that the simulator checks. */
const beginOfJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** The example upload of the API description, with placeholder files instead of photos. */
export function samplePhotos(description: ApiDescription, url: string): Request {
  const {properties, examples} = (description as Described).components.schemas.PhotoUpload;
  const body = new FormData();
  for (const [name, value] of Object.entries(examples[0] ?? {})) {
    const type = properties[name]?.contentMediaType;
    if (type === undefined) body.append(name, String(value));
    else body.append(name, new File([beginOfJpeg], String(value), {type}));
  }
  return new Request(url, {method: 'POST', body});
}
