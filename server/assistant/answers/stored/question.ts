// The form of a question: yes or no, one of two, when, where, who, how much.
import { fold } from '../../text/fold-text.ts';

export type QuestionForm =
  | 'yes_no'
  | 'when'
  | 'where'
  | 'who'
  | 'which'
  | 'how_many'
  | 'how_long'
  | 'how'
  | 'what';

/** Words in front of a question. */
export const BEGINS =
  '^\\W*(?:(?:and|so|ok|okay|but|wait|oh|also|hey|hi|pip|hmm?|um|uh|please|pls|quick|question|btw|by the way|anyway|anyways|sorry|lol|remind me|tell me|do you know|any idea)[,.! ]+)*';
const FORMS: readonly (readonly [QuestionForm, string])[] = [
  [
    'how_long',
    'how (?:long|soon|late)|until (?:when|what)|(?:till|til) when|since when|how many (?:days|weeks|months|hours|minutes)',
  ],
  ['how_many', 'how (?:many|much|often|tall|big|old|far|high|heavy)'],
  ['when', 'when|whens|what (?:day|date|time|month|year|days|nights|hours)|which (?:day|days|nights|date)'],
  ['where', 'where|wheres'],
  ['who', 'who|whos|whom|whose'],
  ['how', 'how(?! (?:do|can|should|could|would) (?:i|we)\\b)|hows'],
  ['which', 'which'],
  ['what', 'what|whats|why'],
  [
    'yes_no',
    '(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|isnt|arent|doesnt|didnt|should|may|anyone|anybody|anything|any)\\b',
  ],
];
const PATTERNS = FORMS.map(([form, words]) => [form, new RegExp(`${BEGINS}(?:${words})\\b`)] as const);
const VERB =
  '(?:is|are|was|were|do|does|did|has|have|had|can|should|will|am|many|much|old|long|often|far|big|tall|again)';
/** The question word behind what it is about: 'babis inr up or down', 'his scan, which side was it'. */
const LATER = new RegExp(
  `(?:[,.] ?|(?<=\\S )(?<!\\b(?:know|knows|see|tell|ask|asked|sure|note|that|say|says|said|about|forgot|remember) ))(?:what|whats|when|where|who|whos|which|how)\\b(?= ${VERB}\\b| \\w+ ${VERB}\\b)|[,.] ?(?:what|when|where|who|which|how)\\b`,
);
/** Where what is told ends and another sentence begins. */
const SENTENCES = /(?<=[.!?;]) +|,? +(?=(?:anyway|anyways|btw|by the way|also|but)\b)|\n+/i;

const THING_ONLY = /^(?:and|what about|how about) (?:the|his|her|their|my|our)(?: [\p{L}-]+){1,3} ?\?$/u;

const beginningOf = (text: string): QuestionForm | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];

/** The form of a question; undefined for a message that asks nothing. */
export function formOf(said: string): QuestionForm | undefined {
  const text = fold(said).trim();
  const found = beginningOf(text);
  if (found) return found;
  // 'And the small one?' asks what is known of it.
  if (THING_ONLY.test(text)) return 'what';
  const later = LATER.exec(text);
  if (later) return beginningOf(text.slice(later.index).replace(/^[,. ]+/, '')) ?? 'what';
  return /\?\s*$/.test(text) ? 'yes_no' : undefined;
}

const ALLOWED = 'ok|okay|fine|safe|alright|allowed|cleared|ready';
/** 'Can he', 'is it ok for her to', 'does she need to': no order to Pip. */
const LEAVE = new RegExp(
  `${BEGINS}(?:(?:can|could|may|should|must)(?! (?:you|u|ya)\\b)|(?:is|are|am) .{1,40}\\b(?:${ALLOWED})\\b|(?:does|do) .{1,30}\\b(?:need|have) to\\b)`,
);
/** True where a permission is asked for, which a stored fact does not give: 'is she allowed to go on Tuesday'. */
export const asksLeave = (said: string): boolean => LEAVE.test(fold(said).trim());

const WHEN_LEAVE = new RegExp(
  `${BEGINS}(?:(?:is|are|am|was) .{1,40}\\b(?:${ALLOWED}|good|able|supposed|time|too (?:soon|early))\\b|(?:does|do|did) .{1,30}\\b(?:need|ha(?:ve|s) to)\\b|(?:ok|okay|fine|safe|allowed|cleared) (?:to|for|if)\\b|when (?:can|could|may|is|will)\\b)`,
);
/** Further on in the message: 'her knee feels fine, can she skate'. */
const LATER_LEAVE =
  /[,.;!] *(?:so |and |but )*(?:(?:can|could|may|should) (?:s?he|they|i|we|the|my|\w+)|is it (?:ok|okay|fine|safe|alright))\b/;
/** The same, also where it is asked in passing or when the time for it comes: of what only a doctor allows. */
export const asksLeaveOrTime = (said: string): boolean => {
  const text = fold(said).trim();
  return LEAVE.test(text) || WHEN_LEAVE.test(text) || LATER_LEAVE.test(text);
};

/** The sentence of a message that asks: 'long day. anyway, where are the skates'. */
export function askingPart(said: string): string {
  const parts = said.split(SENTENCES).filter((part) => part.trim() !== '');
  return parts.findLast((part) => beginningOf(fold(part).trim()) !== undefined) ?? said;
}

/** The words on both sides of an 'or': 'Tanaka' and 'Tanabe' of 'is Tanaka or Tanabe the one'. */
export function choiceOf(said: string): [string, string] | undefined {
  const [, one, other] = /\b([\p{L}\d'-]+) or ([\p{L}\d'-]+)/u.exec(fold(said)) ?? [];
  return one !== undefined && other !== undefined && !/^(?:so|more|not)$/.test(other)
    ? [one, other]
    : undefined;
}

/** A date, a time of the day or a length of time; a bare number is none: 'thin layer, 2 fingertips'. */
const TIME = new RegExp(
  '\\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?|mornings?|afternoons?|evenings?|nights?|bedtime|noon|midnight|today|tomorrow|yesterday|until|till|since|daily|weekly|monthly|yearly' +
    '|spring|summer|fall|autumn|winter|christmas|easter|thanksgiving|birthday' +
    '|jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
    '|(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|every|each|next|last|few) ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|am|pm)' +
    '|(?:at|by|from|before|after) \\d{1,2}|\\d{1,2} ?(?:to|-|–) ?\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[:/.]\\d{1,2}|\\d{4})\\b',
  'i',
);
const NUMBER =
  /\d|\b(?:zero|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozen|couple|once|twice|daily|weekly|monthly|every|each|all|no|a|an)\b/i;
const PLACE =
  /\b(?:(?:in|at|by|behind|near|under|inside|outside|above|below|beside|around|to|from|on|next to)(?: the| my| our| his| her| their)? (?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|night|noon|bedtime|time|least|all)\b)\p{L}|(?:room|lot|gate|door|building|suite|floor|hall|gym|garage|drawer|cabinet|closet|shelf|fridge|freezer|pool|school|clinic|hospital|park|field|studio|home|upstairs|downstairs|street|st|avenue|ave|road|rd|drive|lane|blvd)\b)/iu;
/** A title with a name, a first and a last name, or the name of somebody who did it. */
const PERSON =
  /\b(?:(?:dr|mr|mrs|ms|miss|coach|nurse|aunt|uncle|grandma|grandpa|teacher|tutor|sitter|nanny|neighbor)\b\.? \p{L}|(?:mom|dad|mother|father|grandma|grandpa|aunt|uncle|teacher|coach|sitter|nanny|neighbor)\b)/iu;
const NAME =
  /(?<![\p{L}])\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:by|with|from|is|ask|call|to|see|and) \p{Lu}\p{Ll}+/u;

interface Candidate {
  text: string;
  /** A note of a person, of a contact, or one that names somebody who is known. */
  isOfPerson: boolean;
  /** Kept in a place, with an amount: an item of a list or of the pantry. */
  isThing: boolean;
}

/** True where a text has the kind of fact that was asked for: a time for 'when', a number for 'how many'. */
export function canAnswer(form: QuestionForm, { text, isOfPerson, isThing }: Candidate): boolean {
  if (form === 'when' || form === 'how_long') return TIME.test(text);
  if (form === 'who') return isOfPerson || PERSON.test(text) || NAME.test(text);
  if (form === 'how_many') return isThing || NUMBER.test(text);
  if (form === 'where') return isThing || PLACE.test(text);
  return true;
}
