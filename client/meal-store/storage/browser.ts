// The meal store's dependencies in a real browser.
import { mealSync } from '#contract/meal-sync.ts';
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { send } from '../../data/api.ts';
import { toast } from '../../kit/overlays/toast.ts';
import { newId } from '../../data/new-id.ts';
import { browserStorage } from '../../data/storage.ts';
import { PREFIX } from './keys.ts';
import type { Surroundings, TextStorage } from './surroundings.ts';

/** Longer than this no tab waits for another one's turn to end; sending twice does no harm. */
const LONGEST_TURN = 15_000;
/** Timeout of a call in milliseconds. */
const LONGEST_CALL = 30_000;

/** The browser's storage; null where it keeps nothing. A full one keeps what it has, one without any room nothing. */
function textStorage(): TextStorage | null {
  const storage = browserStorage('localStorage');
  if (!storage || !keepsAnything(storage)) return null;
  return {
    get: (key) => storage.getItem(key),
    set: (key, text) => storage.setItem(key, text),
    remove: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
  };
}

function keepsAnything(storage: Storage): boolean {
  const key = `${PREFIX}keep:probe`;
  try {
    if (storage.length > 0) return true;
    storage.setItem(key, '');
    storage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Six characters that no other tab has. */
function deviceName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6));
  return [...numbers].map((number) => (number % 36).toString(36)).join('');
}

/** One tab of this browser at a time, where Web Locks exist (not on plain http); at once otherwise. */
async function alone(household: string, work: (hasWaited: boolean) => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work(false);
  const name = `${PREFIX}sync:${household}`;
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (isFree) return undefined;
  let isMyTurn = false;
  const turn = navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_TURN) }, () => {
    isMyTurn = true;
    return work(true);
  });
  return turn.catch((error: unknown) => {
    if (isMyTurn) throw error;
    return work(true);
  });
}

/** The meal store's dependencies in this tab. */
export function browserSurroundings(household: string): Surroundings {
  return {
    storage: textStorage(),
    now: () => Date.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    newId,
    device: deviceName(),
    // Another tab can sign in as somebody else, with the same cookie: the server then refuses this household.
    // Not by `call`, which waits for the schemas of all operations: the store looks at each record itself (answer.ts).
    async send(input, isLast = false) {
      const signal = AbortSignal.timeout(LONGEST_CALL);
      const response = await send(mealSync.syncMeals, { ...input, household }, { signal, keepalive: isLast });
      return (await response.json()) as SyncAnswer;
    },
    alone: (work) => alone(household, work),
    tell: (title, description) => toast({ title, description }),
  };
}
