import {defineConfig} from 'vite';

// three.js alone is above the usual limit.
export default defineConfig({build: {chunkSizeWarningLimit: 800}});
