import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Message, Proposal } from '#contract/schemas/chat.ts';
import { preloadAnswers } from './answer-code.ts';
import { MessageView } from './message-view.tsx';

vi.mock('./proposals/proposal-list.tsx', () => ({
  ProposalList: ({ proposals }: { proposals: Proposal[] }) => proposals.map(({ title }) => title),
}));
vi.mock('./proposals/plan-grid.tsx', () => ({ PlanGrid: () => 'The week' }));
vi.mock('../time/relative-time.tsx', () => ({ RelativeTime: () => 'Just now' }));

const AT = '2026-11-21T10:00:00.000Z';
const CARD: Proposal = {
  id: 'p1',
  conversationId: 'c1',
  messageId: 'a',
  tool: 'addPantryItem',
  title: 'Add rice to the pantry',
  lines: [],
  concerns: [],
  status: 'pending',
  version: 1,
  expiresAt: AT,
  changeSetId: null,
  link: null,
};

const shown = (status: Message['status']): string => {
  const metadata = { suggestions: [], receipts: [], proposals: [CARD] };
  const message: Message = { id: 'a', role: 'assistant', content: 'Here.', createdAt: AT, status, metadata };
  return renderToStaticMarkup(<MessageView message={message} doing={null} />);
};

test('a card comes when the text above it is finished, whose next line would push it down [CHAT-05]', async () => {
  await preloadAnswers();
  expect(shown('running')).not.toContain(CARD.title);
  expect(shown('done')).toContain(CARD.title);
});
