import type {CapacitorConfig} from '@capacitor/cli';
import {readFileSync} from 'node:fs';

const config: CapacitorConfig = {
  appId: 'com.example.avatar',
  appName: 'My avatar',
  webDir: 'dist',
  // Only for the simulator, which has no TLS.
  server: {cleartext: /^VITE_CREATOR_URL=http:/m.test(readFileSync('.env', 'utf8'))},
};

export default config;
