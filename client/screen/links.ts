// Every address of the app as a function, so that no address is written twice.
import { AREAS } from '#contract/preferences.ts';

export const home = () => '/';
export const chat = (id?: string) => (id === undefined ? '/chat' : `/chat/${encodeURIComponent(id)}`);
/** A member's card, or the form of a new one. */
export const family = (member?: string) =>
  member === undefined ? '/family' : `/family?member=${encodeURIComponent(member)}`;
export const school = () => AREAS.schoolSchedules.path;
export const routines = () => AREAS.dailyRoutines.path;
export const events = () => AREAS.eventPlanning.path;
export const parenting = () => AREAS.parentingTips.path;
export const settings = () => '/settings';

/** `path` with a query of the non-empty `facts`. */
const withQuery = (path: string, facts: Record<string, string | null | undefined>): string => {
  const given = Object.entries(facts).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** A new conversation with these words in its field. */
export const askPip = (words: string) => withQuery(chat(), { ask: words });

export type MealTab = 'ideas' | 'pantry' | 'menus' | 'lists';
interface MealPlace {
  /** A record to scroll to. */
  id?: string | null;
  /** Ideas that use these pantry items. */
  using?: readonly string[];
}
/** In place of the id of a medical entry or a family member: the form of a new one. */
export const NEW = 'new';
/** In place of an id: the shopping list used last, and the dinner of today. */
export const LAST_LIST = 'last';
export const TONIGHT = 'tonight';
export const meals = (tab?: MealTab, { id, using }: MealPlace = {}) =>
  withQuery(AREAS.mealPlanning.path, { tab, id, using: using?.join(',') });

export type MedicalTab = 'contacts' | 'medications' | 'appointments' | 'records';
interface MedicalPlace {
  /** Only records of this family member. */
  member?: string | null;
  /** A record to scroll to. */
  id?: string | null;
  /** Time of a new appointment, 'YYYY-MM-DDTHH:MM', its title and its minutes: opens its form. */
  at?: string | null;
  title?: string;
  minutes?: string | undefined;
}
export const medical = (tab?: MedicalTab, place: MedicalPlace = {}) =>
  withQuery(AREAS.medical.path, { tab, ...place });

/** Full navigations to the server (APP-08): `location.assign` them or use a plain anchor. */
export const login = (returnTo?: string) =>
  returnTo === undefined ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
export const createAccount = () => `${login()}?mode=create`;
export const logout = () => '/api/logout';
export const forgottenPassword = () => '/api/forgot';
export const recoveryCodes = (returnTo: string) =>
  `/api/recovery-codes?returnTo=${encodeURIComponent(returnTo)}`;
/** Signs in at the OpenID Connect provider and returns to `path`. */
export const signInAtProvider = (path: string) => `/api/oidc/start?returnTo=${encodeURIComponent(path)}`;
