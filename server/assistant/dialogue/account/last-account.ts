// The last account of a message: whatever reader made its cards, what neither they nor the words beside them hold is
// named, and an order that was answered as a question is not taken for done.
import { WRITES } from '../../reading/wish.ts';
import { formatMonth, formatWeekday } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { isReminder } from '../../answers/appointments/remarks.ts';
import { clockOf } from '../../answers/moments.ts';
import { inQuotes, leftoversOf, type Leftover } from '../../builtin/index.ts';
import { fold } from '../../text/fold-text.ts';
import { isSameMedicine } from '../../text/medicine-sorts.ts';
import { listed } from '../../text/say.ts';
import { amountsOpen } from './amounts-open.ts';
import { askedOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { turnOf } from './leftovers.ts';
import { I_SAY } from '../edits/said-edit.ts';
import type { Card } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Undone changes and plans of meals are accounted for by their own answers. */
const BY_OWN_ANSWER = /^undoChange$|^planWeek$/;
const OF_THINGS = /Pantry|Shopping/;
/** How a thing came to be there, or gone. */
const HOW = /\b(?:today|tonight|yesterday|last night|this morning|just now)\b/i;
/** 'A week later, same time': where a visit moves to. */
const RELATIVE = /\b(?:later|earlier|sooner|same (?:day|time))\b/i;
/** 'Same day as Nell's': the day of the card. */
const SAME_AS = /\bsame (?:day|time) as\b/i;
const AFTER = /\b(?:right|directly|straight|immediately) after\b/i;
/** Words that put a condition on a wish. */
const CONDITION = /\b(?:if|unless|except|as long as|in case|depending)\b/i;
/** Words that let a visit come back, and those of an answer that says how it is kept. */
const REPEATS =
  /\bevery\b|\beach (?:day|week|month|year|\w+day)\b|\b(?:week|month|year)ly\b|\bfrom now on\b/i;
const SAYS_REPEAT = /\bsingle appointments?\b|\brepeats?\b|\bevery\b|\beach\b/i;
/** 'Wren, not Theo', 'instead of Theo', 'why did I say Theo': somebody who is denied is not left out. */
const DENIED = new RegExp(`\\b(?:not|instead|isn['’]?t|wasn['’]?t|rather than|did ${I_SAY})\\b`, 'i');
/** A wish of its own, about something that no card holds. */
const WISH =
  /^(?:(?:and|also|then|plus|please|can you|could you) )*(?:remind|add|book|schedule|cancel|remove|delete|move|buy|order|rename)\b/i;

const POLITE = /^(?:(?:and|also|then|plus|please|can you|could you) )+/i;

/** An order to store or take away something, in any clause. */
const ORDER =
  /(?:^|[,.;!?]\s*|\b(?:and|please|so|then|just|can you|could you|would you)\s+)(?:note|write (?:(?:it|that|this|him|her) )?down|jot|save|record|log|remove|delete|cancel|cross|take (?:\S+ ){1,4}off|put (?:it|that|this|her|him|them)\b|add)\b/i;
const ASKS_HOW = /\b(?:how|should|can|may) (?:do )?(?:i|we)\b/i;
/** Intents that say themselves what they cannot do, beside those that write. */
const SAYS_SO =
  /^(?:send_message|reminder|todo|timer|unsure|out_of_scope|undo|joke|help|grade_add|no|yes|thanks|repeat)$/;
const SAYS_NO = /\b(?:can['’]t store|stored? nothing|nothing (?:changes|is stored))\b/i;

/** An answer to a question in whose message something was to be stored: nobody shall take it for done. */
function withOrderSaid({ reading: { said } }: Talk, decided: Decided): Decided {
  const { plan, state } = decided;
  const isOwn = WRITES.test(state.intent) || SAYS_SO.test(state.intent) || plan.asked !== undefined;
  if (isOwn || plan.guided || !ORDER.test(said) || ASKS_HOW.test(said) || SAYS_NO.test(plan.text))
    return decided;
  const text = `${plan.text}\n\nI stored and changed nothing. Say that part in a sentence of its own, and I prepare it.`;
  return { ...decided, plan: { ...plan, text } };
}

/** Every number of a run stands in the cards or in the words beside them: an amount, and no hour. */
const holdsNumbers = (run: string, held: string): boolean => {
  const numbers = run.match(/\d+(?:[.:]\d+)*/g) ?? [];
  return numbers.length > 0 && numbers.every((number) => ` ${held} `.includes(` ${number} `));
};

const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/g;
const MONTHS = Array.from({ length: 12 }, (_, month) => formatMonth(2000, month + 1).split(' ')[0]).join('|');
/** 'Thru the 3rd' beside 'to January 3': a day of the month that the answer names. */
function holdsOrdinals(run: string, held: string): boolean {
  const days = [...run.matchAll(ORDINAL)].map(([, day]) => day);
  const isAll = days.length > 0 && !/\d/.test(run.replace(ORDINAL, ''));
  return isAll && days.every((day) => new RegExp(`\\b(?:${MONTHS}) ${day}\\b`).test(held));
}

/** The days and times of a run that are neither on a card nor in the words beside it. */
function hasOpenMoment(run: string, held: string, talk: Talk): boolean {
  const clock = clockOf(talk.facts);
  const own = spokenDates(run, clock);
  const told = spokenDates(held, clock);
  const half = (time: string): string => time.replace(/^\d\d/, (hour) => String(Number(hour) % 12));
  // A weekday alone is the one that was told.
  const isWeekday = !/\d/.test(run);
  const dayOf = (date: string): string => (isWeekday ? formatWeekday(date) : date);
  const days = new Set(told.days.flatMap(({ date, endDate = date }) => [date, endDate]).map(dayOf));
  const times = new Set(told.times.flatMap(({ time, endTime = time }) => [half(time), half(endTime)]));
  return (
    own.days.some(
      ({ date, endDate = date }) =>
        !days.has(dayOf(endDate)) &&
        !held.includes(endDate) &&
        !told.days.some((range) => range.date <= date && (range.endDate ?? '') >= endDate),
    ) || own.times.some(({ time }) => !times.has(half(time)) && !held.includes(time))
  );
}

const SERIES = /\b(?:every|each|weekly)\b/;

/** The words of a leftover that must not be lost, as they are named. */
function namedOf({ kind, text, runs }: Leftover, held: string, talk: Talk, cards: readonly Card[]): string[] {
  const isOfThings = cards.every(({ tool }) => OF_THINGS.test(tool));
  // Who eats with them chooses the dishes of a menu.
  const isMenu = cards.every(({ tool }) => tool === 'saveWeeklyMenu');
  const isRemoval = cards.every(({ tool }) => tool.startsWith('delete'));
  const holdsMoment = cards.some(({ input }) => 'birthDate' in input || 'age' in input);
  const isMove = cards.every(({ tool }) => tool === 'updateMedicalAppointment');
  const isOpen = (run: string): boolean => !held.toLowerCase().includes(run.toLowerCase());
  const open = runs.filter(isOpen);
  // The hours before a visit say when the reminder is.
  if (isReminder(fold(text)) && cards.some(({ input }) => 'reminderTime' in input)) return [];
  if (isMove && RELATIVE.test(text)) return [];
  const areVisits = cards.every(({ tool }) => tool === 'createMedicalAppointment');
  if (SAME_AS.test(text) && areVisits) return [];
  // 'Every week til Christmas': one card each.
  if (areVisits && cards.length > 1 && SERIES.test(text)) return [];
  // Of 'rename it to Costco run' the verb alone is left.
  if (WISH.test(text)) return isOpen(text) && text.replace(POLITE, '').includes(' ') ? [text] : [];
  if (kind === 'condition' || kind === 'other') return CONDITION.test(text) && isOpen(text) ? [text] : [];
  // 'Right after Davi's' is the hour of the card.
  const isAfter = AFTER.test(text) && areVisits;
  if (kind === 'member') return isAfter || isOfThings || isMenu || DENIED.test(text) ? [] : open;
  if (kind !== 'when') return kind === 'diet' || isRemoval ? [] : open;
  if (holdsMoment) return [];
  return open.filter(
    (run) =>
      !DENIED.test(text) &&
      !(isOfThings && (HOW.test(run) || !/\d/.test(run))) &&
      !holdsNumbers(run, held) &&
      !holdsOrdinals(run, held) &&
      hasOpenMoment(run, held, talk),
  );
}

const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [String(value)];

/** The decision, with words of the message that no card and no sentence of it holds. */
export function withLastAccount(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { cards = [], asked, text, guided } = decided?.plan ?? {};
  if (decided && cards.length === 0) return withOrderSaid(talk, decided);
  if (!decided || guided || asked !== undefined || text === undefined) return decided;
  if (cards.some(({ tool }) => BY_OWN_ANSWER.test(tool))) return decided;
  const { said } = talk.reading;
  const { intent, slots, chosen } = decided.state;
  const turn = turnOf({ ...askedOf(talk, { intent, slots, chosen, text: said, said }) });
  const held = [text, ...cards.flatMap(({ input }) => valuesOf(input))].join(' | ');
  const isRepeated =
    (talk.reading.whole.slots.repeat !== undefined || REPEATS.test(said)) &&
    cards.some(({ tool }) => tool.endsWith('MedicalAppointment')) &&
    !SAYS_REPEAT.test(text);
  const left = leftoversOf([{ text: said }], cards, turn, text).flatMap((leftover) =>
    namedOf(leftover, held, talk, cards),
  );
  const conditions = talk.reading.whole.slots.conditions
    .map((one) => one.said)
    .filter((one) => !held.toLowerCase().includes(one.toLowerCase()));
  if (cards.every(({ tool }) => tool.endsWith('FamilyMember'))) left.push(...conditions);
  const known = left.join(' ').toLowerCase();
  left.push(...amountsOpen(said, held, cards).filter((one) => !known.includes(one.toLowerCase())));
  // 'Flovent' stands on a card as fluticasone.
  const medicines = cards.flatMap(
    ({ input }) => talk.household.medications.find(({ id }) => id === input['id'])?.name ?? [],
  );
  const lost = left.filter((one) => !medicines.some((medicine) => isSameMedicine(medicine, one)));
  const named = listed([...new Set(lost)].map(inQuotes));
  const told = [
    text,
    isRepeated ? 'I keep single appointments, so it does not repeat.' : '',
    named === '' ? '' : `I left out ${named}; no card holds it.`,
  ].filter(Boolean);
  const joint = /\n- .*$/.test(text) ? '\n\n' : ' ';
  return { ...decided, plan: { ...decided.plan, text: told.join(joint) } };
}
