// 'Who can't have sesame?': finds the food or diet a question names, and says directly for whom it is stored.
import { DIETS, type Diet } from '#rules/data/restriction-words.ts';
import { ageConcerns } from '#rules/food/age-rules.ts';
import { conflictsOf } from '#rules/food/conflicts.ts';
import type { Fact } from '#rules/food/food-facts.ts';
import { readEntries, readEntry, type Entry } from '#rules/restrictions/restriction-reading.ts';
import { readRestrictions, type Restrictions } from '#rules/restrictions/restrictions.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { wordsOf } from '../text/fold-text.ts';
import type { Member } from './member.ts';
import { listed, paragraphs, quoted } from './say.ts';

const ALLERGIC = /\b(?:allergic|allerg(?:y|ies)|intoleran(?:t|ce)|sensitive|reacts?) (?:to|of|against) (.+)$/;
const ASKED: readonly RegExp[] = [
  ALLERGIC,
  /\b(?:has|have|with|is there|had) (?:an? |any |the )?(.+?) (?:allerg(?:y|ies)|intolerances?)\b/,
  /\b(?:avoids?|avoid eating|stay away from|not tolerate|not allowed) (.+)$/,
  /\b(?:eats?|eating|have|having|drinks?) (.+)$/,
  /^(?:who|which|is|are|does|do|any)\b.*\b(vegetarians?|vegans?|pescatarians?|coeliacs?|celiacs?|lactose intolerant|gluten intolerant|(?:gluten|dairy|milk|lactose) free|halal|kosher)\b/,
];
/** Words around the name of a food. */
const AROUND = new Set(
  'a an any the some of to with or and in at for here our my us we house household home family people kids children please now again too really anything something foods food things stuff containing contains have eat eating'.split(
    ' ',
  ),
);
/** What no food begins with: the question asks for everything. */
const OPEN = new Set(
  'what which who whom that it this them everything all anything else each other so'.split(' '),
);
const MOST_WORDS = 4;

interface AskedFood {
  /** In the parent's words. */
  words: string;
  entry: Entry;
}

function trimmed(words: readonly string[]): string[] {
  const telling = words.findIndex((word) => !AROUND.has(word));
  if (telling < 0) return [];
  return words.slice(telling, words.findLastIndex((word) => !AROUND.has(word)) + 1);
}

/** The name of a food or diet in the form an answer uses it: 'nut' → 'nuts', 'vegetarians' → 'vegetarian'. */
const asFood = (words: string): string =>
  words
    .replace(/ intolerant$/, '')
    .replace(/^(?:celiac|coeliac)s?$/, 'gluten')
    .replace(/^(vegetarian|vegan|pescatarian)s$/, '$1')
    .replace(/\b(nut|egg)$/, '$1s')
    .replaceAll(' and ', ' or ');

/** The food or diet a question is about; undefined when it asks for everything. */
export function foodAsked(text: string): AskedFood | undefined {
  const line = wordsOf(text)
    .join(' ')
    .replace(/\bin (?:our|my|the|this) .*$/, '');
  for (const pattern of ASKED) {
    const found = trimmed((pattern.exec(line)?.[1] ?? '').split(' ').filter(Boolean));
    if (found.length === 0 || found.length > MOST_WORDS || OPEN.has(found[0] ?? '')) continue;
    const words = asFood(found.join(' '));
    const entry = readEntry(words);
    const isKnown = entry.allergens.length + entry.diets.length + entry.words.length > 0;
    // 'Allergic to cats' asks about something, even where it is no food.
    if (isKnown || pattern === ALLERGIC) return { words, entry };
  }
  return undefined;
}

/** Everything somebody's allergies and diets keep away. */
const guardedBy = ({ allergens, diets }: Restrictions): Set<Fact> =>
  new Set<Fact>([...allergens, ...diets.flatMap((diet): readonly Fact[] => DIETS[diet])]);

const covers = (guarded: ReadonlySet<Fact>, diet: Diet): boolean =>
  DIETS[diet].every((fact) => guarded.has(fact));

type Standing = 'stored' | 'to be checked' | 'nothing stored';

function standingOf(member: Member, { words, entry }: AskedFood): Standing {
  const person = { ...member, notes: member.notes ?? '' };
  const restrictions = readRestrictions(person);
  const guarded = guardedBy(restrictions);
  const conflicts = conflictsOf(person, restrictions, [words]);
  const written = [...member.allergies, ...member.dietaryRestrictions, ...member.dietaryNeeds];
  const isStored =
    written.some((item) => holdsName(nameForm(item), nameForm(words))) ||
    entry.allergens.some((allergen) => guarded.has(allergen)) ||
    entry.diets.some((diet) => restrictions.diets.includes(diet) || covers(guarded, diet)) ||
    conflicts.some(({ level }) => level === 'contains' || level === 'named');
  if (isStored) return 'stored';
  const unclear = readEntries(restrictions.pleaseCheck);
  const isUnclear =
    conflicts.some(({ level }) => level === 'may contain') ||
    unclear.some(
      ({ allergens, diets }) =>
        allergens.some((allergen) => entry.allergens.includes(allergen)) ||
        diets.some((diet) => entry.diets.includes(diet)),
    ) ||
    restrictions.pleaseCheck.some((note) => wordsOf(note).join(' ').includes(words));
  return isUnclear ? 'to be checked' : 'nothing stored';
}

/** Whether the question is about a way of eating, 'vegan', rather than a food, 'meat'. */
const isDiet = ({ entry: { diets, allergens } }: AskedFood): boolean =>
  allergens.length === 0 && diets.length > 0 && diets.every((diet) => !diet.startsWith('no '));

const names = (members: readonly Member[]): string => listed(members.map(({ name }) => quoted(name)));

interface Question {
  asked: AskedFood;
  /** Whom the question is about. */
  chosen: readonly Member[];
  /** Whether that is the whole family. */
  everybody: boolean;
  /** What is stored about somebody, in words. */
  wordsFor: (member: Member) => readonly string[];
}

/** What small children must not get, or not like that: honey, whole grapes. */
function agesSay(chosen: readonly Member[], words: string): string[] {
  return chosen.flatMap((member) =>
    ageConcerns(member.age, [words]).map(
      ({ reason }) => `**${quoted(member.name)}** is ${member.age}: ${quoted(words)} ${reason}.`,
    ),
  );
}

/** Says who, by what is stored, must not have a food or follows a diet. */
export function sayAsked({ asked, chosen, everybody, wordsFor }: Question): string {
  const food = quoted(asked.words);
  const groups = Map.groupBy(chosen, (member) => standingOf(member, asked));
  const stored = groups.get('stored') ?? [];
  const unclear = groups.get('to be checked') ?? [];
  const rest = groups.get('nothing stored') ?? [];
  const diet = isDiet(asked);
  const what = diet ? `${stored.length > 1 ? 'eat' : 'eats'} ${food}` : `should not have ${food}`;
  const lines = [
    ...stored.map((member) => `- **${quoted(member.name)}**, ${listed(wordsFor(member))}`),
    ...unclear.map((member) => `- **${quoted(member.name)}**, ${listed(doubtsOf(member, wordsFor(member)))}`),
  ];
  const others = everybody && rest.length === chosen.length ? 'anybody in your family' : names(rest);
  return paragraphs(
    ...agesSay(chosen, asked.words),
    stored.length > 0 ? `By what is stored, ${names(stored)} ${what}.` : undefined,
    unclear.length > 0
      ? `Please check ${food} for ${names(unclear)}; what is stored may rule it out.`
      : undefined,
    lines.join('\n'),
    rest.length > 0
      ? `Nothing about ${diet ? `eating ${food}` : food} is stored for ${others}. That only means that nobody wrote it down, so please check ${diet ? 'with them' : 'before you serve it'}.`
      : undefined,
  );
}

/** Why a member is to be asked about: the notes, or what else is stored. */
function doubtsOf(member: Member, words: readonly string[]): string[] {
  const { pleaseCheck } = readRestrictions({ ...member, notes: member.notes ?? '' });
  return [...words, ...pleaseCheck.map((word) => `to be checked is “${quoted(word)}”`)];
}
