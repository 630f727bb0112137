// Which children a parent speaks of, and how old they are: written in the text, meant by a word such as 'toddler', or
// stored with the family.
import { fold } from '../../text/fold-text.ts';
import type { Member } from '../member.ts';
import { listed, quoted } from '../say.ts';

export interface Child {
  name: string;
  age: number;
}

export const OLDEST = 18;

const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `\\d{1,2}|${COUNTS.slice(1).join('|')}`;
const AGE = new RegExp(
  `\\b(${NUMBER})[ -]?(?:(?:and a half|1/2)[ -])?(year|yr|yo\\b|y/o|week|month|day)s?(?: old)?`,
);
const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
const BIRTHDAY = new RegExp(
  `\\bturn(?:s|ing)? (${NUMBER})\\b|\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${ORDINALS})) (?:birthday|bday)|\\b(?:is|are|am) (${NUMBER})(?: now)?(?=$|[.,!?])`,
);

const countOf = (word: string): number => (COUNTS.includes(word) ? COUNTS.indexOf(word) : Number(word));

/** An age the parent wrote, in whole years; undefined when none is written, or one of an adult. */
export function writtenAge(text: string): number | undefined {
  const folded = fold(text);
  const [, count, unit] = AGE.exec(folded) ?? [];
  const [, turned, nth, ordinal, now] = BIRTHDAY.exec(folded) ?? [];
  const other = turned ?? nth ?? now;
  const age =
    count !== undefined
      ? inYears(countOf(count), unit ?? '')
      : ordinal !== undefined
        ? ORDINALS.split('|').indexOf(ordinal) + 1
        : other === undefined
          ? undefined
          : countOf(other);
  return age !== undefined && age <= OLDEST ? age : undefined;
}

const inYears = (number: number, unit: string): number =>
  unit === 'month' ? Math.floor(number / 12) : unit === 'week' || unit === 'day' ? 0 : number;

/** Words for an age, with the ages they stand for and the one that is taken when no such child is stored. */
const STAGES: readonly { word: RegExp; name: string; from: number; to: number; age: number }[] = [
  { word: /\b(?:baby|babies|newborns?|infants?)\b/, name: 'A baby', from: 0, to: 1, age: 0 },
  { word: /\btoddlers?\b/, name: 'A toddler', from: 1, to: 3, age: 2 },
  { word: /\bpre ?-?school(?:er|ers)?\b/, name: 'A preschooler', from: 3, to: 5, age: 4 },
  { word: /\bkindergart(?:en|ener|eners)\b/, name: 'A kindergartner', from: 5, to: 6, age: 5 },
  { word: /\b(?:tweens?|pre-?teens?)\b/, name: 'A tween', from: 10, to: 12, age: 11 },
  { word: /\bteen(?:s|ager|agers)?\b/, name: 'A teenager', from: 13, to: 18, age: 15 },
];

const wordsIn = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** A title before a given name: 'Grandma Ruth' is called Ruth, too. */
const TITLE = /^(?:grand(?:ma|pa|mother|father)|granny|nana|papa|aunt(?:ie|y)?|uncle|mr|mrs|ms|dr)$/;

/** The members a text names: by the whole name, its first word, or the given name behind a title. */
export function namedIn<T extends Pick<Member, 'name'>>(members: readonly T[], text: string): T[] {
  const words = wordsIn(text);
  return members.filter(({ name }) => {
    const folded = wordsIn(name).trim();
    const [first = '', second] = folded.split(' ');
    const called = [folded, first, ...(second !== undefined && TITLE.test(first) ? [second] : [])];
    return folded !== '' && called.some((one) => words.includes(` ${one} `));
  });
}

const isChild = ({ relationship, age }: Member): boolean =>
  relationship === 'child' && (age === null || age <= OLDEST);

const withAge = (members: readonly Member[]): Child[] =>
  members.flatMap(({ name, age }) => (age === null ? [] : [{ name: quoted(name), age }]));

/** The children a text is about, with their ages; empty when no age is known. */
export function childrenIn(members: readonly Member[], text: string): Child[] {
  const children = members.filter(isChild);
  const named = namedIn(children, text);
  const written = writtenAge(text);
  if (written !== undefined) {
    const [only] = named;
    return [{ name: only && named.length === 1 ? quoted(only.name) : 'Your child', age: written }];
  }
  if (named.length > 0) return withAge(named);
  const folded = fold(text);
  const stage = STAGES.find(({ word }) => word.test(folded));
  if (!stage) return withAge(children);
  const stored = withAge(children).filter(({ age }) => age >= stage.from && age <= stage.to);
  return stored.length > 0 ? stored : [{ name: stage.name, age: stage.age }];
}

/** '4 years old' */
export const years = (age: number): string =>
  age === 0 ? 'under one year' : age === 1 ? 'one year old' : `${age} years old`;

/** A question for the ages that are missing; undefined when none is missing. */
export function askAges(members: readonly Member[]): string | undefined {
  const unknown = members.filter((member) => isChild(member) && member.age === null);
  if (unknown.length === 0) return undefined;
  return `How old ${unknown.length > 1 ? 'are' : 'is'} ${listed(unknown.map(({ name }) => quoted(name)))}? With an age I can say more.`;
}
