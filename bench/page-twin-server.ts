// Builds the raw twin of a page (bench/page-twin) and serves it, compressed, with 50 rows.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../scripts/tool.ts';

const ROWS = Array.from({ length: 50 }, (_, at) => ({ id: `row-${at}`, name: `Contact number ${at}` }));
/** Words on the screen once the rows are there. */
export const TWIN_WORDS = 'Contact number 49';

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };

/** The files by their address, compressed. */
async function buildTwin(folder: string): Promise<Map<string, Buffer>> {
  await build({
    configFile: false,
    root: join(ROOT, 'bench', 'page-twin'),
    logLevel: 'warn',
    // As the app does it (vite.config.ts).
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: false },
  });
  const assets = readdirSync(join(folder, 'assets'));
  const compressed = (path: string) => brotliCompressSync(readFileSync(join(folder, path)));
  return new Map([
    ['/', compressed('index.html')],
    ...assets.map((name) => [`/assets/${name}`, compressed(join('assets', name))] as const),
    ['/api/rows', brotliCompressSync(JSON.stringify(ROWS))],
  ]);
}

interface TwinServer {
  address: string;
  stop: () => void;
}

/** Listens on 127.0.0.1 at a free port. */
export async function startTwin(): Promise<TwinServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-page-twin-'));
  const files = await buildTwin(folder);
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = files.get(path);
    const ending = path === '/' ? 'html' : path.startsWith('/api/') ? 'json' : (path.split('.').at(-1) ?? '');
    const headers = { 'content-type': TYPES[ending] ?? 'text/plain', 'content-encoding': 'br' };
    if (body) response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The twin has no port.');
  return { address: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
