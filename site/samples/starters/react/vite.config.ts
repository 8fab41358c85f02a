import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

// three.js and React together exceed the default limit.
export default defineConfig({plugins: [react()], build: {chunkSizeWarningLimit: 1500}});
