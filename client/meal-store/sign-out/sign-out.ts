// Signs out of this browser: sends unsent edits, then removes all family data.
import type { User } from '#contract/schemas/account.ts';
import * as links from '../../screen/links.ts';
import { prepareToLeave } from '../../session/before-leaving.ts';
import { countUnsentHere } from '../ownership.ts';
import { keepEnded } from './last-session.ts';
import { leaveNothing } from './leave-nothing.ts';

/** A parent waits no longer than this for the last edits to be sent. */
const LONGEST_WAIT = 4000;

const UNSENT =
  "Some changes to your meal plans haven't been sent yet. They stay locked on this device and will be sent when you sign in here again. Log out anyway?";

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise((_, reject) => setTimeout(() => reject(new Error('This took too long.')), ms)),
  ]);

/** Sends the remaining edits. Returns true when none is left. */
async function sendRest(user: User): Promise<boolean> {
  if (countUnsentHere(user.householdId) === 0) return true;
  const send = async () => (await import('../page-store.ts')).mealStoreOf(user).whenSynced();
  await within(LONGEST_WAIT, send()).catch(() => undefined);
  return countUnsentHere(user.householdId) === 0;
}

/** Before the server is asked, so that nothing stays here where it cannot be reached. */
async function forget(): Promise<void> {
  const pageStore = await import('../page-store.ts').catch(() => undefined);
  pageStore?.closeMealStore();
  await leaveNothing();
  // The parent was asked about what was never sent.
  keepEnded(null);
}

let isLeaving = false;

/** Signs the parent out, unless they would rather stay until everything is sent. */
export async function signOut(user: User): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  if ((await sendRest(user)) || window.confirm(UNSENT)) {
    await forget();
    prepareToLeave();
    window.location.assign(links.logout());
  }
  isLeaving = false;
}
