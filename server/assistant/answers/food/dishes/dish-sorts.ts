// Sorts of dishes told by their names ('soup', 'soft', 'one-pot'), and kitchen devices that the cookbook is not sorted by.
import { checkFor, concernSentence, type Eater } from '#rules/food/meal-concerns.ts';
import { quoted } from '../../../text/say.ts';
import home from '../../kitchen/data/home-recipes.json' with { type: 'json' };

/** 'Which soup' */
const NAMED_SORT =
  /\b(?:which|what|another|other|an?) (soup|stew|salad|curry|chili|pasta|sandwich|casserole)s?\b/i;
const SORTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bsoft(?:er)?\b|\beas(?:y|ier) to (?:chew|swallow)\b|\b(?:can['’]?t|cannot|trouble|hard time|hurts to|hard to) chew(?:ing)?\b|\bmushy\b/i,
    /\b(?:soup|stew|porridge|congee|oatmeal|overnight oats|risotto|polenta|mash(?:ed)?|chowder|dal|omelettes?|scrambled|pudding|curry|meatloaf|lasagna|shakshuka|smoothie|yogurt|grits)\b/i,
  ],
  [
    /\b(?:one|single)[- ](?:pot|pan|skillet)\b/i,
    /\bone-(?:pot|pan)\b|\b(?:stew|soup|risotto|chili|curry)\b/i,
  ],
  [/\bsheet[- ]?pan\b|\btray[- ]?bakes?\b/i, /\btray bake\b|\bsheet[- ]pan\b|\broast(?:ed)?\b/i],
];

/** The names that are of the sort a wish asks for; all of them where it asks for none, or none is. */
export function namesOfSort(text: string, names: readonly string[]): string[] {
  const sort = NAMED_SORT.exec(text)?.[1]?.toLowerCase();
  if (sort !== undefined) return names.filter((name) => name.toLowerCase().includes(sort));
  const [, called] = SORTS.find(([asked]) => asked.test(text)) ?? [];
  return called === undefined ? [] : names.filter((name) => called.test(name));
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crock[- ]?pots?|slow[- ]?cook(?:er|ed)?s?)\b/i, 'slow cooker'],
  [/\binsta(?:nt)?[- ]?pots?\b|\bpressure[- ]?cook(?:er|ed)?\b/i, 'pressure cooker'],
  [/\bair[- ]?fr(?:y|yer|ied)\b/i, 'air fryer'],
  [/\b(?:grill(?:ed|ing)?|bbq|barbecue)\b/i, 'grill'],
  [/\bsmoker\b/i, 'smoker'],
  [/\bmicrowave\b/i, 'microwave'],
];
const MOST_KNOWN = 2;

/** 'Three crockpot dinners': the device is named as not heeded, with the known recipes for it. */
export function deviceWords(text: string, eaters: readonly Eater[]): string | undefined {
  const [asked, device] = DEVICES.find(([words]) => words.test(text)) ?? [];
  if (asked === undefined || device === undefined) return undefined;
  const check = checkFor(eaters);
  const known = home
    .filter(({ name, steps }) => asked.test([name, ...steps].join(' ')))
    .slice(0, MOST_KNOWN)
    .map(({ name, ingredients }) => {
      const [concern] = check.ofDish({ name, ingredients, from: 'cookbook' }).map(concernSentence);
      return `**${quoted(name)}**${concern === undefined ? '' : ` (careful, ${quoted(concern.replace(': ', ', '))})`}`;
    });
  const also =
    known.length === 0 ? '' : ` Written for one ${known.length > 1 ? 'are' : 'is'} ${known.join(' and ')}.`;
  return `I can't choose dishes by the ${device}, so these are for stove or oven as written.${also}`;
}
