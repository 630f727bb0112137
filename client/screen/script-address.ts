// Addresses of workers as the page's Trusted Types demand them: one policy (server/http/guards/page-policy.ts) that allows
// these scripts and nothing else.

interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

/** The service worker, and the worker with the food rules. While developing their sources are served. */
const WORKERS = import.meta.env.DEV ? /^\// : /^\/(?:sw|assets\/food-worker-[\w-]+)\.js$/;

let policy: Policy | undefined;

/** The address of a worker's script, for the browser. */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('pippal-worker', {
    createScriptURL(wanted) {
      if (!WORKERS.test(wanted)) throw new TypeError('Only workers of this app may be loaded.');
      return wanted;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
