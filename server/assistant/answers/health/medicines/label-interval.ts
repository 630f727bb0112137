// 'When can she have more' of a fever medicine that is not stored: the interval that its label names, counted from the hour that was said.
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import { fold } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';

interface Label {
  name: string;
  called: RegExp;
  /** Hours between doses. */
  hours: readonly [number, number];
  /** Doses in 24 hours. */
  most: number;
}

/** Drug Facts of Children's Tylenol and Children's Motrin, oral suspension (DailyMed). */
const LABELS: readonly Label[] = [
  { name: 'acetaminophen', called: /\b(?:acetaminophen|tylenol|paracetamol)\b/, hours: [4, 6], most: 5 },
  { name: 'ibuprofen', called: /\b(?:ibuprofen|motrin|advil)\b/, hours: [6, 8], most: 4 },
];
/** Products that hold more than the one substance, or hold it longer. */
const MIXED =
  /\b(?:(?<!\d ?)pm|cold|flu|sinus|cough|severe|arthritis|er|extended|8 ?h(?:ou)?r|codeine|congestion|allergy)\b/;

const WHEN_MORE =
  /\b(?:when|what time|how (?:soon|long (?:until|till|before|between)))\b.*\b(?:more|another|again|next|the second)\b/;
/** A question for the next dose: 'when can she have more'. */
export const asksForMore = (text: string): boolean => WHEN_MORE.test(fold(text));

const ONLY_MORE =
  /^\W*(?:(?:and|so|ok|then|oh)[, ]+)*(?:when|what time|how soon) (?:can|could|may|should) [a-z]+ (?:have|get|take) (?:(?:some )?more|another(?: (?:one|dose))?|it again|the next(?: (?:one|dose))?)(?: of it| again)*\W*$/;
/** Nothing but that question, which sounds like no overdose. */
export const isOnlyForMore = (said: string): boolean => ONLY_MORE.test(fold(said));

/** A clock time so many hours later, past midnight too. */
const hoursLater = (time: string, hours: number): string =>
  formatTime(formatClock((minutesOfDay(time) + hours * 60) % 1440));

/** The hour of the last dose: of '650' without its half of the day, the one that is past. */
function givenAt({ slots, facts }: Asked): string | undefined {
  const last = slots.times.at(-1);
  if (last === undefined || last.assumed === undefined || last.time <= facts.time) return last?.time;
  const other = formatClock((minutesOfDay(last.time) + 720) % 1440);
  return other < last.time ? other : last.time;
}

/** The label's rule in words; undefined for another medicine, a mixed product or another question. */
export function labelInterval(asked: Asked): string | undefined {
  const { text, said, slots, household } = asked;
  const named = fold([...slots.medicines.map((one) => one.said), text].join(' '));
  const label = LABELS.find(({ called }) => called.test(named));
  if (!label || MIXED.test(named) || !asksForMore(said)) return undefined;
  const {
    hours: [least, most],
    name,
    most: times,
  } = label;
  const given = givenAt(asked);
  const counted =
    given === undefined
      ? ' Tell me when the last one was, and I count from then.'
      : ` From ${formatTime(given)} that's ${hoursLater(given, least)} to ${hoursLater(given, most)}, and only if it's still needed.`;
  const doctor = household.contacts.find(({ type }) => type === 'doctor')?.name;
  const ask = doctor === undefined ? 'the pharmacist or the doctor' : `the pharmacist or ${quoted(doctor)}`;
  return `That medicine isn't stored, so this is the label's rule for plain ${name}, ${least} to ${most} hours between doses and at most ${times} in 24 hours.${counted} Your bottle's label counts, and for a child under 2 or with other medicines ${ask} does.`;
}
