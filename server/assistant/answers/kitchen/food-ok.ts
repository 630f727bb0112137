// 'Is pad thai ok for us?', 'can Theo have honey?', a pasted label: for whom it is against something stored, for whom
// nothing is, and what cannot be known. It never says 'safe'.
import { ageConcerns } from '#rules/food/age-rules.ts';
import { readFood } from '#rules/food/allergens.ts';
import { checkFor, type Eater, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { filled, wordingFor } from '../wording.ts';
import { choiceAnswer, spokenDishes } from './choices.ts';
import { eatersOf, isGuarded, namesOf, reasonOf, storedFor, type Eaters } from './eaters.ts';
import { noteOn } from './food-notes.ts';
import { foodSaid, holdingAsked, listedIngredients } from './food-said.ts';
import { lactoseAnswer } from './lactose.ts';
import { needsFree } from './needs-free.ts';
import { FAMILY_READS, isPlain, peopleOf, sayHolding, UNSEEN } from './holding.ts';
import { namingAllergic, withoutReason } from './others-allergic.ts';
import { amountWords, checkWords, isListed, notListedWords, richConcerns } from './rich-foods.ts';
import { sayCuisine } from './cuisines.ts';
import { notedWords, notesOnFood, withToldPregnancy } from './noted-foods.ts';
import { isLeftOff, sayLeftOff, unknownDish } from './unknown-dish.ts';
import { besideList } from './recipe-steps.ts';
import { notJudged, unjudgedWords } from './unjudged.ts';
import { usualConcerns, usualParts } from './usual-parts.ts';

const LABEL = [
  'I can only judge the words on the label, so keep an eye on any “may contain” line.',
  'That goes by the words you sent; a “may contain” line counts as well.',
  "I went through it word by word, and can't know what isn't printed there.",
];
const NOTHING = [
  'Yes, as far as your notes go. I find nothing against {food} for {who}.',
  "Yes, going by what's stored. Nothing in {food} is against the notes for {who}.",
  "Yes, by what I know. Nothing that's stored for {who} speaks against {food}.",
];

const NOTHING_AGAINST = "I find nothing against {food} for {who}, going by what's stored.";
const NOTHING_ELSE = "Apart from that, I find nothing against {food} for {who}, going by what's stored.";

/** One line for a concern: '- Lucas, pad thai contains peanut'. */
const lineOf = (asked: Asked, concern: FamilyConcern): string =>
  `- ${capital(namesOf(asked, concern.people))}, ${reasonOf(concern)}`;

/** Facts stored about the one who was asked about, or which age rule is over. */
function aboutOne(eater: Eater, food: string): string | undefined {
  const [young] = ageConcerns(0, [food]).filter(({ reason }) => reason.includes('under 1'));
  if (young && eater.age === null)
    return `${capital(food)} ${young.reason}, and no age is stored for ${quoted(eater.name)}.`;
  if (young && eater.age !== null && eater.age < 4)
    return `${capital(food)} ${young.reason}, and ${quoted(eater.name)} is ${eater.age}.`;
  const stored = storedFor(eater);
  return stored === '' ? undefined : `${quoted(eater.name)}'s notes list ${stored}.`;
}

/** Words of a question, or of a remark, that expects a no. */
const AGAINST = new Set(
  "problem problems wont won't cant can't cannot avoid bad allergic react issue issues trouble worry careful off not".split(
    ' ',
  ),
);
const expectsNo = ({ said }: Asked): boolean =>
  said
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
    .some((word) => AGAINST.has(word));

function opening(
  asked: Asked,
  { eaters, isNamed }: Eaters,
  food: string,
  concerns: readonly FamilyConcern[],
): string {
  const strong = concerns.filter(({ strength }) => strength === 'contains');
  const some = concerns.filter(({ strength }) => strength === 'may contain');
  const isWho =
    /^(?:who|which)\b|\b(?:who|which (?:of|one|kid|child))\b/i.test(asked.text.trim()) || expectsNo(asked);
  if (strong.length > 0)
    return isWho
      ? `Not for ${namesOf(asked, peopleOf(strong))}.`
      : `No, not for ${namesOf(asked, peopleOf(strong))}.`;
  if (some.length > 0 && isWho) return `Check it first for ${namesOf(asked, peopleOf(some))}.`;
  if (some.length > 0) return `No, not before you've checked for ${namesOf(asked, peopleOf(some))}.`;
  if (concerns.length > 0) return `I can't say yes for ${namesOf(asked, peopleOf(concerns))}.`;
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  const values = { food, who: who === '' ? 'anyone' : who };
  const isOpen =
    (isNamed && eaters.some((one) => notesOnFood(one, food).length > 0)) ||
    checkWords(asked, eaters) !== undefined;
  if (notJudged(eaters).length > 0 || isOpen) return filled(NOTHING_ELSE, values);
  return filled(isWho ? NOTHING_AGAINST : wordingFor(asked.text, NOTHING), values);
}

/** 'Nothing is stored against it for Ben and you.' */
function others(
  asked: Asked,
  { eaters, isNamed }: Eaters,
  concerns: readonly FamilyConcern[],
): string | undefined {
  const concerned = new Set(peopleOf(concerns));
  const open = notJudged(eaters);
  const clear = eaters.filter((eater) => !concerned.has(eater.name) && !open.includes(eater));
  if (concerns.length === 0 || clear.length === 0 || (isNamed && eaters.length === 1)) return undefined;
  return `Nothing is stored against it for ${namesOf(
    asked,
    clear.map(({ name }) => name),
  )}.`;
}

/** Diets that nobody can judge, of those for whom a food is not refused already. */
function unjudged(
  asked: Asked,
  { eaters, isNamed }: Eaters,
  concerns: readonly FamilyConcern[],
  food?: string,
): { first: string | undefined; amounts: string | undefined } {
  const refused = new Set(peopleOf(concerns.filter(({ strength }) => strength === 'contains')));
  const open = eaters.filter(({ name }) => !refused.has(name));
  return food === undefined
    ? { first: unjudgedWords(asked, open), amounts: undefined }
    : {
        first: unjudgedWords(asked, open, isListed),
        amounts:
          [
            notListedWords(asked, open, food),
            // Where something speaks against it for others, the whole family needs no more words.
            isNamed || concerns.length === 0 ? checkWords(asked, open) : undefined,
          ]
            .filter(Boolean)
            .join(' ') || undefined,
      };
}

const MOST_LINES = 8;
const MOST_PARTS = 5;

function say(
  asked: Asked,
  who: Eaters,
  food: string,
  concerns: readonly FamilyConcern[],
  closing: string,
  isList = false,
): Plan {
  const [only] = who.eaters;
  const isOne = concerns.length > 0 && concerns.length < 3 && peopleOf(concerns).length === 1;
  const open = unjudged(asked, who, concerns, isList ? undefined : food);
  const about =
    who.isNamed && who.eaters.length === 1 && only && concerns.length === 0
      ? aboutOne(only, food)
      : undefined;
  const noted = who.isNamed ? notedWords(asked, who.eaters, food) : undefined;
  const isAgainst = concerns.length > 0;
  const [member] =
    who.eaters.length === 1 ? asked.household.members.filter(({ name }) => name === only?.name) : [];
  return {
    reads: FAMILY_READS,
    text: paragraphs(
      [open.first, who.isNamed ? open.amounts : undefined, isAgainst ? undefined : noted]
        .filter(Boolean)
        .join(' '),
      [
        opening(asked, who, food, concerns),
        isOne ? concerns.map((concern) => `${capital(reasonOf(concern))}.`).join(' ') : about,
      ]
        .filter(Boolean)
        .join(' '),
      isOne
        ? undefined
        : concerns
            .slice(0, MOST_LINES)
            .map((concern) => lineOf(asked, concern))
            .join('\n'),
      isAgainst ? noted : undefined,
      who.isNamed ? undefined : open.amounts,
      [others(asked, who, concerns), closing].filter(Boolean).join(' '),
    ),
    ...(member ? { focus: { family_member: member.id } } : {}),
  };
}

function sayList(asked: Asked, who: Eaters, ingredients: readonly string[]): Plan {
  const concerns = checkFor(who.eaters)
    .ofDish({ name: '', ingredients, from: 'cookbook' })
    // A trace chokes nobody.
    .filter(
      ({ says, foods }) => !(says.includes('choke') && foods.every((food) => food.startsWith('may contain'))),
    );
  const listedOnes = concerns.filter(({ strength }) => strength !== 'unknown');
  const known = [
    ...listedOnes,
    ...besideList(asked, who, listedOnes),
    ...richConcerns(asked, who.eaters, ingredients),
  ];
  const unknown = ingredients.filter(
    (one) => readFood(one).unknown.length > 0 && !known.some(({ foods }) => foods.includes(one)),
  );
  const plan = say(
    asked,
    who,
    `these ${ingredients.length} ingredients`,
    known,
    wordingFor(asked.text, LABEL),
    true,
  );
  const isOnly = unknown.length > 0 && known.length === 0 && who.eaters.some(isGuarded);
  const unclear =
    unknown.length > 0
      ? `I don't know ${listed(unknown.map(quoted), 'or')}, so ask what's behind ${unknown.length > 1 ? 'those words' : 'that word'}.`
      : undefined;
  return {
    ...plan,
    text: isOnly
      ? paragraphs(
          unjudged(asked, who, known).first,
          `I can't say yes yet. Nothing else on that list is against what's stored. ${unclear}`,
        )
      : paragraphs(plan.text, unclear),
  };
}

/** The question, with the dishes that were named last as buttons. */
function whichFood({ focus: { dishes = [] } }: Asked): Plan {
  const offered = dishes.map((name) => ({ label: name, choice: name }));
  return { text: 'Which food or dish is it?', asked: 'what', offered };
}

/** Answers 'is … ok for us?' and 'does … have … in it?' */
export function answerFoodOk(given: Asked): Plan {
  const asked = withToldPregnancy(withoutReason(given));
  const who = eatersOf(asked);
  const ofCuisine = sayCuisine(asked, who);
  if (ofCuisine) return ofCuisine;
  const needed = needsFree(asked, who);
  if (needed) return needed;
  const ingredients = listedIngredients(asked);
  if (ingredients.length > 0)
    return namingAllergic(asked, who, ingredients, sayList(asked, who, ingredients));
  const held = holdingAsked(asked);
  if (held) return held.whole === undefined ? whichFood(asked) : sayHolding(asked, held.whole, held.part);
  const choice = choiceAnswer(asked, who) ?? spokenDishes(asked, who);
  if (choice) return choice;
  const food = foodSaid(asked);
  if (food === undefined) return whichFood(asked);
  return namingAllergic(asked, who, food, lactoseAnswer(asked, who, food) ?? sayFood(asked, who, food));
}

/** One food or dish. */
function sayFood(asked: Asked, who: Eaters, food: string): Plan {
  const isKnownDish = dishFinder(asked.household.ideas)(food).dishes.length > 0;
  const parts = isKnownDish ? [] : usualParts(food);
  const named = checkFor(who.eaters, asked.household.ideas).ofMeal(food);
  const sure = named.filter(({ strength }) => strength !== 'unknown');
  const isSure = new Set(peopleOf(sure));
  const usual = usualConcerns(who.eaters, parts, who.isNamed).flatMap((concern) => {
    const people = concern.people.filter((name) => !isSure.has(name));
    return people.length > 0 ? [{ ...concern, people }] : [];
  });
  const rich = richConcerns(asked, who.eaters, [food, ...parts.map((part) => part.food)]);
  const known = [...sure, ...usual, ...rich];
  if (isLeftOff(asked.said)) return { ...sayLeftOff(asked, food, named), focus: asked.focus };
  const guarded = who.eaters.filter(isGuarded);
  const day = asked.slots.days.findLast(({ isPast }) => !isPast)?.date;
  const focus = {
    dish: capital(food),
    ...(day === undefined ? {} : { day, meal: asked.slots.meals[0] ?? 'dinner' }),
  };
  const open = unjudged(asked, who, [], food);
  if (known.length === 0 && guarded.length > 0 && !isKnownDish && !isPlain(food) && parts.length === 0)
    return {
      reads: FAMILY_READS,
      focus,
      text: paragraphs(open.first, open.amounts, unknownDish(asked, food, guarded)),
    };
  const made =
    parts.length > 0 && known.length === 0
      ? `It's usually made with ${listed(parts.slice(0, MOST_PARTS).map((one) => one.food))}.`
      : undefined;
  const concerns = known.length > 0 || parts.length > 0 ? known : named;
  const plan = say(
    asked,
    who,
    quoted(food),
    concerns,
    [made, amountWords(rich), noteOn(food, known), wordingFor(asked.text, UNSEEN)].filter(Boolean).join(' '),
  );
  return {
    ...plan,
    reads: isKnownDish ? [...FAMILY_READS, { tool: 'listMenuIdeas', input: {} }] : FAMILY_READS,
    focus: { ...plan.focus, ...focus },
  };
}
