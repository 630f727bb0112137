// Script of the page after signing out (server/auth/pages/signed-out-page.ts): clears this browser and continues,
// unless edits of the ended session were never sent. Built as a file of its own; it shares no chunk with the app.
import { keepEnded, readEnded } from './last-session.ts';
import { leaveNothing } from './leave-nothing.ts';
import { countUnsentHere, forgetHousehold } from '../ownership.ts';

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

async function clearThisBrowser(): Promise<void> {
  const { onward, unsent, count, keep, remove } = parts();
  const lead = () => {
    keepEnded(null);
    location.replace(onward.href);
  };
  await leaveNothing({ keepDrafts: 'keepDrafts' in onward.dataset });
  // Reloads of this page still know it.
  const household = readEnded();
  const waiting = household === null ? 0 : countUnsentHere(household);
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
