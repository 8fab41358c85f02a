// Next.js and the simulator read their ports from the environment, before .env is loaded. This script loads it first.
import {spawn} from 'node:child_process';

process.loadEnvFile();
const {AVATURN_API_URL, PORT = '3000', WEBHOOK_SECRET} = process.env;
const [program, ...command] = process.argv.slice(2);
if (program === 'simulator') {
  command.push('--webhook', `http://127.0.0.1:${PORT}/webhooks/avaturn/${WEBHOOK_SECRET}`);
  process.env.PORT = new URL(AVATURN_API_URL).port;
}
spawn(command.join(' '), {shell: true, stdio: 'inherit'}).on('exit', (code) => (process.exitCode = code ?? 1));
