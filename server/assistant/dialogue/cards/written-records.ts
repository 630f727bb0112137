// Corrections of what a card has written, or would change: that very record is changed, not a second one added.
import { mergedSlots, type Slots } from '../../reading/slots.ts';
import type { Card, DialogueState, Reference } from '../state.ts';
import type { Run, Talk } from '../talk.ts';

/** The wish that changes what an approved card has added. */
function laterChange(intent: string, { days, times }: Slots): string | undefined {
  if (intent === 'appointment_add' || intent === 'appointment_move')
    return days.length + times.length > 0 ? 'appointment_move' : 'appointment_change';
  if (intent === 'dose_add') return intent;
  // What a change wrote is done: its words are not carried out once more.
  const [, topic] =
    /^(?:(medicine|contact|record|member|list|pantry)_add|(medicine|contact|record|member)_change)$/
      .exec(intent)
      ?.filter((one) => one !== undefined) ?? [];
  return topic && `${topic}_change`;
}

/** A correction of what is stored already: the record of the approved card is changed, not a second one added. */
export function afterApproval({ state, written = [], reading }: Talk, slots: Slots): Run | undefined {
  const [record] = written;
  // 'Groceries' after a thing went on another list: the same thing for that list.
  const isOtherList =
    slots.lists.length > 0 && slots.foods.length + slots.goods.length + slots.numbers.length === 0;
  const intent = state && record && !isOtherList ? laterChange(state.intent, slots) : undefined;
  if (!state || !record || intent === undefined) return undefined;
  // '5 limes, not 4' names its thing; 'make it 5' is about those before.
  const { foods, goods, dishes, lists } = state.slots;
  const namesThing = slots.foods.length + slots.goods.length + slots.dishes.length > 0;
  const things = namesThing ? { lists } : { foods, goods, dishes, lists };
  const isOfList = /^(?:list|pantry)/.test(intent);
  return {
    intent,
    slots: isOfList ? mergedSlots({ ...slots, ...things }, slots) : slots,
    text: reading.said,
    said: reading.said,
    chosen: record.kind === 'family_member' ? ofPerson(record, slots) : { which: record },
  };
}

const ofPerson = (whom: Reference, { people }: Slots): Run['chosen'] => (people.length > 0 ? {} : { whom });

/** The stored record that a card changes or removes. */
export function recordOf({ tool, input }: Card): Reference | undefined {
  const [, name] =
    /^(?:update|delete)(MedicalAppointment|Medication|MedicalRecord|MedicalContact)$/.exec(tool) ?? [];
  const kind = name && CARD_KINDS[name];
  const id = input['id'];
  return kind && typeof id === 'string' ? { kind, id } : undefined;
}

/** The kind of record that a card makes: the one spoken of before is it no more. */
export function kindMade({ tool }: Card): Reference['kind'] | undefined {
  const [, name] = /^create(MedicalAppointment|Medication|MedicalRecord|MedicalContact)$/.exec(tool) ?? [];
  return name ? CARD_KINDS[name] : undefined;
}

/** The stored record that the only waiting card changes: a correction is about that one. */
export function recordOfCard({ cards: [card, ...others] }: DialogueState): Record<string, Reference> {
  const record = card && others.length === 0 ? recordOf(card) : undefined;
  return record ? { which: record } : {};
}
const CARD_KINDS: Readonly<Record<string, Reference['kind']>> = {
  MedicalAppointment: 'medical_appointment',
  Medication: 'medication',
  MedicalRecord: 'medical_record',
  MedicalContact: 'medical_contact',
};

const CORRECTING =
  /^(?:(?:oops|no|nope|wait|actually|sorry|ugh|oh|hmm|ok|okay|i mean|i meant|(?:not|no) (?:that|this) one|make (?:it|that)|change (?:it|that) to|better|rather)\b[\s,.!]*)+/i;

/** The words of a correction without those that only say that it is one; a bare number is an hour or an amount. */
export function withoutCorrecting(said: string): string {
  const rest = said.replace(CORRECTING, '').trim();
  return /^\d{1,2}$/.test(rest) ? '' : rest;
}
