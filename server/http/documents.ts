// Serves the documents and files of the client. Only cookies decide which document a path gets: a visitor gets
// prerendered pages without any script, all others the app. A browser with the data of an ended session is cleared
// first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { KIOSK_PLACE } from '#contract/kiosk.ts';
import { THEMES, type Theme } from '#contract/preferences.ts';
import { AppError } from '../errors.ts';
import { withDemoMark } from './demo-mark.ts';
import { RULES_POLICY, WORKER_POLICY, newNonce, pagePolicy, sendPage } from './guards/page-policy.ts';
import { signedOutPath } from './signed-out-path.ts';

const YEAR = 365 * 24 * 3600 * 1000;

/** The parent's theme from the `theme` cookie, for the first paint. */
const themeOf = (request: FastifyRequest): Theme =>
  THEMES.find((theme) => theme === request.cookies['theme']) ?? 'system';

const withTheme = (html: string, theme: Theme) => html.replaceAll('__THEME__', theme);

/** Cache-Control of a file. Files with hashed names never change; the few others are revalidated. */
function keeping(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR / 1000}, immutable`;
  // A new version must be found as soon as it is there.
  return /\.(?:js|webmanifest)(?:\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

function headersOfFile(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', keeping(path));
  if (/\.svg(?:\.\w+)?$/.test(path)) void reply.type('image/svg+xml; charset=utf-8');
  // Workers (client/screen/script-address.ts).
  if (/[\\/]sw\.js(?:\.\w+)?$/.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
  if (/[\\/]food-worker-[\w-]+\.js(?:\.\w+)?$/.test(path))
    void reply.header('content-security-policy', RULES_POLICY);
}

/** A page that is the same for every visitor, per theme, styles inside; compressed by the build (scripts/build-compress.ts). */
function prerendered(folder: string, name: string) {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const variants = new Map(
    THEMES.map((theme) => [
      theme,
      {
        plain: Buffer.from(withTheme(html, theme)),
        brotli: readFileSync(join(folder, `${name}.${theme}.html.br`)),
      },
    ]),
  );
  const [, styles] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const policy = pagePolicy({ styles });
  return (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { plain, brotli } = variants.get(themeOf(request))!;
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .header('vary', 'Accept-Encoding, Cookie')
      // Tells the service worker that nobody is signed in here (client/offline/kept-files.ts).
      .header('x-signed-in', 'no')
      .type('text/html; charset=utf-8');
    if (takesBrotli) void reply.header('content-encoding', 'br');
    return reply.send(takesBrotli ? brotli : plain);
  };
}

/** State of a browser, from the request's cookies. */
interface KnownBrowser {
  mayBeSignedIn(request: FastifyRequest): boolean;
  mayKeepData(request: FastifyRequest): boolean;
  /** A page that the parent must reply to before any document is shown. */
  firstPage(request: FastifyRequest): Promise<string | undefined>;
  /** The kitchen tablet, or null. */
  kioskOf(request: FastifyRequest): Promise<unknown>;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
type SendLater = (...asked: Parameters<Send>) => Promise<FastifyReply>;

/**
 * Only a page can run the script that clears the browser; icons are asked for at unknown addresses, too. The service
 * worker keeps the mode of a request, but not its destination.
 */
const asksForPage = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && !!headers.accept?.includes('text/html');

/** Visitors get the app there too: it sends them to the sign-in page (CHAT-08). */
const isChat = (path: string): boolean => path === '/chat' || path.startsWith('/chat/');

/** A tablet without a session of any kind is asked for its code (server/auth/kiosk). */
const redirectToCode: Send = (_request, reply) =>
  reply.header('cache-control', 'no-store').redirect('/api/tablet', 303);

/** The address of a kitchen tablet, also for a parent who looks at its screen. */
function kioskRoute(
  app: FastifyInstance,
  browser: KnownBrowser,
  { sendShell, sendCode }: { sendShell: SendLater; sendCode: Send },
): void {
  app.get(KIOSK_PLACE, async (request, reply) => {
    // Without the database nobody is known; the app tries again by itself, and the page for the code would not.
    const isKnown =
      browser.mayBeSignedIn(request) ||
      (await browser.kioskOf(request).catch((error: unknown) => {
        request.log.error(error);
        return 'unknown';
      })) !== null;
    return isKnown ? sendShell(request, reply) : sendCode(request, reply);
  });
}

/**
 * Files below `root` by name. The wildcard route of the package lists every folder of a path at each request, for file
 * systems that take another spelling of a name; that is two thirds of the processor time of a file.
 */
async function fileRoute(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    setHeaders: headersOfFile,
  });
  app.get<{ Params: { '*': string } }>('/*', {
    errorHandler(error, request, reply) {
      // The browser went away in the middle of a file.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else app.errorHandler(error, request, reply);
    },
    handler: (request, reply) => reply.sendFile(request.params['*']),
  });
}

interface DocumentOptions {
  /** The built client. */
  folder: string;
  browser: KnownBrowser;
  /** Links to the data of the screen at `path`, for the parent of the request. */
  firstReads?: (request: FastifyRequest, path: string) => Promise<string>;
  /** Marks the app's document as the demo's. */
  isDemo?: boolean | undefined;
}

/**
 * Serves the built client from `folder` (made by scripts/build.ts): `landing.html` and `not-found.html` with their
 * compressed copies, `app.html` and the files below `client/`. The result is the answer where nothing is found.
 */
export async function documents(
  app: FastifyInstance,
  { folder, browser, firstReads, isDemo = false }: DocumentOptions,
) {
  if (!existsSync(join(folder, 'app.html')))
    throw new Error('The client is not built yet: run `npm run build`.');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const landing = prerendered(folder, 'landing');
  const notFound = prerendered(folder, 'not-found');
  const shell = isDemo ? withDemoMark(read('app.html')) : read('app.html');
  // The scripts of each screen, by the first part of its address: fetched with the app instead of after it.
  const hints = z.record(z.string(), z.string()).parse(JSON.parse(read('preload.json')));

  const sendApp = (reply: FastifyReply, theme: Theme, preload: string, status = 200) => {
    const nonce = newNonce();
    const html = withTheme(shell, theme)
      .replaceAll('__NONCE__', nonce)
      .replace('<!--preload-->', () => preload);
    return sendPage(reply, html, { nonce, worker: true, status });
  };
  const sendShell = async (request: FastifyRequest, reply: FastifyReply) => {
    const first = await browser.firstPage(request);
    if (first !== undefined) return reply.header('cache-control', 'no-store').redirect(first, 303);
    const [path = ''] = request.url.split('?');
    const [, screen = '', below = '', ...more] = path.split('/');
    const hint = hints[`/${screen}`];
    // The app shows its 404 page for the same addresses (`screenAt` in client/app/routes.tsx).
    const isScreen = hint !== undefined && more.length === 0 && (below === '' || isChat(path));
    const data = isScreen && firstReads ? await firstReads(request, path) : '';
    return sendApp(reply, themeOf(request), (hint ?? '') + data, isScreen ? 200 : 404);
  };

  const unlessCleared =
    (send: Send): Send =>
    (request, reply) =>
      browser.mayKeepData(request) && asksForPage(request)
        ? reply.redirect(signedOutPath(request.url), 303)
        : send(request, reply);
  const sendLanding = unlessCleared((request, reply) => landing(request, reply, 200));
  const sendNotFound = unlessCleared((request, reply) => notFound(request, reply, 404));

  await fileRoute(app, join(folder, 'client'));

  // The document that the service worker caches for an offline start: the same for every request.
  app.get('/app-shell', (_request, reply) => sendApp(reply, 'system', ''));
  app.get('/', (request, reply) =>
    browser.mayBeSignedIn(request) ? sendShell(request, reply) : sendLanding(request, reply),
  );

  kioskRoute(app, browser, { sendShell, sendCode: unlessCleared(redirectToCode) });

  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path.startsWith('/api/') || path.startsWith('/assets/')) {
      throw new AppError('not_found', "There's nothing here.");
    }
    const isApp = browser.mayBeSignedIn(request) || isChat(path);
    return isApp ? sendShell(request, reply) : sendNotFound(request, reply);
  };
}
