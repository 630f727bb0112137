// What a sentence says about allergies, diets and likings, in the parent's own words.

const END =
  '(?=\\s*(?:[.,;!?]|$|\\b(?:now|too|as well|also|and (?:he|she|they|is|likes|loves|has|vegan|vegetarian|a)|but|since|please|any ?more|any longer|he|she|they|any|for|from|with|because|ac+ording|says?|said|per|take|when|if|though|tho|either|at all|lol|bc|until|till?|or (?:so|something)|i think)\\b))';
const ALLERGIC = new RegExp(
  `\\b(?:allergic|intolerant|allerg(?:y|ies)|intolerances?|react(?:s|ed)?) to (.+?)${END}`,
  'giu',
);
const TO_LIST =
  /\b(?:add|put|note|save|include)\s+(.+?)\s+(?:to|on|in|into|as one of)\s+(?:\p{L}+(?:'s|’s|s)?\s+)?(?:list of )?(?:allergies|allergy|allergens)\b/giu;
const NAMED =
  /\b(?:an?|has|have|with|developed|got|new|his|her) (?:an? )?([\p{L}-]+(?: [\p{L}-]+)?) (?:allergy|allergies|intolerance)\b/giu;
const GONE = [
  new RegExp(
    `\\b(?:no longer|not|isn'?t|isn’t|never was) (?:really )?(?:allergic|intolerant) to (.+?)${END}`,
    'giu',
  ),
  /\b(?:remove|delete|drop|clear)\s+(?:\S+\s+)?(?:allergy|intolerance) (?:to|against|for) (.+?)(?= from| for|[.,;!?]|$)/giu,
  /\b(?:remove|delete|drop|take off|clear)\s+(?:the\s+)?(.+?)\s+(?:allergy|intolerance|from (?:\p{L}+(?:'s|’s)?\s+)?(?:allergies|allergens|diet))/giu,
  /\b(?:no longer|not|isn'?t|isn’t) (?:a )?(vegan|vegetarian|pescatarian|gluten[ -]free|dairy[ -]free|halal|kosher)/giu,
  /\b(?:outgrew|has outgrown|grew out of) (?:the |his |her |their )?(.+?)(?: allergy| thing| one)*(?=[.,;!?]|$| (?:ac+ording|says?|said|per|now|so|and|take|dr|doctor)\b)/giu,
];
const AVOIDS = new RegExp(
  `\\b(?:can(?:['’]?t| ?not)|must(?:n['’]?t| not)|(?:is|are|am)(?:n['’]?t| not) (?:allowed|supposed)(?: to)?) (?:have|eat|drink|do|tolerate|digest) (?:any )?(.+?)${END}`,
  'giu',
);
const REFUSES = new RegExp(
  `\\b(?:(?:and|but|eats|with|,) no|does(?:n['’]?t| not) (?:eat|drink)|(?:stopped|quit|gave up) (?:eating|drinking)|no longer (?:eats|drinks)|avoids|stays away from) (?:any )?(.+?)${END}`,
  'giu',
);
const HEDGE = /^(?:(?:maybe|perhaps|possibly|probably|likely) (?:also |even |to )*)/i;
const NO_FOOD =
  /^(?:what|which|it|them|this|that|anything|something|everything|nothing|food|foods|new|no|any|an?|the)$/i;
const LONGEST = 4;

/** 'sesame and tree nuts' → ['sesame', 'tree nuts'] */
const entries = (text: string): string[] =>
  text
    .split(/\s*(?:,|\band\b|\bor\b|&|\+)\s*/i)
    .map((entry) =>
      entry
        .replace(/^\S+['’]s\b\s*/, '')
        .replace(/^(?:(?:the|a|an|some|to|also|severely|his|her|their) )+/i, '')
        .replace(HEDGE, '')
        .trim(),
    )
    .filter((entry) => entry !== '' && !NO_FOOD.test(entry) && entry.split(/\s+/).length <= LONGEST);

const all = (text: string, patterns: readonly RegExp[]): string[] => {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, words = '']) => entries(words)),
  );
  return [...new Set(found)];
};

/** What somebody is said not to be allergic to any more, or not to be any more. */
export function noLongerIn(text: string): string[] {
  for (const pattern of GONE) {
    const found = all(text, [pattern]);
    if (found.length > 0) return found;
  }
  return [];
}

/** What somebody is said to be allergic to. */
export function allergiesIn(text: string): string[] {
  const listed = all(text, [ALLERGIC, TO_LIST]);
  return listed.length > 0 ? listed : all(text, [NAMED]);
}

const UNSURE =
  /\b(?:maybe|perhaps|possibly|probably|might be|may be|could be|not (?:\w+ )?(?:sure|confirmed|certain|tested|proven)|unconfirmed|suspect\w*|thinks?|waiting (?:for|on))\b/i;

/** Those of these allergies a text is not sure of: in one clause with a doubt, or named in a clause that doubts them. */
export function doubtedIn(text: string, allergies: readonly string[]): string[] {
  if (!UNSURE.test(text)) return [];
  if (allergies.length === 1) return [...allergies];
  const clauses = text.split(/[,;.]|\band (?=(?:maybe|perhaps|possibly|probably)\b)/i);
  const doubts = clauses.filter((clause) => UNSURE.test(clause)).join(' , ');
  return allergies.filter((entry) => new RegExp(`\\b${escaped(entry)}\\b`, 'i').test(doubts));
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What somebody is said not to be able to eat. */
export const avoidedIn = (text: string): string[] => all(text, [AVOIDS]);
/** What somebody is said not to eat. */
export const refusedIn = (text: string): string[] => all(text, [REFUSES]);

const DIETS: readonly (readonly [string, RegExp])[] = [
  ['Vegan', /\bvegan\b/],
  ['Vegetarian', /\bvegetarian\b/],
  ['Pescatarian', /\bpescatarian\b/],
  ['Gluten-free', /\b(?:gluten free|coeliac|celiac)\b/],
  ['Dairy-free', /\b(?:dairy free|lactose intolerant)\b/],
  ['Halal', /\bhalal\b/],
  ['Kosher', /\bkosher\b/],
];

/** Ways of eating in folded words. */
export const dietsIn = (line: string): string[] =>
  DIETS.filter(([, when]) => when.test(line)).map(([diet]) => diet);

/** What somebody likes. */
export const interestsIn = (text: string): string[] =>
  all(text, [
    /\b(?:likes|loves|enjoys|is into|is crazy about|interested in) (.+?)(?=[.;!?]|$|,? (?:and|but) (?:is|has|he|she))/giu,
  ]);
