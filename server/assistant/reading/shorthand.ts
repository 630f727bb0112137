// Writes out words as they are texted, 'w the twins', 'nites', 'b4', so that no later step needs to know them.
import { lexicon } from '#rules/food/food-lexicon.ts';
import { nameForm } from '#rules/text/words.ts';
import data from './data/shorthand.json' with { type: 'json' };
import { withRefusals } from './refusals.ts';
import { isOfStreet } from './street.ts';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(data.words));
const PAIRS: ReadonlyMap<string, string> = new Map(Object.entries(data.pairs));
const PAIR = /(?<![\p{L}\p{N}/])(?:w\/o|w\/|b\/c|subs? for(?= )|dying(?= (?:to|for) ))/giu;
/** A word for itself: no part of an address, a code, a name with a sign or an amount. */
const WORD = /(?<![\p{L}\p{N}'’@./&-])[a-z][a-z\d]{0,11}(?![\p{L}\p{N}'’@/&-]|\.\p{L})/gu;
/** 'X10d', 'x 10 days' behind an amount: a length. */
const FOR_DAYS = /(?<=\s)x ?(\d{1,3}) ?(?:d|days?)(?![\p{L}\p{N}])/giu;
/** 'Gf' before a food, and no girlfriend; behind 'the' only before a food that is known: 'the gf flour'. */
const GLUTEN_FREE =
  /(?<!\b(?:my|his|her|your|their|new)\s)\bgf (?=(?!and\b|is\b|was\b|has\b|for\b)(\p{L}{3,}(?: \p{L}+)?))/giu;
const AFTER_ARTICLE = /\b(?:a|the)\s$/i;
const isFood = (words: string): boolean =>
  [words, words.split(' ')[0] ?? ''].some((name) => lexicon().names.has(nameForm(name)));
/** 'N' and 'w' join words; elsewhere they are letters: 'room w', 'vitamin n'. */
const JOINS = /^(?:n|w)$/;
const NAMED =
  /\b(?:room|vitamin|gate|lot|unit|section|grade|group|team|hall|building|size|type|letter|plan)\s$/i;

/** 'By 5 tho' */
const THOUGH = /(?<=\S \S+),? +(?:tho|though)(?=\s*[.!]*$)/i;

/** 'Something easy and veggie' is vegetarian; 'a veggie' is one, and a veggie tray has several. */
const VEGGIE =
  /(?<!\b(?:the|one|every|each|fruit and|fruit or|this|that|another|his|her|their|my|our)\s)(?<!\ba\s(?! *veggie (?:dinner|supper|lunch|breakfast|meal|dish|idea|recipe|option|night|main)))\bveggie(?: (?=(?:dinner|supper|lunch|breakfast|meal|dish|idea|recipe|option|night|main|that['’]?s|thats|that|without|please|pls|tonight|tomorrow|but)\b)|(?<=\b(?:something|anything|easy|quick|healthy|cheap|simple|goes|going|went|mostly|fully|is|are) veggie)(?: (?=for\b)|(?=\s*[,.!?]|$)))/gi;

/** 'Scratch dinner, were getting takeout' is 'we're'. */
const WE_ARE =
  /(?<=^|[,.;!?]\s*|\b(?:dinner|lunch|breakfast|tonight|tomorrow|because|bc|cause|since|so|but|and|n)\s)were(?= (?:getting|going|doing|having|eating|ordering|driving|leaving|staying|traveling|taking|making|out of|on the last|all out|gonna|not)\b)/gi;

/** 'Twenty minutes' is a length like '20 minutes'. */
const MINUTES = /\b(fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?:[- ](five))? (?=min(?:ute)?s?\b)/gi;
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** '48 and a half inches' is one measure. */
const AND_A_HALF =
  /(?<=\d)(?: (?:and|n|&) (?:a )?half|(?: ?-)? ?(?:½|(?<= )1\/2)) (?=(?:inch(?:es)?|in|lbs?|pounds?|kgs?|kilos?|cms?|feet|ft)\b)/gi;

const ACTS =
  '(?:postpone|move|cancel|book|add|change|make|enter|put|remove|delete|reschedule|schedule|push|set|note|record|log|update|arrange|bring|order|mark|take|correct)';
/** Turns of a formal or a startled voice, in the plain words that stand for the same. */
const VOICES: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:good (?:morning|afternoon|evening|day)|dear pip|hello there|greetings)\b[,.!]* (?=\S+ \S)/i, ''],
  [
    new RegExp(
      `\\bi(?:['’]d| would| should)(?: very much| really)? (?:like|prefer|want)(?: you)? to (?=${ACTS}\\b)`,
      'gi',
    ),
    'please ',
  ],
  [/\b(?:i['’]?d be|i would be) grateful if you (?:could|would) /gi, 'please '],
  [/\bkindly (?=\S)/gi, 'please '],
  [
    /^\W*(?:on (?:reflection|second thoughts?)|come to think of it|having thought about it|upon reflection)\b,? /i,
    'actually ',
  ],
  [
    /^\W*(?:(?:oh |ah )?(?:shoot|darn|dang(?: it)?|damn(?: it)?|crap|argh|duh|whoops|oopsie|silly me|my mistake|my fault|my apologies|apologies|d['’]oh))\b[,.! ]+(?:right[,.! ]+)?(?=\S)/i,
    'oops, ',
  ],
  [/^\W*(?:hang on|hold on|hold up|one sec|wait a (?:sec|minute|moment))\b[,.! ]+(?=\S)/i, 'wait, '],
  [/\b(where(?: is|['’]?s| are) .{1,40}?) located(?=\W*$)/gi, '$1'],
  // A visit's 'apt', and no flat.
  [
    /(?<=\b(?:heart|dentist|dental|doctor|dr|eye|ear|ortho\p{L}*|therapy|checkup|medical|vet|ped\p{L}*|allergist|hair|skin|foot) )apt\b(?! ?(?:#|no\b|\d))/giu,
    'appointment',
  ],
  // 'Scratch that, 3:15' has the right value.
  [
    /^\W*(?:(?:ok|no|oh|wait|oops) )*(?:scratch|strike|forget) that\b[,.! ]+(?=(?:at |it['’]?s )?\d)/i,
    'no, make it ',
  ],
  // 'Make it 4, I misread the label': how a slip came about is no wish.
  [
    /(?:[,;–—]|\.{1,3}|[.!] ) ?(?:(?:sorry|because|so|oh|ugh) )*(?:(?:i|we) (?:just |must have |had |guess i )?(?:mis(?:read|heard|typed|spoke|counted|remembered)|(?:read|heard|wrote|typed|copied|said|had|got|put|was|looked|grabbed)\b[^,.;!?]{0,20}\bwrong)\b[^,.;!?]{0,30}|(?:(?:that was |just )?a )?typo|my (?:bad|mistake|fault)|wrong (?:line|column|page|button|number)|wrong of me)[.! ]*$/iu,
    '',
  ],
  [
    /^(\W*(?:(?:ok|so|and|then|also|please|pls|can|could|you|u|just|lets) )*)get rid of (?=(?:the|that|those|these|all|any|my|our)\b)/i,
    '$1remove ',
  ],
  [/\b(remind (?:me|us)) (?=(?:day|night|nite|evening|morning|hour|week) (?:before|b4|of)\b)/gi, '$1 the '],
  // 'Put the sleep question in for his checkup' is a note of that visit.
  [
    /\b(?:put|add|write|note|get) (?:down )?(?:the |that |my |our |a )(?:questions? (?:about|on) ([^,.;!?]{3,40}?)|([\p{L}' -]{3,30}?) questions?)(?: (?:in|down))? (?:for|on|to|in|into) (?=(?:the|his|her|their|my|our|\p{L}+['’]?s) (?:\p{L}+[ -]?){1,3}\W*$)([^,.;!?]+)/giu,
    'add a note to $3: ask about $1$2',
  ],
  // An elder of the family, and nobody else's 'old man'.
  [/\bthe old man\b(?! (?:next|down|across|who|at|from|with|and the sea))/gi, 'grandpa'],
  [
    /^(\W*(?:(?:ok|so|and|then|also|please|pls|can|could|you|just|lets) )*)bin (?=(?:the|that|those|these|his|her|their|my|our|it|all|both|\p{L}+['’]s)\b)/iu,
    '$1remove ',
  ],
  [/\b(who|what|which|where|when) again(?=\W*$)/gi, '$1'],
  [/\b(who|what|which|where|when) again,? (?=(?:i |we )?needs? |for )/gi, '$1, '],
  // What is empty is planned, and not cleared: 'fill the empty dinners next week'.
  [
    /\b(?:fill(?: in| up| out)?|plan|do) (?:the |my |our |all (?:the )?|in the )?(?:empty|blank|open|missing|unplanned) (?=(?:dinners?|lunch(?:es)?|breakfasts?|suppers?|meals?|days?|nights?|slots?|spots?)\b)/gi,
    'plan the open ',
  ],
  [/^\W*(\p{L}+(?:['’]?s)?) (?:current )?(meds|medications?|medicines?) list\W*$/iu, 'list $1 $2'],
  [/^(.{2,40}\bnext (?:dose|pill|puff)),? (when|what time)\W*$/i, '$2 is $1'],
  [/\ba fortnight\b/gi, 'two weeks'],
  // 'And april' is that month.
  [
    /^(\W*(?:(?:and|n|so|ok|then|what about|how about)\W+)+)(?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\W*$)/i,
    '$1in ',
  ],
  [/(?<=\bfor )super(?= (?:tonight|tonite|tomorrow|today|this|on|pls|please)\b|\W*$)/gi, 'supper'],
  // What is needed is that of the meal: 'what we need for thursdays'.
  [/(?<=\b(?:need|needed|missing|buy|get) for )((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, '$1'],
  [
    /^\W*(?:(?:ok|can you|please|pls) )*read (?:it|that|them|the list)(?: back| out)(?: to me)?\W*$/i,
    "what's on it",
  ],
  [
    /\b(?:went|gone|going) (?:thru|through) (?=(?:\d+|two|three|four|five|six|half|all the)\b|an? (?:whole )?(?:can|bag|box|jar|bottle|carton|pack|loaf|tub|gallon|pound|lb)s?\b)/gi,
    'used ',
  ],
];

/** 'Bia is 48 inches', 'Bia weighs 51 lb': a measure of today, for the health history. */
const BODY =
  /^\W*(?!(?:it|that|this|what|which|there)\b)([\p{L}'’-]+) (?:is|weighs|measures)(?: now| at| in at)? (?:(\d{2,3}(?:\.\d+)? ?(?:inches|in|cm)|\d ?(?:ft|foot|feet|['’]) ?\d{1,2}(?: ?(?:in|inches|["”]))?)|(\d{1,3}(?:\.\d+)? ?(?:lbs?|pounds|kgs?|kilos)))(?: tall| now| today)*\W*$/iu;
const measured = (said: string): string =>
  said.replace(BODY, (whole, who: string, height?: string, weight?: string) =>
    isFood(who)
      ? whole
      : `log ${height === undefined ? 'weight' : 'height'} for ${who} ${height ?? weight} today`,
  );

const KIN: ReadonlyMap<string, string> = new Map(Object.entries(data.kin));
const ABROAD = new RegExp(`(?<!\\p{L})(?:${[...KIN.keys()].join('|')})(?!\\p{L})`, 'giu');

/** 'Mãe' is mom; its accent tells it from the name Mae. */
export const withPlainKin = (said: string): string =>
  said.replace(ABROAD, (word) => KIN.get(word.toLowerCase()) ?? word);

/** The message with its texted words written out. */
export function writtenOut(said: string): string {
  const typed = VOICES.reduce(
    (text, [turn, plain]) => text.replace(turn, plain),
    measured(withPlainKin(said).replace(AND_A_HALF, '.5 ')),
  );
  const plain = typed
    .replace(PAIR, (pair) => PAIRS.get(pair.toLowerCase()) ?? pair)
    .replace(WE_ARE, "we're")
    .replace(VEGGIE, (words) => words.replace(/veggie/i, 'vegetarian'))
    .replace(THOUGH, '')
    .replace(GLUTEN_FREE, (short, food: string, at: number, whole: string) =>
      AFTER_ARTICLE.test(whole.slice(0, at)) && !isFood(food) ? short : 'gluten-free ',
    )
    .replace(FOR_DAYS, 'for $1 days')
    .replace(
      MINUTES,
      (_, tens: string, five?: string) => `${(TENS[tens.toLowerCase()] ?? 0) + (five ? 5 : 0)} `,
    )
    .replace(WORD, (word, at: number, whole: string) => {
      const written = WORDS.get(word);
      if (written === undefined) return word;
      // 'N the missing things on the list' goes on.
      if (!JOINS.test(word) || (word === 'n' && at === 0 && /^ (?:\S{2}|\d)/.test(whole.slice(1))))
        return written;
      const isBetween =
        /(?:\S{2}|\d)\s$/.test(whole.slice(Math.max(0, at - 3), at)) &&
        /^\s(?:\S{2}|\d|a\s)/.test(whole.slice(at + 1));
      // '20 w osborn rd' goes west.
      return isBetween && !isOfStreet(whole, at) && !NAMED.test(whole.slice(Math.max(0, at - 12), at))
        ? written
        : word;
    })
    .replace(/ {2,}/g, ' ');
  return withRefusals(plain);
}
