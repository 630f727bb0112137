// Allergies, diets and rules about food that are added to a person, and the changes of food in their order.
import { atTable } from '#rules/family/at-table.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { conflicts } from '#rules/food/conflicts.ts';
import { isFoodEntry, readEntry } from '#rules/restrictions/restriction-reading.ts';
import { nameForm } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { NOTHING, notesWith, type Change } from './change.ts';
import { LESS, NARROWS_TO, type Clause, type Role } from './clauses.ts';
import { foodGone } from './food-gone.ts';
import { bareFood, namedIn, sourceNote } from './named-foods.ts';
import { doubtNote, foodsToStore } from './said-food.ts';
import { entryWords, isPlural, namesSame, NOBODY, sameDiet, storedEntries } from './stored-food.ts';
import { belonging } from './whom.ts';

/** One of these ways of eating takes the place of another. */
const EXCLUSIVE = /^(?:vegan|vegetarian|pescatarian)$/i;
const isRule = (diet: string): boolean => /^no /i.test(diet);
const written = (diet: string): string => capital(diet.toLowerCase().replace(/ free$/, '-free'));

/** Foods that are neither named by a clause nor known, but answer the question for them. */
const answered = ({ chosen }: Asked): string[] =>
  typeof chosen['what'] === 'string' ? [fold(chosen['what'])] : [];

/** 'Change her allergy to raw egg only': what is narrower takes the place of what was stored. */
const NARROWS = /\b(?:only|just|nothing but)\b/i;
function narrowedBy(asked: Asked, more: readonly string[], { allergies }: FamilyMember): string[] {
  const wordsIn = (entry: string): Set<string> => new Set(nameForm(entry).split(' '));
  return NARROWS.test(asked.text) || NARROWS_TO.test(asked.text)
    ? allergies.filter((entry) => more.some((food) => wordsIn(entry).isSubsetOf(wordsIn(food))))
    : [];
}

function allergiesAdded(asked: Asked, clauses: readonly Clause[], member: FamilyMember): Change | Plan {
  const { foods, unknown } = namedIn(asked, clauses, 'allergy');
  const others = asked.intent === 'allergy_add' && foods.length + unknown.length === 0 ? answered(asked) : [];
  const named = foodsToStore(asked, { known: [...foods, ...others], unknown });
  if ('text' in named) return named;
  // 'Just eggs' are eggs.
  const stored = named.map((food) => food.replace(/^(?:just|only) /i, ''));
  const known = atTable(member).allergies;
  const more = stored.filter((food) => !known.some((entry) => namesSame(entry, food)));
  const there = stored.filter((food) => !more.includes(food));
  const already =
    there.length > 0
      ? [
          `${capital(entryWords(there))} ${isPlural(there) ? 'are' : 'is'} already on ${belonging(asked, member)} allergy list.`,
        ]
      : [];
  if (more.length === 0) return { ...NOTHING, words: already };
  const doubt = doubtNote(asked, more) ?? sourceNote(asked, `Allergy to ${more.join(', ')}`);
  const without = unknown.filter((food) => !stored.includes(food));
  const gone = narrowedBy(asked, more, member);
  const kept = member.allergies.filter((entry) => !gone.includes(entry));
  const stays =
    gone.length > 0
      ? `, in the place of ${entryWords(gone)}`
      : kept.length > 0
        ? `, next to ${entryWords(kept)}`
        : '';
  const isFood = more.some(isFoodEntry);
  return {
    fields: {
      allergies: [...kept, ...more],
      ...(doubt ? { notes: notesWith(member.notes, [doubt]) } : {}),
    },
    words: [
      ...already,
      `${capital(entryWords(more))} ${isPlural(more) ? 'go' : 'goes'} on ${belonging(asked, member)} allergies${stays}.`,
      ...(doubt
        ? [doubt.startsWith('Not') ? 'The notes say that it is not confirmed.' : 'The notes say who said so.']
        : []),
      ...(without.length > 0 ? [`I left out ${without.map((food) => `“${quoted(food)}”`).join(', ')}.`] : []),
      ...(isFood ? [] : ["It's no food, so meals stay as they are."]),
    ],
    explains: more,
  };
}

/** Families keep ways of eating in one of two fields; a new one goes where theirs are. */
function keepsDietsAsRules({ household }: Asked, member: FamilyMember): boolean {
  const isDiet = (entry: string): boolean => !isRule(entry);
  if (member.dietaryNeeds.length > 0) return false;
  if (member.dietaryRestrictions.some(isDiet)) return true;
  return (
    household.members.every(({ dietaryNeeds }) => dietaryNeeds.length === 0) &&
    household.members.some(({ dietaryRestrictions }) => dietaryRestrictions.some(isDiet))
  );
}

/** A rule that a stored diet holds already: no meat for a vegetarian. */
const isCovered = (member: FamilyMember, diet: string, replaces: boolean): boolean =>
  storedEntries(member).some(({ entry }) => sameDiet(entry, diet)) ||
  (isRule(diet) &&
    conflicts(
      [
        {
          ...NOBODY,
          dietaryNeeds: member.dietaryNeeds.filter((entry) => !(replaces && EXCLUSIVE.test(entry))),
        },
      ],
      [diet.replace(/^no /i, '')],
    ).some(({ level }) => level === 'contains'));

/** Ways of eating and rules that the clauses add: 'Vegan', 'No pork'. */
function dietsSaid(asked: Asked, clauses: readonly Clause[]): string[] {
  const rule = namedIn(asked, clauses, 'rule');
  const changing = clauses.filter(({ isKept }) => !isKept);
  const isCeliac = clauses.some(
    ({ about }) => /\bco?eliac\b/i.test(about.text) && about.slots.diets.length === 0,
  );
  const named = [
    ...(isCeliac ? ['Gluten-free (celiac)'] : []),
    ...[...rule.diets, ...namedIn(asked, changing, 'allergy').diets].map(written),
  ];
  const isOpen = asked.intent === 'diet_add' && named.length + rule.foods.length === 0;
  const isLess = (food: string): boolean =>
    clauses.some(({ about }) => LESS.test(about.text) && fold(about.text).includes(food));
  const isRed = clauses.some(({ about }) => /\bred meats?\b/i.test(about.text));
  // Who still eats chicken leaves out red meat, and no other.
  const called = (food: string): string => (isRed && bareFood(food) === 'meat' ? 'red meat' : bareFood(food));
  const rules = [...rule.foods, ...rule.unknown].map((food) =>
    isLess(bareFood(food)) ? `Low ${bareFood(food)}` : `No ${called(food)}`,
  );
  return [...new Set([...named, ...(isOpen ? answered(asked).map(written) : []), ...rules])];
}

function dietsAdded(asked: Asked, clauses: readonly Clause[], member: FamilyMember): Change {
  const said = dietsSaid(asked, clauses);
  if (said.length === 0) return NOTHING;
  const replaces = said.some((diet) => EXCLUSIVE.test(diet));
  const more = said.filter((diet) => !isCovered(member, diet, replaces));
  const name = belonging(asked, member);
  const stored = member.dietaryNeeds.filter((entry) => !said.some((diet) => sameDiet(entry, diet)));
  if (more.length === 0)
    return {
      ...NOTHING,
      words: [
        `${capital(entryWords(said))} is already ${stored.length > 0 ? `covered by what is stored, ${entryWords(member.dietaryNeeds)}` : `on ${name} profile`}.`,
      ],
    };
  const old = storedEntries(member)
    .filter(({ entry, field }) => field !== 'allergies' && replaces && EXCLUSIVE.test(entry))
    .map(({ entry }) => entry);
  const kept = (entries: readonly string[]): string[] => entries.filter((entry) => !old.includes(entry));
  const inRules = keepsDietsAsRules(asked, member);
  const needs = [...kept(member.dietaryNeeds), ...more.filter((diet) => !isRule(diet) && !inRules)];
  const rules = [...kept(member.dietaryRestrictions), ...more.filter((diet) => isRule(diet) || inRules)];
  const unruled = more.filter(
    (diet) => readEntry(diet).diets.length + readEntry(diet).allergens.length === 0 && !isRule(diet),
  );
  return {
    fields: {
      ...(needs.join() === member.dietaryNeeds.join() ? {} : { dietaryNeeds: needs }),
      ...(rules.join() === member.dietaryRestrictions.join() ? {} : { dietaryRestrictions: rules }),
    },
    words: [
      `${capital(entryWords(more))} ${more.length > 1 ? 'go' : 'goes'} on ${name} profile.`,
      ...(old.length > 0 ? [`It takes the place of ${entryWords(old)}.`] : []),
      ...(unruled.length > 0
        ? [
            `I have no food list for ${entryWords(unruled)}, so I can keep it in mind but not check meals against it.`,
          ]
        : []),
    ],
    explains: [...more, 'diet starting'],
  };
}

/** In the order in which they are applied: what goes, then what is added. */
export const FOOD_CHANGES = [foodGone, allergiesAdded, dietsAdded] as const;

/** The end of the answer about a card, by what it does to meals; `gone` are the allergies that end. */
export function mealsWords(roles: ReadonlySet<Role>, gone: readonly string[]): string {
  if (roles.size !== 1) return '';
  if (roles.has('gone')) {
    if (gone.length === 0) return ' Meals no longer follow it once you approve.';
    // Meals never followed dust mites.
    return gone.some(isFoodEntry) ? ` Once you approve, meals may use ${entryWords(gone)} again.` : '';
  }
  if (roles.has('rule')) return ' Meals follow it once you approve.';
  return roles.has('allergy') ? ' Meals avoid it once you approve.' : '';
}
