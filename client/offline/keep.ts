// Registers the service worker and reports when a new version of the app is ready. It never reloads the page by itself.
import { scriptAddress } from '../screen/script-address.ts';
import type { WorkerMessage } from './worker-scope.ts';

/** Served from the root, so that it may look after every screen. */
const WORKER = '/sw.js';

/** A worker is no window: it has no origin that could be another one. */
function say(worker: ServiceWorker | null, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}

/** Tells of every worker that was installed while another one looks after this page. */
function whenReplaced(registration: ServiceWorkerRegistration, tell: () => void): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) tell();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) tell();
    });
  });
}

const HOUR = 3600_000;

/** An app that stays open for days asks for a new version when it is looked at again, at most once an hour. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lastLook = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lastLook < HOUR) return;
    lastLook = performance.now();
    // Without a connection there is nothing new.
    registration.update().catch(() => undefined);
  });
}

async function begin(tell: () => void): Promise<void> {
  // While developing there is no worker, on plain http the browser has none.
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(scriptAddress(WORKER));
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  // A sign-out may have emptied what it kept.
  say(registration.active, 'keep');
  whenReplaced(registration, tell);
  lookForUpdates(registration);
}

let isReady = false;
let begun = false;
const listeners = new Set<() => void>();

/** Caches the files of an offline start. Calls `listener` when a new version is ready. */
export function keepOffline(listener: () => void): () => void {
  listeners.add(listener);
  if (!begun) {
    begun = true;
    // A browser that refuses (private windows, full disks) works as before.
    begin(() => {
      isReady = true;
      for (const tell of listeners) tell();
    }).catch(() => undefined);
  }
  return () => listeners.delete(listener);
}

/** True when a new version of the app is ready. */
export const isNewVersionReady = (): boolean => isReady;

/**
 * Milliseconds. Chromium keeps a new worker waiting, for up to five minutes, while the one before it is busy: with a
 * file that does not arrive, for one.
 */
const PATIENCE = 4000;
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Resolves when the worker that waits looks after this page; at once where none waits. */
async function takenOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const changed = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
  say(registration.waiting, 'take over');
  await changed;
}

/**
 * Lets the new version take over and loads this page with it; without it where that takes too long, for documents come
 * from the server. Resolves only if the page stays.
 */
export async function loadNewVersion(): Promise<void> {
  const taking = takenOver().catch(() => undefined);
  const isInTime = await Promise.race([taking.then(() => true), patience().then(() => false)]);
  location.reload();
  // The worker before may go while it fetches this document. Chromium waits for it without an end.
  if (!isInTime) await Promise.race([taking.then(() => location.reload()), patience()]);
  await patience();
}
