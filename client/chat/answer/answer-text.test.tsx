import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Proposal } from '#contract/schemas/chat.ts';
import { WeekPlanView } from '../plan-code.ts';
import { AnswerText } from './answer-text.tsx';

const PLAN = 'Here it is.\n\nMonday dinner: Chili\nTuesday dinner: Tacos\n\nIs it good?';

const card = (...labels: string[]): Proposal => ({
  id: 'card',
  version: 1,
  conversationId: 'conversation',
  messageId: 'message',
  tool: 'saveWeeklyMenu',
  title: 'Save the menu',
  lines: labels.map((label) => ({ label, before: null, after: 'Soup' })),
  concerns: [],
  status: 'pending',
  expiresAt: '2026-11-29T08:00:00.000Z',
  changeSetId: null,
  link: null,
});

async function textWith(...proposals: Proposal[]): Promise<string> {
  await WeekPlanView.preload();
  return renderToStaticMarkup(<AnswerText text={PLAN} unfinished={false} proposals={proposals} />);
}

test('a plan is a week, unless the card of the answer shows all its places', async () => {
  expect(await textWith()).toContain('<ol');
  expect(await textWith(card('Monday dinner'))).toContain('<ol');
  const onCard = await textWith(card('Monday dinner', 'Tuesday dinner', 'Notes'));
  expect(onCard).not.toContain('<ol');
  // Copied with the rest of the answer.
  expect(onCard).toContain('Monday dinner: Chili\nTuesday dinner: Tacos');
  expect(onCard).toContain('Here it is.');
  expect(onCard).toContain('Is it good?');
});
