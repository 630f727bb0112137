import { describe, expect, test } from 'vitest';
import type { Proposal } from '#contract/schemas/chat.ts';
import { unfitWords, linesOf, shownProposals } from './proposals.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const proposal = (
  id: string,
  status: Proposal['status'],
  expiresAt = '2026-11-21T10:00:00.000Z',
): Proposal => ({
  id,
  version: 1,
  conversationId: 'c',
  messageId: 'a',
  tool: 'saveWeeklyMenu',
  title: 'Save the weekly menu',
  lines: [],
  concerns: [],
  status,
  expiresAt,
  changeSetId: null,
  link: null,
});
const shown = (stored: Proposal[], answers: Proposal[] = []) =>
  shownProposals(stored, answers, NOW).map(({ id, status }) => `${id} ${status}`);

describe('the cards under an answer', () => {
  test('show at once what the parent did', () => {
    expect(shown([proposal('p', 'pending')], [proposal('p', 'approved')])).toEqual(['p approved']);
    expect(shown([proposal('p', 'declined')], [proposal('p', 'approved')])).toEqual(['p declined']);
  });

  test('a card that was replaced gives way to the new one', () => {
    expect(shown([proposal('p', 'superseded'), proposal('q', 'pending')])).toEqual(['q pending']);
    expect(
      shown([proposal('p', 'pending')], [proposal('p', 'superseded'), proposal('q', 'pending')]),
    ).toEqual(['q pending']);
    expect(shown([proposal('p', 'superseded')])).toEqual(['p superseded']);
  });

  test('a swapped dish shows at once, and not again once the card was read anew', () => {
    const swapped = (version: number, title: string) => ({ ...proposal('p', 'pending'), version, title });
    const titles = (stored: Proposal, answer: Proposal) =>
      shownProposals([stored], [answer], NOW).map(({ title }) => title);
    expect(titles(swapped(1, 'tacos'), swapped(2, 'soup'))).toEqual(['soup']);
    expect(titles(swapped(3, 'rice'), swapped(2, 'soup'))).toEqual(['rice']);
  });

  test('a card whose 24 hours have passed can no longer be approved', () => {
    const old = '2026-11-20T09:59:59.000Z';
    expect(shown([proposal('p', 'pending', old), proposal('q', 'approved', old)])).toEqual([
      'p expired',
      'q approved',
    ]);
  });
});

test('warnings are sorted out of the lines of a card, of which a long one hides the last', () => {
  const line = (label: string) => ({ label, before: null, after: 'text' });
  const [dish, careful, check, item] = ['Friday dinner', 'Careful', 'Please check', 'Milk'].map(line);
  const lines = [dish!, item!, careful!, check!];
  const card = { ...proposal('p', 'pending'), lines };
  expect(linesOf(card)).toEqual({ dishes: [dish], warnings: [careful, check], others: [item] });
  const list = { ...card, tool: 'addShoppingItems' };
  expect(linesOf(list)).toMatchObject({ dishes: [], others: [dish, item] });
});

test('a dish says whom it is not for, as the warnings of its card do', () => {
  const warning = (after: string, label = 'Careful') => ({ label, before: null, after });
  const warnings = [
    warning('Rice noodles: 1 egg contains egg, which is not for Leo'),
    warning('Rice: it is named in ‘rice’, which is not for Mia'),
    warning('Rice: 1 cup rice contains rice, which is not for Sam'),
    warning('Rice: school says no sesame'),
    warning("I don't know what's in: Rice", 'Please check'),
  ];
  expect(unfitWords('Rice', warnings)).toBe('Not for Mia and Sam; school says no sesame');
  expect([unfitWords('Soup', warnings), unfitWords(null, warnings)]).toEqual(['', '']);
});
