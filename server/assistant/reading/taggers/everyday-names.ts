// Tells whether an everyday word stands for a person in a message, where somebody of the family is called so: Will, May,
// Grace, Olive, Bug.
import { lexicon } from '#rules/food/food-lexicon.ts';
import { nameForm } from '#rules/text/words.ts';
import { isEnglish } from '../spelling.ts';
import type { Token } from '../tokens.ts';

const MONTHS = /^(?:april|may|june|august)$/;
const SEASONS = /^(?:summer|autumn|winter|spring|easter|christmas)$/;
const DETERMINERS =
  /^(?:the|a|an|this|that|some|any|no|every|each|these|those|another|more|much|many|few|less|enough)$/;
const PRONOUNS = /^(?:i|you|we|they|he|she|it|who|there|u|ya)$/;
const OBJECTS =
  /^(?:the|a|an|my|our|your|her|his|their|it|that|this|these|those|them|all|everything|everyone|everybody|you|we|he|she|they|both|as)$/;
const QUESTIONS = /^(?:when|what|where|how|who|why|which)$/;
/** Verbs that agree with a name, and words that can only follow a subject. */
const FINITE =
  /^(?:is|was|has|had|does|did|isnt|wasnt|hasnt|can|cant|cannot|could|should|shouldnt|just|also|now|already|still|s|got|went|ate|took|said|lost|broke|threw|fell|came|told|made|[a-z]{2,}(?:[^s]s|ed))$/;
const ABOUT_PEOPLE =
  /^(?:allergic|sick|vegan|vegetarian|home|supposed|going|taking|due|turning|eating|able|old|vaccinated|too|have|eat|take|need|see|get|go|do)$/;
/** Words that a name stands right behind. */
const BEFORE_NAME =
  /^(?:for|with|does|did|do|is|has|was|about|and|or|can|could|should|tell|of|give|gave|than|our|kid|son|daughter|get|take|put|ask|remind|add|book|move|push|not|just|only|s)$/;
/** The same before a food's name: 'add ginger' is the root. */
const BEFORE_FOOD_NAME = /^(?:for|does|did|can|should|tell|about|has|our|son|daughter|kid)$/;
const DATE_WORDS =
  /^(?:in|on|until|till|til|by|since|early|mid|late|next|last|this|through|during|before|after|from|of|all|every|each)$/;
/** Nouns of which an everyday word is only a part: 'art class', 'grace period'. */
const NOUNS =
  /^(?:class|classes|project|supplies|period|show|camp|break|school|vacation|spray|bite|bites|sauce|tree|room|lesson|lessons|club|clothes|coat|store|butter|oil|juice|tea|syrup)$/;

/** Foods without a plural, so that the bare word is the food; a bare 'bean' is rather somebody's nickname. */
const MASS =
  /^(?:ginger|basil|honey|sage|pepper|rosemary|thyme|kale|saffron|candy|sugar|cinnamon|cocoa|dill|mint|rice|brie|colby|jack|cream|butter|toast|tea|coffee)$/;
/** A thing that a person has: 'beans checkup' is no plural. */
const BELONGINGS =
  /^(?:appt|appts|appointment|appointments|apt|checkup|check|birthday|bday|allergy|allergies|meds|medicine|teacher|class|school|dentist|doctor|dr|shot|shots|notes|profile|physical|cleaning|name|age|diet|recital|practice|game|pills|shoes|coat|sister|brother|mom|dad)$/;

const isFood = (word: string): boolean => lexicon().names.has(nameForm(word));

interface Place {
  word: string;
  /** The form of the word as typed has an s behind the name. */
  isPlural: boolean;
  before: string;
  after: string;
  isFirst: boolean;
  isLast: boolean;
  isCapital: boolean;
}

function isMonthName({ before, after, isLast }: Place): boolean {
  if (/^\d/.test(after) || (DATE_WORDS.test(before) && !/^(?:from|of)$/.test(before))) return false;
  return !(isLast && /^(?:from|of)$/.test(before));
}

/** 'Will' and 'may' are verbs behind a subject, and before one. */
function isVerbName({ before, after, isFirst, isLast }: Place): boolean {
  if (PRONOUNS.test(before) || PRONOUNS.test(after) || after === 'will') return false;
  if (/^(?:will|may)$/.test(before)) return true;
  if (/^(?:be|not|never|probably)$/.test(after) && !BEFORE_NAME.test(before)) return false;
  if (BEFORE_NAME.test(before)) return !/^(?:be|the|this|that)$/.test(after);
  if (QUESTIONS.test(before)) return FINITE.test(after);
  if (isFirst) return FINITE.test(after) || isLast || /^(?:and|at|to|on|off|\d.*)$/.test(after);
  return isLast || /^(?:to|from|off|for|at|on|in|with|and|or|again)$/.test(after) || FINITE.test(after);
}

function isFoodName({ isPlural, before, after, isFirst }: Place): boolean {
  if (isPlural) return BELONGINGS.test(after);
  if (BEFORE_FOOD_NAME.test(before)) return !NOUNS.test(after);
  if (/^(?:is|was)$/.test(before)) return ABOUT_PEOPLE.test(after);
  return isFirst && FINITE.test(after) && after !== 's';
}

function isNounName({ before, after, isFirst, isCapital }: Place): boolean {
  // 'Rory and Robin both have it'
  if (before === 'and' && /^(?:both|all)$/.test(after)) return true;
  if (NOUNS.test(after) && !BEFORE_NAME.test(before)) return false;
  const isVerbLike = isFirst || /^(?:please|pls|and|to|you|i|we|they|dont|not|lets|let)$/.test(before);
  if (/^(?:i|we|they|you|dont|lets)$/.test(before)) return isCapital;
  return !(isVerbLike && (OBJECTS.test(after) || (after !== '' && isFood(after))));
}

/** True where the token stands for a person whose name or nickname is `name`; a clipped name needs more beside it. */
export function standsForPerson(
  tokens: readonly Token[],
  at: number,
  name: string,
  { isClipped = false } = {},
): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isDateWord = MONTHS.test(name) || SEASONS.test(name);
  const food = isFood(name);
  if (!isDateWord && !food && !isEnglish(name)) return true;
  if (token.isPossessive) return true;
  const isFirst = at === 0 || /[.!?;:,\n]/.test(token.before);
  const end = tokens[at + 1]?.before ?? '.';
  const place: Place = {
    word: token.word,
    isPlural: token.word !== name,
    before: isFirst ? '' : (tokens[at - 1]?.word ?? ''),
    after: /[.!?;,\n]/.test(end) ? '' : (tokens[at + 1]?.word ?? ''),
    isFirst,
    isLast: /[.!?;,\n]/.test(end),
    isCapital: token.isCapital && at > 0 && !isFirst,
  };
  if (isDateWord && name !== 'may' && !isMonthName(place)) return false;
  if (
    name === 'may' &&
    (/^\d/.test(place.after) || /^(?:in|on|until|till|by|since|early|mid|late|next|last)$/.test(place.before))
  )
    return false;
  if (DETERMINERS.test(place.before)) return place.isCapital;
  if (place.isCapital) return true;
  if (isClipped && !isVerbName(place) && !BELONGINGS.test(place.after)) return false;
  if (name === 'will' || name === 'may') return place.isPlural || isVerbName(place);
  return food && (place.isPlural || MASS.test(name)) ? isFoodName(place) : isNounName(place);
}
