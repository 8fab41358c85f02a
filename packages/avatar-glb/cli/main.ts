// `npm run avatar-glb -- inspect|check|to-vrm FILE …`; `--help` says the rest.
import {run} from './run';

void run(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
}).then((code) => {
  process.exitCode = code;
});
