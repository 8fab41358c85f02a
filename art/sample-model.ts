import type {SampleModel} from '../../data/sample-models';
import {makeAsset} from './asset';
import {makeAvatar, makeClips} from './avatar';

/** The bytes of a file in `static/models/`, generated from its row in `data/sample-models.ts`. */
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
