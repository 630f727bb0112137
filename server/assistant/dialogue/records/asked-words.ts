// The people and the words that a question is about, for the search in stored sentences.
import { contentTerms, termsOf } from '../../answers/stored/terms.ts';
import { nicknamesIn } from '../../reading/nicknames.ts';
import { pointsToPerson, type Slots } from '../../reading/slots.ts';
import type { Talk } from '../talk.ts';

/** The people a question is about, and their names as words. */
export function peopleOf({ household, state }: Talk, slots: Slots) {
  const ids = new Set(slots.people.flatMap((person) => person.ids));
  if (slots.isMe && household.speakerId !== undefined) ids.add(household.speakerId);
  if (ids.size === 0 && pointsToPerson(slots)) {
    const spoken = state?.focus.family_member;
    if (spoken !== undefined) ids.add(spoken);
  }
  if (ids.size === 0 && slots.groups.some((group) => /kid|child|boys|girls/i.test(group)))
    for (const { id, relationship } of household.members) if (relationship === 'child') ids.add(id);
  const names = household.members.filter(({ id }) => ids.has(id)).flatMap(({ name }) => termsOf(name));
  return { people: ids, names: new Set(names) };
}

export const dayTerms = (said: string, { days }: Slots): ReadonlySet<string> =>
  new Set(days.flatMap(({ span }) => termsOf(said.slice(...span))));

/** The words of a question that name neither people nor days. */
export function termsAsked({ household, reading }: Talk, text: string, slots: Slots): string[] {
  const known = new Set([
    ...household.members.flatMap(({ name, notes }) => [name, ...nicknamesIn(notes)].flatMap(termsOf)),
    ...[...slots.people, ...slots.relations].flatMap(({ said }) => termsOf(said)),
    ...slots.groups.flatMap(termsOf),
  ]);
  const isName = (term: string): boolean => known.has(term) || known.has(term.replace(/s$/, ''));
  const days = dayTerms(reading.said, slots);
  const terms = contentTerms(text).filter((term) => !isName(term));
  const others = terms.filter((term) => !days.has(term));
  return others.length > 0 ? others : terms;
}
