// A pet ate something, or may it: the vet and the animal poison line, and never the numbers for people.
// Source: ASPCA, People Foods to Avoid Feeding Your Pets, and Toxic and Non-Toxic Plants.
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital } from '../../../text/say.ts';
import { contactFor, membersSaid } from './care-people.ts';

const PET = String.raw`(?:dogs?|doggy|pupp(?:y|ies)|pups?|cats?|kitt(?:ens?|y)|bunny|bunnies|rabbits?|ferrets?|hamsters?|guinea pigs?|parrots?|birds?)`;
const ATE = String.raw`(?:ate|eats?|eaten|eating|swallow\w*|chew\w*|lick\w*|dr[aiu]nk\w*|had|gobbled|got (?:into|at|a ?hold of|the|a|an|some|my|our|hers|his)|found|snatched|grabbed|took|stole)`;
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

/** Food that a dog may have a bit of. */
const FINE = new RegExp(
  String.raw`\b${PET}(?: (?!and\b)\w+){0,2}? ${ATE}\b[^.!?,;]{0,40}?\b(apples?|bananas?|carrots?|blueberr(?:y|ies)|strawberr(?:y|ies)|watermelon|cucumbers?|green beans|pumpkin|sweet potato(?:es)?|plain rice|rice|oatmeal|plain chicken|boiled chicken|eggs?|popcorn)\b`,
);
/** Somebody asks, or tells of a sign. */
const IS_WELL_ASKED = /\?|\b(?:ok|okay|fine|worry|worried|bad|safe|dangerous|harmful|should i|do i)\b/;
const PET_SIGN =
  /\b(?:vomit\w*|thr[eo]w\w*|chok\w*|gag\w*|cough\w*|letharg\w*|limp|weak|shak\w*|seiz\w*|bloat\w*|drool\w*|cob|whole bag)\b/;

const BREED = String.raw`(?:dogs?|doggy|pupp(?:y|ies)|beagle|lab(?:rador)?|retriever|poodle|doodle|terrier|collie|shepherd|bulldog|dachshund|corgi|husky|spaniel|pug|boxer|chihuahua|hound|mutt|cats?|kittens?|kitty|tabby|bunny|rabbit|hamster|ferret|guinea pig|parrot)`;
const NAMED_PET = [
  new RegExp(
    String.raw`\b(\p{Lu}\p{L}+),? (?:is )?(?:the|our|my|a|an) (?:[\p{L}-]+ ){0,2}?(${BREED})\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:the|our|my) (?:[\p{L}-]+ ){0,2}?(${BREED}),? (?:named |called )?(\p{Lu}\p{L}+)`,
    'gu',
  ),
];
const isCat = (kind: string): boolean => /^(?:cat|kit|tab)/i.test(kind);

/** The text with the pets that the notes name as what they are: 'the dog' for 'Biscuit, our beagle'. */
function withPets(text: string, { members }: Pick<Household, 'members'>): string {
  const notes = members.map((one) => one.notes).join('\n');
  const pets = NAMED_PET.flatMap((pattern, at) =>
    [...notes.matchAll(pattern)].map(([, one = '', other = '']) => (at === 0 ? [one, other] : [other, one])),
  );
  return pets.reduce(
    (said, [name = '', kind = '']) =>
      said.replace(new RegExp(`\\b${fold(name)}\\b`, 'g'), isCat(kind) ? 'the cat' : 'the dog'),
    text,
  );
}

const VET = /\b(?:vets?|veterin\w+|animal|pet)\b/;

/** The answer for a pet; `text` has its medicines as '@medicine'. Undefined where no pet, or not only a pet, is meant. */
export function petAdvice(said: string, household: Household): string | undefined {
  const text = withPets(said, household);
  const vet = contactFor(household, VET) ?? 'your vet';
  const call = `Call ${vet}, or ASPCA Animal Poison Control at 888-426-4435, day and night (they may charge a fee)`;
  const fine = FINE.exec(text)?.[1];
  if (fine !== undefined && !KINDS.test(text) && !PET_SIGN.test(text) && IS_WELL_ASKED.test(said))
    return `Yes, a bit of ${fine} is fine for a dog or a cat. Cores, pits, seeds and stems aren't, and sugar, salt or sweetener with it isn't either. Call ${vet} if your pet vomits, chokes, or seems unwell; a much smaller animal has its own rules.`;
  const isEaten = HARMED.test(text);
  if ((!isEaten && !MAY_HAVE.test(text)) || ALSO_OURS.test(text)) return undefined;
  if (isEaten && membersSaid(text.replace(HARMED, ''), household).length > 0) return undefined;
  if (!KINDS.test(text))
    return `I can't judge that for a pet. ${capital(vet)} can, or ASPCA Animal Poison Control at 888-426-4435.`;
  return isEaten
    ? `That can make a pet very ill, even a small amount. ${call}, now, before there is any sign. Say what it was, how much, when, and how heavy your pet is, and have the package at hand. Don't make your pet vomit unless they say so, and keep the rest away from the children.`
    : `Better not, that can make a pet very ill. ${call}, at once if your pet had some.`;
}
