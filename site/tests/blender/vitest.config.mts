import {defineConfig} from 'vitest/config';

/** The samples for Blender, which has to be installed. */
export default defineConfig({
  root: import.meta.dirname,
  test: {include: ['*.blender.ts'], testTimeout: 300_000},
});
