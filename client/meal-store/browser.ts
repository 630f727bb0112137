// The meal store's surroundings in a real browser.
import { mealSync } from '#contract/meal-sync.ts';
import { call } from '../api.ts';
import { toast } from '../kit/toast.ts';
import { newId } from '../new-id.ts';
import { browserStorage } from '../storage.ts';
import type { Surroundings, TextStorage } from './surroundings.ts';

function textStorage(storage: Storage): TextStorage {
  return {
    get: (key) => storage.getItem(key),
    set: (key, text) => storage.setItem(key, text),
    remove: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
  };
}

/** Six characters for this tab. */
function deviceName(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(6));
  return [...numbers].map((number) => (number % 36).toString(36)).join('');
}

/** What the store stands on in this tab. */
export function browserSurroundings(): Surroundings {
  const storage = browserStorage('localStorage');
  return {
    storage: storage && textStorage(storage),
    now: () => Date.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    newId,
    device: deviceName(),
    send: (input) => call(mealSync.syncMeals, input),
    alone: (work) => work(),
    tell: (title, description) => toast({ title, description }),
  };
}
