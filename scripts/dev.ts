// usage: npm run dev — the server restarting on every change, and the web app with hot reload in front of it.
import { spawn } from 'node:child_process';

const apiPort = process.env.PORT ?? '3000';
const children = [
  spawn('node', ['--watch-path=web/server', '--watch-path=shared', 'web/server/main.ts'], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: apiPort },
  }),
  spawn('graphql-codegen', ['--config', 'codegen.ts', '--watch', '--silent'], { stdio: 'inherit' }),
  spawn('vite', ['--port', '5173'], {
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
