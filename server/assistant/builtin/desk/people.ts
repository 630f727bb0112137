// Whom a wish is about. A person is never guessed: two of one name, or a name nobody has, lead to a question.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { namedIn, writtenAge } from '../guides/children.ts';
import { quoted } from '../say.ts';
import type { Part } from './parts.ts';

type Person = Pick<FamilyMember, 'id' | 'name' | 'relationship' | 'age'>;

export type Whom =
  | { kind: 'nobody' }
  | { kind: 'one'; person: Person }
  | { kind: 'several'; people: Person[] }
  | { kind: 'all' }
  | { kind: 'myself' }
  | { kind: 'unknown'; name: string };

const SPOUSE = /\b(?:wife|husband|spouse|partner)\b/;
const CHILD = /\b(?:son|daughter|child|kid|boy|girl|little one|toddler|baby)\b/;
const CHILDREN = /\b(?:kids|children|sons|daughters)\b/;
const MYSELF =
  /\bfor (?:me|myself)\b|\b(?:do|did|am|have|was|should) i\b|\bi (?:have|need|take|took|see|am|stopped|had|got|do|was|started|finished)\b|\bmy own\b|\bmy (?:next |last |upcoming )?(?:\w+ )?(?:dentist|doctor|appointments?|check ?up|physical|eye|medications?|medicines?|meds|pills|records?|shots?|vaccin\w+)\b/;
const EVERYBODY = /\b(?:everyone|everybody|all of us|we|our family|the family|us)\b/;

/** Words that stand where a name may stand, and are none. */
const NO_NAME = new Set(
  'what when who where which how is are does did do has have was were will the a an my our your his her their this that these next last add book cancel move change remove delete schedule put please can could would show list tell give hi hello hey pip dr doctor mr mrs ms dentist me us we i he she they it today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december dental check checkup flu mmr covid hpv tdap dtap vitamin log note record new start someone anyone everybody everyone now and also ok yes no fever pain school dinner lunch breakfast allergies allergy cold cough asthma sleep days weeks months cleaning braces christmas thanksgiving easter halloween all both two three four five six seven eight nine ten half noon midnight morning afternoon evening any some one sure free time mom dad grandma grandpa leave let keep make set up there of on at in to from with'.split(
    ' ',
  ),
);

const PLACES: readonly RegExp[] = [
  /\bfor (?:my (?:son|daughter|wife|husband|child|kid) )?(\p{L}[\p{L}'-]*)/gu,
  /^(?:and )?(\p{L}[\p{L}-]*) (?:is|has|had|got|gets|stopped|takes|needs|was|turned|finished|started|received|no longer)\b/gu,
  /\b(?:does|did|is|has|was|when is|when was) (\p{L}[\p{L}-]*)\b/gu,
  /(\p{L}[\p{L}-]*)'s\b/gu,
];

/** A name that stands for a person and that nobody has. */
function unknownName(text: string, isKnown: (word: string) => boolean): string | undefined {
  for (const [index, place] of PLACES.entries()) {
    for (const [, word = ''] of text.matchAll(place)) {
      const plain = fold(word).replace(/[^a-z]/g, '');
      // Only behind 'for' may a name be typed without a capital.
      const isCapital = /^\p{Lu}/u.test(word);
      if (plain.length < 2 || NO_NAME.has(plain) || isKnown(plain) || (!isCapital && index > 0)) continue;
      return word;
    }
  }
  return undefined;
}

/** Narrows people of one name by what else was said: the whole name, an age, a relationship. */
function narrowed(people: Person[], { text, asked }: Part): Person[] {
  const words = ` ${wordsOf(text).join(' ')} `;
  const whole = people.filter(
    ({ name }) => name.includes(' ') && words.includes(` ${wordsOf(name).join(' ')} `),
  );
  if (whole.length > 0) return whole;
  // A bare number is an age only where Pip asked who is meant: 'on Monday at 9' is none.
  const isAnswer = asked === 'who' || asked === 'whom';
  const age =
    writtenAge(text) ?? (isAnswer ? Number(/\b\d{1,3}\b/.exec(text)?.[0] ?? Number.NaN) : undefined);
  const aged = people.filter((person) => person.age === age);
  if (aged.length > 0) return aged;
  const related = people.filter(({ relationship }) => words.includes(` ${relationship} `));
  return related.length > 0 ? related : people;
}

/** 'mias dentist', typed in a hurry, is Mia's. */
function withApostrophes(members: readonly Person[], text: string): string {
  const known = new Set(wordsOf(text));
  const hurried = members
    .map(({ name }) => wordsOf(name)[0] ?? '')
    .filter((name) => name.length > 2 && known.has(`${name}s`) && !known.has(name));
  return hurried.reduce((read, name) => read.replace(new RegExp(`\\b(${name})s\\b`, 'i'), "$1's"), text);
}

const REMARK = /[,.;]\s|\bbut\b|\bunless\b|\bbecause\b/i;
/** Two of one name are never told apart by where they stand. */
const namedApart = (one: Person, all: readonly Person[]): boolean =>
  all.every((other) => other === one || wordsOf(other.name)[0] !== wordsOf(one.name)[0]);

function inText(members: readonly Person[], text: string, isKnown: (word: string) => boolean): Whom {
  const named = namedIn(members, withApostrophes(members, text));
  const [one] = named;
  if (one && named.length === 1) return { kind: 'one', person: one };
  if (named.length > 1) {
    // 'Cancel Theo's checkup, Ben has the car' is about Theo; what is said of Ben is told.
    const [first = ''] = text.split(REMARK);
    const before = namedIn(members, withApostrophes(members, first));
    const [earlier] = before;
    return earlier && before.length === 1 && namedApart(earlier, named)
      ? { kind: 'one', person: earlier }
      : { kind: 'several', people: named };
  }
  const unknown = unknownName(text, isKnown);
  if (unknown !== undefined) return { kind: 'unknown', name: unknown };
  const line = wordsOf(text).join(' ');
  const related = (people: Person[]): Whom => {
    const [person] = people;
    if (!person) return { kind: 'nobody' };
    return people.length === 1 ? { kind: 'one', person } : { kind: 'several', people };
  };
  if (SPOUSE.test(line)) return related(members.filter(({ relationship }) => relationship === 'spouse'));
  if (CHILDREN.test(line)) return { kind: 'all' };
  if (CHILD.test(line)) return related(members.filter(({ relationship }) => relationship === 'child'));
  if (MYSELF.test(line)) return { kind: 'myself' };
  return EVERYBODY.test(line) ? { kind: 'all' } : { kind: 'nobody' };
}

/** Whom the parts of a wish are about; what was said last counts. `isKnown` tells words that are other names. */
export function whomIn(
  members: readonly Person[],
  parts: readonly Part[],
  isKnown: (word: string) => boolean = () => false,
): Whom {
  const found = parts.map(({ text, asked }) => {
    const isAnswer = asked === 'whom' || asked === 'who';
    const whom = inText(members, text, isKnown);
    // 'Zoe' alone, said when asked who.
    if (isAnswer && whom.kind === 'nobody' && /^\p{Lu}?\p{L}+$/u.test(text.trim()))
      return { kind: 'unknown', name: text.trim() } as const;
    return whom;
  });
  const last = found.findLast(({ kind }) => kind !== 'nobody') ?? { kind: 'nobody' };
  if (last.kind !== 'several') return last;
  const people = parts.reduce((left, part) => narrowed(left, part), last.people);
  const [person] = people;
  return person && people.length === 1 ? { kind: 'one', person } : { kind: 'several', people };
}

/** A person so that two of one name can be told apart. */
export function described({ name, relationship, age }: Person): string {
  const facts = [
    age === null ? undefined : `${age} ${age === 1 ? 'year' : 'years'} old`,
    relationship === 'other' ? undefined : relationship,
  ];
  return [quoted(name), ...facts.filter(Boolean)].join(', ');
}
