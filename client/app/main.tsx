// Starts the app in the document the server sent.
import { createRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
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
// Styles that Radix adds while a dialog locks the page carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

// After the script, and not before it as a preload would: both are needed to read, but only one to begin.
for (const family of ['Figtree Variable', 'Bricolage Grotesque Variable'])
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
  if (root) createRoot(root).render(<App queryClient={queryClient} />);
});
