import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

// three.js and React together are above the usual limit.
export default defineConfig({plugins: [react()], build: {chunkSizeWarningLimit: 1500}});
