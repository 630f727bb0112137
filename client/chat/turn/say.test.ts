// The first message of a new conversation: what is asked of the server, and when the screen changes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { newQueryClient } from '../../data/api.ts';
import { draftsOf } from '../compose/draft.ts';
import { say } from './say.ts';
import { endTurn, turnOf } from './turn-store.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const AT = '2026-11-21T10:00:00.000Z';
const said = { content: 'Plan next week', clientId: 'c1', at: AT };
const message = (id: string, role: Message['role'], content: string): Message => ({
  id,
  role,
  content,
  createdAt: AT,
  status: 'done',
  metadata: { suggestions: [], receipts: [], proposals: [] },
});
const EVENTS: readonly ChatEvent[] = [
  {
    seq: 1,
    type: 'message',
    userMessage: message('u', 'user', said.content),
    assistantMessage: message('a', 'assistant', ''),
  },
  { seq: 2, type: 'tool', name: 'planWeek', label: 'Planning the week' },
  { seq: 3, type: 'text', delta: 'Here is ' },
  { seq: 4, type: 'text', delta: 'your week.' },
  { seq: 5, type: 'done', assistantMessage: message('a', 'assistant', 'Here is your week.') },
];

let steps: string[];
let events = EVENTS;
let fetchCode: () => Promise<unknown> = () => Promise.resolve();

beforeEach(() => {
  steps = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    steps.push(`${method} ${url}`);
    if (url.endsWith('/messages'))
      return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      });
    const conversation = { title: 'Plan next week', topic: 'General', lastMessage: '', version: 1 };
    return Response.json({ ...conversation, id: ID, createdAt: AT, updatedAt: AT }, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const sayIt = () =>
  say({
    client: newQueryClient(),
    conversationId: ID,
    isNew: true,
    said,
    draftsOf: (id) => draftsOf(null, 'u1', id),
    onBegun: () => steps.push('the screen changes'),
    fetchCode,
  });

test('a first message is on its way before its conversation gets an address', async () => {
  await sayIt();
  expect(steps.slice(0, 3)).toEqual([
    'POST /api/conversations',
    `POST /api/conversations/${ID}/messages`,
    'the screen changes',
  ]);
});

describe('the code of an answer that comes late', () => {
  afterEach(() => {
    events = EVENTS;
    fetchCode = () => Promise.resolve();
    endTurn(ID);
  });
  const codeThatFails = () => {
    const code = Promise.withResolvers<void>();
    fetchCode = () => code.promise;
    const finished = sayIt();
    return { fail: () => code.reject(new Error('offline')), finished };
  };

  test('holds back the end, which would show what stands below a card too early', async () => {
    const { fail, finished } = codeThatFails();
    await expect.poll(() => turnOf(ID)?.answer?.content).toBe('Here is your week.');
    expect(turnOf(ID)?.phase).toBe('answering');
    fail();
    await finished;
    expect(turnOf(ID)?.phase).not.toBe('answering');
  });

  test('holds nothing back in danger [CHAT-05]', async () => {
    const numbers = message('a', 'assistant', 'Call 911 now.');
    numbers.metadata.safety = { kind: 'poison', numbers: [] };
    events = [...EVENTS.slice(0, 1), { seq: 2, type: 'done', assistantMessage: numbers }];
    const { finished } = codeThatFails();
    await finished;
  });
});
