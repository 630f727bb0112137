// A message beside what was spoken of before it.
import type { KindName } from '#contract/kinds.ts';
import type { Facts } from '../model/instructions.ts';
import { fold } from '../text/fold-text.ts';
import { recordIn, type Household } from '../reading/household.ts';
import type { Reading } from '../reading/wish.ts';
import { pointsToPerson, type Slots } from '../reading/slots.ts';
import { pickedOf } from './follow-ups/listed.ts';
import { recordOf as recordOfChange } from './cards/written-records.ts';
import { counterpart } from './follow-ups/listed-records.ts';
import type { DialogueState, Reference } from './state.ts';
import { KIND_OF, topicOf } from './topics.ts';

/** The wish that a message has by what was spoken of. */
export interface Attached {
  intent: string;
  slots: Slots;
  chosen: Record<string, Reference | string>;
  /** The wish in whole words, where the message alone does not say it. */
  text?: string;
  /** The records of a question that is asked of several. */
  each?: readonly Reference[];
}

export interface Spoken {
  facts: Facts;
  state: DialogueState;
  household: Household;
  /** The records that approved cards of the last answer wrote. */
  written: readonly Reference[];
}

export interface Message {
  reading: Reading;
  text: string;
  slots: Slots;
  spoken: Spoken;
}

export const isNone = (slots: Slots, ...kinds: (keyof Slots)[]): boolean =>
  kinds.every((kind) => {
    const value = slots[kind];
    return !Array.isArray(value) || value.length === 0;
  });

/** Nothing that a record could be found by: it is the one spoken of. */
export const hasNoSubject = (slots: Slots): boolean =>
  // 'The doc's number' names nobody.
  slots.visits.every(({ name }) => name === 'Doctor') &&
  isNone(slots, 'vaccines', 'medicines', 'records', 'foods', 'dishes', 'goods', 'subjects', 'diets');

/** The contact of the medicine or the appointment that was spoken of last. */
function contactOfRecord({ state, household }: Spoken): string | undefined {
  const { medication, medical_appointment: visit } = state.focus;
  const prescriber = household.medications.find(({ id }) => id === medication)?.prescribedBy;
  const byName = household.contacts.find(({ name }) => name === prescriber)?.id;
  const ofVisit = household.appointments.find(({ id }) => id === visit)?.contactId ?? undefined;
  return topicOf(state.intent) === 'medicine' ? (byName ?? ofVisit) : (ofVisit ?? byName);
}

/** Kinds of which a record that is gone is no longer spoken of. */
const LOOKED_UP = /^(?:medical_|medication$|dose$)/;
const isStored = (kind: KindName, id: string, household: Household): boolean =>
  !LOOKED_UP.test(kind) || recordIn(household, kind, id) !== undefined;

/** 'She got hers today' after Wren's shot and then Poppy were spoken of is about no record of Wren's. */
function isOfOther({ kind, id }: Reference, slots: Slots, { state, household }: Spoken): boolean {
  const person = state.focus.family_member;
  const owner = recordIn(household, kind, id)?.familyMemberId ?? undefined;
  return person !== undefined && owner !== undefined && owner !== person && pointsToPerson(slots);
}

/** The record of a kind that the message lists by its place, was written last, or was spoken of. */
export function recordOf(reading: Reading, spoken: Spoken, kind: KindName): Reference | undefined {
  const { state, written, household } = spoken;
  const { slots } = reading.whole;
  const listed = pickedOf(fold(reading.said), slots, state).find((one) => one.kind === kind)?.id;
  const own = written.find((one) => one.kind === kind)?.id ?? state.focus[kind];
  const ofRecord =
    kind === 'medical_contact' && !/^(?:contact|send)_/.test(state.intent)
      ? contactOfRecord(spoken)
      : undefined;
  const id = listed ?? ofRecord ?? own;
  if (id === undefined || !isStored(kind, id, household)) return undefined;
  return listed === undefined && isOfOther({ kind, id }, slots, spoken) ? undefined : { kind, id };
}

const MOST_TOLD = 4;

/** The few records that were listed together, for a question about all of them: 'until when', 'who prescribed those'. */
export function recordsListed({ state, household }: Spoken, kind: KindName): readonly Reference[] {
  const isJustTold = KIND_OF[topicOf(state.intent)] === kind || /^(?:day|free)_/.test(state.intent);
  const listed = isJustTold ? (state.focus.listed ?? []).filter((one) => one.kind === kind) : [];
  const isAll = listed.every(({ id }) => isStored(kind, id, household));
  return isAll && listed.length <= MOST_TOLD ? listed : [];
}

/** The appointment of the one person named that is like the one spoken of: "cancel Naledi's", 'Matei can't do that day'. */
export function recordFor({ slots, spoken }: Message): Reference | undefined {
  const { state, household, written } = spoken;
  const [person, ...others] = slots.people;
  const id =
    written.find(({ kind }) => kind === 'medical_appointment')?.id ?? state.focus.medical_appointment;
  if (!person?.isSure || others.length > 0) return undefined;
  const isHis = (one: { familyMemberId: string | null }): boolean => one.familyMemberId === person.ids[0];
  const carded = state.cards.flatMap((card) => recordOfChange(card) ?? []);
  const told = [...written, ...carded, ...(state.focus.listed ?? [])];
  const own = household.appointments.filter(
    (one) => isHis(one) && (one.id === id || told.some((other) => other.id === one.id)),
  );
  // The one spoken of last counts, unless several were written together.
  const spokenOf = written.length < 2 ? own.find((one) => one.id === id) : undefined;
  if (spokenOf) return { kind: 'medical_appointment', id: spokenOf.id };
  const [only, ...more] = own;
  if (only && more.length === 0) return { kind: 'medical_appointment', id: only.id };
  if (more.length > 0 || id === undefined) return undefined;
  return counterpart({ kind: 'medical_appointment', id }, person.ids, household);
}

/** The list spoken of, as a message would name it. */
export function listBefore({ state, household, written }: Spoken): Slots['lists'] {
  const begun = written.find(({ kind }) => kind === 'shopping_list')?.id;
  const list = household.lists.find(({ id }) => id === (begun ?? state.focus.shopping_list));
  return list ? [{ name: list.title, said: list.title, ids: [list.id] }] : state.slots.lists;
}
