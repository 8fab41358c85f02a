import {defineConfig} from 'vitest/config';

/** Tests of files in `build/`, which need a build. */
export default defineConfig({root: import.meta.dirname, test: {include: ['*.built.ts']}});
