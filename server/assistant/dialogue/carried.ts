// Carries one wish out: its answerer makes the plan, every word is accounted for, and the state after it is kept.
import { dayOfAppointment, findAppointments, isComing } from '../answers/appointments/find-appointments.ts';
import { wallOf } from '../answers/moments.ts';
import type { Asked, Plan } from '../answers/plan.ts';
import { toldApart } from '../reading/nicknames.ts';
import { WRITES, type Wish } from '../reading/wish.ts';
import { pointsToPerson, type Slots } from '../reading/slots.ts';
import type { Decided } from './decided.ts';
import { listedBy } from './follow-ups/listed.ts';
import { accountFor } from './account/leftovers.ts';
import { STATE_VERSION, focusBefore, type Card, type DialogueState, type Reference } from './state.ts';
import type { Run, Talk } from './talk.ts';
import { kindMade, recordOf } from './cards/written-records.ts';

export function askedOf(talk: Talk, run: Run): Asked {
  const { household, facts, state, before, changes = [], written = [] } = talk;
  // Who was just added or changed is spoken of.
  const member = written.findLast(({ kind }) => kind === 'family_member');
  return {
    ...run,
    household: {
      ...household,
      members: toldApart(household.members),
      ...(household.storedMembers ? { storedMembers: toldApart(household.storedMembers) } : {}),
    },
    facts,
    focus: { ...(member ? { family_member: member.id } : {}), ...state?.focus },
    changes,
    ...(before ? { before } : {}),
  };
}

/** The plan of one wish, with every word of it accounted for, and the state after it. */
export function carried(
  talk: Talk,
  run: Run,
  { isAccounted = false, accounts = run.text } = {},
): Decided | undefined {
  const answerer = talk.answerers[run.intent];
  if (!answerer) return undefined;
  const asked = askedOf(talk, run);
  const made = answerer(asked);
  const plan = isAccounted ? made : accountFor({ ...asked, text: accounts, household: talk.household }, made);
  return { plan, state: stateAfter(talk, run, plan) };
}

/** Wishes that are about no record themselves. */
const NO_RECORD = /^(?:send_message|todo|reminder|timer|unsure|out_of_scope)$/;

/** 'Text Nilesh that the inspector comes Wednesday': the one appointment that the words name is spoken of, and not its reader. */
function namedBeside(talk: Talk, run: Run): DialogueState['focus'] {
  if (!NO_RECORD.test(run.intent)) return {};
  const asked = { ...askedOf(talk, run), focus: {} };
  const coming = talk.household.appointments.filter((one) => isComing(asked, one));
  const { found, ofOthers, isNamed } = findAppointments(asked, coming, run.slots.days);
  const [one, ...others] = isNamed && found.length > 0 ? found : ofOthers;
  if (!one || others.length > 0) return {};
  return { medical_appointment: one.id, day: dayOfAppointment(asked, one) };
}

/** The fields of the one appointment that the cards take away, with its hour. */
function goneBy({ household, facts }: Talk, cards: readonly Card[]): Record<string, unknown> | undefined {
  const [card, ...others] = cards;
  if (card?.tool !== 'deleteMedicalAppointment' || others.length > 0) return undefined;
  const one = household.appointments.find(({ id }) => id === card.input['id']);
  if (!one) return undefined;
  const { title, familyMemberId, contactId, type, duration } = one;
  const fields = {
    title,
    familyMemberId,
    contactId,
    type,
    duration,
    appointmentDate: wallOf({ facts }, one.appointmentDate),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

const MOST_MEMBERS = 4;
/** Records that 'it' may be after an answer: a card's own record, and none of its kind where a new one is made. */
function focusAfter(talk: Talk, run: Run, plan: Plan): DialogueState['focus'] {
  const listed = listedBy(askedOf(talk, run));
  const [person, ...others] = run.slots.people;
  const isOne = person?.isSure === true && others.every(({ ids: [id] }) => id === person.ids[0]);
  const focus: DialogueState['focus'] = {
    ...focusBefore(run.intent, talk.state),
    ...(isOne && person.ids[0] !== undefined ? { family_member: person.ids[0] } : {}),
    ...(listed ? { listed } : {}),
    ...namedBeside(talk, run),
    ...plan.focus,
  };
  const { family_member: member } = focus;
  if (member !== undefined)
    focus.members = [...new Set([member, ...(talk.state?.focus.members ?? [])])].slice(0, MOST_MEMBERS);
  const before = talk.state?.focus.day;
  if (focus.day !== undefined && before !== undefined && focus.day !== before)
    focus.days = [before, focus.day];
  // Of several that were told, none is the one spoken of.
  const [first] = plan.focus?.listed ?? listed ?? [];
  if (first && first.kind !== 'family_member' && plan.focus?.[first.kind] === undefined)
    delete focus[first.kind];
  const gone = goneBy(talk, plan.cards ?? []);
  if (gone) focus.gone = gone;
  for (const card of plan.cards ?? []) {
    if (card.tool === 'createFamilyMember') delete focus.family_member;
    const changed = recordOf(card);
    const made = kindMade(card);
    if (changed) focus[changed.kind] = changed.id;
    else if (made) delete focus[made];
    // 'What else is that day' after a visit was moved: the day it moves to.
    const moment = card.input['appointmentDate'];
    if (typeof moment === 'string') focus.day = moment.slice(0, 10);
  }
  return focus;
}

/** Wishes that Pip has no place for. */
export const NO_PLACE: ReadonlySet<string> = new Set(['todo', 'reminder']);

const refusedAfter = (
  intent: string,
  text: string,
  state: DialogueState | undefined,
): { refused?: string } => {
  const refused = NO_PLACE.has(intent) ? text : WRITES.test(intent) ? undefined : state?.refused;
  return refused === undefined ? {} : { refused };
};

/** The question that another wish passed over; it waits for one message more. */
function openAfter(
  state: DialogueState | undefined,
  { intent, text }: Run,
  plan: Plan,
): Pick<DialogueState, 'open'> {
  const { asked, isRepeated } = state ?? {};
  const isGoneOn = state !== undefined && (intent === state.intent || text.startsWith(state.text));
  if (!state || asked === undefined || asked === 'intent' || isRepeated || isGoneOn) return {};
  if (plan.asked !== undefined || !intent.endsWith('_ask')) return {};
  const { slots, chosen, offered } = state;
  return { open: { intent: state.intent, text: state.text, slots, chosen, offered, asked } };
}

/** 'She is allergic to peanuts': whom it was about is kept, so that 'and strawberries' is about her, too. */
export function withSubject({ household }: Talk, slots: Slots, id: string | undefined): Slots {
  const isOpen = slots.people.length + slots.groups.length === 0 && !slots.isMe;
  const member = household.members.find((one) => one.id === id);
  return member && isOpen && pointsToPerson(slots)
    ? { ...slots, people: [{ ids: [member.id], said: member.name, isSure: true }] }
    : slots;
}

export const stateAfter = (talk: Talk, run: Run, plan: Plan): DialogueState => {
  const { intent, slots, text, chosen } = run;
  const focus = focusAfter(talk, run, plan);
  return {
    version: STATE_VERSION,
    intent,
    slots: withSubject(talk, slots, focus.family_member),
    text,
    chosen,
    offered: plan.offered ?? [],
    cards: plan.cards ?? [],
    focus,
    ...refusedAfter(intent, text, talk.state),
    ...openAfter(talk.state, { ...run, said: text }, plan),
    ...(plan.asked === undefined ? {} : { asked: plan.asked }),
  };
};

/** A wish as it is read. */
export const runOf = (wish: Wish, intent: string): Run => ({
  intent,
  slots: wish.slots,
  text: wish.text,
  said: wish.text,
  chosen: {},
});

/** One wish for each of several records; the plans of all as one. */
export function carriedEach(talk: Talk, run: Run, records: readonly Reference[]): Decided | undefined {
  const made = records.flatMap(
    (which) => carried(talk, { ...run, chosen: { ...run.chosen, which } }, { isAccounted: true }) ?? [],
  );
  const [first] = made;
  if (!first || made.length === 1) return first;
  const cards = made.flatMap(({ plan }) => plan.cards ?? []);
  const kind = records[0]?.kind ?? 'family_member';
  const { [kind]: _one, ...focus } = first.state.focus;
  const listed = [...records];
  return {
    plan: { ...first.plan, text: made.map(({ plan }) => plan.text).join('\n\n'), cards },
    state: { ...first.state, cards, focus: { ...focus, listed } },
  };
}
