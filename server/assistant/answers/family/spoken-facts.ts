// Facts about a person that a sentence says and that have no slot: age in years or months, interests.
import { betweenFrames } from '../../reading/note-frames.ts';
import { ageOn } from '#rules/family/age-on.ts';
import { fold } from '../../text/fold-text.ts';
import { minutesIn } from '../moments.ts';
import type { Asked } from '../plan.ts';

const OLDEST = 130;
const MONTH = 43_200;
export const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

export interface SaidAge {
  years: number;
  /** Of a small child, where months were said. */
  months?: number;
}

const COUNT = `(\\d{1,3}|${NUMBERS.slice(1).join('|')})`;
/** After these words a bare number is an age. */
const BARE = new RegExp(
  `\\b(?:(?:make|change|set) [a-z'’]+(?: to| at)?|is|its|turned|turns|turning|turn|aged?|age to|are|am|now|to be|as|be)(?: (?:now|just|already|about|almost|only))* ${COUNT}\\b(?![.:]\\d| ?(?:mg|ml|kg|lbs?|pm|am|:|%|minutes?|min|hours?|days?|weeks?|months?|mos?\\b|shoes?|feet|inches|people|kids))`,
  'g',
);
const LISTED = new RegExp(
  `(?:^|[,(:]|\\b[a-z]+) ?${COUNT} ?(?=$|[,.)!;]| and\\b| vegan| vegetarian| gluten| dairy| halal| kosher| no\\b| loves| allergic)`,
  'g',
);

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word));

/** 'Stays for two weeks', 'in 3 months': a length of time and no age. */
const LENGTH_BEFORE =
  /\b(?:for|in|every|within|next|last|past|another|about|after|takes?)(?: the| about| another)? $/i;

function monthsSaid({ slots, text }: Pick<Asked, 'slots' | 'text'>): SaidAge | undefined {
  const lengths = slots.durations.filter(
    (said) => !LENGTH_BEFORE.test(text.slice(0, Math.max(0, text.indexOf(said)))),
  );
  for (const said of [...slots.ages, ...lengths]) {
    const [, count = '', unit = ''] = /(\d+|[a-z]+)[ -]*(months?|mos?|weeks?|wks?|days?)\b/i.exec(said) ?? [];
    if (unit === '') continue;
    const months = Math.floor((minutesIn(`${count} ${unit.replace(/^mo.*/i, 'months')}`) ?? 0) / MONTH);
    return { years: Math.floor(months / 12), months };
  }
  return undefined;
}

/** 'The INR thing is 10 now' tells nobody's age. */
const THING_BEFORE =
  /\b(?:thing|thingy|appointment|appt|apt|visit|check(?:-?up)?|exam|cleaning|class|lesson|practice|session|copay|score|level|result) $/;

const valid = (years: number): SaidAge | undefined => (years >= 0 && years <= OLDEST ? { years } : undefined);

/** The age said; the last one where one corrects another. `isList`: a number between commas is an age, too. */
const MEASURED =
  /\b(?:sizes?|shoes?|skates|boots|pants|jeans|inseam|ring|hat|locker|combo|code|pin|bus|room|grade|seat|jersey|weighs?|height|tall|lbs?|pounds|kg|cm|inches)\b|\b\d{1,3}(?:\.\d+)? ?(?:foot|feet|ft|inch(?:es)?|cm|lbs?|pounds?|kg|kilos?|ounces?|oz)\b|\b\d['’]\d{0,2}/i;

export function ageSaid(asked: Pick<Asked, 'slots' | 'text'>, isList = false): SaidAge | undefined {
  const months = monthsSaid(asked);
  if (months) return months;
  // 'His helmet size is 7 now' is no age.
  if (MEASURED.test(asked.text)) return undefined;
  const [tagged] = asked.slots.ages.slice(-1);
  const digits = tagged === undefined ? undefined : /\d+/.exec(tagged)?.[0];
  if (digits !== undefined) return valid(Number(digits));
  const line = fold(asked.text);
  const years = /\b(\d{1,3}|[a-z]+)[ -]years?\b/.exec(line)?.[1];
  if (years !== undefined && numberOf(years) > 0) return valid(numberOf(years));
  const found =
    [...line.matchAll(BARE)].findLast(({ index }) => !THING_BEFORE.test(line.slice(0, index)))?.[1] ??
    (isList ? [...line.matchAll(LISTED)].at(0)?.[1] : undefined);
  return found === undefined ? undefined : valid(numberOf(found));
}

/** 'born on', 'birthday is': the day that is a birth date. */
export const saysBirth = (text: string): boolean =>
  /\b(?:born|birth ?day|bday|b-day|birth|dob|d\.o\.b|baby (?:is here|came))\b/i.test(text);

/** A date of this age whose day and month are known. */
export function birthDateFor(monthAndDay: string, years: number, today: string): string {
  const born = Number(today.slice(0, 4)) - years;
  const sameYear = `${born}-${monthAndDay}`;
  return ageOn(sameYear, today) === years ? sameYear : `${born - 1}-${monthAndDay}`;
}

const END =
  '(?=\\s*(?:[.;!?()]|$|,? (?:and|but) (?:is|has|he|she|they|can|cannot|not|eats)\\b|, ?(?:and |but )?(?:no|allergic|can|not|vegan|vegetarian|she|he|they|eats|lives|was|put|save|add|its?|now|\\d)\\b|\\b(?:these days|now|anymore|any more|lately|please|pls|thx|thanks|to bits|so much|a lot|fyi)\\b))';
const LIKES = new RegExp(
  `\\b(?:likes|loves|love|enjoys|took up|takes up|picked up|joined|plays|started playing|started doing|discovered|new (?:thing|hobby|obsession|love) is|(?:is |really |hes |shes |super |all )?(?:really |super |totally )?into|(?:is |are )?(?:crazy|mad|nuts|wild) about|obsessed (?:with|w)|interested in|fan of|all about|more of an?) (.+?)${END}`,
  'gi',
);
const NOW_ALL = new RegExp(`\\b(?:it(?:'s| is|s)|its) (?:all )?([a-z][a-z ]+?) now\\b`, 'gi');
/** 'Quit chess', 'switched from soccer': counts where the interest is stored. */
const QUIT = new RegExp(
  `\\b(?:quit|forget(?: about)?|stopped|gave up|dropped|swapped|traded|ditched|done with|finished with|switched from|used to (?:love|like|do|play|be into)|given up|no more|no longer|hates?|ca ?n[o']?t stand|lost interest in|not into) (?:doing |playing )?(.+?)${END.replace('\\b(?:these', '\\b(?:to|for|and|these')}`,
  'gi',
);
/** 'Quit chess for fencing' */
const FOR =
  /\b(?:quit|dropp?ed|gave up|given up|swapped|traded|ditched|changed|switched|left|stopped) (?:from )?[a-z ]+? (?:for|to) (?:the )?([a-z][a-z -]+?)(?=[.,;!]|$| (?:and|but|now|this|so)\b)/gi;
/** 'Doing judo now', 'started fencing': what takes its place. */
const DOES_NOW =
  /\b(?:is|he['’]?s|she['’]?s|they['’]?re|and|started|took up|switched to|plays?|playing|its|it['’]?s) (?:doing |playing |taking up |into |trying |all )*([a-z][a-z -]+?)(?= (?:now|instead|these days)\b| ?[.!,;]| ?$)/gi;
const REPLACED =
  /\b(?:replace|swap|trade|exchange|change) (.+?) (?:with|for|to) (.+?) (?:in|on|under|as|among) (?:\S+ )?interests?\b/i;
const ADDED = /\badd (.+?) to (?:what|the (?:likes|interests)|(?:\S+ )?interests)/gi;
const GONE = [
  new RegExp(
    `\\b(?:is over|over|done with|sick of|bored with|no longer (?:likes|into|loves)|(?:does ?n[o']?t|doesnt|does not|isn'?t|is not) (?:care about|like|love|into|really into)(?: any)?) (.+?)${END}`,
    'gi',
  ),
  /\b(?:take|remove|delete|drop) (.+?) (?:off|from) (?:\S+ )?(?:interests?|intrests)/gi,
];

/** Words with which another fact begins behind what somebody likes. */
const OTHER_FACT =
  /^(?:\d|no\b|not\b|its?\b|more\b|(?:he|she|they|his|her|their|is|has|does|doesn|can|could|will|allerg|intoleran|nap|sleep|wear|hate|go|need|eat|play|take|work|live|born|was|drink|size|vegan|vegetarian|gluten|dairy|halal|kosher|put|save|add|please|afraid|scared)\p{L}*)/iu;

/** Words before a thing that somebody likes or does: 'hes doing', 'started'. */
const LEADS =
  /^(?:(?:the|an?|some|to|all|hes|shes|theyre|playing|plays|doing|does|started|starting|took up|into|also|really|in|at) )+/i;

/** The things of a list up to where something else is said. */
function itemsOf(text: string): string[] {
  const items = text.split(/\s*(?:,|\band\b|&|\+)\s*/i);
  const end = items.findIndex((item, at) => at > 0 && OTHER_FACT.test(item));
  return end === -1 ? items : items.slice(0, end);
}

const parts = (text: string): string[] =>
  itemsOf(text)
    .map((part) =>
      part
        .replace(LEADS, '')
        .replace(/ (?:too|as well|also)$/i, '')
        .replace(/ (?:but|kid|guy|girl|person|thing|stuff)$/i, '')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' &&
        part.split(/\s+/).length <= 4 &&
        !/^(?:over|done|sick|tired|bored|out of|not|no longer)\b/i.test(part) &&
        !/^(?:(?:it|this|that|him|her|them|us)$|(?:he|she|they|his|its)\b)/i.test(part),
    );

const all = (text: string, patterns: readonly RegExp[]): string[] => [
  ...new Set(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, words = '']) => parts(words))),
  ),
];

/** Interests that somebody has given up. */
export const interestsGone = (text: string): string[] => [
  ...parts(REPLACED.exec(text)?.[1] ?? ''),
  ...all(text, [...GONE, QUIT]),
];

const ENDS =
  "(?:over|done with|not(?: so much)?|rather than|quit|dropped|drop|gave up(?: on)?|no longer (?:into|likes?|does)|not into|isn['’]?t into|doesn['’]?t (?:like|do)|stopped(?: doing| liking)?|sick of|outgrew|no more|instead of|forget|swapped|traded|ditched|changed|switched from|used to (?:love|like|do|play|be into)|lost interest in|tired of|bored (?:of|with))";
/** True where a text says that an interest is over: 'hes over geckos'. */
export const endsInterest = (text: string, interest: string): boolean =>
  new RegExp(
    `\\b${ENDS} (?:the |his |her |their )?${interest.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`,
    'iu',
  ).test(text);

/** 'It's chess now', 'took up sudoku', 'into skating' */
const INSTEAD =
  /\b(?:it['’]?s(?: all)?|(?:is |are )?(?:now |all )?into|took up|picked up|started|switched to|does|doing|about|loves?|likes?) (?:all )?(?:about )?([a-z][a-z -]{2,20}?)(?: now| instead| these days)?(?=[.!,]|$)/gi;
/** Interests that take the place of one that ended: 'Quit violin, guitar now'. */
const NOW = /[,.;] (?:and |but )?(?:its? (?:all )?)?([a-z][a-z -]{2,20}?) (?:now|instead)\b/gi;

export function interestsInstead(text: string): string[] {
  const replaced = REPLACED.exec(text)?.[2];
  if (replaced !== undefined) return parts(replaced);
  const given = all(text, [FOR, NOW]);
  const does = given.length > 0 ? given : all(text.replace(QUIT, ''), [DOES_NOW]);
  return does.length > 0 ? does : all(text, [INSTEAD]);
}

/** Interests of somebody, as typed. */
export function interestsSaid(text: string): string[] {
  const gone = interestsGone(text);
  const rest = GONE.reduce((left, pattern) => left.replace(pattern, ''), betweenFrames(text));
  return [...new Set([...all(text, [ADDED]), ...all(rest, gone.length > 0 ? [LIKES, NOW_ALL] : [LIKES])])];
}

const ALL_OF_THEM = /\binterests?\s*(?:are|is|to|:|=)\s*(?:now )?(?:only |just )?(.+?)[.!]*$/i;
/** 'Her interests are drama and crochet': all of them. */
export const interestsSet = (text: string): string[] => {
  const said = /\b(?:add|put|remove|take|also|too)\b/i.test(text) ? undefined : ALL_OF_THEM.exec(text)?.[1];
  return said === undefined ? [] : parts(said);
};

const STRONG =
  /\b(?:took up|takes up|picked up|joined|plays|started (?:playing|doing)|discovered|(?:is|am|are|really|super|all|got|getting|hes|shes|theyre|im) into|obsessed|(?:crazy|mad|nuts|wild) about|new (?:thing|hobby|obsession|love) is|all about|loves|fan of)\b/i;
const ASKS_HELP =
  /\?|\b(?:how|help|tips?|advice|what|why|should|too much|won['’]?t|refus\w+|fight\w*|addict\w*|worr\w+|cry\w*|crie[sd]|scream\w*|problem)\b/i;
/** True where a text tells what somebody likes to do, or no longer does, and asks for nothing. */
export const tellsInterest = (text: string, interests: readonly string[]): boolean =>
  !ASKS_HELP.test(text) &&
  (interests.some((interest) => endsInterest(text, interest)) ||
    interestsSet(text).length > 0 ||
    (STRONG.test(text) && interestsSaid(text).length > 0));
