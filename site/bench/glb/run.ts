// Duration of the inspector and the converter for files of the size of exports, compared with limits.
import {check} from '@avaturn-docs/avatar-glb/check';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {toVrm} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';
import {readCommandLine} from '../../scripts/command-line';
import {median} from '../median';
import {showTable} from '../readme-table';
import {makeFiles, type BenchFile} from './files';

const usage = `npm run bench:glb               measures avatar-glb on files of the size of exports, against limits
npm run bench:glb -- --write    and puts the table into bench/README.md`;

/** Medians of CPU time in milliseconds: the work doesn't wait for anything, and CPU time doesn't depend on other load. */
const limits = {inspectAndCheck: 2000, convert: 3000} as const;
const runs = 5;

const meta: VrmMeta = {
  name: 'Sample',
  authors: ['The bench'],
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'everyone',
  commercialUsage: 'corporation',
  creditNotation: 'unnecessary',
  modification: 'allowModificationRedistribution',
  allowRedistribution: true,
  allowExcessivelyViolentUsage: false,
  allowExcessivelySexualUsage: false,
  allowPoliticalOrReligiousUsage: false,
  allowAntisocialOrHateUsage: false,
};

interface Row {
  readonly file: BenchFile;
  readonly triangles: number;
  readonly inspectAndCheck: number;
  readonly convert: number;
}

async function main(): Promise<void> {
  readCommandLine({usage, options: {write: {type: 'boolean'}}});
  const rows: Row[] = [];
  for (const file of await makeFiles()) {
    const {bytes} = file;
    rows.push({
      file,
      triangles: inspect(bytes).triangles,
      inspectAndCheck: await timed(async () => {
        inspect(bytes);
        await check(bytes, {profile: 'export'});
      }),
      convert: await timed(() => toVrm(bytes, meta)),
    });
  }
  const heads = ['File', 'MB', 'Triangles', 'Inspect and check, ms', 'Convert to VRM, ms'];
  const cells = rows.map(({file, triangles, inspectAndCheck, convert}) => [
    file.title,
    (file.bytes.byteLength / 1e6).toFixed(1),
    String(triangles),
    inspectAndCheck.toFixed(0),
    convert.toFixed(0),
  ]);
  showTable('glb', heads, cells);
  for (const {file, inspectAndCheck, convert} of rows) {
    if (inspectAndCheck > limits.inspectAndCheck || convert > limits.convert) {
      console.error(
        `${file.title}: ${inspectAndCheck.toFixed(0)} ms to inspect and check (limit ${limits.inspectAndCheck}), ${convert.toFixed(0)} ms to convert (limit ${limits.convert}).`,
      );
      process.exitCode = 1;
    }
  }
}

/** Median of several runs, in ms of CPU time. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await work();
    const {user, system} = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return median(times);
}

void main();
