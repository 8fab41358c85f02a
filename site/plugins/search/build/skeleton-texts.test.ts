import {expect, test} from 'vitest';
import {skeletonTexts} from './skeleton-texts';

test.each([
  ['#joint-LeftForeArm', /^Joint below LeftArm\. Unity: /],
  ['#arkit-jawOpen', /^ARKit morph target .* Region: jaw\.$/],
  ['#viseme-PP', /^Viseme /],
  ['#extra-eyesClosed', /Close to eyeBlinkLeft and eyeBlinkRight\.$/],
])('%s is explained', (anchor, text) => {
  expect(skeletonTexts[anchor]).toMatch(text);
});
