import {check} from '@avaturn-docs/avatar-glb/check';
import type {Profile, Report, Rule} from '@avaturn-docs/avatar-glb/report';
import {rules} from '@avaturn-docs/avatar-glb/rules';
import {bytesOfView} from '@avaturn-docs/avatar-glb/read/accessor';
import {readImageHeader} from '@avaturn-docs/avatar-glb/read/image-header';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {serveInWorker} from '../glb-tool/serve-job';

export interface CheckRequest {
  readonly bytes: ArrayBuffer;
  readonly profile: Profile;
  /** The avatar file that is uploaded with an asset. */
  readonly avatar?: ArrayBuffer;
}

export interface CheckResult {
  readonly report: Report;
  /** The rules that have findings, because the page doesn't load the rules. */
  readonly rules: readonly Rule[];
  readonly parts: ReturnType<typeof partsOfFile>;
}

serveInWorker<CheckRequest, CheckResult>(async ({bytes, profile, avatar}, onProgress) => {
  const report = await check(new Uint8Array(bytes), {
    profile,
    onProgress,
    ...(avatar && {avatar: new Uint8Array(avatar)}),
  });
  const broken = new Set(report.findings.map(({rule}) => rule));
  const parts = partsOfFile(new Uint8Array(bytes));
  return {result: {report, parts, rules: rules.filter(({id}) => broken.has(id))}};
});

const types = {PNG: 'image/png', JPEG: 'image/jpeg', WebP: 'image/webp', AVIF: 'image/avif', KTX2: undefined} as const;

/** The JSON and the images of a GLB, as blobs, which the page gets without a copy. */
function partsOfFile(bytes: Uint8Array) {
  const {gltf, bin, json} = readModel(bytes);
  return {
    json: new Blob([JSON.stringify(json, null, 2)], {type: 'application/json'}),
    // By index; undefined for an image that a browser can't show.
    pictures: gltf.images.map(({bufferView}) => {
      const data = bytesOfView(gltf, bin, bufferView);
      const header = data && readImageHeader(data);
      const type = header && types[header.format];
      return type === undefined ? undefined : new Blob([new Uint8Array(data!)], {type});
    }),
  };
}
