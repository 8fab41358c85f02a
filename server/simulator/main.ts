/** `npm run simulator`: the simulator on this machine. `npm run simulator -- --help` lists its commands. */
import {runProgram} from './program';
import {repositoryFiles} from './repository';

runProgram('npm run simulator --', repositoryFiles);
