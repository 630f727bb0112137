// A small child who bites, and children who hit one another, in plain words before they are judged: 'daycare says Junie bit
// another kid', 'he hit his sister', 'my toddler slapped me'. Harm by a grown-up, or by somebody unknown, stays as it is.
import type { KnownFamily, KnownMember } from './family.ts';

/** Where one of these stands beside it, nothing is put in other words. */
const GRAVE =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|ex|exs|fianc\w+|dad\w*|father|mom\w*|mother|step\w*|uncle|aunt|grand\w+|nanny|(?:baby)?sitter|teacher|coach|neighbou?r|man|men|woman|guy|adult|grown\w*|teen\w*|someone|somebody|drunk|bleed\w*|blood\w*|bruis\w*|marks?|head|eyes?|unconscious|passed out|chok\w*|strangl\w*|throat|neck|breath\w*|limp|vomit\w*|thr[eo]w\w*|kni(?:fe|ves)|scissors|bat|belt|gun|hammer|rock|bricks?|stairs|broke\w*|swollen|swell\w*|pregnan\w*|touch\w*|privates?|pants|naked|kill\w*|die|dead|scared|afraid|terrified|hospital|er|911|stitches|fight club|threat\w*|secret|boil\w*|burn\w*|pills?|himself|herself|myself)\b/i;
/** Who tells of it is no one who did it: 'daycare says', 'her teacher told me'. */
const TOLD_BY =
  /\b(?:(?:the|his|her|our|my|their) )?(?:day ?care|pre-?school|school|teachers?|(?:baby)?sitter|nanny|coach|director|principal|another mom|other parents?)(?: just)? (?:says?|said|tells?|told (?:me|us)|called|texts?|texted|emailed|wrote|reports?|reported|is saying|complains|complained)(?: to say)?(?: that)?\b/giu;

const DID =
  '(?:hits?|hit|hitting|bit|bites?|biting|bitten|scratch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:e|es|ed|ing)|pinch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|whack(?:s|ed|ing)?|punch(?:es|ed|ing)?|spit(?:s|ting)?|spat|head-?butt(?:s|ed|ing)?|pull(?:s|ed|ing)? (?:the )?hair)';
const AROUND =
  '(?:(?:has|have|had|is|was|keeps?|kept|been|just|always|started|starts|again|really|totally|will|would|got caught|got in trouble for|did|and|apparently|today|even)[ ,]+){0,3}';
const OF_SELF = '(?:my|our|the|this) ';
const SMALL_AGE = '(?:[1-7]|one|two|three|four|five|six|seven)[ -]?(?:y\\/?o|(?:year|yr)s?)(?:[ -]olds?)?';
const SMALL = `(?:(?:${OF_SELF})?(?:almost )?${SMALL_AGE}(?: (?:son|daughter|boy|girl|kid))?|${OF_SELF}(?:toddler|little one|pre-?schooler|kindergart(?:e)?ner|first grader|two-year-old))`;
const OWN = `${OF_SELF}(?:son|daughter|kids?|boys?|girls?|oldest|youngest|eldest|middle(?: one| child)?|child|\\d+[ -]?(?:y\\/?o|(?:year|yr)s?)(?:[ -]olds?)?)`;
const OTHER_CHILD =
  '(?:(?:an?|the|some|one|two|three|most)?\\s?(?:other )?(?:little |younger |older |smaller |bigger )?(?:kids?|child(?:ren)?|toddlers?|students?|classmates?|boys?|girls?|friends?)|another (?:kid|child|toddler|student|boy|girl|classmate|baby|one)|everyone|(?:his|her|their|my other|our other) (?:(?:little|big|baby|older|younger|twin|half|best|own) ?){0,2}(?:sisters?|brothers?|siblings?|cousins?|friends?|classmates?|buddy|twin|kid|child|son|daughter)|each other|the (?:dog|cat|puppy|kitten))';
const GROWN =
  '(?:me|us|mommy|mummy|mama|mom|daddy|dada|dad|grandma|grandpa|nana|papa|halmoni|abuela|the (?:sitter|babysitter|nanny|teacher)|(?:his|her) (?:sitter|babysitter|nanny|teacher|mom|dad|grandma|grandpa)|people)';
const CARE =
  /\b(?:day ?care|pre-?school|toddler|playground|playgroup|play ?date|kindergarten|nursery|school|recess|bus|classmate)\b/i;
const STRANGE_CHILD =
  '(?:(?:another|an?|some|one|the|this|that)(?: other)? (?:little )?(?:kid|child|toddler|boy|girl|classmate|baby)(?: (?:in|at|from) (?:(?:his|her|their|the|our) )?(?:\\w+ ){0,2}(?:day ?care|pre-?school|class|room|group|playground|park|playgroup|play ?date|school|bus|recess))?)';
const OWN_CHILD = `${OF_SELF}(?:son|daughter|toddler|kid|baby|child|little one|boy|girl)`;

const WHERE =
  '(?: (?:(?:right )?(?:in|on) the (?:face|arm|leg|hand|cheek|shoulder|back|butt)|with (?:an?|his|her|the) (?:toy|toy \\w+|truck|block|doll|stuffie|pillow|book|spoon|shovel|stick)))?(?: at (?:(?:his|her|the) )?(?:day ?care|pre-?school|recess|school|play ?date|lunch))?(?: (?:and|it|which) left (?:an? |some )?(?:(?:teeth|tooth|bite|red) )?marks?)?';
const [CHILD_AGE, SMALL_YEARS] = [17, 8];
const namesOf = (members: readonly KnownMember[]): string =>
  members
    .flatMap(({ names }) => [...names])
    .map((name) => name.replaceAll(/[^\p{L}\d]/gu, '\\$&'))
    .join('|');
const oneOf = (...choices: readonly string[]): string => `(?:${choices.filter(Boolean).join('|')})`;
const rule = (who: string, whom: string): RegExp =>
  new RegExp(`(?<![\\p{L}])${who} ${AROUND}${DID} (?:at |on )?${whom}${WHERE}(?![\\p{L}])`, 'giu');

const made = new WeakMap<KnownFamily, readonly RegExp[]>();
/** Who harms whom: a child another child, a small one anybody, and at daycare a child that is not the family's. */
function rulesFor(family: KnownFamily): readonly RegExp[] {
  const known = made.get(family);
  if (known) return known;
  const children = family.members.filter(({ age, relationship }) =>
    age === null ? relationship === 'child' : age <= CHILD_AGE,
  );
  const small = namesOf(children.filter(({ age }) => age !== null && age <= SMALL_YEARS));
  const named = namesOf(children);
  const rules = [
    rule(oneOf(SMALL, small), oneOf(GROWN, OTHER_CHILD, named)),
    rule(oneOf(OWN, 'he', 'she', 'they', named), oneOf(OTHER_CHILD, named)),
    rule(STRANGE_CHILD, oneOf(OWN_CHILD, named, 'him', 'her', 'them')),
  ];
  made.set(family, rules);
  return rules;
}

const PLAIN = 'a child was unkind to a child';
/** The message in plain words. */
export function asQuarrel(said: string, family: KnownFamily): string {
  const told = said.replace(TOLD_BY, ' ');
  const [ofSmall, ofOwn, ofStranger] = rulesFor(family);
  const rules = [ofSmall, ofOwn, CARE.test(said) ? ofStranger : undefined].filter((one) => one !== undefined);
  const plain = rules.reduce((words, one) => words.replace(one, PLAIN), told);
  return plain === told || GRAVE.test(plain) ? said : plain;
}
