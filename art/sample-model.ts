import type {SampleModel} from '@avaturn-docs/platform/sample-models';
import {makeAsset} from './asset';
import {makeAvatar, makeClips} from './avatar';

/** The bytes of a file in `site/static/models/`, generated from its row in `platform/sample-models.ts`. */
export function makeSampleModel(model: SampleModel): Promise<Uint8Array> {
  switch (model.kind) {
    case 'avatar':
      return makeAvatar(model);
    case 'clips':
      return makeClips();
    case 'asset':
      return makeAsset(model);
  }
}
