// Starts the app in the document the server sent.
import { createRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
import { App } from './app.tsx';
import { preloadScreen } from './routes.tsx';
import '../look/styles.css';

// The Content-Security-Policy forbids building functions from text, which zod would otherwise probe.
// Set without importing zod, which arrives later, and only where schemas are needed.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(zod.__zod_globalConfig ??= {}).jitless = true;
// Styles that Radix adds while a dialog locks the page carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

preloadScreen(location.pathname);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
