// Detects that somebody ate a food they are stored as allergic to. The allergens of a food come from the food rules.
import { readFood } from '#rules/food/allergens.ts';
import { namesFor } from '#rules/restrictions/restriction-names.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import type { KnownFamily, KnownMember } from './family.ts';
import { frameMatches, framesOf } from './frame.ts';
import exposureWords from './data/exposure-words.json' with { type: 'json' };
import type { Tagged } from './lexicon.ts';

const HAD: ReadonlySet<string> = new Set(exposureWords.had);
const GAVE = new Set(['gave', 'fed', 'given', 'giving', 'handed', 'feeding']);
/** Words for somebody other than the person who cooks and asks. */
const SOMEBODY: ReadonlySet<string> = new Set(exposureWords.somebody);
const MYSELF = new Set(['i', 'we', 'me', 'us', 'you', 'who', 'dog', 'cat', 'puppy']);
/** 'A cake she can eat', 'nothing he would eat': nothing was eaten yet. */
const NOT_YET = new Set(exposureWords.notYet);
const LOOK_BACK = 7;

const HARMLESS = framesOf(`
can|could|may|should|would|does|do|did|will|is|has ..3 @member|he|she|they|we|i|anyone|kids|it|there ..6 :: what now|do
what|which|how|where|when ..3 can|could|do|does|did|to|should|is|are|if :: now
recipe|recipes|bake|baking|cook|cooking|make|making|plan|menu|ideas|without|instead|substitute|buy|list|free|ok|okay|safe|label
allergist|challenge|test|tested|appointment|immunotherapy|desensit*|outgrew|outgrown|ladder
last year|month|summer|winter|spring|fall|week
years|months|weeks ago
(used to|never)
(before|until|since he|she|diagnos*) ..3 :: remembered|realized|noticed|knew|i|saw|stopped
what happens if|when
last ..1 halloween|christmas|easter|thanksgiving|time
dyed|dye|hunt|painted|decorat*|toy|plush|costume
(allergic to|allergy to) :: ate|had|drank|just|swallowed|gave
`);

/** Sweets by their brand and things that are no food, with the food they hold that the lists of the kitchen do not name. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:butterfingers?|m ms|payday|baby ruth|nutter butters?|cracker jacks?|goobers|reeses?|bamba|mr goodbar|take 5|whatchamacallit|satay|kung pao)\b/,
    'peanuts',
  ],
  [/\bplay ?do(?:h|ugh)\b/, 'wheat flour'],
  [/\b(?:trail mix|granola|nut mix|mixed nuts)\b/, 'nuts'],
  [
    /\b(?:ferrero|almond joy|turtles|pralines?|marzipan|macarons?|baklava|gianduja|nutella|biscotti|amaretti)\b/,
    'cashews',
  ],
  [/\b(?:scrambled|mayo|omelets?|omelettes?|deviled|eggnog|cookie dough|cake batter)\b/, 'egg'],
];

const allergicTo = (said: string, members: readonly KnownMember[]): KnownMember[] => {
  const text = [said, ...BRANDS.flatMap(([brand, food]) => (brand.test(said) ? [food] : []))].join(' ');
  const guarded = members.filter(({ avoids }) => avoids.allergens.length + avoids.words.length > 0);
  if (guarded.length === 0) return [];
  const { contains } = readFood(text);
  const form = nameForm(text);
  return guarded.filter(
    ({ avoids: { allergens, words } }) =>
      allergens.some((allergen) => contains.has(allergen)) ||
      words.some((word) => namesFor(word).some((name) => holdsName(form, name))),
  );
};

/** The one who eats: the nearest person before the verb, or behind 'gave'. */
function eaterOf(
  tokens: readonly string[],
  at: number,
  isName: (token: string) => boolean,
): string | undefined {
  const isSomebody = (token: string) => isName(token) || SOMEBODY.has(token) || MYSELF.has(token);
  if (GAVE.has(tokens[at] ?? '')) return tokens.slice(at + 1, at + LOOK_BACK).find(isSomebody);
  return tokens.slice(Math.max(0, at - LOOK_BACK), at).findLast(isSomebody);
}

/** 'Had two slices' is said of a food named before. */
const PORTIONS = new Set(['some', 'one', 'two', 'three', 'it', 'half', 'seconds', 'several', 'them']);
/** 'It had nuts in it', said behind what was eaten. */
const HOLDS = new Set(['had', 'has', 'contain', 'contains', 'contained', 'with', 'have', 'made', 'in']);

/** 'Got 6 more eggs' is shopping, 'got egg on her hands' is not. */
const BOUGHT = new Set(['got', 'grabbed', 'took']);
const ON = /^(?:into|on|bites?|mouth|face|hands?|skin|him|her|them)$/;
const OF_DISH = new Set(['got', 'had', 'having']);
const IT = new Set(['it', 'em', 'them', 'there', 'those', 'these']);
const isWithin = (tokens: readonly string[], at: number): boolean =>
  tokens.some((token, place) => place > at && token === 'in' && IT.has(tokens[place + 1] ?? ''));

/** 'Is there egg in mayo, theo just had some': the question names the food. */
const hadJustNow = (clauses: readonly Tagged[], { members }: KnownFamily): boolean => {
  const foodOf = clauses.flatMap(({ tokens }) => allergicTo(tokens.join(' '), members));
  return clauses.some(
    ({ tokens }) =>
      tokens.some(
        (token, at) => HAD.has(token) && (tokens[at - 1] === 'just' || tokens[at - 1] === 'already'),
      ) && foodOf.some(({ names }) => tokens.some((token) => names.has(token))),
  );
};

/** True when the clauses say that a person had a food of their stored allergy. */
export function hadAllergen(clauses: readonly Tagged[], family: KnownFamily): boolean {
  const isName = (token: string) => family.members.some(({ names }) => names.has(token));
  const live = clauses.filter((clause) => !HARMLESS.some((frame) => frameMatches(frame, clause)));
  const named = live.map(({ tokens }) => allergicTo(tokens.join(' '), family.members));
  const allergic = new Set(named.flat());
  if (allergic.size === 0) return hadJustNow(clauses, family);
  const heldLater = live.map(({ tokens }, clause) =>
    tokens.some((token) => HOLDS.has(token)) ? (named[clause] ?? []) : [],
  );
  return live.some(({ tokens }, clause) => {
    const namedHere = named[clause] ?? [];
    return tokens.some((token, at) => {
      if (!HAD.has(token) && !GAVE.has(token)) return false;
      if (token === 'eat' && NOT_YET.has(tokens[at - 1] ?? '')) return false;
      const here = eaterOf(tokens, at, isName);
      // 'Finished the milk, put it on the list': where nobody is named, the pantry is out of it.
      if (here === undefined && token === 'finished') return false;
      // 'The grits, they got butter in em': the food holds it, and nobody ate.
      if (here === 'they' && OF_DISH.has(token) && isWithin(tokens, at)) return false;
      // 'Lucas traded lunches / and ate it': the eater is in the previous clause.
      const eater =
        here ??
        (at <= 2
          ? live[clause - 1]?.tokens.findLast((word) => isName(word) || SOMEBODY.has(word))
          : undefined);
      // The food of this clause, or of an earlier one when this one names none: 'the sauce had cashews, he ate it all'.
      const foodOf =
        namedHere.length > 0
          ? namedHere
          : token === 'got' || token === 'took'
            ? []
            : [
                ...(token === 'had' && !PORTIONS.has(tokens[at + 1] ?? '')
                  ? []
                  : named.slice(0, clause).flat()),
                ...heldLater.slice(clause + 1).flat(),
              ];
      if (foodOf.length === 0) return false;
      if (eater === undefined)
        return namedHere.length > 0 && at === 0 && (!BOUGHT.has(token) || tokens.some((one) => ON.test(one)));
      if (isName(eater)) return foodOf.some(({ names }) => names.has(eater));
      return SOMEBODY.has(eater);
    });
  });
}
