// Every address of the app as a function, so that none is spelled twice.
import { AREAS } from '#contract/account.ts';

export const home = () => '/';
export const chat = (id?: string) => (id === undefined ? '/chat' : `/chat/${encodeURIComponent(id)}`);
export const family = () => '/family';
export const school = () => AREAS.schoolSchedules.path;
export const meals = () => AREAS.mealPlanning.path;
export const routines = () => AREAS.dailyRoutines.path;
export const events = () => AREAS.eventPlanning.path;
export const parenting = () => AREAS.parentingTips.path;
export const settings = () => '/settings';

export type MedicalTab = 'contacts' | 'medications' | 'appointments' | 'records';
export const medical = (tab?: MedicalTab) =>
  tab === undefined ? AREAS.medical.path : `${AREAS.medical.path}?tab=${tab}`;

/** Full navigations to the server (APP-08): `location.assign` them or use a plain anchor. */
export const login = (returnTo?: string) =>
  returnTo === undefined ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
export const createAccount = () => `${login()}?mode=create`;
export const logout = () => '/api/logout';
