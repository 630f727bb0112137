// Records of somebody else that are like those spoken of.
import type { Household } from '../../reading/household.ts';
import type { Slots } from '../../reading/slots.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { DialogueState, Reference } from '../state.ts';

/** True where a message names nobody but those of the wish before. */
export function isLikeBefore({ people }: Slots, { slots }: DialogueState): boolean {
  const before = new Set(slots.people.flatMap(({ ids }) => ids));
  return people.every(({ ids }) => ids.some((id) => before.has(id)));
}

const wordsBeside = (title: string, members: Household['members']): Set<string> => {
  const names = new Set(members.flatMap(({ name }) => wordsOf(name)));
  return new Set(wordsOf(title).filter((word) => !names.has(word)));
};

/** The appointment of somebody else that is like a given one: of the same kind, with the same doctor, or on its day. */
export function counterpart(
  { kind, id }: Reference,
  memberIds: readonly string[],
  { appointments, members }: Household,
): Reference | undefined {
  const own = kind === 'medical_appointment' ? appointments.find((one) => one.id === id) : undefined;
  if (!own) return undefined;
  const words = wordsBeside(own.title, members);
  const scored = appointments
    // One before this one was written down is over.
    .filter((other) => other.appointmentDate >= own.createdAt)
    .filter((other) => other.id !== id && memberIds.includes(other.familyMemberId ?? ''))
    .map((other) => {
      const isSameDay = other.appointmentDate.slice(0, 10) === own.appointmentDate.slice(0, 10);
      const isSameDoctor = own.contactId !== null && own.contactId === other.contactId;
      const shared = [...wordsBeside(other.title, members)].filter((word) => words.has(word)).length;
      return { other, score: 2 * shared + Number(isSameDay) + Number(isSameDoctor) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, next) => next.score - one.score);
  const [best, next] = scored;
  return best && best.score > (next?.score ?? 0) ? { kind, id: best.other.id } : undefined;
}
