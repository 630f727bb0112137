// The service worker: starts the app offline. A new version waits until a parent accepts it.
import { documentFor, dropOld, fileFor, keepMissing, keptAddresses, partIn } from './kept-files.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const { origin } = self.location;
const addresses = keptAddresses(self.__WB_MANIFEST, origin);

self.addEventListener('install', (event) => event.waitUntil(keepMissing(addresses)));

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropOld(addresses);
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  // Without a connection the next page asks again.
  if (message === 'keep') event.waitUntil(keepMissing(addresses).catch(() => undefined));
  if (message === 'take over') event.waitUntil(self.skipWaiting());
});

// No navigation preload: what the worker stays out of would be asked for twice, and a sign-in works once.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const part = partIn(request, origin, addresses);
  if (part === null) return;
  event.respondWith(part === 'document' ? documentFor(request, addresses) : fileFor(request, part.keptAt));
});
