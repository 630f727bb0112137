// Chat with Pip: time until the parent's own words and Pip's first ones are painted, at a processor a quarter as fast.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { SHIPPED, startServer } from '../scripts/running-server.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { median, noteGoal, printTable } from './figures.ts';

const QUESTIONS = ['plan dinners for next week', 'who is allergic to what?'];
const SENDS = 5;
const SLOWER = 4;
const GOAL_BUBBLE_MS = 50;
const GOAL_WORDS_MS = 300;

const milliseconds = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (at most ${Math.max(...values).toFixed(0)})`;

async function fill(parent: SignedIn): Promise<void> {
  const preferences = { assistanceAreas: ['medical'] };
  await parent.post('/api/onboarding/complete', { timeZone: 'America/Chicago', preferences });
  const family = { relationship: 'child', dietaryRestrictions: [] };
  await parent.post('/api/family-members', { ...family, name: 'Mia', allergies: ['peanut'] });
  await parent.post('/api/family-members', { ...family, name: 'Leo', allergies: ['milk'] });
}

interface Painted {
  bubble: number;
  words: number;
}

/** Runs in the page: sends what was typed, and waits for it and for Pip's text after it, each until it is painted. */
const sendAndWatch = (question: string): Promise<Painted> =>
  new Promise((resolve) => {
    let bubble = Number.NaN;
    const before = document.querySelectorAll('[aria-label="Conversation"] ol > li').length;
    const painted = () =>
      new Promise<number>((drawn) => {
        requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - begun)));
      });
    const look = () => {
      const items = [...document.querySelectorAll('[aria-label="Conversation"] ol > li')];
      const own = items.findLastIndex((item) => item.textContent.includes(question));
      if (own < before) return;
      if (Number.isNaN(bubble)) {
        bubble = 0;
        void painted().then((at) => (bubble = at));
      }
      const answer = items[own + 1]?.querySelector(':scope > div')?.textContent ?? '';
      if (answer.trim() === '') return;
      seen.disconnect();
      void painted().then((words) => resolve({ bubble, words }));
    };
    const seen = new MutationObserver(look);
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    const begun = performance.now();
    document.querySelector('textarea')?.form?.requestSubmit();
  });

async function ask(page: Page, question: string): Promise<Painted> {
  await page.getByRole('textbox', { name: 'Message to Pip' }).fill(question);
  // Longer than the effects of typing take.
  await pause(300);
  const times = await page.evaluate(sendAndWatch, question);
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  await pause(700);
  return times;
}

/** Each question in new conversations, and in one that is open. */
async function measureScreen(browser: Browser, address: string, parent: SignedIn): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = parent.cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows = [['', 'own words', 'first words of Pip, new conversation', 'in an open one']];
  const bubbles: number[] = [];
  const words: number[] = [];
  for (const question of QUESTIONS) {
    const [fresh, open]: [Painted[], Painted[]] = [[], []];
    for (let send = 0; send < SENDS; send += 1) {
      await page.goto(`${address}/chat`);
      await pause(1000);
      fresh.push(await ask(page, question));
      open.push(await ask(page, question));
    }
    const own = [...fresh, ...open].map(({ bubble }) => bubble);
    bubbles.push(...own);
    words.push(median(fresh.map((one) => one.words)));
    rows.push([
      question,
      milliseconds(own),
      milliseconds(fresh.map((one) => one.words)),
      milliseconds(open.map((one) => one.words)),
    ]);
  }
  await context.close();
  printTable(`Chat at processor ${SLOWER}× slower, until painted, ${SENDS} sends each`, rows);
  noteGoal({
    row: 'chat: own words painted, CPU 4×',
    figure: `${median(bubbles).toFixed(0)} ms`,
    goal: `≤ ${GOAL_BUBBLE_MS} ms`,
    met: median(bubbles) <= GOAL_BUBBLE_MS,
  });
  noteGoal({
    row: 'chat: first words of Pip in a new conversation, CPU 4×',
    figure: `${Math.max(...words).toFixed(0)} ms`,
    goal: `≤ ${GOAL_WORDS_MS} ms`,
    met: Math.max(...words) <= GOAL_WORDS_MS,
  });
}

/** Measures and prints. */
export async function benchChat(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): the chat is not measured.');
    return;
  }
  const server = await startServer({ program: SHIPPED });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const parent = await signUpByForm(server.address);
    await fill(parent);
    await measureScreen(browser, server.address, parent);
  } finally {
    await browser.close();
    await server.stop();
  }
}
