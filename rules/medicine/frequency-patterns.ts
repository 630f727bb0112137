// Patterns of labels that say how often a medicine is given (stored-frequency.ts), for text as plainLabel returns it.

const RANGE = String.raw`(\d{1,3}(?:\.\d)?)(?: ?(?:-|to|or) ?(?:every )?(\d{1,3}(?:\.\d)?))?`;
const LIMIT = String.raw`(no more(?: often)? than|not more(?: often)? than|not be (?:given|taken|used) more(?: often)? than|never more(?: often)? than|not (?:give|take|use) more(?: often)? than|more than|at most|max\.?(?:imum)?:?(?: of)?|not exceed|not to exceed|n't exceed|up to|limit(?:ed)?(?: of| to)?)`;
const PER = String.raw`(?:a|an|per|each|every|in|in a|in 1|in any|in each|within|within a|within any|over|\/)`;
const DAY = String.raw`(?:day|24 hours|calendar day)`;

/** '3 times a day', 'up to 4 doses in 24 hours', '2x daily'. */
export const COUNTED = new RegExp(
  String.raw`(?:\b${LIMIT} )?\b${RANGE} ?(?:x|times?|doses?)(?: ?(daily|nightly)\b| ?${PER} ?(${DAY})\b)`,
  'g',
);
/** 'At most 3 a day', 'max 4/24 h': without a word between number and day. */
export const AT_MOST = new RegExp(String.raw`\b${LIMIT} ${RANGE}(?: (daily)\b| ?${PER} ?(${DAY})\b)`, 'g');
/** 'No more than 8 tablets in 24 hours' limits an amount, which says nothing about doses. */
export const AMOUNT = new RegExp(
  String.raw`\b${LIMIT} ${RANGE} ?(?!x\b|times?\b|doses?\b)[a-z]+ ?(?:daily\b|${PER} ?${DAY}\b)`,
  'g',
);
const LAST_DOSE = String.raw`(?:of|after|since) (?:the |your |their )?(?:last|previous|prior) dose\b(?! of)`;
/** 'Do not repeat within 6 hours', 'not within 4 hours of last dose', '6 hours must pass before next dose'. */
const WAITS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\bnot|n['’]t) (?:be )?repeat(?:ed)?(?: (?:the |this )?dose)? within ${RANGE} (hours|minutes)\b(?: ${LAST_DOSE}|(?! (?:of|after|since)\b))`,
    'g',
  ),
  new RegExp(
    String.raw`(?:\bnot|n['’]t) (?:(?:be )?(?:give|given|take|taken|use|used) )?within ${RANGE} (hours|minutes) ${LAST_DOSE}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:must|should|have to|need to) (?:pass|elapse) before (?:giving |taking |using )?(?:another|a second|the next|your next|next) dose\b(?! of)`,
    'g',
  ),
];
/** 'Not again within 8 hours', 'no further dose for 6 hours', 'next dose after 6 hours', 'no sooner than 6 hours'. */
const AGAIN: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:not|don['’]t|never) (?:(?:be )?(?:give|given|take|taken|use|used) (?:it |this |the dose |the medicine )?)?again (?:within|for|before|until) (?:at least )?${RANGE} (hours|minutes)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\bno (?:further |other |more |second |repeat )?(?:doses?|repeat) (?:within|for|before) (?:at least )?${RANGE} (hours|minutes)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) before (?:giving|taking|using) (?:it |this )?again\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:must|should|have to|need to) (?:pass|elapse) between (?:each |the |any )?(?:2 )?doses?\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:another|next|second) dose (?:only )?(?:after|in) (?:at least )?${RANGE} (hours|minutes)\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:no|not) sooner than ${RANGE} (hours|minutes)\b`, 'g'),
];
export const GAPS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:every|each) ${RANGE} (hours|minutes)\b`, 'g'),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:apart(?! from)|between (?:each |the |any )?(?:2 )?doses?)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) before (?:giving |taking |using )?(?:another|a second|the next|next|repeating|the second) ?(?:dose|one)?`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:after|since|from) (?:the |your |their )?(?:last|previous|prior) dose\b`,
    'g',
  ),
  new RegExp(
    String.raw`\brepeat(?:ed)?(?: the)?(?: dose)?(?: 1 time)? (?:in|after) ${RANGE} (hours|minutes)\b`,
    'g',
  ),
  ...WAITS,
  ...AGAIN,
];
/** '8-hourly' was made '8 hours'. */
export const HOURLY = new RegExp(String.raw`^(?:(?:give|take|use) )?${RANGE} (hours)$`);
export const WEEKLY = new RegExp(
  String.raw`\b${RANGE} ?(?:x|times?|doses?) ?(?:weekly\b|(?:a|per|each|every|\/) ?(?:week|7 days)\b)`,
  'g',
);
export const MONTHLY = /\b1 (?:time|dose) (?:monthly|(?:a|per|each|every) month)\b/;
export const EVERY_DAYS = /\b(?:every|each) (other|second|third|\d{1,3}) (days?|weeks?|months?)\b/g;
export const EVERY_ONE = /\b(?:every|each) (day|week|month|morning|evening|night)\b/;
/** 'Weekly', 'nightly at 8': nothing else before it but a verb and one piece. */
export const ADVERB =
  /^(?:give |take |use |apply |inject )?(?:1 (?:tablet|capsule|pill|patch|dose|gummy|sachet|packet|puff|drop|spray)?s? ?)?(?:(?:to be )?(?:given|taken|used) )?(daily|nightly|weekly|monthly|at bedtime|at night|in the morning|in the evening|before bed|a day|per day)\b(?! (?:dose|max|limit|maximum|amount))/;
/** '5 ml daily', as the whole sentence: 'daily in 2 parts' is something else. */
export const AMOUNT_DAILY =
  /^(?:give |take |use )?\d{1,4}(?:\.\d{1,3})? ?(?:ml|mg|mcg|g|iu|units?) (?:by mouth )?(?:daily|nightly|every day)$/;
/** '2 per day', as the whole sentence. */
export const NUMBER_A_DAY = /^(?:give |take |use )?(\d{1,2}) ?(?:per|\/) ?day$/;
/** '1 every morning and 1 every evening', as the whole sentence. */
export const ONE_AND_ONE =
  /^(?:give |take |use )?1 (?:tablet |capsule |pill |dose |time )?(?:every|each|in the) morning,?(?: and| &| \+) 1 (?:tablet |capsule |pill |dose |time )?(?:every|each|in the|at) (?:evening|night|bedtime)$/;
/** The amount of a day, which may be given in parts. */
export const SHARED = new RegExp(String.raw`${LIMIT}|\bdivided\b`);
export const NOT = /\b(?:don't|not|never|avoid|without)\b/;
export const TIMES = /\b(?:every|each|daily|nightly|weekly|bedtime|night)\b/;
export const AND = /\b(?:and|plus)\b|[&+]/;
export const PART_OF_DAY = /\b(?:morning|noon|lunch|afternoon|evening|dinner|night|bedtime|bed)\b/;
export const PAIR =
  /\b(?:morning|evening)s?(?: and|,? &| \+) (?:(?:at|in the|every|each) )?(?:evening|night|bedtime)\b/;
/** Each of two medicines has its own frequency then. */
export const ALTERNATING = /\balternat\w+ (?:it )?(?:with|between)\b/;
