// Script of the page after signing out (server/auth/pages/signed-out-page.ts): clears this browser and continues,
// unless edits of the ended session were never sent. Built as a file of its own; it shares no chunk with the app.
import { readLastSession } from './last-session.ts';
import { leaveNothing } from './leave-nothing.ts';
import { countUnsentHere, forgetHousehold, isKeptHere } from '../ownership.ts';

/** The parts of the page this script uses. */
function parts() {
  const find = <T extends HTMLElement>(id: string): T => {
    const found = document.querySelector<T>(`#${id}`);
    if (!found) throw new Error(`The page has no #${id}.`);
    return found;
  };
  return {
    onward: find<HTMLAnchorElement>('onward'),
    unsent: find('unsent'),
    count: find('unsent-count'),
    keep: find('keep'),
    remove: find('remove'),
  };
}

const sentenceFor = (count: number): string =>
  count === 1
    ? "1 change hasn't been sent yet. Sign in to send it."
    : `${count} changes haven't been sent yet. Sign in to send them.`;

/** The household whose session ended here. A reload of this page still knows it, from the tab's history. */
function endedHousehold(): string | null {
  const last = readLastSession();
  if (last && isKeptHere({ id: last.userId, householdId: last.householdId })) return null;
  if (last) history.replaceState(last.householdId, '');
  return last?.householdId ?? (typeof history.state === 'string' ? history.state : null);
}

async function clearThisBrowser(): Promise<void> {
  const { onward, unsent, count, keep, remove } = parts();
  const lead = () => location.replace(onward.href);
  const household = endedHousehold();
  const waiting = household === null ? 0 : countUnsentHere(household);
  await leaveNothing({ keepDrafts: 'keepDrafts' in onward.dataset });
  if (household === null || waiting === 0) return lead();
  count.textContent = sentenceFor(waiting);
  count.hidden = false;
  unsent.hidden = false;
  keep.addEventListener('click', lead);
  remove.addEventListener('click', () => {
    forgetHousehold(household);
    lead();
  });
}

void clearThisBrowser();
