// Helpers for the journeys of the settings.
import type { Browser, Page } from '@playwright/test';
import { expect, finishOnboarding, liveOnJourneyClock, openApp } from './fixtures.ts';

/** A card by its title. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The switch of an assistance area. */
export const area = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** Signs up, finishes onboarding and opens the settings. */
export async function openSettings(page: Page, household: Parameters<typeof finishOnboarding>[1] = {}) {
  const parent = await openApp(page, { at: '/settings', ...household });
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  return parent;
}

/** Sends a write as the app would. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
  // A call without a body has no content type: it needs the evidence that a page of ours makes it.
  const { origin } = new URL(page.url());
  const headers = origin === 'null' ? undefined : { origin };
  const answer = await page.request.fetch(path, {
    method,
    ...(headers ? { headers } : {}),
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? null : ((await answer.json()) as { id: string });
}

/** Replies to the next question of the browser, and returns its text. */
export function nextQuestion(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      void dialog[answer]().then(() => resolve(`${dialog.type()}: ${dialog.message()}`));
    });
  });
}

/** Another device: a browser that shares nothing with this one. */
export async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await liveOnJourneyClock(context);
  return context.newPage();
}

/** Signs in on the page that asks for it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(sidebar(page)).toBeVisible();
}
