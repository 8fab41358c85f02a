/** `npm run simulator`: the simulator on this machine. `npm run simulator -- --help` lists its commands. */
import {publishedSite, tools} from '@avaturn-docs/platform/tools';
import {runProgram} from './command-line';
import {repositoryFiles} from './repository';

runProgram({
  command: 'npm run simulator --',
  version: tools.find(({name}) => name === 'avaturn-simulator')!.version,
  site: publishedSite,
  files: repositoryFiles,
});
