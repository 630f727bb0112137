// A store without a server, for tests of a single browser.
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { World } from './world.ts';

/** A device whose server never responds. */
export function deviceAlone() {
  const world: World = new World('h1', () => new Promise<SyncAnswer>(() => undefined));
  return world.device();
}
