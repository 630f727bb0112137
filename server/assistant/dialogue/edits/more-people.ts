// 'Beau too', 'the twins as well' after a medicine or an entry of the history, 'also the 10th' after a visit: one more record like it.
import { crudNames } from '#contract/crud.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { kindNamed, type KindName } from '#contract/kinds.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { childrenCalled } from '../../reading/relatives.ts';
import { momentWords } from '../../answers/moments.ts';
import { listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { isOwnedBy } from './fields.ts';
import type { SaidEdit, Value } from './said-edit.ts';
import { targetsOf, waitsFor, type Target } from './targets.ts';

const OF_PEOPLE: ReadonlySet<KindName> = new Set(['medication', 'medical_record']);

/** The people that a message names for sure, alone or as a group. */
export function membersMeant({ reading, household }: Talk): FamilyMember[] {
  const { people, groups } = reading.whole.slots;
  const ids = new Set(people.flatMap((person) => (person.isSure ? person.ids : [])));
  const called = groups.flatMap((said) => childrenCalled(said, household));
  return household.members.filter((member) => ids.has(member.id) || called.includes(member));
}

/** The record's fields for somebody else: all that the contract names, but whose it is. */
function copyOf(kind: KindName, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(kindNamed(kind).fields);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        names.includes(name) &&
        name !== 'familyMemberId' &&
        value !== null &&
        value !== '' &&
        value !== false,
    ),
  );
}

export function alsoFor(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const [target, ...others] = targetsOf(talk, state);
  const isOpen = edit.operation === 'add' && edit.others.length === 0 && edit.denied.length === 0;
  const title = target?.fields['title'] ?? target?.fields['name'];
  const name = typeof title === 'string' ? title : '';
  // 'Beau got his flu shot, too' names the thing once more.
  const isIt = ({ tag, said }: Value): boolean =>
    holdsName(nameForm(name), nameForm(said)) || tag.value === name;
  const isWhom = edit.values.every(
    (value) => value.tag.type === 'person' || value.tag.type === 'group' || isIt(value),
  );
  if (!target || others.length > 0 || !OF_PEOPLE.has(target.kind) || !isOpen || !isWhom) return undefined;
  const members = membersMeant(talk).filter(({ id }) => !isOwnedBy(target, { ids: [id] }));
  if (members.length === 0) return undefined;
  const copies = members.map(({ id }) => ({
    tool: crudNames(target.kind).create,
    input: { ...copyOf(target.kind, target.fields), familyMemberId: id },
  }));
  const isWaiting = waitsFor(talk, state);
  const cards = isWaiting ? [...state.cards, ...copies] : copies;
  const check =
    target.kind === 'medication'
      ? ' The amount is the same as before, so please compare it with the label.'
      : '';
  const who = listed(members.map((one) => quoted(one.name)));
  return {
    plan: {
      text: `${quoted(name)} for ${who}, too.${check} Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: { ...state, cards, intent: target.kind === 'medication' ? 'medicine_add' : 'record_add' },
  };
}

const titleOf = ({ fields: { title } }: Target): string => (typeof title === 'string' ? title : '');
const ALSO = /\b(?:also|too|as well)\b/i;

/** 'Also the 10th' after a visit was added: one more on that day. */
export function alsoOn(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const [target, ...others] = targetsOf(talk, state);
  const moment = target?.fields['appointmentDate'];
  const isOpen = edit.others.length + edit.denied.length === 0 && ALSO.test(talk.reading.said);
  const days = edit.values.map(({ tag }) => (tag.day?.endDate === undefined ? tag.day?.date : undefined));
  if (!target || others.length > 0 || typeof moment !== 'string' || !isOpen || days.length === 0)
    return undefined;
  const isAdded = state.intent === 'appointment_add' || (talk.written ?? []).length > 0;
  if (!isAdded || days.includes(undefined) || days.includes(moment.slice(0, 10))) return undefined;
  const copies = days.map((day) => ({
    tool: 'createMedicalAppointment',
    input: {
      ...copyOf(target.kind, target.fields),
      familyMemberId: target.fields['familyMemberId'],
      appointmentDate: `${day}T${moment.slice(11, 16)}`,
    },
  }));
  const isWaiting = waitsFor(talk, state);
  const when = listed(copies.map(({ input }) => momentWords(input.appointmentDate, talk.facts.today)));
  return {
    plan: {
      text: `${quoted(titleOf(target))} on ${when}, too. Ready for your OK.`,
      cards: isWaiting ? [...state.cards, ...copies] : copies,
      isAccounted: true,
    },
    state: { ...state, intent: 'appointment_add', cards: isWaiting ? [...state.cards, ...copies] : copies },
  };
}
