// Starts the app in the document the server sent.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { firstReads, newQueryClient } from '../data/api.ts';
import { allFetched } from '../kit/later.ts';
import { App } from './app.tsx';
import { firstData } from './first-data.ts';
import { preloadScreen } from './routes.tsx';
import '../look/styles.css';

declare global {
  interface Window {
    __zod_globalConfig?: { jitless?: boolean };
  }
}

// The Content-Security-Policy forbids building functions from text, which zod would otherwise probe.
// Set without importing zod, which arrives later, and only where schemas are needed.
(window.__zod_globalConfig ??= {}).jitless = true;

// After the script, and not before it as a preload would: both are needed to read, but only one to begin.
for (const family of ['Figtree Variable', 'Bricolage Grotesque'])
  document.fonts.load(`1em "${family}"`).catch(() => undefined);

/** Milliseconds. The document shows that the app is loading; a screen drawn once is ready sooner than one drawn thrice. */
const PATIENCE = 1000;

const queryClient = newQueryClient();
preloadScreen(location.pathname);
const everything = Promise.allSettled([
  firstData(location.pathname, queryClient),
  firstReads(),
  allFetched(),
]);
void Promise.race([everything, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
  const root = document.getElementById('root');
  // What React mended by itself, as a screen that could not be fetched within a transition, is no failure of the page.
  // oxlint-disable-next-line no-console -- for whoever looks into a browser's console
  const options = { onRecoverableError: console.warn };
  // A transition renders in short slices, between which the page can answer.
  if (root) startTransition(() => createRoot(root, options).render(<App queryClient={queryClient} />));
});
