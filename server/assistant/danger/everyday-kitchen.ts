// Words of the kitchen and of feeding a baby that only sound like danger, put in plain words before they are judged: 'out of
// baking powder, pancakes half mixed', 'a mixed bottle of formula', 'mom says to give my 4 month old some water'.

/** Where one of these stands, nothing is put in other words. */
const GRAVE =
  /\b(?:bleach|ammonia|clean(?:er|ing|s)|chemicals?|fumes|poison\w*|pills?|meds?|medicines?|medication|drugs?|swallow\w*|drank|ate|eaten|eats?|lick\w*|inhal\w*|breath\w*|sick|vomit\w*|throw\w*|threw|hurt\w*|hit\w*|scared|afraid|unresponsive|limp|sleepy|seiz\w*|chok\w*|fever|whiskey|alcohol|benadryl|melatonin|wrong|by mistake|accident\w*)\b/i;

const OUT_OF =
  /\b(?:(?:i|we)(?:['’]?m| am|['’]?re| are)? )?(?:all |totally |completely )?(?:(?:ran|run|running) )?out of (?=(?:baking (?:powder|soda)|cream of tartar|yeast|flour|sugar|brown sugar|powdered sugar|cornstarch|cocoa|vanilla|salt|eggs?|milk|butter|oil|rice|buttermilk|sour cream|bread ?crumbs)\b)/gi;
/** 'Can I use expired baking powder' is about no medicine. */
const EXPIRED =
  /\b(?:expired|outdated|out of date) (?=(?:baking (?:powder|soda)|yeast|flour|sugar|spices?|cinnamon|cornstarch|cocoa|vanilla|pasta|rice|oil|vinegar|soy sauce|eggs?|milk|butter|yogurt|cheese|beans|bread|crackers|cereal)\b)/gi;
const PARTLY_MIXED = /\b(?:half|half[- ]way|already|all|just) mixed\b(?! up)/gi;
const MIXED_BOTTLE =
  /\b(?:mixed|premixed|pre-mixed|made[- ]up) (?=(?:bottles?|pitchers?|batch(?:es)?)?(?: of)? ?(?:baby |infant )?formula\b)|\bmixed (?=formula bottles?\b)/gi;
const FED =
  'water|juice|cereal|rice cereal|solids|puree|baby food|food|tea|milk|eggs?|peanut butter|fruit|oatmeal';
/** Food that somebody advises a parent to give, and nobody has given yet. */
const ADVISED = new RegExp(
  `\\b(?:my |the |our )?(?:mom|mother|mother in law|mil|grandma|grandmother|nana|abuela|aunt|sister|husband|wife|partner|friend|neighbor|dad) (?:says?|said|tells? me|told me|thinks|wants me|insists?)(?: that)?(?: to| i should| we should| i can| we can| i need to)? (?:give|feed|offer) (?:(?:(?:my|the|our) )?(?:baby|infant|newborn|toddler|kid|son|daughter|him|her|\\d+[ -](?:week|month|mo|year|yr)s?(?:[ -]old)?)) (?=[^.?!]{0,25}\\b(?:${FED})\\b)`,
  'gi',
);

const CHILD =
  '(?:(?:my|the|our|a) )?(?:baby|infant|newborn|toddler|son|daughter|\\d+[ -](?:month|mo|year|yr)s?(?:[ -]old)?)';
/** 'Should I give my 4 month old some water?' */
const MAY_FEED = new RegExp(
  `\\b(?:(?:can|could|should|may) i|(?:is it )?(?:ok|okay|safe) to|when can i|how (?:much|do i)) (?:give|feed|offer) ${CHILD} (?=[^.?!]{0,25}\\b(?:${FED})\\b)`,
  'gi',
);
/** 'It's hot out' as the reason for water, and no burn or fever. */
const HOT_OUT =
  /[, ]*\b(?:because |since |cuz |bc |as )?it(?:['’]?s| is) (?:so |really |very |super )?hot (?:out(?:side)?|today|this week)\b/gi;
const MAY_HAVE_WATER = /\bcan [^.?!]{1,30} have [^.?!]{0,20}\bwater\b/i;

/** The message in plain words; with a word of harm in it, as it is. */
export function asKitchen(said: string): string {
  if (GRAVE.test(said)) return said;
  const plain = said
    .replace(OUT_OF, 'need ')
    .replace(EXPIRED, 'old ')
    .replace(PARTLY_MIXED, 'started')
    .replace(MIXED_BOTTLE, 'ready ')
    .replace(ADVISED, 'can the baby have ')
    .replace(MAY_FEED, 'can the baby have ');
  return MAY_HAVE_WATER.test(plain) ? plain.replace(HOT_OUT, '') : plain;
}
