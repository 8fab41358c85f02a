import {defineConfig} from 'vite';

// Babylon.js alone exceeds the default limit.
export default defineConfig({build: {chunkSizeWarningLimit: 3000}});
