// 'She got hers today', 'move his to 4': a possessive without its thing stands for that of the thing spoken of, 'her flu shot'.
import type { Slots } from '../../reading/slots.ts';
import { nicknamesIn } from '../../reading/nicknames.ts';
import type { Household } from '../../reading/household.ts';
import { withWholeNumber } from '../../text/phone-end.ts';
import type { DialogueState } from '../state.ts';
import { topicOf } from '../topics.ts';
import { hourWithColon } from './bare-hours.ts';

/** Kinds of things that somebody's own may be, by topic. */
const THINGS: Readonly<Record<string, readonly (keyof Slots)[]>> = {
  appointment: ['visits', 'vaccines'],
  record: ['vaccines', 'records', 'conditions'],
  medicine: ['medicines'],
  dose: ['medicines'],
};

/** A word behind 'his' that cannot be its thing. */
const NO_THING =
  '(?=\\s*(?:$|[?!.,;]|(?:is|was|at|on|to|by|for|from|with|too|also|please|pls|then|as well|again|today|tomorrow|yesterday|this|last|next|now|already|yet|and|instead|be|up|off|an hour|\\d)\\b))';
const POSSESSIVE = new RegExp(`\\b(?:(hers|theirs)(?='?s?\\b)|(his|mine)\\b${NO_THING})`, 'gi');
const DETERMINERS: Readonly<Record<string, string>> = {
  hers: 'her',
  theirs: 'their',
  his: 'his',
  mine: 'my',
};

/** 'Theo's one', 'the twins' one': the thing is somebody's; not 'this one', "there's one". */
const ONE_OF =
  /\b(?!(?:th(?:is|at|ere|us)|is|it|has|was|does|what|who|where|here|(?:s)?he|let|yes|plu|need|want|get|take|a|u|le|make|keep|add|new|last)['’]?s? one\b)(\p{L}{2,}(?:['’]s|s['’]?)) ones?\b/giu;

/** The word for the thing that was spoken of, as it was said. */
function thingOf({ intent, slots }: DialogueState): string | undefined {
  const kinds = THINGS[topicOf(intent)];
  if (kinds === undefined) return undefined;
  for (const kind of kinds) {
    const [thing] = slots[kind] as Slots['visits'];
    if (thing) return thing.said;
  }
  return topicOf(intent) === 'appointment' ? 'appointment' : undefined;
}

/** "Naledi's", 'naledis then': somebody's own thing, where the words behind it say none. */
const ofNames = (names: readonly string[]): RegExp =>
  names.length === 0
    ? /(?!)/
    : new RegExp(
        `(?<!\\p{L})((?:${names.map((name) => RegExp.escape(name)).join('|')})(?:['’]?s|['’]))(?!\\p{L})${NO_THING_OF_NAME}`,
        'giu',
      );
/** 'Sipho's at 4' may be 'is': only where nothing is told. */
const NO_THING_OF_NAME =
  '(?=\\s*(?:$|[?!.,;]|(?:was|then|too|also|as well|again|instead|to|now|by|up|off)\\b))';

/** 'Spinachs all gone': the thing and 'is', written as one word. */
const IS_GONE =
  /\b(milk|bread|butter|rice|spinach|flour|sugar|salt|honey|coffee|tea|juice|yogurt|cereal|oatmeal|broccoli|lettuce|kale|garlic|celery|corn|pasta|ketchup|mustard|mayo|salsa|hummus|tofu|ham|bacon|beef|chicken|turkey|salmon|tuna|cream|creamer|formula|detergent|soap|toothpaste|shampoo|jam|jelly|cheese)s (?=(?:all |almost |nearly |about |completely |totally )?(?:gone|out|finished|done|used up|empty|moldy|spoiled|bad now|running (?:out|low))\b)/giu;

/** 'Sounds good, put it on Thursday': what is said to the answer before, no part of the wish behind it. */
const AGREES =
  /^(?:(?:ok|okay|oh|yes|yeah)[,.! ]+)?(?:(?:sounds (?:good|great|fine)|got it|(?:that['’]?s|that is) (?:fine|good|great|ok|okay|perfect))[,.!]* |(?:perfect|great|good|cool|fine|thank you|thanks|thx|alright|all right)[,.!]+ )(?=\S+ \S+)(?!(?:do it|go ahead|and|for|to|with|if|but|that|then|i|we)\b)/i;
/** 'Nice put it down for Tuesday': the same without a sign behind it, before an order. */
const AGREES_AND =
  /^\W*(?:nice|great|perfect|awesome|cool|lovely|yum(?:my)?|yay|excellent|wonderful|love it|good one|sweet|neat)\b[,.! ]+(?=(?:(?:ok|so|then|now|please|pls|can you|could you|just|and) )*(?:put|add|move|save|plan|swap|set|schedule|stick|book|write|send|make it)\b)/i;

/** 'Great n friday', 'k and next': what goes on stands behind a word for the answer before. */
const AND_ON =
  /^\W*(?:(?:great|good|perfect|cool|nice|awesome|lovely|sweet|ok|okay|k|alright|thanks|thx|ty|got it)[,.!]* )+(?=(?:n|and|what about|how about) \S)/i;
/** 'And next' after this week. */
const AND_NEXT = /^(\W*(?:(?:and|n|ok|so) )*next)(?: one)?(?=\W*$)/i;
/** 'And the one after' a day or a week that was asked about. */
const ONE_AFTER =
  /^(\W*(?:(?:and|n|ok|so|what about|how about) )*)the (?:next )?one after(?: that)?(?=\W*$)/i;
/** 'The skin one too' after a doctor: another doctor, by what she looks after. */
const KIND_ONE =
  /^\W*(?:(?:and|also|n|ok|what about|how about) )*(?:the|our|my|his|her) (?!(?:other|same|first|second|third|last|next|new|old|right|wrong|only|big|main)\b)(\p{L}{3,}) one(?:['’]?s)?(?: (?:number|too|as well|also|please|pls))*(?=\W*$)/iu;
/** 'And for Davi's allergies' after a doctor: the one who looks after them. */
const OF_KIND =
  /^\W*(?:and|also|n|what about|how about) (?:for )?(\p{L}{2,}['’]?s) (allerg(?:y|ies)|asthma|skin|eczema|eyes?|teeth|tooth|braces|heart|ears?|speech|diabetes|thyroid|kidneys?|knees?|hips?|back|feet|foot)(?=\W*$)/iu;
/** 'Ok just gave it to her now' after a medicine: a dose of it. */
const GAVE_IT =
  /^\W*(?:(?:ok|okay|yes|ya|yeah|alright|and)[,. ]+)*(?:(?:i|we) )?just (?:did|gave (?:it|that|one)(?: to (?:her|him|them))?|gave (?:her|him|them) (?:it|that|one))(?: (?:just )?now)?\W*$/i;
/** 'And the 2nd?' after a shot is no day. */
const NTH = /^(\W*(?:(?:and|n|so|ok|but|what about|how about) )*the )([1-5](?:st|nd|rd|th))(?=\W*$)/i;
function asGoingOn(typed: string, { intent, slots: { days } }: DialogueState): string {
  const onward = typed.replace(AND_ON, '');
  const said = topicOf(intent) === 'appointment' ? hourWithColon(onward) : onward;
  if (/^(?:dose|medicine)_ask$/.test(intent) && GAVE_IT.test(said)) return 'i just gave it';
  if (intent === 'record_ask') return said.replace(NTH, '$1$2 one');
  if (intent === 'contact_ask')
    return said.replace(KIND_ONE, 'and the $1 doctor').replace(OF_KIND, 'and $1 $2 doctor');
  const [day, ...others] = days;
  if (!day || others.length > 0 || !intent.endsWith('_ask')) return said;
  return day.endDate === undefined
    ? said.replace(ONE_AFTER, '$1the day after')
    : said.replace(AND_NEXT, '$1 week').replace(ONE_AFTER, '$1the week after');
}

/** 'Yes, and move it to 4' where nothing was asked: the card is as it should be, and more is wished. */
const YES_AND = /^\W*(?:yes|yeah|yep|yup|yea)(?:[,.!]+ *| (?=(?:and|but|also) ))(?=\S+ \S+)/i;

export const firstNames = ({ members }: Pick<Household, 'members'>): string[] =>
  members
    .flatMap(({ name, notes }) => [...name.split(' ').slice(0, 1), ...nicknamesIn(notes)])
    .filter((name) => name.length > 2);

/** '5' where Pip asked for the time. */
const ONLY_HOUR = /^\W*(?:1[0-2]|[1-9])(?=(?: (?:please|pls))?\W*$)/i;

/** The message with the thing in words. */
export function withPossessives(
  heard: string,
  state: DialogueState | undefined,
  names: readonly string[] = [],
): string {
  if (state?.asked === 'time' && ONLY_HOUR.test(heard)) return `at ${heard.trim()}`;
  const typed =
    state && state.asked === undefined
      ? asGoingOn(heard, state).replace(AGREES, '').replace(AGREES_AND, '').replace(YES_AND, '')
      : heard;
  const number = state?.cards[0]?.input['phoneNumber'];
  const plain = typed.replace(IS_GONE, '$1 is ');
  const said = typeof number === 'string' ? withWholeNumber(plain, number) : plain;
  const thing = state && thingOf(state);
  if (thing === undefined) return said;
  // An event of the family's own is found by its person: 'cancel Naledi's'.
  return (thing === 'appointment' ? said : said.replace(ofNames(names), `$1 ${thing}`))
    .replace(POSSESSIVE, (word: string) => `${DETERMINERS[word.toLowerCase()] ?? word} ${thing}`)
    .replace(ONE_OF, `$1 ${thing}`);
}
