/** `npm run simulator`: the simulator on this machine. `npm run simulator -- --help` lists its commands. */
import {homepage, version} from '../package.json';
import {runProgram} from './command-line';
import {repositoryFiles} from './repository';

runProgram({
  command: 'npm run simulator --',
  version,
  site: homepage,
  files: repositoryFiles,
});
