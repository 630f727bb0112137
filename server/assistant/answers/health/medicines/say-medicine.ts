// Sentences about a stored medicine: the record's own words, nothing worked out and nothing advised.
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken, standingOn } from '#rules/medicine/taken.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { capital, quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import { whose } from '../../people.ts';
import { lacksExpiry } from './expiry.ts';
import type { Asked } from '../../plan.ts';
import { settles } from './instruction-claims.ts';
import { asksYesOrNo } from '../narrow.ts';
import { watchFor } from './watch-for.ts';
import { toCall } from './to-call.ts';

/** A detail of a medicine that may be asked for. */
type Detail =
  | 'left'
  | 'next'
  | 'amount'
  | 'often'
  | 'until'
  | 'since'
  | 'prescriber'
  | 'instructions'
  | 'sideEffects'
  | 'reason'
  | 'ending';

/** 'Side effects', 'anything to watch for' */
export const SIDE_EFFECTS = /\bside ?effects?\b|\b(?:watch|look)(?:ing)?(?: out)? for\b/i;

const DETAILS: readonly (readonly [Detail, RegExp])[] = [
  [
    'ending',
    /\b(?:what|which|anything|any)\b.*\b(?:end|ends|ending|run(?:s|ning)? out|finish(?:es)?|almost done|up soon)\b.*|\bends? soon\b/i,
  ],
  [
    'since',
    /\bhow long (?:has|have|had)\b|\bwhen (?:did|do|does|will|is|are|should) .*\b(?:start|begin)|\bwhen\b[^.?]*\b(?:started|began)\b|\bsince when\b|\bstart(?:ed)? (?:on|date)\b/i,
  ],
  [
    'until',
    /\b(?:until|till|til) when\b|\bhow (?:long|many more days|many days)\b|\blast day\b|\b(?:when|what day).*\b(?:done|end|ends|finish(?:ed)?|over|stop)\b|\bhow much longer\b|^\W*(?:(?:so|and|ok|hey) )*(?:is|are|am) .*\b(?:done|finished|through) (?:with|w|on|taking)\b/i,
  ],
  [
    'prescriber',
    /\bprescrib|\b(?:who|which doctor|what doctor) (?:put|gave|ordered|wrote)\b|\bwho(?:'s| is| was) it from\b/i,
  ],
  [
    'left',
    /\b(?:runs?|running) (?:out|low)\b|\b(?:any|how many|no more) refills?\b|\brefills? (?:left|are)\b|\bhow many\b(?!.*\bdays?\b).*\b(?:left|remain\w*)\b/i,
  ],
  ['sideEffects', SIDE_EFFECTS],
  ['reason', /\bwhy\b|\bwhat(?:'s| is|s)? .*\bfor\?*$/i],
  [
    'instructions',
    /\bexpir\w+|\binstructions?\b|\bwhere\b|\bhow (?:do|does|should|is) .*\b(?:take|taken|give|given)\b|\b(?:with|without|before|after) (?:food|meals?|milk|eating)\b|\bnotes?\b/i,
  ],
  [
    'next',
    /\bnext (?:dose|one|tablet|pill|spoonful|puff)\b|\bwhen\b.*\b(?:take|get|give|due|dose)\b.*\bnext\b/i,
  ],
  [
    'often',
    /\bhow often\b|\bhow many times\b|\bwhen (?:do|does|should|is) .*\b(?:take|get|give|due)\b|\btimes a day\b/i,
  ],
  ['amount', /\bhow (?:much|many)\b|\bdos(?:e|es|age)\b|\bstrength\b|\bamount\b/i],
];

const detailIn = (text: string): Detail | undefined => DETAILS.find(([, asks]) => asks.test(text))?.[0];

const FIELDS: Readonly<Partial<Record<Detail, keyof Medication>>> = {
  amount: 'dosage',
  often: 'frequency',
  until: 'endDate',
  since: 'startDate',
  prescriber: 'prescribedBy',
  instructions: 'instructions',
  sideEffects: 'sideEffects',
};

/** True where a field of the medicine holds the detail. */
export function hasField(medication: Medication, detail: Detail): boolean {
  const field = FIELDS[detail];
  return field !== undefined && Boolean(medication[field]);
}

/** The details asked for, part by part; the last message counts first: 'until when' after 'how much'. */
export function detailsOf({ said, text }: Pick<Asked, 'said' | 'text'>): Detail[] {
  const first = detailIn(said) ?? detailIn(text);
  const parts = said
    .replace(/\band when\W*$/i, 'and since when')
    .split(/[,;?]|\b(?:and|&|plus)\b/i)
    .flatMap((part) => detailIn(part) ?? []);
  return [...new Set(parts.length > 1 ? parts : first === undefined ? [] : [first])];
}

/** 'from Dr. Patel' */
const by = ({ prescribedBy }: Medication): string | undefined =>
  prescribedBy ? `from ${quoted(prescribedBy)}` : undefined;

/** 'from Saturday, December 5 until Saturday, December 12'; a first day that is over isn't told. */
function untilWords(medication: Medication, today: string): string | undefined {
  const { startDate, endDate } = medication;
  const end = endDate === null ? undefined : dayWords(endDate, today);
  switch (standingOn(medication, today)) {
    case 'stopped':
      return end === undefined ? 'not taken anymore' : `ended ${end}`;
    case 'ended':
      return `ended ${end}`;
    case 'later':
      return `from ${dayWords(startDate ?? today, today)}${end === undefined ? '' : ` until ${end}`}`;
    case 'taken':
      return end === undefined ? undefined : `until ${end}`;
  }
}

/** 'with food' behind other facts. */
const lowered = (text: string): string =>
  /^[A-Z][a-z]+ /.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
const trimmed = (text: string): string => quoted(text).replace(/[.\s]+$/, '');

/** '4 ml twice daily, until Wednesday, November 25, from Dr. Patel, with food' */
export function factsOf(medication: Medication, { facts: { today } }: Pick<Asked, 'facts'>): string {
  const { dosage, frequency, instructions } = medication;
  const amount = [dosage && quoted(dosage), frequency].filter(Boolean).join(' ');
  return [
    amount,
    untilWords(medication, today),
    by(medication),
    instructions && lowered(trimmed(instructions)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Amoxicillin, 4 ml twice daily, …' */
export const medicineLine = (medication: Medication, asked: Pick<Asked, 'facts'>): string =>
  [`**${quoted(medication.name)}**`, factsOf(medication, asked)].filter(Boolean).join(', ');

/** "Theo's Amoxicillin" */
export const ownName = (asked: Asked, { name, familyMemberId }: Medication): string =>
  familyMemberId === null ? quoted(name) : `${whose(asked, familyMemberId)} ${quoted(name)}`;

/** Why a medicine isn't taken on a date: its mark, its last day or its first one. */
export function notTakenWords(asked: Asked, medication: Medication, date: string): string {
  const { today } = asked.facts;
  const own = capital(ownName(asked, medication));
  const [start, end] = [medication.startDate, medication.endDate].map((day) => day && dayWords(day, today));
  const standing = standingOn(medication, date);
  if (standing === 'stopped')
    return `${own} is marked as not taken anymore${end ? `; the last day was ${end}` : ''}.`;
  if (standing === 'ended')
    return `${own} ${(medication.endDate ?? today) < today ? 'ended' : 'will end'} ${end ?? ''}.`;
  const rest = factsOf({ ...medication, startDate: null }, asked);
  return `${own} will start ${start ?? ''}${rest === '' ? '' : `, ${rest}`}.`;
}

const LABEL = 'The label counts.';

function untilAnswer(asked: Asked, medication: Medication): string {
  const { today } = asked.facts;
  const { endDate, isActive } = medication;
  if (endDate === null)
    return `No last day is stored for ${ownName(asked, medication)}${isActive ? '; ask the doctor or the pharmacy, and I can note it' : ', but it is marked as not taken anymore'}.`;
  if (endDate < today) return `${capital(ownName(asked, medication))} ended ${dayWords(endDate, today)}.`;
  if (standingOn(medication, today) === 'later')
    return `From ${dayWords(medication.startDate ?? today, today)} until ${dayWords(endDate, today)}. That's ${ownName(asked, medication)}, ${factsOf({ ...medication, startDate: null, endDate: null }, asked)}.`;
  const left = daysBetween(today, endDate);
  const more = left === 0 ? "that's today" : left === 1 ? "that's tomorrow" : `${left} days from now`;
  return `Until ${dayWords(endDate, today)}, ${more}. That's ${ownName(asked, medication)}.`;
}

/** A question about how it is taken, answered by yes or no where the stored words settle it. */
function instructionsAnswer(asked: Asked, medication: Medication): string {
  const { instructions } = medication;
  const own = ownName(asked, medication);
  const isAsked = asksYesOrNo(asked);
  if (lacksExpiry(asked, medication)) {
    const noted = instructions === '' ? '' : ` “${trimmed(instructions)}” is stored with ${own}.`;
    return `When ${own} expires isn't stored; the label on it tells.${noted}`;
  }
  if (instructions === '')
    return `${isAsked ? 'No, nothing' : 'Nothing'} is stored about how to take ${own}. The label or your pharmacist can tell you.`;
  const isSo = isAsked ? settles(asked.said, medication) : undefined;
  const begin = isSo === undefined ? '' : isSo ? 'Yes, ' : 'No, not that; ';
  return `${begin}“${trimmed(instructions)}” is stored with ${own}. ${LABEL}`;
}

/** An entry of the same person's history that names the medicine. */
function reasonFound(
  { household, facts }: Asked,
  { name, familyMemberId, prescribedBy }: Medication,
): string | undefined {
  const first = name.toLowerCase().split(/\W/)[0] ?? '';
  const entry = household.records.find(
    (one) =>
      one.familyMemberId === familyMemberId &&
      first !== '' &&
      `${one.title} ${one.description}`.toLowerCase().includes(first),
  );
  if (!entry) return undefined;
  const when = entry.date === null ? '' : `, ${dayWords(entry.date, facts.today)}`;
  const more = entry.description === '' ? '' : `, “${trimmed(entry.description)}”`;
  return `${quoted(entry.title)}${when}${more}. That's in the health history beside ${quoted(name)}${prescribedBy ? ` from ${quoted(prescribedBy)}` : ''}.`;
}

/** ' It starts Saturday, December 5.' behind facts that don't say so. */
function outsideDates({ facts: { today } }: Asked, medication: Medication, text: string): string {
  const standing = standingOn(medication, today);
  const date = { later: medication.startDate, ended: medication.endDate, taken: null, stopped: null }[
    standing
  ];
  const day = date === null ? '' : dayWords(date, today);
  return day === '' || text.includes(day) ? '' : ` It ${standing === 'later' ? 'starts' : 'ended'} ${day}.`;
}

/** The asked facts of a medicine, one after the other; the label is named once. */
export function detailAnswers(asked: Asked, medication: Medication, details: readonly Detail[]): string {
  const answers = [...new Set(details.map((detail) => detailAnswer(asked, medication, detail)))];
  const text = answers
    .map((one, at) => (at < answers.length - 1 ? one.replace(` ${LABEL}`, '') : one))
    .join(' ');
  return `${text}${outsideDates(asked, medication, text)}${toCall(asked, medication)}`;
}

const A_DAY: Readonly<Record<string, number>> = {
  'once daily': 1,
  'twice daily': 2,
  'three times daily': 3,
  'four times daily': 4,
};

/** 'How many doses are left': by the last day and the rhythm, today's counted; what is in the bottle nobody stores. */
function dosesLeft(
  { text, facts: { today } }: Asked,
  { endDate, frequency, ...course }: Medication,
): string | undefined {
  const times = A_DAY[frequency ?? ''];
  const isAsked = /\b(?:doses?|times|days?)\b/i.test(text) && !/\brefills?\b/i.test(text);
  if (!isAsked || times === undefined || endDate === null || !isTaken({ ...course, endDate }, today))
    return undefined;
  const days = daysBetween(today, endDate) + 1;
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  return `By the dates stored it's ${count(days * times, 'dose')} on ${count(days, 'day')}, all of today counted, the last on ${dayWords(endDate, today)}. A dose already given today comes off that.`;
}

/** The asked fact first, then what else is stored about the medicine. */
function detailAnswer(asked: Asked, medication: Medication, detail: Detail): string {
  const own = ownName(asked, medication);
  const { today } = asked.facts;
  const all = factsOf(medication, asked);
  const rest = factsOf({ ...medication, dosage: '', frequency: null }, asked);
  const whole = all === '' ? '' : ` Stored is ${all}.`;
  const { dosage, frequency, prescribedBy, instructions, sideEffects, startDate } = medication;
  switch (detail) {
    case 'amount':
      return dosage
        ? `${[quoted(dosage), frequency].filter(Boolean).join(' ')} is stored for ${own}${rest === '' ? '' : `, ${rest}`}. ${LABEL}`
        : `No amount is stored for ${own}. ${all === '' ? LABEL : `I only have ${all}. ${LABEL}`}`;
    case 'left':
      // 'When do they run out' of one whose label says when it expires.
      if (/\bexpir/i.test(instructions)) return instructionsAnswer(asked, medication);
      return `${dosesLeft(asked, medication) ?? "How many are left, and when it runs out, isn't stored."}${whole}`;
    case 'next':
      return `When the next dose is due isn't stored.${whole} ${LABEL}`;
    case 'often':
      return frequency
        ? `${capital(frequency)} is stored for ${own}${dosage ? `, ${quoted(dosage)} each` : ''}${instructions ? `, ${lowered(trimmed(instructions))}` : ''}. ${LABEL}`
        : `How often isn't stored for ${own}.${whole}`;
    case 'until':
    case 'ending':
      return untilAnswer(asked, medication);
    case 'since':
      return startDate
        ? `${startDate > today ? 'From' : 'Since'} ${dayWords(startDate, today)}. That's the start of ${own}.`
        : `No first day is stored for ${own}.${whole}`;
    case 'prescriber':
      return prescribedBy
        ? `${quoted(prescribedBy)} prescribed ${own}${dosage ? `, ${[quoted(dosage), frequency].filter(Boolean).join(' ')}` : ''}.`
        : `Who prescribed ${own} isn't stored.${whole}`;
    case 'instructions':
      return instructionsAnswer(asked, medication);
    case 'sideEffects':
      return [
        sideEffects
          ? `“${trimmed(sideEffects)}” is stored as side effects of ${own}.`
          : `No side effects are stored for ${own}.`,
        watchFor(asked, medication) ?? 'Your pharmacist or doctor can tell you what to watch for.',
      ].join(' ');
    case 'reason':
      if (asked.slots.foods.some(({ said }) => instructions.toLowerCase().includes(said.toLowerCase())))
        return `“${trimmed(instructions)}” is stored with ${own}; why isn't. Your pharmacist can tell you.`;
      return (
        reasonFound(asked, medication) ??
        `The reason isn't a field of its own; ${instructions ? `“${trimmed(instructions)}” is stored with ${own}` : `nothing about it is stored with ${own}`}.${prescribedBy ? ` ${quoted(prescribedBy)} prescribed it.` : ''}`
      );
  }
}
