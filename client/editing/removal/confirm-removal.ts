// Confirmation before removing a record that others refer to: lists the references, and says that those records stay
// (D30).
import { references } from '#contract/references.ts';
import type { Reference } from '#contract/schemas/references.ts';
import { call } from '../../data/api.ts';

/** A parent waits no longer than this for what refers to it. */
const LONGEST_LOOK = 5000;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** 'the appointment "Dentist"', or '2 appointments and 1 medication'. */
function inWords(found: readonly Reference[]): string {
  const [first] = found;
  if (found.length === 1 && first !== undefined) return `The ${first.noun} “${first.label}” refers`;
  const nouns = [...Map.groupBy(found, ({ noun }) => noun)].map(([noun, all]) => count(all.length, noun));
  return `${nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ` : ''}${nouns.at(-1) ?? ''} refer`;
}

/** One question at a time: a second press while the first one is being prepared asks nothing. */
let asking = false;

/** Asks for confirmation before a removal, naming the records that refer to it. */
export async function confirmRemoval(
  record: 'family_member' | 'medical_contact',
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  if (asking) return false;
  asking = true;
  // A failed lookup must not prevent the parent from deciding.
  const signal = AbortSignal.timeout(LONGEST_LOOK);
  const found = await call(references.listReferences, { record, id }, { signal }).catch(() => []);
  asking = false;
  const stays = found.length === 0 ? '' : ` ${inWords(found)} to ${name} and will stay, without the name.`;
  return window.confirm(`Remove ${name}?${stays}`);
}
