// A store without a server, for what happens in one browser.
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { World } from './world.ts';

/** A device whose server never answers. */
export function deviceAlone() {
  const world: World = new World('h1', () => new Promise<SyncAnswer>(() => undefined));
  return world.device();
}
