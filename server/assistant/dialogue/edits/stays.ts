// 'The Sunday one stays 2.5' beside a change: what is stored besides stays, and nothing is changed.
import type { KindName } from '#contract/kinds.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { isQuestion, nameOf } from './edited.ts';
import { targetsOf } from './targets.ts';

const STAYS =
  /\b(?:stays?|remains?|staying)\b(?! (?:with|in|at) (?:us|me|him|her|them|home|bed|grandma|grandpa|dad|mom)\b)/;
const NUMBER = /\d+(?:\.\d+)?/g;
const LONGEST = 10;

/** Kinds whose texts hold more than one amount or number: the list they are read from, and their topic. */
const OF_KIND: Readonly<Partial<Record<KindName, readonly [string, string]>>> = {
  medication: ['listMedications', 'medicine'],
  medical_record: ['listMedicalRecords', 'record'],
  medical_contact: ['listMedicalContacts', 'contact'],
};

/** The stored text that says all numbers of a message. */
const saying = (fields: Readonly<Record<string, unknown>>, numbers: readonly string[]): string | undefined =>
  Object.values(fields).find(
    (value): value is string =>
      typeof value === 'string' &&
      numbers.every((number) => [...value.matchAll(NUMBER)].some(([one]) => one === number)),
  );

const ONLY_VISITS =
  /^(?:(?:no|ok|okay|oh|wait|yes|but|and|i mean|i meant)[, ]+)*(?:just|only) (?:the |those |my |our )?[\p{L}' ]{2,30}?,? (?:and |but )?not (?:the |our )?(?:dinners?|lunch(?:es)?|breakfasts?|suppers?|menus?|meals?|food)\b(?: (?:please|pls|too))?\W*$/u;
/** 'Just the dentist, not dinner' after all of a day was cancelled: its cards hold visits alone, and no meal. */
export function keepsMeals(talk: Talk, state: DialogueState): Decided | undefined {
  const { said, whole } = talk.reading;
  const ofVisits =
    state.intent === 'appointment_cancel' &&
    state.cards.length > 0 &&
    state.cards.every(({ tool }) => tool === 'deleteMedicalAppointment');
  if (!ofVisits || whole.slots.people.length > 0 || !ONLY_VISITS.test(fold(said).trim())) return undefined;
  const isDone = (talk.written ?? []).length > 0 || talk.before?.cardWaits === false;
  const text = isDone
    ? 'Only appointments came off. The menu stays as planned.'
    : `The ${state.cards.length > 1 ? 'cards above take' : 'card above takes'} off only appointments. The menu stays as planned.`;
  return { plan: { text, isAccounted: true }, state };
}

export function stays(talk: Talk, state: DialogueState): Decided | undefined {
  const { said, whole } = talk.reading;
  const [target, ...others] = targetsOf(talk, state);
  const numbers = said.match(NUMBER) ?? [];
  const isOpen = STAYS.test(fold(said)) && !isQuestion(said) && whole.tagged.tokens.length <= LONGEST;
  if (!target || others.length > 0 || !isOpen || numbers.length === 0) return undefined;
  if (OF_KIND[target.kind] === undefined) return undefined;
  const { notes, instructions, description, dosage } = target.fields;
  const stored = saying({ instructions, notes, description, dosage }, numbers);
  const name = nameOf(talk, target);
  const text =
    stored === undefined
      ? `I don't find that with ${name}, so I changed nothing. Tell me what it should say instead.`
      : `Yes, “${quoted(stored.replace(/[.\s]+$/, ''))}” stays with ${name}, that part is not touched.`;
  const [reads, topic] = OF_KIND[target.kind] ?? [];
  // What follows goes on about the record, and not about a change that was made before.
  const intent = topic === undefined ? state.intent : `${topic}_ask`;
  return {
    plan: { text, isAccounted: true, ...(reads ? { reads: [{ tool: reads, input: {} }] } : {}) },
    state: { ...state, intent },
  };
}
