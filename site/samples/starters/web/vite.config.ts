import {defineConfig} from 'vite';

// three.js alone exceeds the default limit.
export default defineConfig({build: {chunkSizeWarningLimit: 800}});
