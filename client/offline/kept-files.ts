// Cache of the service worker: only files of the app and one document without data; never a response of the API, never
// another method than GET.
import type { KeptFile } from './worker-scope.ts';

/** The document that is the same for everybody; used when the server cannot be reached. */
const SHELL = '/app-shell';
const CACHE = 'pippal-offline';
/** The page after signing out (server/auth/sign-in/sign-out-routes.ts). */
const SIGNED_OUT = '/api/signed-out';

/** Milliseconds. Nobody in a shop waits longer for a document. */
const PATIENCE = 4000;
/**
 * Files that are fetched at once. A browser opens six connections to a server, and one of them is that of live changes:
 * code that a parent's tap asks for meanwhile must not stand in line behind all files.
 */
const AT_ONCE = 2;
/** A proxy speaks for a server that it does not reach. */
const GATEWAY_ERRORS = [502, 503, 504];

/** Under which address each file is kept, by its path. A file whose name never changes is kept by its revision. */
export function keptAddresses(files: readonly KeptFile[], origin: string): Map<string, string> {
  return new Map(
    files.map(({ url, revision }) => {
      const address = new URL(url, `${origin}/`);
      const { pathname } = address;
      if (revision !== null) address.searchParams.set('v', revision);
      return [pathname, address.href];
    }),
  );
}

/** The worker's role in a request: returns a document, a cached file, or does not interfere. */
export function partIn(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  addresses: ReadonlyMap<string, string>,
): 'document' | { keptAt: string } | null {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return 'document';
  const keptAt = addresses.get(pathname);
  return keptAt === undefined ? null : { keptAt };
}

/** A shell of another version names files that are not kept: it would start nothing. */
async function refuseForeignShell(shell: Response, addresses: ReadonlyMap<string, string>): Promise<void> {
  const named = [...(await shell.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
  const foreign = named.find(([, path = '']) => !addresses.has(path));
  if (foreign) throw new Error(`The shell is of another version: it names ${foreign[1]}.`);
}

/** Fetches and keeps every file that is not there yet; all of them or an error. */
export async function keepMissing(addresses: ReadonlyMap<string, string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...addresses].filter(([, address]) => !there.has(address)).values();
  const keepNext = async (): Promise<void> => {
    for (const [path, address] of missing) {
      // Without cookies: the cached document is the same for everybody.
      const answer = await fetch(address, { credentials: 'omit', priority: 'low' });
      if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}.`);
      if (path === SHELL) await refuseForeignShell(answer.clone(), addresses);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/** Removes what earlier versions kept. */
export async function dropOld(addresses: ReadonlyMap<string, string>): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const wanted = new Set(addresses.values());
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The kept file. Looking never makes a new, empty cache where a sign-out removed it. */
const kept = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** A kept file, or the server's where it is not kept any more. */
export async function fileFor(request: Request, keptAt: string): Promise<Response> {
  return (await kept(keptAt)) ?? fetch(request);
}

/** The server's response, if it comes soon and from the server itself. */
function soon(answer: Promise<Response>): Promise<Response | undefined> {
  const early = answer.then(
    (response) => (GATEWAY_ERRORS.includes(response.status) ? undefined : response),
    () => undefined,
  );
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([early, late]);
}

/**
 * Leads to the page that clears this browser where a visitor's document arrives: a worker is only here because a parent
 * was. A document that this page itself leads to passes, so that a worker which will not go makes no circle.
 */
function unlessSignedOut(request: Request, response: Response): Response {
  const isCleared = request.referrer !== '' && new URL(request.referrer).pathname === SIGNED_OUT;
  if (response.headers.get('x-signed-in') !== 'no' || isCleared) return response;
  const { pathname, search, origin } = new URL(request.url);
  const returnTo = encodeURIComponent(pathname + search);
  return Response.redirect(`${origin}${SIGNED_OUT}?returnTo=${returnTo}`, 303);
}

/**
 * The document of a screen: the server's, or the kept shell where there is no connection. The shell comes with the
 * headers it was kept with: its policy and its body carry the same nonce.
 */
export async function documentFor(
  request: Request,
  addresses: ReadonlyMap<string, string>,
): Promise<Response> {
  const answer = fetch(request).then((response) => unlessSignedOut(request, response));
  const shellAt = addresses.get(SHELL);
  return (await soon(answer)) ?? (shellAt === undefined ? undefined : await kept(shellAt)) ?? answer;
}
