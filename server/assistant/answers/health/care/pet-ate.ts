// A pet ate something, or may it: the vet and the animal poison line, and never the numbers for people.
// Source: ASPCA, People Foods to Avoid Feeding Your Pets, and Toxic and Non-Toxic Plants.
import type { Household } from '../../../reading/household.ts';
import { membersSaid } from './care-people.ts';

const PET = String.raw`(?:dogs?|doggy|pupp(?:y|ies)|pups?|cats?|kitt(?:ens?|y)|bunny|bunnies|rabbits?|ferrets?|hamsters?|guinea pigs?|parrots?|birds?)`;
const ATE = String.raw`(?:ate|eats?|eaten|eating|swallow\w*|chew\w*|lick\w*|dr[aiu]nk\w*|had|gobbled|got (?:into|at|a ?hold of)|took|stole)`;
const HARMFUL = String.raw`(?:@medicine|chocolates?|cocoa|brownies?|coffee|espresso|caffeine|grapes?|raisins?|currants?|sultanas?|trail mix|xylitol|birch sugar|gum|onions?|garlic|chives?|leeks?|shallots?|macadamias?|alcohol|beer|wine|hops|dough|yeast|avocados?|fruit ?cake|nutmeg|salt dough|antifreeze|coolant|(?:rat|mouse|ant|slug|snail) (?:poison|bait|killer)|poison|bait|bleach|cleaner|detergent|pods?|lil(?:y|ies)|sago|tulips?|mushrooms?|pills?|medicines?|meds|tablets?|vitamins?|vapes?|nicotine|cigarettes?|edibles?|weed|marijuana|batter(?:y|ies)|fertilizer|mulch)`;
const OURS = '(?:the |my |our |a |your )?';

const HARMED = new RegExp(
  String.raw`\b${PET}(?: (?!and\b)\w+){0,2}? ${ATE}\b[^.!?,;]{0,50}?(?<!\w)${HARMFUL}\b|\b(?:gave|fed|give|feed) ${OURS}${PET}\b[^.!?,;]{0,40}?(?<!\w)${HARMFUL}\b`,
);
const MAY_HAVE = new RegExp(
  String.raw`\b(?:can|could|may|should|do|does|are|is) (?:[\w']+ ){0,3}?${PET} (?:eat|have|get|drink|lick|be given|allowed)\b|\b(?:ok|okay|safe|good|bad|toxic|poisonous|dangerous|harmful|fine) (?:for|to) ${OURS}${PET}\b`,
);
const KINDS = new RegExp(String.raw`(?<!\w)${HARMFUL}\b`);
/** Somebody of the family ate of it, too: 'the dog had some and she ate the rest'. */
const ALSO_OURS = new RegExp(
  String.raw`\b(?:and|or|with|then) ${OURS}${PET} ${ATE}\b|\b(?:ate|had|took|swallowed|drank|got)\b.*\b(?:ate|swallowed|drank|had (?:some|one|a few|the rest)|took (?:some|one)|too|as well|also|so did)\b|\b(?:baby|toddler|son|daughter|kids?|child|children)\b(?!['’]?s\b| (?:just |has )?(?:gave|fed|let)\b)`,
);

const CALL =
  'Call your vet, or ASPCA Animal Poison Control at 888-426-4435, day and night (they may charge a fee)';

/** The answer for a pet; `text` has its medicines as '@medicine'. Undefined where no pet, or not only a pet, is meant. */
export function petAdvice(text: string, household: Household): string | undefined {
  const isEaten = HARMED.test(text);
  if ((!isEaten && !MAY_HAVE.test(text)) || ALSO_OURS.test(text)) return undefined;
  if (isEaten && membersSaid(text.replace(HARMED, ''), household).length > 0) return undefined;
  if (!KINDS.test(text))
    return "I can't judge that for a pet. Your vet can, or ASPCA Animal Poison Control at 888-426-4435.";
  return isEaten
    ? `That can make a pet very ill, even a small amount. ${CALL}, now, before there is any sign. Say what it was, how much, when, and how heavy your pet is, and have the package at hand. Don't make your pet vomit unless they say so, and keep the rest away from the children.`
    : `Better not, that can make a pet very ill. ${CALL}, at once if your pet had some.`;
}
