import {defineConfig} from 'vite';

// Babylon.js alone is above the usual limit.
export default defineConfig({build: {chunkSizeWarningLimit: 3000}});
