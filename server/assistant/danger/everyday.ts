// Sayings and orders that only sound like danger, put in plain words before they are judged: 'I'll kill Theo if he leaves one
// more towel', 'take the lisinopril out of her meds', 'bananas, dish soap and ranch'.
import { readFood } from '#rules/food/allergens.ts';
import { asBaby } from './everyday-baby.ts';
import { asKitchen } from './everyday-kitchen.ts';
import { asQuarrel } from './everyday-quarrel.ts';
import { medicineWords, type KnownFamily } from './family.ts';
import type { Tagged } from './lexicon.ts';

const THREAT = /\b(?:kill|murder|strangle|throttle|end)(?= \p{L})/giu;
const MEANS =
  /(?:going to|gonna|gunna|about to|will|['’]ll|\bill|could|might|imma) (?:seriously |literally |just |actually )?$/i;
const GIVES_REASON = /\b(?:if|when|next time|for leaving|for losing|for forgetting|over)\b/i;
/** Trifles of a household that somebody is cross about. */
const TRIFLE =
  /\b(?:towels?|socks?|shoes?|cleats|lego\w*|toys?|dish(?:es)?|plates?|cups?|mugs?|bowls?|wrappers?|trash|garbage|laundry|clothes|underwear|coats?|jackets?|backpacks?|bags?|lunch ?box(?:es)?|water bottles?|lights?|doors?|toilet (?:seat|paper|roll)|toothpaste|crumbs|milk carton|cereal|ice cream|snacks?|chargers?|remotes?|homework|phones?|ipads?|car keys|keys|slime|glitter|bikes?|scooters?|hoodies?|hair ties|permission slips?|late again|mess(?:es)?|leftovers|cookies|pizza)\b/i;
/** Where one of these stands, nothing is a saying. */
const GRAVE =
  /\b(?:kni(?:fe|ves)|gun|weapon|hurt\w*|cr(?:y|ies|ied|ying)|scream\w*|baby|newborn|infant|scared|afraid|serious(?! about)|mean it|voices?|pills?|drunk|hits?|hitting|touch\w*|cheat\w*|die|dead|suicid\w*|shak\w+|stab\w*|shoot|chok\w+|snap(?:ped)?|lose it|lost it|cannot stop|can['’]?t stop|myself|himself|herself|ourselves)\b/i;

const LONGEST = 120;

/** 'I am going to kill Theo if he leaves one more wet towel' is cross, and nothing more. */
function asCross(said: string): string {
  if (GRAVE.test(said)) return said;
  for (const { index } of said.matchAll(THREAT)) {
    const before = said.slice(Math.max(0, index - 40), index);
    const behind = said.slice(index, index + LONGEST).split(/[.!?;]/)[0] ?? '';
    const trifle = TRIFLE.exec(behind);
    if (!trifle || !MEANS.test(before) || !GIVES_REASON.test(behind)) continue;
    const rest = said.slice(index + trifle.index + trifle[0].length);
    return `${said.slice(0, index)}be cross about it ${asCross(rest)}`;
  }
  return said;
}

const ORDER = /\b(?:take|remove|delete|drop|clear|erase|pull|cross|get rid of|strike)\b/gi;
const OUT_OF =
  /\b(?:out of|off of|off|from)(?= (?:\p{L}+['’]?s? ){0,3}(?:meds?|medicines?|medications?|list|records?|profile|page|card|file)\b)/iu;
const HAS_BEEN_OFF =
  /\b(?:been|is|was|are|were|he['’]?s|she['’]?s) (?:long |already |now )?off (?:of )?(?:it|that|them|those|this)\b/gi;
const ORDERED = 60;

/** 'Take lisinopril out of her meds, she's been off it since August': an order about the record, and nobody is 'out'. */
function asOrder(said: string, { medicines }: KnownFamily): string {
  const names = medicines.flatMap(({ name }) => medicineWords(name));
  const lower = said.toLowerCase();
  if (!names.some((name) => lower.includes(name)) || said.includes('?')) return said;
  for (const { index } of said.matchAll(ORDER)) {
    const place = OUT_OF.exec(said.slice(index, index + ORDERED));
    const ordered = lower.slice(index, index + (place?.index ?? 0));
    if (!place || !names.some((name) => ordered.includes(name))) continue;
    const rest = said.slice(index + place.index + place[0].length).replace(HAS_BEEN_OFF, 'it is not needed');
    return `${said.slice(0, index)}update ${rest}`;
  }
  return said;
}

/** 'My phone is about to die', 'the tablet is dying': a battery is low. */
const DEVICE_DIES =
  /\b((?:phone|cell|ipad|tablet|laptop|computer|watch|headset|airpods|kindle|switch|battery|remote)(?:['’]?s)?(?: (?:is|are|was|battery|almost|nearly|about|just|to|going|gonna|will|might|at|\d+|percent|and|its|it['’]s))*) (?:die|dies|died|dying|dead)\b/giu;
const asLow = (said: string): string => said.replace(DEVICE_DIES, '$1 low');

/** 'My phone fell in the tub': a thing is wet. Plugged in, or with more told than that, it is judged as before. */
const DEVICE_FELL =
  /^(\W*(?:ugh |oh no |omg |so |help )*(?:my|his|her|our|the|[\p{L}]+['’]?s) (?:phone|iphone|ipad|tablet|laptop|remote|airpods?|watch|keys|glasses)) (?:just )?(?:fell|dropped|went|got dropped) (?:in|into) (?:the )?(?:bath ?tub|tub|bath|toilet|pool|sink|water|lake|puddle)\W*$/iu;
const asWet = (said: string): string => said.replace(DEVICE_FELL, '$1 got wet');

/** 'She's gonna die if she doesn't get the iPad back': a trifle is missed. */
const DIES_FOR =
  /\b(?:die|dying|dead)(?= if (?:he|she|i|we|they|\p{L}+) (?:does ?n['’]?t|do ?n['’]?t|can ?n?['’]?t|can not|cannot|is ?n['’]?t|did ?n['’]?t) (?:get|have|watch|play|see|wear|go|keep|use)\b[^.!?;]{0,40}\b(?:ipad|tablet|phone|switch|xbox|playstation|roblox|minecraft|fortnite|game|games|tv|show|movie|toy|toys|lego\w*|dessert|cookies?|candy|ice cream|slime|sleepover|party|concert|shoes|hoodie|dress|dog|puppy|kitten)\b)/giu;
const EARNEST =
  /\b(?:pills?|knife|knives|gun|hurt\w*|cut\w*|suicid\w*|kill\w*|myself|herself|himself|themselves|wants? to|wish\w*|note|serious|mean(?:s|t)? it|cr(?:y|ies|ied|ying)|scared|again and again|every day|hopeless|alive|anymore|swallow\w*|ate|eaten|breath\w*|insulin|inhaler|medic\w*)\b/i;
/** 'Nobody has to die over meatballs': a dish is no reason. */
const DIES_OVER = /\b(?:die|dying|dead) (?:over|for|because of) ((?:[\p{L}'’-]+ ?){1,3})/giu;
/** The saying in plain words; a word in earnest beside it keeps it. */
export const asMissed = (said: string): string =>
  (EARNEST.test(said) ? said : said.replace(DIES_FOR, 'be sad')).replace(
    DIES_OVER,
    (whole: string, dish: string) => (readFood(dish).names.length > 0 ? `be sad about ${dish}` : whole),
  );

/** 'He can't breathe without his sister': somebody is missed, and no air. */
const CANNOT_WITHOUT =
  /\b(?:can['’]?t|cannot|can not|couldn['’]?t|could not) (?:breathe|live|survive|exist|function|breath) without (?!(?:[\p{L}'’]+ ){0,3}(?:oxygen|o2|inhaler|puffer|pump|mask|machine|cpap|bipap|tank|neb\w*|vent\w*|medic\w*|meds|pills?|insulin|steroids?|sitting|leaning|wheez\w*|cough\w*|pain|hurting|making|squeak\w*|whistl\w*|help)\b)/giu;
const BREATHLESS =
  /\b(?:wheez\w*|cough\w*|blue|gray|grey|gasp\w*|chok\w*|asthma|die|dead|kill|alive|anymore)\b/iu;
const asFond = (said: string): string =>
  BREATHLESS.test(said) ? said : said.replace(CANNOT_WITHOUT, 'needs ');

const BRACES =
  /\b(?:braces?|orthodont\w*|dentist\w*|dental|brackets?|retainer|expander|palate|mouth|cheeks?|gums?|lips?|tongue|tooth|teeth|molars?)\b/i;
const WIRE_POKES =
  /\b(?:(?:the|a|her|his|my|their|back|one|loose|broken|braces?|arch) )*wires? (?:on (?:her|his|my|the) braces )?(?:(?:is|are|keeps?|has been|came|popped|started|still|s) )*(?:poking|pokes|poked|sticking out|digging|rubbing|scratching|stabbing|jabbing|loose|out|undone)(?: (?:out|in|into|her|his|my|him|me|the|inside|of|back|left|right|upper|lower|side|a bit|cheeks?|gums?|lips?|tongue|mouth))*\b/gi;
/** Beside these a wire is no trifle. */
const MORE_THAN_WIRE =
  /\b(?:swallow\w*|breath\w*|chok\w*|throat|swell\w*|swollen|blood\w*|bleed\w*|fever|pus|eyes?|embedded|stuck|knocked|fell|hit|live|outlet|socket|fence|foot|inhal\w*|gag\w*|cough\w*|through)\b/i;
/** 'Dentist for Mia on Friday, wire is poking': braces that need a turn of the pliers. */
const asBraces = (said: string): string =>
  BRACES.test(said) && !MORE_THAN_WIRE.test(said) ? said.replace(WIRE_POKES, 'braces need a check') : said;

/** 'Where do I change a medicine myself': a question about the app. */
const BY_HAND =
  /^(\W*(?:(?:ok|okay|hey|hi|so|and|pip)\W+)*(?:where|how) (?:do|can|could|would|should) (?:i|we) (?:change|edit|update|add|enter|delete|remove|set|fix|move|correct)\b(?:(?!\b(?:kill|hurt|harm|cut|burn|hang|shoot|drown|starve|end)\w*)[^.!?;]){1,40}?) (?:by )?(?:myself|ourselves)(?=\W*$)/i;
const asByHand = (said: string): string => said.replace(BY_HAND, '$1');

/** 'Remind me at 8 to give Mom her Eliquis': nothing was given yet. */
const REMINDED =
  /^(\W*(?:(?:hey|hi|ok|okay|pip|please|pls|can you|could you|will you|would you|and|also)\W+)*(?:remind (?:me|us|\p{L}+)|set (?:up )?(?:an? |the )?(?:daily )?(?:reminders?|alarms?|timers?)|i need (?:an? )?reminders?)\b[^.!?;]{0,80}?\bto )(?:give|take)\b(?![^.!?;]*\b(?:too much|double|twice as|wrong|all (?:of )?(?:the|my|his|her)|whole|extra|kill|die|end)\b)/iu;
const asReminded = (said: string): string => said.replace(REMINDED, '$1see to');

/** '101.8, bit snotty but playing': nobody bit anything. */
const BIT_ILL =
  /\b(?:a )?bit (?=(?:snotty|sniffly|runny|stuffy|congested|cranky|whiny|grumpy|clingy|fussy|tired|sleepy|pale|warm|hot|off|achy|itchy|sore|quiet|feverish|under the weather)\b)/gi;
const asSlightly = (said: string): string => said.replace(BIT_ILL, 'slightly ');

/** 'No hives yet': a sign that is not there is none. */
const NOT_THERE =
  /\b(?:no|without(?: any)?|not any|zero) (?:signs? of |sign of )?(?:(?:hives|rash|swelling|itch(?:ing|iness)?|vomiting|redness|welts|bumps|wheezing|symptoms|reactions?|trouble breathing)(?:(?:,| and| or|, or|\/| no|, no)? (?=(?:hives|rash|swelling|itch|vomit|redness|welts|bumps|wheez|symptom|reaction|trouble breathing)))?)+(?: (?:yet|so far|at all|right now|now))*/giu;
/** Any of these beside it may be a sign. */
const MAY_BE_SIGN =
  /\b(?:cough|sneez|wheez|itch|tingl|puff|swell|swoll|red\b|rash|hives|vomit|thr[eo]w|puk|stomach|tummy|belly|hoarse|voice|throat|tongue|lips?\b|mouth|face|eyes?\b|breath|gasp|dizzy|pale|blue|sleepy|faint|passed out|weird|funny|cry|cries|scratch|runny|bumps|spots|blotch|drool|gag|nause|sick|limp|hot\b|warm|pain|hurts?\b|ache|weak)/i;
function asUnharmed(said: string): string {
  const plain = said.replace(NOT_THERE, ' ');
  return plain === said || MAY_BE_SIGN.test(plain) ? said : said.replace(NOT_THERE, 'no symptoms so far');
}

/** 'Someone from the gas company is coming tomorrow': a workman, and nobody at the door. */
const SENT_BY =
  /\b(?:someone|somebody|a (?:guy|man|person)) from (?:the |our )?(?:\p{L}+ ){0,2}(?:company|office|store|city|county|utility|agency|landlord) (?=(?:is |are |will )?(?:com(?:e|es|ing)|stopping by|going to come)\b)/giu;
const THREATENS =
  /\b(?:knife|gun|kill\w*|hurt\w*|door|break\w*|broke\w*|forc\w*|threat\w*|hit\w*|scared|help)\b/i;
const asSent = (said: string): string =>
  THREATENS.test(said) ? said : said.replace(SENT_BY, 'the plumber ');

/** 'The baby, well, not a baby anymore, is wild': a word taken back, and no well of water. */
const TAKEN_BACK =
  /[,(–—-]* ?\b(?:well|okay|ok|i mean)?[, ]*(?:\b(?:he|she|they)(?:['’]?s|['’]?re| is| are) )?not (?:really |exactly |quite )?an? (?:baby|toddler|newborn|infant|little one|kid)(?: any ?more| any longer| now| these days)(?: really)?[,)–—-]*/giu;
const asTakenBack = (said: string): string => said.replace(TAKEN_BACK, '').replaceAll(/, well,/gi, ',');

/** The message with what only sounds like danger in plain words. */
export const asEveryday = (said: string, family: KnownFamily): string =>
  [
    asBraces,
    asCross,
    (one: string) => asOrder(one, family),
    asMissed,
    asLow,
    asWet,
    asFond,
    asByHand,
    asReminded,
    asSlightly,
    asUnharmed,
    asSent,
    asTakenBack,
    asKitchen,
    asBaby,
    (one: string) => asQuarrel(one, family),
  ].reduce((words, plainly) => plainly(words), said);

/** Kinds of words that a list of things may have. */
const OF_THINGS: ReadonlySet<string> = new Set(
  'hazard toxic object booze safe number allergen chokefood pack water mouthing tiny'.split(' '),
);
const NO_LIST =
  /^(?:help|down|exposure|hatch|says|detector|alarm|ppm|now|please|hurry|everywhere|all|on|in|over|off|under|mouth|empty|gone|spilled|open|smell\w*|fumes|mixed|mix|what|how|is|was|has|had|can|should|do|will|and\?|\w+ed|\w+ing)$/;
/** Things that end like an act. */
const IS_THING =
  /^(?:things?|dressing|pudding|icing|frosting|seasoning|stuffing|string|wing|red|seaweed|bread|flaxseed)$/;
const FEWEST = 3;

/** 'Bananas, dish soap and a thing of ranch': things alone, with nobody, no act and no sign. */
export const namesOnlyThings = ({ tags, tokens }: Tagged): boolean =>
  tokens.length >= FEWEST &&
  [...tags].every((tag) => OF_THINGS.has(tag)) &&
  !tokens.some((token) => NO_LIST.test(token) && !IS_THING.test(token));

const EXCHANGED = /\b(?:instead of|rather than)\b/;
const MOMENT =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|an?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|today|tomorrow|morning|evening)\b/;
const TAKEN =
  /\b(?:took|taken|gave|given|got|had|ate|drank|drew|swallow\w*|inject\w*|dosed?|doses|pills?|tablets?|drops?|puffs?|units?|shots?|pump\w*|ml|mg|mcg|cc|g|teaspoons?|tablespoons?|syringe\w*|bottle|meds?|medicine\w*)\b/;

/** 'Two days before instead of one', '4 instead of 3:30': hours or amounts change, and nothing was taken. */
export function exchangesMoments({ tags, tokens }: Tagged): boolean {
  const line = tokens.join(' ');
  const isExchange = EXCHANGED.test(line) && MOMENT.test(line) && !TAKEN.test(line);
  return isExchange && ['hazard', 'toxic', 'drug', 'med', 'adultmed', 'booze'].every((tag) => !tags.has(tag));
}

const HAS_IN_IT =
  /^\W*(?:(?:hey|hi|ok|wait|pip)\W+)*(?:(?:does|do) [^.?!;]{1,60}\b(?:have|contain|got)\b|(?:is|are)(?: there)? [^.?!;]{1,40}\bin (?:it|this|that|them|there|the)\b)[^.?!;]{0,60}(?:[.?!;]+\s*(?:because |cuz |bc )?\p{L}+(?:['’]?s| is)(?: very| really| so)? allergic(?: to (?:it|them|that|\p{L}+(?: nuts?)?))?)?\W*$/iu;
const HAPPENED =
  /\b(?:ate|eaten|had|took|bit(?:e|es|ten)?|just|tried|eating|chew\w*|drank|drinking|finished|gave|fed|licked|swallow\w*|swell\w*|swollen|hives?|rash|throat|breath\w*|vomit\w*|throwing|itch\w*|tingl\w*|lips?|now|already|pill|bleach|smoke|gas)\b/i;

/** 'Label: rice flour, whey, mustard seed', which is read before anybody eats. */
const LABEL =
  /^[^.?!:,]{0,40}\b(?:label|ingredients?(?: list)?|package|packet)\b(?: (?:says|reads|lists|has|are|is))?\s*[:,-]?[^.?!]*(?:,[^.?!]*){2}/i;

/** 'Does this have peanuts in it? He's allergic', or a pasted label: asked before anybody eats. */
export const asksWhatIsIn = (said: string): boolean =>
  (HAS_IN_IT.test(said) || LABEL.test(said)) && !HAPPENED.test(said) && readFood(said).names.length > 0;

const OF_EATERS: ReadonlySet<string> = new Set(
  'pack person member child young victim number eat safe allergen chokefood'.split(' '),
);
const MAY = /^(?:can|could|may|should)$/;
const EATS = /^(?:have|eat|try)$/;
const REACH = 6;

/** 'Can the baby have some of the grits, they got butter in em': foods alone, and nobody had any yet. */
export const asksMayEat = ({ tags, tokens }: Tagged): boolean =>
  MAY.test(tokens[0] ?? '') &&
  tokens.slice(1, REACH).some((token) => EATS.test(token)) &&
  [...tags].every((tag) => OF_EATERS.has(tag)) &&
  readFood(tokens.join(' ')).names.length > 0;

/** All the words that a question about who has a visit to come is made of; one other word, and it is none. */
const OF_VISITS: ReadonlySet<string> = new Set(
  `and so but also ok okay hey oh pip who whos whose which when whens what anyone anybody someone somebody everyone everybody
  else other another one of us the kids kid children twins boys girls a an any my our his her their he she they we i it
  do does did is are was has have had having get gets got go goes going need needs due next last first coming up soon
  scheduled booked planned set to for on in at this week weeks month months year today tomorrow monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october november december
  eye eyes vision hearing ear ears dental tooth teeth foot feet skin heart lung lungs bone blood allergy doctor doctors
  dentist yearly annual exam exams examination appointment appointments appt appts checkup checkups check checks visit
  visits test tests screening screenings physical cleaning`.split(/\s+/),
);
const ASKS_WHO =
  /^(?:who|whos|whose|which|when|whens|what|anyone|anybody|someone|somebody|everyone|do|does|did|is|are|has|have)$/;
const LINKS = /^(?:and|so|but|also|ok|okay|hey|oh|pip)$/;
const IS_VISIT =
  /^(?:exams?|examination|appointments?|appts?|checkups?|checks?|visits?|tests?|screenings?|physical|cleaning)$/;

/** 'And who else has an eye exam coming up': a plain question about the calendar, whatever part of the body it names. */
export const asksForVisit = ({ tokens }: Tagged, { members }: KnownFamily): boolean =>
  ASKS_WHO.test(tokens.find((token) => !LINKS.test(token)) ?? '') &&
  tokens.some((token) => IS_VISIT.test(token)) &&
  tokens.every((token) => OF_VISITS.has(token) || members.some(({ names }) => names.has(token)));
