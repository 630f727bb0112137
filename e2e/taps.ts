// Counts what a parent has to do: each click or tap, key, and field that is filled is one action.
import type { Locator } from '@playwright/test';

export class Taps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** An action done in another way, such as a long press. */
  press(): void {
    this.#count += 1;
  }

  async click(target: Locator): Promise<void> {
    this.#count += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#count += 1;
    await field.fill(text);
  }
}
