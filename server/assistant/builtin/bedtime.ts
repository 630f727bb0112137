// Bedtime, by the ages stored with the family. Hours of sleep as the American Academy of Sleep Medicine recommends
// them (consensus statement 2016, endorsed by the American Academy of Pediatrics).
import { OLDEST, writtenAge, years } from './guides/children.ts';
import type { Member } from './member.ts';
import { listed, paragraphs, quoted } from './say.ts';

interface Sleep {
  /** Oldest age this row speaks of. */
  upTo: number;
  hours: string;
  /** In bed at, for a child who gets up about 6:30 or 7. */
  bed: string;
  /** The same in minutes since midnight. */
  bedAt: number;
}

const SLEEP: readonly Sleep[] = [
  {
    upTo: 0,
    hours: '12 to 16 hours with naps (from four months on)',
    bed: 'between 6:30 and 7:30 pm',
    bedAt: 19 * 60,
  },
  { upTo: 2, hours: '11 to 14 hours with naps', bed: 'about 7 pm', bedAt: 19 * 60 },
  { upTo: 5, hours: '10 to 13 hours with naps', bed: 'about 7:30 pm', bedAt: 19 * 60 + 30 },
  { upTo: 8, hours: '9 to 12 hours', bed: 'about 8 pm', bedAt: 20 * 60 },
  { upTo: 12, hours: '9 to 12 hours', bed: 'about 8:45 pm', bedAt: 20 * 60 + 45 },
  { upTo: 18, hours: '8 to 10 hours', bed: 'about 9:45 pm', bedAt: 21 * 60 + 45 },
];

const YOUNG = 5;
const STEPS = {
  young:
    'pajamas and teeth, then a short bath or wash when it is bath day, then two books in bed, a song or a few quiet words, lights out',
  older: 'screens away, clothes and bag ready, wash and teeth, then reading or talking in bed, lights out',
} as const;

const sleepAt = (age: number): Sleep => SLEEP.find(({ upTo }) => age <= upTo) ?? SLEEP.at(-1)!;

/** When a child of this age is in bed, in minutes since midnight. */
export const bedAt = (age: number): number => sleepAt(age).bedAt;

function childLine(name: string, age: number): string {
  const { hours, bed } = sleepAt(age);
  return `- **${name}**, ${years(age)}. ${hours} of sleep; in bed ${bed}.`;
}

function steps(ages: readonly number[]): string {
  const young = ages.some((age) => age <= YOUNG);
  const older = ages.some((age) => age > YOUNG);
  const start = 'Begin 30 to 45 minutes before, the same steps in the same order every evening.';
  if (young && older)
    return `${start} For the little ones ${STEPS.young}. For the bigger ones ${STEPS.older}.`;
  return `${start} ${(young ? STEPS.young : STEPS.older).replace(/^./, (letter) => letter.toUpperCase())}.`;
}

const HONEST =
  'Count back from the hour your mornings begin, and move bedtime by 15 minutes every few days rather than at once. I cannot store routines yet, so keep this where you see it.';

/** 'Create bedtime routine' */
export function sayBedtime(members: readonly Member[], text: string): string {
  const written = writtenAge(text);
  if (written !== undefined) {
    return paragraphs(
      'Here is a bedtime for that age.',
      childLine('Your child', written),
      steps([written]),
      HONEST,
    );
  }
  const children = members.filter(
    ({ relationship, age }) => relationship === 'child' && (age === null || age <= OLDEST),
  );
  const known = children.flatMap(({ name, age }) => (age === null ? [] : [{ name: quoted(name), age }]));
  const unknown = children.filter(({ age }) => age === null).map(({ name }) => quoted(name));
  if (known.length === 0) {
    const ask =
      unknown.length > 0
        ? `I do not know how old ${listed(unknown)} ${unknown.length > 1 ? 'are' : 'is'}.`
        : 'I do not know of any children in your family yet.';
    return paragraphs(
      `${ask} Tell me an age, such as “bedtime for a 5 year old”, and I can say when bedtime should be.`,
      steps([YOUNG]),
      HONEST,
    );
  }
  const missing =
    unknown.length > 0 ? `How old is ${listed(unknown)}? With an age I can say more.` : undefined;
  return paragraphs(
    'Here is a bedtime routine for your children.',
    known.map(({ name, age }) => childLine(name, age)).join('\n'),
    steps(known.map(({ age }) => age)),
    missing,
    HONEST,
  );
}
