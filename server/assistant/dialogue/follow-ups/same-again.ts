// 'To both of them', 'same for the other one', 'and grandma's eye exam': the last write or question once more, for other records.
import { WRITES } from '../../reading/wish.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { chooseAppointments } from '../../answers/appointments/choose-appointment.ts';
import { hourBeside } from '../../answers/appointments/beside-other.ts';
import { APPOINTMENT_READS } from '../../answers/appointments/say-appointments.ts';
import { momentWords } from '../../answers/moments.ts';
import { forWhom } from '../../answers/people.ts';
import type { Plan } from '../../answers/plan.ts';
import type { Slots } from '../../reading/slots.ts';
import { quoted } from '../../text/say.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { askedOf, carried, carriedEach, runOf, stateAfter } from '../carried.ts';
import { askedBack } from './asked-back.ts';
import { isOnlyWhom } from './changeable.ts';
import type { Decided } from '../decided.ts';
import { namesOther } from './for-another.ts';
import { ACT, GOES_ON } from './goes-on.ts';
import { isOnlyPick, pickedOf } from './listed.ts';
import { counterpart } from './listed-records.ts';
import { copied, together } from './copied-visit.ts';
import { ofThoseListed, rightAfter } from './of-those-listed.ts';
import { nthOfSeries, upTo } from './series.ts';
import { onAllLists, sameFact } from './same-elsewhere.ts';
import type { DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';
import { KIND_OF, topicOf } from '../topics.ts';

const SAME = /^(?:(?:and|ok|okay|also|then|oh|now|do|put|add|the|please|pls|yes) )*(?:same|again)\b/;

/** 'Same for Thursday' after something was added: one more of it, on that day. */
function onAnotherDay(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { days, times, people, repeat } = talk.reading.whole.slots;
  const isOther = days.length + (repeat ? 1 : 0) > 0 && people.length === 0;
  if (state.intent !== 'appointment_add' || state.asked !== undefined || !isOther || !SAME.test(text))
    return undefined;
  const { which: _, ...chosen } = state.chosen;
  const slots = { ...state.slots, days, ...(times.length > 0 ? { times } : {}) };
  const run = { intent: state.intent, slots, text: state.text, said: state.text, chosen };
  return carried(talk, run, { isAccounted: true });
}

const SAME_BUT = /^.*?\bsame(?: thing)?(?: (?:for|with))? /i;

/** 'Same for Theo but choir, 3:30' after something was added: an event of another name, where it says no other day or hour at that one's. */
function otherAlike(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { said, whole } = talk.reading;
  const { slots } = whole;
  const isOther = SAME_BUT.test(said) && /\bbut\b/.test(text) && slots.people.length < 2;
  if (state.intent !== 'appointment_add' || state.asked !== undefined || !isOther || !namesOther(slots))
    return undefined;
  const [whom = '', thing = ''] = said.replace(SAME_BUT, '').split(/,? but(?: with)? /i);
  const wish = `add ${thing} for ${whom}`;
  const { days, times, people, isMe } = state.slots;
  const merged = {
    ...slots,
    days: slots.days.length > 0 ? slots.days : days,
    times: slots.times.length > 0 ? slots.times : times,
    ...(slots.people.length > 0 || slots.isMe ? {} : { people, isMe }),
  };
  return carried(talk, { intent: state.intent, slots: merged, text: wish, said: wish, chosen: {} });
}

const RIGHT_AFTER = /\b(?:right|straight|directly) after|\bafter (?:him|her|them)\b/;
const SAME_PLACE = /\bsame (?:dentist|doctor|dr|doc|place|office|clinic|day|visit|appt|appointment)\b/;
const ADDS_DAY =
  /^(?:(?:please|pls|can you|could you|and|also|ok|then)[, ]+)*(?:put|add|enter|book|schedule)\b/;

/** 'Add January 8 as well' after an appointment was spoken of: one more like it on that day. */
function alsoOnDay(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { slots } = talk.reading.whole;
  const one = talk.household.appointments.find(({ id }) => id === state.focus.medical_appointment);
  const [day, ...others] = slots.days;
  const isMore = ADDS_DAY.test(text) && /\b(?:too|as well|also)\b/.test(text) && slots.visits.length === 0;
  if (!one || !day || others.length > 0 || !isMore || slots.people.length + slots.contacts.length > 0)
    return undefined;
  if (!/^(?:appointment|day)_/.test(state.intent) || slots.foods.length + slots.goods.length > 0)
    return undefined;
  return copied(talk, state, one, { memberId: one.familyMemberId ?? undefined, day: day.date });
}

const OF_APPOINTMENT = /^appointment_(?:move|change|cancel)$/;
const MEANS = /^(?:(?:no|oh|sorry|wait|actually)[,. ]+)*i mean(?:t)? (?:the |her |his |our |my )?/;

/** 'I mean the concert' after another one was told: the question about the appointment whose title is said. */
function meantOther(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const words = wordsOf(text.replace(MEANS, ''));
  if (state.intent !== 'appointment_ask' || !MEANS.test(text) || words.length === 0) return undefined;
  const named = talk.household.appointments.filter(
    ({ title, appointmentDate }) =>
      appointmentDate.slice(0, 10) >= talk.facts.today &&
      words.every((word) => wordsOf(fold(title)).includes(word)),
  );
  const [first] = named.toSorted((one, other) => (one.appointmentDate < other.appointmentDate ? -1 : 1));
  if (!first) return undefined;
  const { intent, slots, text: wish } = state;
  const run = { intent, slots, text: wish, said: wish };
  return carried(talk, { ...run, chosen: { which: { kind: 'medical_appointment', id: first.id } } });
}
const TOO = /\b(?:too|as well)\W*$/;
const goesOn = (text: string): boolean =>
  SAME.test(text) ||
  GOES_ON.test(text) ||
  TOO.test(text) ||
  /\b(?:too|as well|also)\b|\b(?:with|along with) (?:him|her|them|us)\b/.test(text);
const ownWords = (text: string): string => text.replace(SAME, '').replace(GOES_ON, '');

/** 'Same for Poppy's GI visit', 'and grandma's eye exam' after a change: the change once more, of the one that is named. */
function forNamed(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { said, whole } = talk.reading;
  const { people, visits, contacts, days, times, durations } = whole.slots;
  const isCalled = visits.length + contacts.length > 0 || (people.length > 0 && namesOther(whole.slots));
  const isNamed = isCalled && days.length + times.length + durations.length === 0;
  if (!OF_APPOINTMENT.test(state.intent) || state.asked !== undefined || !isNamed) return undefined;
  if (!goesOn(text) || ACT.test(ownWords(text))) return undefined;
  const slots: Slots = { ...state.slots, people, visits, contacts };
  const { intent, text: wish } = state;
  const run = { intent, slots, text: wish, said: wish, chosen: {} };
  const asked = { ...askedOf(talk, { ...run, slots: whole.slots, text: said, said }), focus: {} };
  const found = chooseAppointments(asked, []);
  if (!Array.isArray(found)) return { plan: found, state: stateAfter(talk, run, found) };
  return carriedEach(
    talk,
    run,
    found.map(({ id }) => ({ kind: 'medical_appointment', id })),
  );
}

const OF_VISITS = /^(?:appointment|day|free)_ask$/;
/** The appointment that 'Ezra too' is another one of; undefined where the words are about no event just added or spoken of. */
function eventSpokenOf(talk: Talk, state: DialogueState, text: string): MedicalAppointment | undefined {
  const { slots } = talk.reading.whole;
  const id = talk.written?.[0]?.id ?? state.focus.medical_appointment;
  const one = talk.household.appointments.find((appointment) => appointment.id === id);
  const isNew = talk.changes?.some(({ title }) => title.startsWith(`Add appointment ${one?.title}`)) ?? false;
  // 'Same for Ezra' after a question in between is about the visit all the same.
  const isChanged =
    /^appointment_(?:move|change)$/.test(state.intent) ||
    (state.intent === 'appointment_add' && (RIGHT_AFTER.test(text) || slots.times.length > 0)) ||
    (COMES_TOO.test(text) && state.intent.startsWith('appointment_')) ||
    ((SAME.test(text) || COMES_TOO.test(text)) && OF_VISITS.test(state.intent));
  const isAlike = isLikeIt(text) || COMES_TOO.test(text);
  return (isNew || isAlike) && state.asked === undefined && isChanged ? one : undefined;
}
const COMES_TOO = /\b(?:come|comes|coming|go|goes|going|join|joins|joining|tag(?:s|ging)? along)\b/;
/** 'And Ivo after her, same doctor' */
const isLikeIt = (text: string): boolean => RIGHT_AFTER.test(text) || SAME_PLACE.test(text);

/** 'Ezra too', 'the girls come too' after an event was added and then changed: the same event for those who have none like it. */
function addedForOthers(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { slots } = talk.reading.whole;
  const { people } = slots;
  const one = eventSpokenOf(talk, state, text);
  const who = { ...slots, days: [], times: [], ...(isLikeIt(text) ? { visits: [], contacts: [] } : {}) };
  const ids = people.flatMap(({ ids: [id], isSure }) => (isSure && id !== undefined ? [id] : []));
  if (!one || ids.length === 0 || ids.length < people.length || !isOnlyWhom(who)) return undefined;
  const ref: Reference = { kind: 'medical_appointment', id: one.id };
  if (ids.includes(one.familyMemberId ?? '') || !goesOn(text) || namesOther(slots)) return undefined;
  if (ids.some((id) => counterpart(ref, [id], talk.household))) return undefined;
  const day = slots.days[0] ? { day: slots.days[0].date } : {};
  const isAfter = RIGHT_AFTER.test(text);
  // How long the first one takes is not known: the hour is asked for.
  const isOpenEnd = isAfter && one.duration === null && slots.times.length === 0;
  if (isOpenEnd || (isAfter && ids.length > 1)) return undefined;
  return together(ids.map((memberId) => copied(talk, state, one, { memberId, ...day, isAfter })));
}

const REBOOKS =
  /\b(?:make ?-?up|rebook\w*|instead|reschedul\w+|(?:can|could|will) (?:do|see|come|take|offer)|new (?:one|time|appt|appointment|slot)|moved|book)\b/;
/** 'She can do a makeup on Saturday, same time' after a visit was canceled: one like it on that day. */
function rebooked(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { slots } = talk.reading.whole;
  const { gone } = state.focus;
  const [day, ...others] = slots.days;
  // The card that takes it away waits still: it moves instead.
  const [card, ...more] = (talk.written ?? []).length > 0 ? [] : state.cards;
  const id = card?.tool === 'deleteMedicalAppointment' && more.length === 0 ? card.input['id'] : undefined;
  if (
    typeof id === 'string' &&
    day &&
    slots.people.length === 0 &&
    REBOOKS.test(text) &&
    !text.endsWith('?')
  ) {
    const move = runOf({ ...talk.reading.whole, slots: { ...slots, pronouns: [] } }, 'appointment_move');
    return carried(
      talk,
      { ...move, chosen: { which: { kind: 'medical_appointment', id } } },
      { isAccounted: true },
    );
  }
  const before = gone?.['appointmentDate'];
  const isOpen =
    state.intent === 'appointment_cancel' && (talk.written ?? []).length > 0 && REBOOKS.test(text);
  if (!isOpen || typeof before !== 'string' || !day || others.length > 0 || day.isPast || text.endsWith('?'))
    return undefined;
  const run = { intent: 'appointment_add', slots, text: state.text, said: state.text, chosen: {} };
  const asked = askedOf(talk, run);
  // 'Right after my postpartum': the hour by another visit of that day.
  const beside = hourBeside({ ...asked, text: talk.reading.said }, day.date);
  const isOther = slots.visits.some(({ said }) => !beside?.isSaid(said)) || slots.people.length > 0;
  if (isOther || day.endDate !== undefined) return undefined;
  const wall = `${day.date}T${slots.times[0]?.time ?? beside?.time ?? before.slice(11)}`;
  const memberId = typeof gone?.['familyMemberId'] === 'string' ? gone['familyMemberId'] : undefined;
  const plan: Plan = {
    text: `${quoted(String(gone?.['title']))}${forWhom(asked, memberId)}, ${momentWords(wall, asked.facts.today)}, as a new one. Ready for your OK.`,
    cards: [{ tool: 'createMedicalAppointment', input: { ...gone, appointmentDate: wall } }],
    isAccounted: true,
    reads: APPOINTMENT_READS,
  };
  return { plan, state: stateAfter(talk, run, plan) };
}

const ONE_MORE =
  /^\W*(?:(?:(?:ha)+|lol|lmao|ok|okay|and|please|pls|tell (?:me|us)|give (?:me|us)|got|do you have|have you got|any|good one)\b\W*)*(?:another|one more|more)(?: (?:one|joke))?(?: (?:please|pls|then|like that))*\W*$/;

/** 'Another one' after a joke. */
const oneMore = (talk: Talk, { intent }: DialogueState, text: string): Decided | undefined =>
  intent === 'joke' && ONE_MORE.test(text) ? carried(talk, runOf(talk.reading.whole, intent)) : undefined;

/** The same question, or the same write, for each record that the message picks; undefined where it picks none or says more. */
export function sameAgain(talk: Talk, state: DialogueState): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const another =
    oneMore(talk, state, text) ??
    rebooked(talk, state, text) ??
    sameFact(talk, state, text) ??
    onAllLists(talk, state, text) ??
    ofThoseListed(talk, state, text) ??
    rightAfter(talk, state, text) ??
    alsoOnDay(talk, state, text) ??
    meantOther(talk, state, text) ??
    otherAlike(talk, state, text) ??
    nthOfSeries(talk, state, text) ??
    upTo(talk, state, text) ??
    askedBack(talk, state, text) ??
    onAnotherDay(talk, state, text) ??
    addedForOthers(talk, state, text) ??
    forNamed(talk, state, text);
  if (another) return another;
  if (state.asked !== undefined || !isOnlyPick(text)) return undefined;
  const picked = pickedOf(text, talk.reading.whole.slots, state);
  const { intent, slots, text: wish } = state;
  const kind = KIND_OF[topicOf(intent)];
  const run = { intent, slots, text: wish, said: wish, chosen: {} };
  if (kind !== undefined && WRITES.test(intent)) {
    const isWritten = ({ id }: Reference): boolean => state.cards.some(({ input }) => input['id'] === id);
    return carriedEach(
      talk,
      run,
      picked.filter((record) => record.kind === kind && !isWritten(record)),
    );
  }
  // 'And the other one' after 'how long is the first one': the question once more; after something else, about that record.
  const [first, ...more] = picked;
  // 'The second one' after the lists were told: that list.
  const list = talk.household.lists.find(({ id }) => first?.kind === 'shopping_list' && id === first.id);
  if (list && more.length === 0) {
    const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
    const asked = `what is on ${list.title}`;
    const own = { ...talk.reading.whole.slots, ordinals: [], lists };
    return carried(talk, { ...run, intent: 'list_ask', slots: own, text: asked, said: asked });
  }
  const topic = Object.keys(KIND_OF).find((name) => KIND_OF[name] === first?.kind);
  if (topic === undefined || picked.length > MOST_PICKED) return undefined;
  return kind === first?.kind
    ? carriedEach(talk, run, picked)
    : carriedEach(
        talk,
        { ...run, intent: `${topic}_ask`, slots: talk.reading.whole.slots, text, said: text },
        picked,
      );
}
const MOST_PICKED = 3;
