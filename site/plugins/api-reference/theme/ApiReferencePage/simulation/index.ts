export {startPagePlatform} from '@avaturn-docs/simulator/page/platform';
export {forgetCalls} from './calls';
export {default as SendPanel} from './SendPanel';
