// Signing out of this browser: what is not sent yet is sent, then everything of the family leaves it.
import type { User } from '#contract/account.ts';
import { forgetDrafts } from '../forget-drafts.ts';
import * as links from '../links.ts';
import { forgetOffline } from '../offline/forget.ts';
import { hasUnsentHere, signOutHere } from './ownership.ts';

/** A parent waits no longer than this for the last edits to be sent. */
const LONGEST_WAIT = 4000;

const UNSENT =
  'Some changes to your meal plans have not been sent yet. They stay locked on this device and are sent when you sign in here again. Sign out anyway?';

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise((_, reject) => setTimeout(() => reject(new Error('This took too long.')), ms)),
  ]);

/** Sends what is left. Answers whether nothing is. */
async function sendRest(user: User): Promise<boolean> {
  if (!hasUnsentHere(user.householdId)) return true;
  const send = async () => (await import('./page-store.ts')).mealStoreOf(user).whenSynced();
  await within(LONGEST_WAIT, send()).catch(() => undefined);
  return !hasUnsentHere(user.householdId);
}

async function forget(user: User): Promise<void> {
  const pageStore = await import('./page-store.ts').catch(() => undefined);
  pageStore?.closeMealStore();
  signOutHere(user);
  forgetDrafts();
  await within(LONGEST_WAIT, forgetOffline()).catch(() => undefined);
}

let isLeaving = false;

/** Signs the parent out, unless they would rather stay until everything is sent. */
export async function signOut(user: User): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  if ((await sendRest(user)) || window.confirm(UNSENT)) {
    await forget(user);
    window.location.assign(links.logout());
  }
  isLeaving = false;
}
