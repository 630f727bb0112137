// `npm run dev`: the server, restarted when its files change, behind Vite, which swaps changed parts of the pages
// in place. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './tool.ts';

const serverPort = process.env['PORT'] ?? '3000';
const pagesPort = Number(process.env['DEV_PORT'] ?? '5173');

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: serverPort },
  stdio: 'inherit',
});

const pages = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  // The build has more entries than the pages do, and counts them from another folder.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: pagesPort,
    proxy: {
      // Sign-in forms compare Origin with Host: both must stay those of the page.
      '^/api/': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false },
      // Fonts of the pages that the server draws itself.
      '^/assets/': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false },
    },
  },
});
await pages.listen();
pages.printUrls();

let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  if (server.exitCode === null) server.kill('SIGTERM');
  await pages.close();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
server.once('exit', () => void end());
