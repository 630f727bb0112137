// A card for each of several people: 'just Aoife', 'not for Naledi, she had hers' takes those of the others back, or what they wrote;
// 'make Naledi's 4:30' changes hers alone.
import { listed, quoted } from '../../text/say.ts';
import { dayOfAppointment } from '../../answers/appointments/find-appointments.ts';
import { formatTime } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { dayWords, wallOf } from '../../answers/moments.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import { keptBack } from './kept-back.ts';
import type { Card, DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Operations that remove the records that an approved card has written. */
const REMOVED_BY: Readonly<Partial<Record<Reference['kind'], string>>> = {
  medical_appointment: 'deleteMedicalAppointment',
  medical_record: 'deleteMedicalRecord',
  medication: 'deleteMedication',
  dose: 'deleteDose',
};
const RIGHT = /\b(?:just|only)(?: for)?(?: the)? $/;
const WRONG = /\bnot(?: for)?(?: the)? $|\b(?:take|leave|drop|remove) $/;
const LONGEST = 14;

const ownerOf = ({ household }: Talk, { kind, id }: Reference): string | null | undefined => {
  const { appointments, records, medications, doses } = household;
  const of: Partial<Record<Reference['kind'], readonly { id: string; familyMemberId: string | null }[]>> = {
    medical_appointment: appointments,
    medical_record: records,
    medication: medications,
    dose: doses,
  };
  return of[kind]?.find((one) => one.id === id)?.familyMemberId;
};

/** The people whose cards are right: those behind 'just', or all but those behind 'not'. */
function rightOnes({ reading }: Talk, whom: readonly string[]): string[] {
  const text = fold(reading.said);
  const behind = (before: RegExp): string[] =>
    reading.whole.slots.people.flatMap(({ said, ids: [id], isSure }) =>
      isSure && id !== undefined && before.test(text.slice(0, text.lastIndexOf(fold(said)))) ? [id] : [],
    );
  const [right, wrong] = [behind(RIGHT), behind(WRONG)];
  if (right.length > 0) return whom.filter((id) => right.includes(id));
  return wrong.length > 0 ? whom.filter((id) => !wrong.includes(id)) : [];
}

const memberOf = ({ input }: Card): string[] =>
  typeof input['familyMemberId'] === 'string' ? [input['familyMemberId']] : [];

const SKIPS =
  /^(?:(?:and|but|oh|wait|actually|ok|okay|just|sorry|there is|theres|we|have|hes|shes)[, ]+)*(?:no|not|skip(?:s|ping)?|except|minus|leave out|without|cancel|drop|off)\b/;
/** 'No wait, the 9th' says another day. */
const CORRECTS = /^(?:no|nope|nah)[, ]+(?:wait|sorry|oops|actually|make|its|it is|i mean|the|till?|until)\b/;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const dayOf = ({ input }: Card): string => textOf(input['appointmentDate']).slice(0, 10);

/** 'No swim on the 14th' after swim was added: that day's goes, and none is added. */
function withoutDay(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, facts, written = [] } = talk;
  const { days, times, people } = reading.whole.slots;
  const [day, ...others] = days;
  const [card] = state.cards;
  const isNew = card?.tool === 'createMedicalAppointment' && state.asked === undefined;
  const text = fold(reading.said).trim();
  // 'Not tomorrow, the Monday after' says another day.
  const isSkip =
    SKIPS.test(text) &&
    !CORRECTS.test(text) &&
    !/^\W*(?:no|not)\b[^,]*,/.test(text) &&
    times.length === 0 &&
    people.length < 2;
  const { title } = card?.input ?? {};
  const last = day?.endDate ?? day?.date ?? '';
  const isMany = others.length > 0 && day?.endDate === undefined;
  if (!isNew || !isSkip || !day || isMany || typeof title !== 'string') return undefined;
  if (reading.whole.tagged.tokens.length > MOST_SKIPPED) return undefined;
  const isThen = (date: string): boolean => date >= day.date && date <= last;
  const kept = state.cards.filter((one) => !isThen(dayOf(one)));
  const gone = state.cards.find((one) => isThen(dayOf(one)));
  const when = dayWords(gone ? dayOf(gone) : day.date, facts.today);
  if (written.length === 0 && kept.length > 0 && kept.length < state.cards.length)
    return {
      plan: { text: `Without ${when} then. Ready for your OK.`, cards: kept },
      state: { ...state, cards: kept },
    };
  const stored = household.appointments.filter(
    (one) => one.title === title && isThen(dayOfAppointment({ facts }, one)),
  );
  const cards = stored.map(({ id }) => ({ tool: 'deleteMedicalAppointment', input: { id } }));
  if (cards.length > 0)
    return {
      plan: { text: `${quoted(title)} on ${when} is taken out once you approve.`, cards },
      state: { ...state, cards },
    };
  // The very day of the card, said again, may be a correction of another kind.
  return kept.length < state.cards.length
    ? undefined
    : {
        plan: { text: `No ${quoted(title)} is on ${when} yet, so nothing has to come off.` },
        state: skipping(state, day.date),
      };
}
/** A date that was left out of what repeats is no card when the others are added. */
const skipping = (state: DialogueState, date: string): DialogueState => {
  const { repeat } = state.slots;
  const except = [...(repeat?.except ?? []), date];
  return repeat ? { ...state, slots: { ...state.slots, repeat: { ...repeat, except } } } : state;
};
const MOST_SKIPPED = 10;

/** 'Just Aoife', 'not Naledi' */
function onlyThem(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, written = [] } = talk;
  const whom = [...new Set(state.cards.flatMap(memberOf))];
  const isNew = state.cards.every(({ tool }) => tool.startsWith('create'));
  if (!isNew || whom.length < 2 || reading.whole.tagged.tokens.length > LONGEST) return undefined;
  const right = rightOnes(talk, whom);
  if (right.length === 0 || right.length === whom.length) return undefined;
  const names = listed(
    household.members.filter(({ id }) => right.includes(id)).map(({ name }) => quoted(name)),
  );
  const kept = state.cards.filter((card) => memberOf(card).some((id) => right.includes(id)));
  if (written.length === 0)
    return {
      plan: { text: `Only ${names} then. Ready for your OK.`, cards: kept },
      state: { ...state, cards: kept },
    };
  const cards = written.flatMap((record) => {
    const tool = REMOVED_BY[record.kind];
    const owner = ownerOf(talk, record);
    return tool !== undefined && typeof owner === 'string' && !right.includes(owner)
      ? [{ tool, input: { id: record.id } }]
      : [];
  });
  return cards.length === 0
    ? undefined
    : {
        plan: { text: `Only ${names} then; the rest is taken out once you approve.`, cards },
        state: { ...state, cards },
      };
}

const SWAPS =
  /\b(?:swap|switch|trade) (?:them|those|these|the (?:times|two|kids|twins|boys|girls)|it around|around)\b|\bother way (?:round|around)\b/;
/** 'Swap them' of two visits that wait or were just stored: each at the hour of the other. */
function swapped(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, facts, written = [] } = talk;
  if (!SWAPS.test(fold(reading.said))) return undefined;
  const [one, other, ...more] = state.cards;
  const isTwo = one?.tool === 'createMedicalAppointment' && other?.tool === one.tool && more.length === 0;
  if (isTwo && written.length === 0) {
    const cards = [one, other].map((card, at) => ({
      ...card,
      input: { ...card.input, familyMemberId: (at === 0 ? other : one).input['familyMemberId'] },
    }));
    return {
      plan: { text: 'The other way round then. Ready for your OK.', cards },
      state: { ...state, cards },
    };
  }
  const stored = written.flatMap(({ id }) =>
    household.appointments.filter((appointment) => appointment.id === id),
  );
  const [first, second, ...rest] = stored;
  if (!first || !second || rest.length > 0 || state.intent.startsWith('menu_')) return undefined;
  const wallAt = (appointment: typeof first): string => wallOf({ facts }, appointment.appointmentDate);
  const cards = [
    { tool: 'updateMedicalAppointment', input: { id: first.id, appointmentDate: wallAt(second) } },
    { tool: 'updateMedicalAppointment', input: { id: second.id, appointmentDate: wallAt(first) } },
  ];
  return {
    plan: { text: 'The other way round then, once you approve both cards.', cards },
    state: { ...state, intent: 'appointment_move', cards },
  };
}

/** The subject of a card, in words. */
function nameOf({ household }: Talk, { input }: Card): string {
  const id = input['itemId'] ?? input['id'];
  const { appointments, medications, contacts, pantry, lists } = household;
  const items = lists.flatMap((list) => list.items);
  const stored = [...items, ...medications, ...contacts, ...pantry].find((one) => one.id === id)?.name;
  const own = textOf(input['title']) || textOf(input['name']);
  return own || (appointments.find((one) => one.id === id)?.title ?? stored ?? '');
}

const TAKES_BACK =
  /^(?:(?:oh|ok|no|wait|oops|sorry|actually|but)[, ]+)*(?:undo|not|keep|leave|forget|never ?mind|drop|skip) (?:the |that |about the )?(.{2,40}?)(?: (?:please|pls|tho|though|on|in|there|for now))*[.!]*$/;
/** 'Oops, undo the night light' of several cards that wait: the one that is named. */
function withoutNamed(talk: Talk, state: DialogueState): Decided | undefined {
  const said = TAKES_BACK.exec(fold(talk.reading.said).trim())?.[1];
  if (said === undefined || state.cards.length < 2 || (talk.written ?? []).length > 0) return undefined;
  const named = state.cards.filter((card) => {
    const name = nameOf(talk, card);
    return name !== '' && holdsName(nameForm(name), nameForm(said));
  });
  if (named.length === 0 || named.length === state.cards.length) return undefined;
  const cards = state.cards.filter((card) => !named.includes(card));
  const what = quoted(nameOf(talk, named[0] ?? { tool: '', input: {} }));
  return { plan: { text: `Without ${what} then. Ready for your OK.`, cards }, state: { ...state, cards } };
}

const NOT_THIS =
  /\bnot (\p{L}+)[,.]? (?:but |its |it is |make it )?((?:my |our |his |her )?\p{L}[\p{L} ]{1,30}?)[.!]*$/iu;
/** 'Not Abdi, my sister Ifrah' of a note that was just written: the right words in it. */
function otherInNote(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, written = [] } = talk;
  const [, wrong, right] = NOT_THIS.exec(reading.said.trim()) ?? [];
  const [card, ...others] = state.cards;
  const notes = card?.input['notes'];
  if (wrong === undefined || right === undefined || typeof notes !== 'string' || others.length > 0)
    return undefined;
  const word = new RegExp(`(?<!\\p{L})${RegExp.escape(wrong)}(?!\\p{L})`, 'iu');
  if (!word.test(notes)) return undefined;
  const [record] = written;
  const isOfVisit =
    record?.kind === 'medical_appointment' && household.appointments.some(({ id }) => id === record.id);
  if (record && !isOfVisit) return undefined;
  const corrected = notes.replace(word, right);
  const made = record
    ? { tool: 'updateMedicalAppointment', input: { id: record.id, notes: corrected } }
    : { ...card, tool: card?.tool ?? '', input: { ...card?.input, notes: corrected } };
  const text = `The note says “${quoted(right)}” then. Ready for your OK.`;
  return { plan: { text, cards: [made] }, state: { ...state, cards: [made] } };
}

const UNTIL =
  /^(?:(?:and|it|that|this|the|last|first|second|third|one|class|both|each|she|he|its|is|will|so|ok|oh|actually)\b[, ]*)*(?:(?:un)?till?|goes (?:to|till?|until)|runs (?:to|till?|until)|lasts? (?:to|till?|until)|ends? (?:at|around)|done (?:at|by)|over (?:at|by))\b/;
const minutesOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5));
/** 'Until about noon', 'the last one goes till 6' of visits that wait: how long it takes, and no other hour. */
function untilThen(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, written = [] } = talk;
  const { times, days, ordinals } = reading.whole.slots;
  const [time, ...others] = times;
  const isEnd =
    time !== undefined && others.length + days.length === 0 && UNTIL.test(fold(reading.said).trim());
  if (!isEnd || written.length > 0 || state.cards.length === 0) return undefined;
  const [place] = ordinals;
  const meant =
    place === undefined ? state.cards : state.cards.slice(place > 0 ? place - 1 : place).slice(0, 1);
  const cards = state.cards.map((card) => {
    const start = card.input['appointmentDate'];
    if (!meant.includes(card) || typeof start !== 'string') return card;
    const end =
      minutesOf(time.time) + (time.assumed === 'morning' && time.time < start.slice(11) ? 12 * 60 : 0);
    const duration = end - minutesOf(start.slice(11));
    return duration > 0 ? { ...card, input: { ...card.input, duration } } : card;
  });
  if (cards.every((card, at) => card === state.cards[at])) return undefined;
  return {
    plan: { text: `Until ${formatTime(time.time)} then. Ready for your OK.`, cards },
    state: { ...state, cards },
  };
}

/** The decision on such a message; undefined for another one. */
export const ofSeveralCards = (talk: Talk, state: DialogueState): Decided | undefined =>
  keptBack(talk, state) ??
  onlyThem(talk, state) ??
  withoutDay(talk, state) ??
  swapped(talk, state) ??
  untilThen(talk, state) ??
  withoutNamed(talk, state) ??
  otherInNote(talk, state);
