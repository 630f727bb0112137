import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import type { Message, Proposal } from '#contract/schemas/chat.ts';
import { afterEvent, cardsOf, failed, isBusy, messagesWith, sending } from './turn.ts';
import type { Turn } from './turn.ts';

const AT = '2026-11-20T10:00:00.000Z';
const message = (id: string, role: Message['role'], content: string): Message => ({
  id,
  role,
  content,
  createdAt: AT,
  status: 'done',
  metadata: { suggestions: [], receipts: [], proposals: [] },
});

const proposal = (id: string, status: Proposal['status']): Proposal => ({
  id,
  version: 1,
  conversationId: 'c',
  messageId: 'a',
  tool: 'saveWeeklyMenu',
  title: 'Save the weekly menu',
  lines: [],
  concerns: ['Mia'],
  status,
  expiresAt: '2026-11-21T10:00:00.000Z',
  changeSetId: null,
  link: null,
});

const said = { content: "Plan this week's meals", clientId: 'id', at: AT };
const sent = sending(said);
const user = message('u', 'user', said.content);
const empty = message('a', 'assistant', '');

const after = (turn: Turn, ...events: ChatEvent[]) => events.reduce(afterEvent, turn);
const accepted: ChatEvent = { seq: 1, type: 'message', userMessage: user, assistantMessage: empty };
const words = (delta: string): ChatEvent => ({ seq: 2, type: 'text', delta });
const done = (content: string): ChatEvent => ({
  seq: 3,
  type: 'done',
  assistantMessage: message('a', 'assistant', content),
});
const contents = (stored: Message[], turn?: Turn) => messagesWith(stored, turn).map(({ content }) => content);

describe('an exchange with Pip', () => {
  test('shows what was said at once and the answer as it comes; sending is blocked until its end [CHAT-05]', () => {
    const half = after(sent, accepted, words('Your '), words('week'));
    expect(contents([], sent)).toEqual([said.content]);
    expect(contents([], half)).toEqual([said.content, 'Your week']);
    expect([sent, half].map(isBusy)).toEqual([true, true]);
    const whole = after(half, done('Your week!'));
    expect(isBusy(whole)).toBe(false);
    expect(contents([], whole)).toEqual([said.content, 'Your week!']);
  });

  test('its cards wait for the finished text above them, whose next line would push them down', () => {
    const metadata = { suggestions: [], receipts: [], proposals: [proposal('p', 'pending')] };
    const answer = { ...empty, metadata };
    expect(cardsOf({ ...answer, status: 'running' })).toEqual([]);
    expect(cardsOf(answer)).toEqual(metadata.proposals);
  });

  test('says what Pip is doing until words come', () => {
    const tool: ChatEvent = { seq: 2, type: 'tool', name: 'planWeek', label: 'Planning the week' };
    expect(after(sent, accepted, tool).doing).toBe('Planning the week');
    expect(after(sent, accepted, tool, words('Here')).doing).toBeNull();
  });

  test('shows a proposal once, in its newest state', () => {
    const turn = after(
      sent,
      accepted,
      { seq: 2, type: 'proposal', proposal: proposal('p', 'pending') },
      { seq: 3, type: 'proposal', proposal: proposal('p', 'superseded') },
      { seq: 4, type: 'proposal', proposal: proposal('q', 'pending') },
    );
    const shown = turn.answer?.metadata.proposals.map(({ id, status }) => `${id} ${status}`);
    expect(shown).toEqual(['p superseded', 'q pending']);
  });

  test('words out of turn change nothing', () => {
    expect(afterEvent(sent, words('stray'))).toBe(sent);
  });
});

describe('an exchange that goes wrong', () => {
  const error: ChatEvent = { seq: 2, type: 'error', message: 'Pip is resting.' };

  test('before the message arrived: it is not shown as said, and its text is still at hand', () => {
    const turn = afterEvent(sent, error);
    expect(turn).toMatchObject({ said, userMessage: null, sentence: 'Pip is resting.' });
    expect([isBusy(turn), contents([], turn)]).toEqual([false, []]);
  });

  test('after it arrived: what was said and what was answered stay', () => {
    const turn = after(sent, accepted, words('Your'), error);
    expect(contents([], turn)).toEqual([said.content, 'Your']);
    expect(contents([], failed(after(sent, accepted, words('Your')), 'Broke off'))).toEqual([
      said.content,
      'Your',
    ]);
  });
});

describe('the stored conversation and the exchange together', () => {
  const earlier = message('e', 'assistant', 'Hello!');
  const turn = after(sent, accepted, words('Your week'));

  test('show every message once, in order', () => {
    for (const stored of [[earlier], [earlier, user], [earlier, user, empty]])
      expect(contents(stored, turn)).toEqual(['Hello!', said.content, 'Your week']);
    expect(contents([earlier])).toEqual(['Hello!']);
  });

  test('the stored answer counts once the writing has ended', () => {
    const stored = [user, message('a', 'assistant', 'Stored')];
    expect(contents(stored, after(turn, done('Old')))).toEqual([said.content, 'Stored']);
    expect(contents(stored, failed(turn, 'Broke off'))).toEqual([said.content, 'Stored']);
  });
});
