// The last signed-in user of this browser (`ppal:session`): the owner of the meals stored here, and the user of an
// offline start.
import { AREA_IDS, type AreaId } from '#contract/preferences.ts';
import type { User } from '#contract/schemas/account.ts';
import { browserStorage } from '../../data/storage.ts';

export interface LastSession {
  userId: string;
  householdId: string;
  firstName: string;
  areas: AreaId[];
}

/** Storage key; watched by other tabs through the `storage` event. */
export const SESSION_KEY = 'ppal:session';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function sessionIn(text: string): LastSession | null {
  try {
    const session: unknown = JSON.parse(text);
    if (typeof session !== 'object' || session === null) return null;
    const { userId, householdId, firstName, areas }: { [K in keyof LastSession]?: unknown } = session;
    if (!isText(userId) || !isText(householdId) || typeof firstName !== 'string' || !Array.isArray(areas))
      return null;
    return { userId, householdId, firstName, areas: AREA_IDS.filter((id) => areas.includes(id)) };
  } catch {
    return null;
  }
}

/** The last session in this browser; null when there was none, or when it was ended by signing out. */
export function readLastSession(): LastSession | null {
  try {
    return sessionIn(browserStorage('localStorage')?.getItem(SESSION_KEY) ?? '');
  } catch {
    return null;
  }
}

/** Remembers that this parent is in the app. */
export function keepLastSession({ id, householdId, firstName, preferences }: User): void {
  const areas = preferences.assistanceAreas;
  const session: LastSession = { userId: id, householdId, firstName, areas };
  try {
    browserStorage('localStorage')?.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // A full storage: only starting without a connection needs it.
  }
}

/** Forgets who was here. */
export function forgetLastSession(): void {
  try {
    browserStorage('localStorage')?.removeItem(SESSION_KEY);
  } catch {
    // If it cannot be removed, it is compared with the next session.
  }
}

/** Storage key of this tab: the household whose session ended here, until somebody is here again. */
const ENDED_KEY = 'pippal.ended';

/** The household whose session ended in this tab; null when none did. */
export function readEnded(): string | null {
  try {
    return browserStorage('sessionStorage')?.getItem(ENDED_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Remembers the household whose session ended in this tab; null forgets it. */
export function keepEnded(household: string | null): void {
  try {
    const storage = browserStorage('sessionStorage');
    if (household === null) storage?.removeItem(ENDED_KEY);
    else storage?.setItem(ENDED_KEY, household);
  } catch {
    // Only the mention of what was never sent needs it.
  }
}
