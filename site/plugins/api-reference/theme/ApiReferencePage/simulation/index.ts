export {startPagePlatform} from '@avaturn-docs/simulator/page/platform';
export {forgetCalls} from './http-file';
export {default as ResponsePanel} from './ResponsePanel';
