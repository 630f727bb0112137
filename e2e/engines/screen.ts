// A parent at a browser: looks, presses and types like one, and waits for what is on its way.
import { expect } from '@playwright/test';
import type { Engine, InputSource, Size } from './engine.ts';
import { findTarget, screenState, type Found, type Target } from './in-page.ts';

const SOON = { timeout: 15_000, intervals: [0, 50, 100] };
/** Long enough apart that a screen that still moves is seen to move. */
const STILL = { timeout: 15_000, intervals: [100] };
/** The key as WebDriver names it. */
const ENTER = '\uE007';

const words = ({ role, name }: Target) => `${role} “${name}”`;

export function screenOf(engine: Engine, home: () => string) {
  /** Runs a function of in-page.ts, or one that uses nothing outside itself. */
  const inPage = async <Parameters extends unknown[], Result>(
    task: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => (await engine.evaluate(task.toString(), parameters)) as Awaited<Result>;

  const visibleText = () => inPage(() => document.body?.innerText ?? '');

  /** Waits until the target is there; a target that is to be pressed must also lie still and free. */
  async function find(target: Target, mustBeFree = true): Promise<Found> {
    let found: Found | null = null;
    await expect(async () => {
      const before = found;
      found = await inPage(findTarget, target);
      expect(found, `${words(target)} is there`).not.toBeNull();
      if (!mustBeFree) return;
      expect(found!.isFree, `${words(target)} is free`).toBe(true);
      expect([before?.x, before?.y], `${words(target)} lies still`).toEqual([found!.x, found!.y]);
    }).toPass(mustBeFree ? STILL : SOON);
    return found!;
  }

  const act = (type: InputSource['type'], actions: InputSource['actions']) =>
    engine.act([{ type, id: type, actions }]);

  async function press(target: Target): Promise<void> {
    const { x, y } = await find(target);
    await act('pointer', [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  return {
    engine,
    inPage,
    press,
    type,
    open: (path: string) => engine.open(new URL(path, home()).href),
    /** Waits until the screen has its heading, loads nothing more and keeps its size. */
    async settles() {
      let before: unknown;
      await expect(async () => {
        const now = await inPage(screenState);
        const last = before;
        before = now;
        expect(now.isLoading, 'the screen is loaded').toBe(false);
        expect(now, 'the screen lies still').toEqual(last);
      }).toPass(STILL);
    },
    resize: (size: Size) => engine.resize(size),
    enter: () => type(ENTER),
    /** Presses a field and types into it. */
    async fill(name: string, text: string) {
      const target: Target = { role: 'field', name };
      await press(target);
      await type(text);
      await expect.poll(async () => (await find(target, false)).value, SOON).toContain(text);
    },
    /** Gives a field the value that a list or a calendar of the browser would give it. */
    async pick(name: string, value: string) {
      await find({ role: 'field', name });
      await inPage(findTarget, { role: 'field' as const, name }, value);
    },
    /** Presses a checkbox or radio button and waits until it is checked. */
    async check(name: string) {
      await press({ role: 'choice', name });
      await expect.poll(async () => (await find({ role: 'choice', name }, false)).isChecked, SOON).toBe(true);
    },
    isChecked: async (name: string) => (await find({ role: 'choice', name }, false)).isChecked,
    button: (name: string) => press({ role: 'button', name }),
    link: (name: string) => press({ role: 'link', name }),
    tab: (name: string) => press({ role: 'tab', name }),
    heading: (name: string) => find({ role: 'heading', name }, false),
    sees: (text: string | RegExp) => expect.poll(visibleText, SOON).toMatch(text),
    seesNot: (text: string) => expect.poll(visibleText, SOON).not.toContain(text),
  };
}

export type Screen = ReturnType<typeof screenOf>;
