// Sentences about a stored medicine: the record's own words, nothing worked out and nothing advised.
import type { Medication } from '#contract/kinds/medication.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import { whose } from '../people.ts';
import type { Asked } from '../plan.ts';
import { settles } from './instruction-claims.ts';
import { asksYesOrNo } from './narrow.ts';

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

const DETAILS: readonly (readonly [Detail, RegExp])[] = [
  [
    'ending',
    /\b(?:what|which|anything|any)\b.*\b(?:end|ends|ending|run(?:s|ning)? out|finish(?:es)?|almost done|up soon)\b.*|\bends? soon\b/i,
  ],
  [
    'since',
    /\bhow long (?:has|have|had)\b|\bwhen did .*\b(?:start|begin)|\bsince when\b|\bstart(?:ed)? (?:on|date)\b/i,
  ],
  [
    'until',
    /\b(?:until|till|til) when\b|\bhow (?:long|many more days|many days)\b|\blast day\b|\b(?:when|what day).*\b(?:done|end|ends|finish(?:ed)?|over|stop)\b|\bhow much longer\b/i,
  ],
  [
    'prescriber',
    /\bprescrib|\b(?:who|which doctor|what doctor) (?:put|gave|ordered|wrote)\b|\bwho(?:'s| is| was) it from\b/i,
  ],
  [
    'left',
    /\b(?:runs?|running) (?:out|low)\b|\b(?:any|how many|no more) refills?\b|\brefills? (?:left|are)\b|\bhow many\b(?!.*\bdays?\b).*\b(?:left|remain\w*)\b/i,
  ],
  ['sideEffects', /\bside ?effects?\b/i],
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

function untilWords({ endDate, isActive }: Medication, today: string): string | undefined {
  if (endDate === null) return isActive ? undefined : 'not taken anymore';
  return isActive && endDate >= today
    ? `until ${dayWords(endDate, today)}`
    : `ended ${dayWords(endDate, today)}`;
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

const LABEL = 'The label counts.';

function untilAnswer(asked: Asked, medication: Medication): string {
  const { today } = asked.facts;
  const { endDate, isActive } = medication;
  if (endDate === null)
    return `No last day is stored for ${ownName(asked, medication)}${isActive ? '; ask the doctor or the pharmacy, and I can note it' : ', but it is marked as not taken anymore'}.`;
  if (endDate < today) return `${capital(ownName(asked, medication))} ended ${dayWords(endDate, today)}.`;
  const starts = medication.startDate !== null && medication.startDate > today;
  if (starts)
    return `From ${dayWords(medication.startDate ?? today, today)} until ${dayWords(endDate, today)}. That's ${ownName(asked, medication)}, ${factsOf({ ...medication, endDate: null }, asked)}.`;
  const left = daysBetween(today, endDate);
  const more = left === 0 ? "that's today" : left === 1 ? "that's tomorrow" : `${left} days from now`;
  return `Until ${dayWords(endDate, today)}, ${more}. That's ${ownName(asked, medication)}.`;
}

/** A question about how it is taken, answered by yes or no where the stored words settle it. */
function instructionsAnswer(asked: Asked, medication: Medication): string {
  const { instructions } = medication;
  const own = ownName(asked, medication);
  const isAsked = asksYesOrNo(asked);
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

/** The asked facts of a medicine, one after the other; the label is named once. */
export function detailAnswers(asked: Asked, medication: Medication, details: readonly Detail[]): string {
  const answers = details.map((detail) => detailAnswer(asked, medication, detail));
  return answers.map((one, at) => (at < answers.length - 1 ? one.replace(` ${LABEL}`, '') : one)).join(' ');
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
      return `How many are left, and when it runs out, isn't stored.${whole}`;
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
        ? `Since ${dayWords(startDate, today)}. That's the start of ${own}.`
        : `No first day is stored for ${own}.${whole}`;
    case 'prescriber':
      return prescribedBy
        ? `${quoted(prescribedBy)} prescribed ${own}${dosage ? `, ${[quoted(dosage), frequency].filter(Boolean).join(' ')}` : ''}.`
        : `Who prescribed ${own} isn't stored.${whole}`;
    case 'instructions':
      return instructionsAnswer(asked, medication);
    case 'sideEffects':
      return sideEffects
        ? `“${trimmed(sideEffects)}” is stored as side effects of ${own}.`
        : `No side effects are stored for ${own}. Your pharmacist or doctor can tell you what to watch for.`;
    case 'reason':
      if (asked.slots.foods.some(({ said }) => instructions.toLowerCase().includes(said.toLowerCase())))
        return `“${trimmed(instructions)}” is stored with ${own}; why isn't. Your pharmacist can tell you.`;
      return (
        reasonFound(asked, medication) ??
        `The reason isn't a field of its own; ${instructions ? `“${trimmed(instructions)}” is stored with ${own}` : `nothing about it is stored with ${own}`}.${prescribedBy ? ` ${quoted(prescribedBy)} prescribed it.` : ''}`
      );
  }
}
