import {check} from '@avaturn-docs/avatar-glb/check';
import {rules} from '@avaturn-docs/avatar-glb/rules';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import {partsOfFile} from './parts-of-file';
import type {CheckRequest, CheckResult} from './protocol';

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
