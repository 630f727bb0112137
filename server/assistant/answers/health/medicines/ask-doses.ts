// Tells doses that were given: 'did Mia get her Zyrtec', 'did he have tonight's'. Only what is recorded is told.
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { givenInWords } from '#rules/medicine/dose-words.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { clockOf, isWithin, nearDay, wallOf } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { findMedicines, nowOrMarked } from './find-medicines.ts';
import { forPeople, isYesOrNo, reading } from '../narrow.ts';
import { ownName } from './say-medicine.ts';
import { labelInterval } from './label-interval.ts';

export const READS = reading('listMedications', 'listDoses');
const MOST_TOLD = 5;

const dosesOf = ({ household }: Asked, medication: Medication): Dose[] =>
  household.doses.filter(matchesMedication(medication));

/** 'today at 7:00 AM by Ana, 5 ml' */
export const givenWords = ({ facts }: Asked, dose: Dose): string =>
  [givenInWords(dose, clockOf(facts)), ...(dose.amount ? [quoted(dose.amount)] : [])].join(', ');

export const focusOn = ({ id, familyMemberId }: Medication, dose?: Dose): Plan['focus'] => ({
  medication: id,
  ...(familyMemberId === null ? {} : { family_member: familyMemberId }),
  ...(dose ? { dose: dose.id } : {}),
});

interface PartOfDay {
  words: RegExp;
  from: string;
  to: string;
  /** As it is said of today, and of another day. */
  today: string;
  name: string;
}

/** 'This morning', 'tonight's', 'the bedtime one' bound the hours that are meant. */
const PARTS: readonly PartOfDay[] = [
  {
    words: /\bmorning|\bbreakfast|\bam (?:dose|one|pill)/i,
    from: '00:00',
    to: '12:00',
    today: 'this morning',
    name: 'morning',
  },
  {
    words: /\bafternoon|\blunch|\bnoon/i,
    from: '12:00',
    to: '17:00',
    today: 'this afternoon',
    name: 'afternoon',
  },
  {
    words: /\bevening|\btonight|\bdinner|\bbed ?time|\bnights?\b|\bpm (?:dose|one|pill)/i,
    from: '16:00',
    to: '24:00',
    today: 'tonight',
    name: 'evening',
  },
];

/** 'When can she have it again' is answered by the stored words alone; nothing is reckoned. */
function storedRhythm({ said }: Asked, { frequency, instructions }: Medication): string {
  const rhythm = [frequency ?? '', quoted(instructions)].filter((part) => part !== '').join(', ');
  if (!/\b(?:again|next|due)\b/i.test(said)) return '';
  return rhythm === ''
    ? " How often isn't stored; the label or the pharmacist says when."
    : ` It's stored as “${rhythm}”.`;
}

/** 'Once', 'Twice', '3 times' */
const timesWords = (count: number): string => ['Never', 'Once', 'Twice'][count] ?? `${count} times`;

/** One sentence about the doses of a medicine on the days that are asked about. */
function told(asked: Asked, medication: Medication): { text: string; dose?: Dose } {
  const { slots, facts, said, text } = asked;
  const doses = dosesOf(asked, medication);
  const day = slots.days[0] ?? {
    date: /\blast night\b/i.test(said) ? addDays(facts.today, -1) : facts.today,
  };
  const part = PARTS.find(({ words }) => words.test(said) || words.test(text));
  const { from, to } = part ?? { from: '00:00', to: '24:00' };
  const isLast = /\b(?:last|when|how long ago|since)\b/i.test(said) && !/\blast night\b/i.test(said);
  const meant = doses.filter((dose) => {
    const wall = wallOf(asked, dose.givenAt);
    return (
      isWithin(wall.slice(0, 10), { ...day, span: [0, 0] }) && wall.slice(11) >= from && wall.slice(11) < to
    );
  });
  const name = ownName(asked, medication);
  const [last] = doses;
  const found = isLast ? doses.slice(0, 1) : meant;
  const [first] = found;
  // 'His second one' is not the first one of the day.
  const isTooFew = !isLast && found.length < (slots.ordinals.find((ordinal) => ordinal > 1) ?? 0);
  if (first && !isTooFew) {
    const isCounted = /\bhow (?:many|often)\b/i.test(said) && !isLast;
    const yes = isCounted ? `${timesWords(found.length)}. ` : isYesOrNo(asked) && !isLast ? 'Yes, ' : '';
    const all = found.slice(0, MOST_TOLD).map((dose) => givenWords(asked, dose));
    const begin = isLast ? `${name} was last recorded` : `${name} was recorded`;
    return {
      text: `${yes}${yes.endsWith(', ') ? begin : capital(begin)} ${listed(all)}.${storedRhythm(asked, medication)}`,
      dose: first,
    };
  }
  const isToday = day.date === facts.today;
  const dayWords = nearDay(day.date, facts.today);
  const moment = part === undefined ? dayWords : isToday ? part.today : `${dayWords} ${part.name}`;
  const when = isLast ? '' : ` for ${moment}`;
  if (isTooFew && first)
    return {
      text: `Only ${found.length === 1 ? 'one dose' : `${found.length} doses`} of ${name} ${found.length === 1 ? 'is' : 'are'} recorded${when}, ${listed(found.map((dose) => givenWords(asked, dose)))}, so I can't tell if another was given.`,
      dose: first,
    };
  const entry = [
    medication.dosage,
    medication.frequency,
    quoted(medication.instructions.replace(/[.\s]+$/, '')),
  ];
  const stored = entry.filter(Boolean).join(', ');
  const before = last ? ` The last one recorded was ${givenWords(asked, last)}.` : '';
  return {
    text: `No dose of ${name} is recorded${when}, so I can't tell if it was given.${before}${stored === '' ? '' : ` Stored is ${stored}.`}`,
    ...(last ? { dose: last } : {}),
  };
}

export function doseAsk(asked: Asked): Plan {
  const { records, people, said } = findMedicines(asked, { one: true });
  const wanted = nowOrMarked(records, asked);
  const [first, second] = wanted;
  const label = first ? undefined : labelInterval(asked);
  if (label !== undefined) return { text: label, reads: READS, isAccounted: true };
  if (!first)
    return {
      text: `${said === undefined ? 'No medicine' : capital(quoted(said))} ${said === undefined ? 'is' : "isn't"} stored${forPeople(asked, people)}, so no dose of it is recorded.`,
      reads: READS,
    };
  const about = wanted.map((medication) => ({ medication, ...told(asked, medication) }));
  // 'What did Ezra get today', 'who still needs medicine': those with a dose, then those without, in one sentence.
  if (second && said === undefined) {
    const given = about.filter(({ text }) => !text.startsWith('No dose'));
    const open = about.filter(
      ({ text, medication }) => text.startsWith('No dose') && medication.frequency !== 'as needed',
    );
    const none =
      open.length === 0
        ? []
        : [`No dose is recorded of ${listed(open.map(({ medication }) => ownName(asked, medication)))}.`];
    return { text: [...given.map(({ text }) => text), ...none].join(' '), reads: READS };
  }
  return {
    text: about.map(({ text }) => text).join(' '),
    reads: READS,
    // Of several none is the one spoken of: 'yes, 2 puffs at 7' asks which.
    focus: second
      ? { listed: wanted.map(({ id }) => ({ kind: 'medication', id })) }
      : focusOn(first, about[0]?.dose),
  };
}
