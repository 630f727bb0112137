// The fields of a stored medicine that a wish changes: amount, rhythm, how it is taken, first and last day, prescriber, person.
import type { Medication } from '#contract/kinds/medication.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital } from '../../../text/say.ts';
import { multipleIn } from '../../../reading/taggers/measures.ts';
import { minutesIn } from '../../moments.ts';
import { speakerOf } from '../../people.ts';
import { beginsNote, betweenFrames } from '../../../reading/note-frames.ts';
import type { Asked } from '../../plan.ts';
import { frequencyOf, instructionParts } from './add-medicine.ts';
import { BEGAN } from './course.ts';
import { amountsByDay, fieldsByTime } from './dosage-by-day.ts';
import { pastDay } from '../history/find-records-of-health.ts';
import { fromItsDay, laterDay } from './later-amount.ts';
import { isMedicineName, namedMedicines } from './find-medicines.ts';
import { changedOf, isDenied, isFormer, peopleOf } from '../narrow.ts';
import { asSentences } from '../own-words.ts';
import { contactsNamed, providerOf } from '../contacts/prescriber.ts';
import { remarksOf } from '../remarks.ts';
import { onOtherWeekday } from './weekday-taken.ts';

const DAY_MINUTES = 1440;

/** Words of one side of how a medicine is taken; a new part takes the place of the stored one about the same side. */
const SIDES = [
  'morning mornings am evening evenings night nights nightly bedtime bed noon midday afternoon breakfast lunch dinner supper',
  'food meal meals stomach milk snack eating breakfast dinner',
  'eye eyes ear ears nostril arm thigh side',
  'other every days',
].map((words) => new Set(words.split(' ')));
const sidesOf = (part: string): Set<number> => {
  const words = part.toLowerCase().split(/[^\p{L}]+/u);
  return new Set(SIDES.flatMap((side, at) => (words.some((word) => side.has(word)) ? [at] : [])));
};
const TIMES = [
  'morning mornings am breakfast',
  'noon midday lunch afternoon',
  'evening evenings night nights nightly bedtime bed dinner supper pm tonight',
].map((words) => new Set(words.split(' ')));

/** The times of the day that a text speaks of. */
export const timesOfDay = (text: string): Set<number> => {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return new Set(TIMES.flatMap((time, at) => (words.some((word) => time.has(word)) ? [at] : [])));
};

const MORE_OF_IT = /\b(?:also|too|as well|add|note)\b/i;

const AN_HOUR = /^at \d{1,2}(?::\d\d)? ?[ap]\.?m\b[.,;]*$/i;

/** Instructions with a part said now in the place of the stored one about the same side, else at their end. */
function withPart(stored: string, part: string, isAdded: boolean): string {
  if (stored.toLowerCase().includes(part.toLowerCase())) return stored;
  const parts = stored.split(/(?<=[,;.])\s+/);
  const isInPlace = (one: string) =>
    !sidesOf(one).isDisjointFrom(sidesOf(part)) || (AN_HOUR.test(one) && AN_HOUR.test(part));
  const at = isAdded ? -1 : parts.findIndex(isInPlace);
  if (at === -1) return stored === '' ? capital(part) : asSentences([stored, part]);
  const sign = /[,;.]+$/.exec(parts[at] ?? '')?.[0] ?? '';
  return parts.with(at, `${at === 0 ? capital(part) : part}${sign}`).join(' ');
}

const SENTENCE = /\b(?:she|he|they|we|i|must|should|needs?|has to|check|call|bring|do(?: not|n['’]t))\b/i;

/** 'At 5', answered with '5 mg': the number is told as the amount, and is no hour. */
const isAmountAlone = ({ text, slots }: Asked): boolean => {
  const amount = /\b(?:at|on|@) ?(\d{1,2})\b(?![:.])/i.exec(text)?.[1];
  return slots.times.length === 1 && slots.doses.some((dose) => Number.parseFloat(dose) === Number(amount));
};

function newInstructions(asked: Asked, medication: Medication): string | undefined {
  const { instructions, dosage } = medication;
  const { times } = asked.slots;
  // 'And note she should check her sugar before bed': all of it is to be kept.
  if (beginsNote(asked.said) && SENTENCE.test(asked.said) && !asked.said.includes(':'))
    return withPart(instructions, betweenFrames(asked.said), true);
  // 'One to ten' is no time of the day there.
  const own =
    / per /.test(dosage) ||
    FROM_TO.test(asked.text) ||
    raisedTo(asked.text) !== undefined ||
    isAmountAlone(asked)
      ? { ...asked, slots: { ...asked.slots, times: [] } }
      : asked;
  const parts = instructionParts(times.length > 0 ? own : asked).filter(
    (part) => !isDenied(asked.text, part),
  );
  const isAdded = MORE_OF_IT.test(asked.text) || laterDay(asked, medication) !== undefined;
  const changed = parts.reduce((stored, part) => withPart(stored, part, isAdded), instructions);
  return changed === instructions ? undefined : changed;
}

/** Of two rhythms the one that counts; they are stored as words of a list, so the order decides. */
function wantedFrequency(asked: Asked, { frequency }: Medication): Medication['frequency'] | undefined {
  const { frequencies, instructions } = asked.slots;
  if (instructions.some((said) => /^every (?:other|two|three|2|3)\b/i.test(said)))
    return frequency === null ? undefined : null;
  // 'Before bed' is when a medicine is taken, not how many times, where that is stored.
  const isWhen =
    frequencies.length > 0 &&
    frequencies.every((one) => one === 'once daily') &&
    !/\b(?:once|daily|every|each|nightly)\b/i.test(asked.text);
  if (isWhen && frequency !== null) return undefined;
  const wanted =
    frequencies.length > 1 && /\b(?:not|instead of)\b/i.test(asked.text)
      ? frequencies[0]
      : frequencyOf(asked);
  return wanted as Medication['frequency'] | undefined;
}

/** Behind these the parent corrects what was said before: '10 ml.. no wait 7.5'. */
const CORRECTS = /\b(?:no wait|wait|actually|i mean|i meant|sorry|make that|scratch that|no)\b/i;

/** Of several the last one that is not taken back: 'from 50 to 75', '5 ml not 4 ml'. */
const wantedOf = (text: string, said: readonly string[]): string | undefined =>
  said.findLast((one) => !isFormer(text, one));

/** The new amount: in the medicine's own unit where only a number is said, twice or half the stored one where that is said. */
function newDosage(asked: Asked, medication: Medication): string | undefined {
  const { slots, text } = asked;
  const ratio = ratioOf(asked, medication);
  if (ratio !== undefined) return ratio;
  const corrected = text.split(CORRECTS).at(-1) ?? text;
  const number = bareDosage(asked, medication);
  const isCorrected =
    corrected !== text && number !== undefined && corrected.includes(number.split(' ')[0] ?? '');
  const said = isCorrected ? number : (wantedOf(text, slots.doses) ?? number);
  return said ?? multipleOf(medication.dosage, multipleIn(text));
}

function multipleOf(dosage: string, factor: number | undefined): string | undefined {
  const [whole, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(\s*\p{L}+)$/u.exec(dosage) ?? [];
  return whole === undefined || factor === undefined ? undefined : `${Number(number) * factor}${unit}`;
}

/** 'From 5 to 7.5' is no hour. */
const FROM_TO = /\bfrom \d+(?:\.\d+)? to (\d+(?:\.\d+)?)\b/i;

/** 'Upped my lisinopril to 20': behind a word of raising or lowering a bare number is the amount. */
const RAISED =
  /\b(?:upped|ups|upping|up|raised?|raises|raising|increas(?:e|ed|es|ing)|bump(?:ed|s|ing)?|lower(?:ed|s|ing)?|drop(?:ped|s|ping)?|decreas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing)|cut|cuts|down|went|goes|going)\b[^.;!?\d]{0,60}\bto (\d+(?:\.\d+)?)(?! ?(?:[ap]\.?m\b|m?c?g\b|ml\b|units?\b|iu\b|puffs?\b|drops?\b|tablets?\b|pills?\b|caps\w*|o['’]?clock|times?\b|x\b|days?\b|weeks?\b|more\b)|[:/\d]|\.\d)/i;
const raisedTo = (text: string): string | undefined => RAISED.exec(text)?.[1];

/** Behind a number that counts something else than the medicine's own unit: '3 more days'. */
const COUNTS_THINGS =
  /^[^\s,.;!?]|^ (?!(?:now|instead|then|same|not|from|once|twice|three|daily|every|each|in|at|as|for|since|per|a|starting|today|tomorrow|and|but|because|of|says|said|thx|thanks|pls|please)\b)\p{L}/iu;
/** 'Went up to 20' of a medicine stored in mg is 20 mg. */
function bareDosage({ text, slots }: Asked, { dosage }: Medication): string | undefined {
  // A number that was read as an hour is none.
  if (slots.times.length > 0 && raisedTo(text) === undefined && !FROM_TO.test(text)) return undefined;
  const alone = slots.numbers.filter(
    (one) => !COUNTS_THINGS.test(text.slice(text.indexOf(one) + one.length)),
  );
  const number = FROM_TO.exec(text)?.[1] ?? raisedTo(text) ?? wantedOf(text, alone);
  const unit = /^\d+(?:[.,]\d+)?\s*(\p{L}+)$/u.exec(dosage)?.[1];
  return number === undefined || unit === undefined ? undefined : `${number} ${unit}`;
}

/** 'The ratio is 1 to 10 now' of one stored as '1 unit per 12 g of carbs'. */
const RATIO = /\b(\d+(?:\.\d+)?) ?(?:to|:|per) ?(\d+(?:\.\d+)?)\b/i;
function ratioOf({ text }: Asked, { dosage }: Medication): string | undefined {
  const [ratio, one = '', other = ''] = RATIO.exec(text) ?? [];
  const said = [one, other];
  return ratio !== undefined && / per /.test(dosage)
    ? dosage.replace(/\d+(?:\.\d+)?/g, (number) => said.shift() ?? number)
    : undefined;
}

const MORE =
  /\b(?:(\d+|an?|one|two|three|four|five|six|seven|ten) (?:more|extra)|another(?: (\d+|two|three|four|five|six|seven|ten))?) (days?|weeks?)\b/i;

const ENDS = /\b(?:un?till?|til|thru|through|ends?|last|finish\w*|stop\w*|longer|extend\w*)\b/i;

/** 'One a day' is how often, no length. */
const isRate = (text: string, said: string): boolean =>
  /^an? /i.test(said) && !new RegExp(`\\bfor ${said}\\b|\\b${said} (?:more|longer)\\b`, 'i').test(text);

/** 'She starts it Friday not today' */
const STARTS = /\b(?:starts?|begins?|starting|beginning|first (?:day|dose|one))\b/i;
const DENIED_DAY = /\b(?:not|instead of) (?:on )?$/i;

/** The new last day: a day said, or so many days more than stored. */
function newEnd({ slots, facts, text }: Asked, { endDate }: Medication): string | undefined {
  const isOther = slots.doses.length + slots.frequencies.length + slots.numbers.length > 0;
  // 'On 27 as of Friday': beside a new amount a day is the last one only behind 'until'.
  const isStart = STARTS.test(text);
  const days =
    BEGAN.test(text) || (isOther && !ENDS.test(text))
      ? []
      : slots.days.filter(
          ({ isPast, lead, endDate: last }) =>
            !isPast && (last !== undefined || (lead !== 'from' && (!isStart || lead === 'until'))),
        );
  const [first, second] = days;
  const day = second && /\bnot\b/i.test(text) ? first : days.at(-1);
  if (day) return day.endDate ?? day.date;
  const [more, count = 'a', other = count, unit = ''] = MORE.exec(text) ?? [];
  const length =
    more === undefined
      ? slots.durations.find((one) => (minutesIn(one) ?? 0) >= DAY_MINUTES && !isRate(text, one))
      : `${other} ${unit}`;
  const minutes = length && minutesIn(length);
  return minutes ? addDays(endDate ?? facts.today, Math.round(minutes / DAY_MINUTES)) : undefined;
}

const SWITCH = /\b(?:switch|switched|swap|swapped|change|changed|replace|replaced)\b/i;
const SIDE_EFFECT =
  /\b(?:side ?effects?|makes|made|gives|causes|caused|dizzy|queasy|nause\w+|sleepy|drowsy|tired|rash|upset stomach|headaches?)\b/i;
const PRESCRIBES = /\bprescri\w+|\bit(?:'s| is|s) from\b|\btook over\b|\bnot (?:dr|doctor)\b/i;

/** A remark where nothing else changes: 'the metoprolol makes pops dizzy, note that'. */
function noted(asked: Asked, medication: Medication): Record<string, unknown> {
  const { medicines, contacts, relations } = asked.slots;
  const held = [...medicines, ...contacts, ...relations].map(({ said }) => said);
  const remarks = remarksOf({ ...asked, text: asked.said }, [...held, medication.name]);
  // An amount is never only noted.
  const before = remarks.filter((one) => (one.includes(' ') || SIDE_EFFECT.test(one)) && !/\d/.test(one));
  if (before.length === 0) return {};
  if (SIDE_EFFECT.test(asked.text)) return { sideEffects: asSentences([medication.sideEffects, ...before]) };
  const isAdded = MORE_OF_IT.test(asked.text);
  return {
    instructions: before.reduce((stored, part) => withPart(stored, part, isAdded), medication.instructions),
  };
}

const IN_PLACE = /\b(?:make (?:it|that)|instead|rather|then)\b/i;
const isSaidNow = ({ said }: Asked, name: string): boolean => said.toLowerCase().includes(name.toLowerCase());

/** The medicine that takes the place of a stored one: 'switched her to valsartan'. */
export function switchedTo(asked: Asked): string | undefined {
  const named = namedMedicines(asked).filter(({ said }) => isSaidNow(asked, said));
  // 'Make it cefdinir 300' after amoxicillin: no amount of the one spoken of.
  const isInPlace = IN_PLACE.test(asked.said) && named.every(({ ids }) => ids.length === 0);
  return isInPlace || SWITCH.test(asked.text)
    ? namedMedicines(asked).find(({ said, ids }) => ids.length === 0 && isMedicineName(said))?.said
    : undefined;
}

const NOTES_THAT =
  /^\W*(?:(?:ok|okay|and|also|oh|so|please|pls|can you|could you)[\s,.]+)*(?:add|note|put|write|mention)(?: down| in)? that (?!(?:to|on|in|for|at)\b)(.+?)[\s.!]*$/i;
/** 'Add that it makes her queasy without food': all of it is one note. */
function ofNote(
  { said }: Asked,
  { instructions, sideEffects }: Medication,
): Record<string, unknown> | undefined {
  const note = NOTES_THAT.exec(said)?.[1];
  if (note === undefined || /\d/.test(note)) return undefined;
  return SIDE_EFFECT.test(note)
    ? { sideEffects: asSentences([sideEffects, note]) }
    : { instructions: asSentences([instructions, note]) };
}

/** The right person of a medicine that was stored with somebody else. */
function newPerson(asked: Asked, { familyMemberId }: Medication): string | undefined {
  const people = peopleOf(asked);
  if (people.length < 2) return undefined;
  return people.find(({ id, name }) => id !== familyMemberId && !isDenied(asked.text, name))?.id;
}

/** The first day; one said beside a new amount is the day of that change. */
function newStart({ slots, facts, text }: Asked): string | undefined {
  if (slots.doses.length + slots.frequencies.length + slots.numbers.length > 0) return undefined;
  const isStart = BEGAN.test(text) || STARTS.test(text);
  const began = slots.days.find(
    ({ isPast, lead, span: [at] }) =>
      (isPast || lead === 'from' || (isStart && lead !== 'until')) && !DENIED_DAY.test(text.slice(0, at)),
  );
  return began && (BEGAN.test(text) ? pastDay(began, facts.today, text) : began).date;
}

/** The fields that a wish changes, without those that are so already. */
export function changesOfMedicine(asked: Asked, medication: Medication): Record<string, unknown> {
  const { text } = asked;
  const note = ofNote(asked, medication);
  if (note) return note;
  const renamed = switchedTo(asked);
  const byDay = amountsByDay(asked);
  const onDay = byDay === undefined ? onOtherWeekday(asked, medication) : undefined;
  const wanted = {
    name: renamed === undefined ? undefined : capital(renamed),
    dosage: byDay ?? newDosage(asked, medication),
    frequency: byDay === undefined ? wantedFrequency(asked, medication) : undefined,
    startDate: newStart(asked),
    endDate: onDay === undefined && byDay === undefined ? newEnd(asked, medication) : undefined,
    instructions: onDay ?? (byDay === undefined ? newInstructions(asked, medication) : undefined),
    familyMemberId: newPerson(asked, medication),
    ...fieldsByTime(asked, medication),
  };
  const changes = fromItsDay(asked, medication, changedOf(medication, wanted));
  const isAbout = Object.keys(changes).some((field) => !['instructions', 'startDate'].includes(field));
  // A doctor who says how much is no new prescriber.
  const prescribedBy =
    isAbout || (Object.keys(changes).length > 0 && !PRESCRIBES.test(text)) ? undefined : providerOf(asked);
  const all = changedOf(medication, { ...changes, prescribedBy });
  if (Object.keys(all).length > 0) return all;
  const isSaid = contactsNamed(asked).length === 0 || speakerOf(asked) === undefined;
  const answer = asked.chosen['data'];
  if (typeof answer === 'string') return { instructions: asSentences([medication.instructions, answer]) };
  return isSaid ? noted(asked, medication) : {};
}
