import type {CurrentBundler} from '@docusaurus/types';

/** Types of the bundler's API, which is the same in webpack and Rspack. */
export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
export type Chunk = InstanceType<CurrentBundler['instance']['Chunk']>;
export type Module = InstanceType<CurrentBundler['instance']['Module']>;

/** After all stages that change files or chunks (`PROCESS_ASSETS_STAGE_REPORT`). */
export const lastStage = 5000;
