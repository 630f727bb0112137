// For tests: a household on a new database, and conversations with Pip over real HTTP requests.
import fastify, { type FastifyInstance } from 'fastify';
import type { ChatEvent } from '#contract/chat.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Conversation, Exchange, Proposal } from '#contract/schemas/chat.ts';
import type { Context } from '../../context.ts';
import { migrate } from '../../db/engine/migrate.ts';
import type { Database } from '../../db/engine/open.ts';
import { contextOf, TestClock } from '../../db/testing/household.ts';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { AppError } from '../../errors.ts';
import { mapErrors } from '../../http/errors.ts';
import { operationRoutes } from '../../http/routes/operation-routes.ts';
import { featureOperations } from '../../operations.ts';
import { BuiltinModel } from '../builtin/index.ts';
import { assistantRoutes } from '../conversation/route.ts';
import type { PipModel } from '../model/model.ts';
import { chatOperations } from '../operations.ts';

const BUILTIN: PipModel = { name: 'builtin', model: new BuiltinModel() };

type Answer<T> = { status: number; text: string; json: T };
type MemberWish = Partial<FamilyMember> & { name: string };

/** A signed-in parent. */
export class Parent {
  readonly context: Context;
  readonly #app: FastifyInstance;
  constructor(app: FastifyInstance, context: Context) {
    this.#app = app;
    this.context = context;
  }

  async send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers = {},
  ): Promise<Answer<T>> {
    const who = { 'x-user': this.context.actor.userId };
    const payload = body === undefined ? {} : { payload: body };
    const response = await this.#app.inject({ method, url, headers: { ...who, ...headers }, ...payload });
    const json = response.headers['content-type']?.toString().startsWith('application/json');
    return {
      status: response.statusCode,
      text: response.body,
      json: (json ? response.json() : undefined) as T,
    };
  }

  async begin(title = ''): Promise<string> {
    return (await this.send<{ id: string }>('POST', '/api/conversations', { title })).json.id;
  }

  /** Pip's answer. */
  async say(id: string, content: string, clientId?: string) {
    const said = { role: 'user', content, clientId };
    const { status, text, json } = await this.send<Exchange>(
      'POST',
      `/api/conversations/${id}/messages`,
      said,
    );
    if (status !== 201) throw new Error(`${status} ${text}`);
    return json.assistantMessage;
  }

  /** The events of an answer. */
  async hear(id: string, content: string): Promise<ChatEvent[]> {
    const accept = { accept: 'text/event-stream' };
    const url = `/api/conversations/${id}/messages`;
    const { text } = await this.send('POST', url, { role: 'user', content }, accept);
    return eventsIn(text);
  }

  async conversation(id: string): Promise<Conversation> {
    return (await this.send<Conversation>('GET', `/api/conversations/${id}`)).json;
  }

  approve = (id: string) => this.send<Proposal>('POST', `/api/proposals/${id}/approve`);
  decline = (id: string) => this.send<Proposal>('POST', `/api/proposals/${id}/decline`);

  member(wish: MemberWish): Promise<FamilyMember> {
    return this.context.records('family_member').insert({
      relationship: 'child',
      age: null,
      dietaryRestrictions: [],
      dietaryNeeds: [],
      allergies: [],
      interests: [],
      notes: '',
      userId: null,
      ...wish,
    });
  }
}

/** The events of a stream of server-sent events. */
export const eventsIn = (text: string): ChatEvent[] =>
  [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, , data]) => JSON.parse(data ?? '') as ChatEvent);

export interface Home {
  app: FastifyInstance;
  clock: TestClock;
  log: string[];
  database: Database;
  /** The same parent at this app, as after a restart. */
  adopt(parent: Parent): Parent;
  parent(firstName?: string, options?: { householdId?: string; timeZone?: string }): Promise<Parent>;
  close(): Promise<void>;
}

/** The routes of features, chat and assistant on a fresh database; the parent is named by a header. */
export async function openHome(
  model: PipModel = BUILTIN,
  {
    messagesPerMinute = 1000,
    clock = new TestClock(),
    database,
  }: { messagesPerMinute?: number; clock?: TestClock; database?: Database } = {},
): Promise<Home> {
  const opened = database ?? (await openMigratedSqlite());
  await migrate(opened);
  const contexts = new Map<string, Context>();
  const log: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } },
  });
  mapErrors(app);
  const signedIn = (request: { headers: Record<string, unknown> }): Promise<Context> => {
    const context = contexts.get(String(request.headers['x-user']));
    if (context) return Promise.resolve(context);
    return Promise.reject(new AppError('unauthenticated', 'Please sign in first.'));
  };
  const operations = [...featureOperations, ...chatOperations(featureOperations)];
  operationRoutes(app, operations, { signedIn, anybody: signedIn });
  assistantRoutes(app, { contextOf: signedIn, operations, model, limits: { messagesPerMinute } });
  await app.ready();
  return {
    app,
    clock,
    log,
    database: opened,
    adopt({ context }) {
      contexts.set(context.actor.userId, context);
      return new Parent(app, context);
    },
    async parent(firstName = 'Dana', { householdId, timeZone = 'America/New_York' } = {}) {
      const made = await contextOf(opened, firstName, { clock, ...(householdId ? { householdId } : {}) });
      Object.assign(made.actor, { timeZone });
      contexts.set(made.actor.userId, made);
      return new Parent(app, made);
    },
    async close() {
      await app.close();
      if (!database) await opened.close();
    },
  };
}
