// Assembles the app from its dependencies. Pure: it listens nowhere and reads no environment; every server
// test starts here.
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { household } from '#contract/household.ts';
import { live } from '#contract/live.ts';
import type { Operation } from '#contract/operation.ts';
import { liveSchemas } from '#contract/schemas/live.ts';
import { countUse } from './assistant/conversation/rate.ts';
import { assistantRoutes } from './assistant/conversation/route.ts';
import { createPipModel, type PipModel } from './assistant/model/model.ts';
import { askWordsOf } from './assistant/model/wording-model.ts';
import { chatOperations } from './assistant/operations.ts';
import type { Context, WordingModel } from './context.ts';
import type { Passwords } from './auth/access/passwords.ts';
import { registerAuth, type Auth } from './auth/register.ts';
import { Exporter } from './data/export.ts';
import type { Accounts } from './db/accounts/accounts.ts';
import { Following } from './db/changes/following.ts';
import { createContexts } from './db/context.ts';
import type { Database } from './db/engine/open.ts';
import type { FileCheck } from './db/files/file-check.ts';
import type { Settings } from './environment.ts';
import { AppError } from './errors.ts';
import { linkToFirstReads } from './first-reads.ts';
import { productOperations } from './household/product.ts';
import { compressAnswers } from './http/compression.ts';
import { documents } from './http/documents.ts';
import { mapErrors, sendError } from './http/errors.ts';
import { CONNECTION_LIMITS, limitArrival, refuseUnreadable } from './http/guards/connections.ts';
import { securityHeaders, sendHeaders } from './http/guards/headers.ts';
import { refuseForeignHosts } from './http/guards/hosts.ts';
import { refuseForeignRequests } from './http/guards/same-origin.ts';
import { liveness } from './http/liveness.ts';
import { logging } from './http/logging.ts';
import { downloadRoute } from './http/routes/download-route.ts';
import { refusalOfMethods } from './http/routes/methods.ts';
import { openApi } from './http/routes/openapi.ts';
import { operationRoutes } from './http/routes/operation-routes.ts';
import { readsOperations } from './http/routes/reads.ts';
import { streamRoute } from './http/routes/stream-route.ts';
import { tabOf } from './http/routes/tab.ts';
import { Followers } from './live/followers.ts';
import { featureOperations } from './operations.ts';
import { outsideTurn } from './running-turn.ts';
import { schoolCalendarRoute } from './school/reading/calendar-route.ts';

export interface AppDependencies {
  database: Database;
  settings: Settings;
  now: () => Date;
  newId: () => string;
  /** Pip's brain; the one the settings name when absent. */
  model?: PipModel;
  /** The built client (scripts/build.ts); null serves no documents. */
  clientFolder: string | null;
  /** The data is the demo family's: pages say so. */
  isDemo?: boolean | undefined;
  /** Result of the check of the SQLite file. */
  fileCheck?: FileCheck;
  /** Hashes passwords; argon2id at full cost when absent. */
  passwords?: Passwords | undefined;
  /** Called with each request of a signed-in parent. */
  onParent?: () => void;
  /** Stream of the log; standard output when absent. */
  logStream?: NodeJS.WritableStream;
}

const headersOf = ({ publicUrl }: Settings) => securityHeaders(publicUrl?.startsWith('https:') ?? false);

/** Routes declare no schemas: the contract validates. Without these, Fastify loads compilers for them. */
const noCompiler = (): never => {
  throw new Error('Fastify compiles no schemas here.');
};
const NO_SCHEMAS = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } };

function newFastify({ settings, logStream }: AppDependencies): FastifyInstance {
  const app = fastify({
    logger: logging(settings.logLevel, logStream) ?? false,
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    bodyLimit: settings.limits.bodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Addresses that cannot be read are refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers(headersOf(settings)));
    },
    clientErrorHandler: refuseUnreadable(headersOf(settings)),
    schemaController: NO_SCHEMAS,
    ...CONNECTION_LIMITS,
  });
  // JSON is the only body the API takes; the sign-in pages bring their own form parser.
  app.removeContentTypeParser('text/plain');
  limitArrival(app);
  return app;
}

const modelOf = (app: FastifyInstance, { settings, now }: AppDependencies): Promise<PipModel> =>
  createPipModel(settings.pip, {
    now,
    onFailure: (error) =>
      app.log.warn({ err: error }, 'the configured model failed; the built-in Pip stands in'),
  });

/** Questions of one parent to the configured model in a minute, besides the conversation with Pip. */
const WORDINGS_PER_MINUTE = 10;

/** The configured model for a request: it ends with the request, and holds no turn of the household. */
function wordingModels(app: FastifyInstance, model: PipModel) {
  const ask = askWordsOf(model);
  return (reply: FastifyReply, context: Context): WordingModel | undefined =>
    ask &&
    (async (question) => {
      await countUse(context, 'wording', WORDINGS_PER_MINUTE);
      // The request itself closes as soon as its body has arrived.
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      try {
        return await outsideTurn(() => ask(question, { signal: left.signal }));
      } catch (error) {
        app.log.warn({ err: error }, 'the configured model found no words');
        throw error;
      }
    });
}

const followersOf = (app: FastifyInstance, { database, now }: AppDependencies): Followers =>
  new Followers(
    new Following(database.kysely),
    (error) => app.log.warn({ err: error }, 'whoever follows a household could not be told'),
    now,
  );

/** Errors, headers, and the refusal of foreign hosts and origins. */
function guard(app: FastifyInstance, settings: Settings): void {
  mapErrors(app);
  sendHeaders(app, headersOf(settings));
  compressAnswers(app);
  refuseForeignHosts(app, settings);
  refuseForeignRequests(app, settings.publicUrl);
}

type ContextOf = (request: FastifyRequest) => Promise<Context>;

/** The route of pushed changes. */
const liveRoute = (app: FastifyInstance, followers: Followers, contextOf: ContextOf): void =>
  streamRoute(app, {
    operation: { ...live.followHousehold, ...liveSchemas.followHousehold },
    contextOf,
    follow: ({ actor }, since, outlet) => followers.follow(actor, since, outlet),
  });

/** Serves the built client, or nothing but the API; the result answers where nothing is found. */
async function serveClient(
  app: FastifyInstance,
  { clientFolder, isDemo, now }: AppDependencies,
  auth: Auth,
  accounts: Accounts,
) {
  if (clientFolder === null) {
    return () => Promise.reject(new AppError('not_found', "There's nothing here."));
  }
  return documents(app, {
    folder: clientFolder,
    browser: auth,
    firstReads: (request, path) =>
      linkToFirstReads(path, () => auth.whoIs(request), accounts, now()).catch((error: unknown) => {
        // The app reads by itself and shows what it could not load.
        request.log.warn({ err: error }, 'reads of a screen could not be named in its document');
        return '';
      }),
    isDemo,
  });
}

/** Routes of files that come in or go out. */
async function fileRoutes(
  app: FastifyInstance,
  { database, settings }: AppDependencies,
  signedIn: ContextOf,
): Promise<void> {
  downloadRoute(app, household.exportHousehold, signedIn, new Exporter(database.hold).exportHousehold);
  await schoolCalendarRoute(app, signedIn, settings.limits.uploadBytes);
}

/** Who calls: the parent, or for an operation declared for it the kitchen tablet. AppError `unauthenticated` otherwise. */
function callers(auth: Auth, contexts: ReturnType<typeof createContexts>, onParent?: () => void) {
  const signedIn = async (request: FastifyRequest): Promise<Context> => {
    const actor = await auth.signedIn(request);
    onParent?.();
    return contexts.contextFor({ ...actor, tab: tabOf(request) });
  };
  const callerOf = async (request: FastifyRequest, { kiosk }: Operation): Promise<Context> => {
    const tablet = kiosk ? await auth.kioskOf(request) : null;
    if (tablet === null || (await auth.whoIs(request)) !== null) return signedIn(request);
    return contexts.contextFor({ ...tablet, tab: tabOf(request) });
  };
  return { signedIn, callerOf };
}

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, settings, now, newId, clientFolder, isDemo } = dependencies;
  const app = newFastify(dependencies);
  const followers = followersOf(app, dependencies);
  const contexts = createContexts(database, {
    now,
    newId,
    quotas: settings.limits,
    written: (id) => followers.written(id),
  });

  const refuseMethod = refusalOfMethods(app);
  guard(app, settings);
  liveness(app, database, dependencies.fileCheck);
  await app.register(cookies);

  const auth = await registerAuth(app, {
    accounts: contexts.publicContext(null).accounts,
    settings,
    now,
    newId,
    clientFolder,
    isDemo,
    passwords: dependencies.passwords,
  });
  const { signedIn, callerOf } = callers(auth, contexts, dependencies.onParent);
  const operations = [
    ...featureOperations,
    ...productOperations(settings),
    ...auth.operations,
    ...chatOperations(featureOperations),
  ];
  operations.push(...readsOperations(operations));
  const model = dependencies.model ?? (await modelOf(app, dependencies));
  const wordingModel = wordingModels(app, model);
  operationRoutes(app, operations, {
    async signedIn(request, reply, operation) {
      const context = await callerOf(request, operation);
      return contexts.contextFor(context.actor, wordingModel(reply, context));
    },
    anybody: async (request, reply) => contexts.publicContext(await auth.whoIs(request, reply)),
  });
  assistantRoutes(app, {
    contextOf: signedIn,
    operations: featureOperations,
    model,
    limits: settings.limits,
  });
  liveRoute(app, followers, (request) => callerOf(request, live.followHousehold));
  await fileRoutes(app, dependencies, signedIn);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(openApi()),
  );
  const notFound = await serveClient(app, dependencies, auth, contexts.publicContext(null).accounts);
  app.setNotFoundHandler({ preHandler: refuseMethod }, notFound);
  return app;
}
