// Bedtimes by age. Hours of sleep as the American Academy of Sleep Medicine recommends them (consensus statement 2016,
// endorsed by the American Academy of Pediatrics).
import { listed } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import type { Meant } from './children-meant.ts';
import { clock, minutesOf, saidTimes } from './clock.ts';
import { yearsOld } from './child-ages.ts';

interface Sleep {
  /** Oldest age this row speaks of. */
  upTo: number;
  least: number;
  most: number;
  more: string;
  /** Lights out for a child who gets up about 6:30 or 7, in minutes since midnight. */
  bed: number;
}

const SLEEP: readonly Sleep[] = [
  { upTo: 0, least: 12, most: 16, more: ', naps included, from four months on', bed: 19 * 60 },
  { upTo: 2, least: 11, most: 14, more: ', naps included', bed: 19 * 60 + 15 },
  { upTo: 5, least: 10, most: 13, more: ', naps included', bed: 19 * 60 + 45 },
  { upTo: 8, least: 9, most: 12, more: '', bed: 20 * 60 },
  { upTo: 12, least: 9, most: 12, more: '', bed: 20 * 60 + 45 },
  { upTo: 18, least: 8, most: 10, more: '', bed: 21 * 60 + 45 },
];
const AROUND = 15;
const HOUR = 60;
const DAY = 24 * HOUR;
const NOON = 12 * HOUR;

const sleepAt = (age: number): Sleep => SLEEP.find(({ upTo }) => age <= upTo) ?? SLEEP.at(-1)!;

/** When a child of this age is in bed, in minutes since midnight. */
export const bedAt = (age: number): number => sleepAt(age).bed;

const hoursWords = (minutes: number): string => `${Math.round((minutes / HOUR) * 10) / 10} hours`;

/** Bedtime and waking time that were said. */
function nightIn({ slots }: Asked): { bed?: number; wake?: number } {
  const times = saidTimes(slots.times).map((found) => ({
    at: minutesOf(found, 'pm'),
    early: minutesOf(found, 'am'),
    found,
  }));
  const [first, second] = times;
  if (first && second) return { bed: first.at, wake: second.early };
  if (!first) return {};
  const isMorning =
    first.found.assumed === undefined
      ? first.at < NOON
      : first.early >= 4 * HOUR && first.early < 7 * HOUR + 45;
  return isMorning ? { wake: first.early } : { bed: first.at };
}

/** Lights out and hours of sleep of a child. */
export function sleepLine(name: string, age: number, wake?: number): string {
  const { least, most, more, bed } = sleepAt(age);
  const need = `${least} to ${most} hours of sleep in a day${more}`;
  if (wake === undefined)
    return `- **${name}**, ${yearsOld(age)}. Lights out between ${clock(bed - AROUND)} and ${clock(bed + AROUND * 2)}; ${need}.`;
  const night = age < 3 ? (least + most) / 2 - 1.5 : (least + most) / 2;
  const late = wake + DAY - (age < 3 ? night : least) * HOUR;
  const early = wake + DAY - (age < 3 ? night + 1 : most - 1) * HOUR;
  return `- **${name}**, ${yearsOld(age)}. Up at ${clock(wake)} means lights out between ${clock(early)} and ${clock(late)}; ${need}.`;
}

/** 'Enough sleep from 8:30 to 6?' */
function judged(age: number, bed: number, wake: number): string {
  const { least, most, more } = sleepAt(age);
  const slept = (wake + DAY - bed) % DAY;
  const verdict =
    slept < least * HOUR
      ? more === ''
        ? 'That is short'
        : 'Without a nap that is short'
      : slept > most * HOUR
        ? 'That is more than most need'
        : 'That is in the range';
  return `${clock(bed)} to ${clock(wake)} is ${hoursWords(slept)}. ${verdict}; at ${age} it's ${least} to ${most} hours${more}.`;
}

const SOURCE =
  'Hours as sleep doctors and the AAP advise; how rested a child is by day tells more than the clock.';

/** When the children meant should be in bed. */
export function saySleep(asked: Asked, meant: Meant): Plan {
  const { bed, wake } = nightIn(asked);
  const [age] = meant.ages;
  const members = meant.members.length > 0 ? meant.members : meant.among;
  const known = members.flatMap((member) =>
    member.age === null || member.age > 18 ? [] : [{ name: member.name, age: member.age }],
  );
  const children =
    age !== undefined && (known.length < 2 || meant.ages.length === 1)
      ? [{ name: known[0]?.name ?? 'Your child', age }]
      : known;
  const [only] = children;
  const unknown = members.filter((member) => member.age === null).map(({ name }) => name);
  const ask =
    unknown.length > 0 ? `How old ${unknown.length > 1 ? 'are' : 'is'} ${listed(unknown)}?` : undefined;
  const reads = members.length > 0 ? [{ tool: 'listFamilyMembers', input: {} }] : [];
  if (!only)
    return {
      text:
        ask ??
        'How old is the child? Tell me an age, such as “bedtime for a 5 year old”, and I can say when lights should be out.',
      asked: 'age',
      reads,
    };
  const lines = children.map((child) =>
    sleepLine(child.name, child.age, bed === undefined ? wake : undefined),
  );
  const verdict =
    bed !== undefined && children.length === 1
      ? wake !== undefined
        ? judged(only.age, bed, wake)
        : isLate(only.age, bed)
      : undefined;
  return {
    text: [
      verdict ?? (children.length > 1 ? 'By their ages this is usual.' : 'This is usual at that age.'),
      lines.join('\n'),
      [SOURCE, ask].filter(Boolean).join(' '),
    ].join('\n\n'),
    reads,
    ...(ask === undefined ? {} : { asked: 'age' }),
  };
}

function isLate(age: number, bed: number): string {
  const usual = bedAt(age);
  if (bed > usual + HOUR) return `${clock(bed)} is late at ${age} for a school night.`;
  if (bed < usual - HOUR) return `${clock(bed)} is early at ${age}, and fine on a tired day.`;
  return `${clock(bed)} is fine at ${age}.`;
}
