// Helpers for the journeys of the chat.
import type { Page } from '@playwright/test';
import type { Conversation, ConversationSummary } from '#contract/schemas/chat.ts';
import { expect, newParent, openApp, type Household, withoutJoinedReads } from './fixtures.ts';

export const MIA = { name: 'Mia', relationship: 'child', age: 6, allergies: ['peanuts'] };
/** Next week is whole on every day these journeys run; this week is planned from today on (D38). */
export const PLAN = 'Plan meals for next week';

/** A parent with a child who cannot eat peanuts, in the chat; `others` belong to the family, too. */
export async function openChat(page: Page, others: NonNullable<Household['members']> = []): Promise<void> {
  await openApp(page, { at: '/chat', parent: newParent('Ana', 'Park'), members: [MIA, ...others] });
  await expect(field(page)).toBeVisible();
}

export const panel = (page: Page) => page.getByRole('region', { name: 'AI Assistant' });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message to Pip' });
export const messages = (page: Page) => page.getByRole('region', { name: 'Conversation' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
/** The suggestions of the last answer; they appear when it is finished. */
export const suggestions = (page: Page) =>
  page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
export const typing = (page: Page) => page.getByText('Pip is thinking…');

/** Begins a new conversation; a message typed before it shows would belong to the old one. */
export async function newChat(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'New chat' }).click();
  await expect(panel(page).getByRole('heading', { name: /^Hi / })).toBeVisible();
}

/** Says something, once Pip has finished the answer before, and waits until it is answered. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(send(page)).toBeEnabled();
  await field(page).press('Enter');
  await expect(messages(page).getByText(text, { exact: true })).toBeVisible();
  await expect(suggestions(page).first()).toBeVisible();
}

export async function listed(page: Page): Promise<ConversationSummary[]> {
  return (await (await page.request.get('/api/conversations')).json()) as ConversationSummary[];
}

export async function stored(page: Page, id: string): Promise<Conversation> {
  return (await (await page.request.get(`/api/conversations/${id}`)).json()) as Conversation;
}

export const idInAddress = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Holds back requests to `path` until they are let go. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await withoutJoinedReads(page);
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
