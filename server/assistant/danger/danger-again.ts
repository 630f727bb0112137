// The message after a recognised danger goes on with it, with the numbers once more, unless it surely is about something else:
// it asks to wait, says that all is well, tells of one more sign, of what was given, or that somebody refuses.
import type { DangerKind } from './danger-kind.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { ASIDE, coursesTold } from './course.ts';

/** Dangers that are not over because nobody sees a sign yet. */
export const LASTING: ReadonlySet<DangerKind> = new Set<DangerKind>([
  'poison',
  'emergency',
  'allergy',
  'crisis',
]);
const WAITS =
  /\b(?:wait and see|just wait|(?:should|can|could|do) (?:i|we) (?:just |really |still )?(?:wait|watch|need to|have to|call|go|worry)|(?:should|can|could) (?:i|we) not call|overreact\w*|see how (?:he|she|they|it)|watch (?:him|her|them) (?:first|for))\b/;
/** 'Should I wait til the doctor opens', 'it can wait til Monday?' */
const ASKS_TO_WAIT =
  /\b(?:should|can|could|may|shall|do|is it|ok|okay|fine|safe|alright|better|rather|or|just)\b[^.!?]{0,30}\b(?:wait|hold off|sit tight|see how)\b(?! (?:list|room))/;
/** 'Should I still go', 'do we have to call' */
const STILL_GOES =
  /\b(?:do|should|must|shall) (?:i|we) (?:really |still |even )*(?:have to |need to |gotta )?(?:go|go in|call|call (?:them|him|her|the \w+)|be seen|see (?:an? |the )?\w+)(?: (?:now|in|today|tonight|anyway|then))*\W*$/;
/** Dangers that a question to wait is answered with no. */
const CANNOT_WAIT: ReadonlySet<DangerKind> = new Set<DangerKind>([
  'emergency',
  'allergy',
  'poison',
  'doctor',
]);

const plainly = (said: string): string => fold(said).replaceAll(/[’']/g, '');

export const asksToWait = (kind: DangerKind, said: string): boolean =>
  CANNOT_WAIT.has(kind) && ASKS_TO_WAIT.test(plainly(said));

/** Somebody, and no dish: 'is pasta ok' asks something else. */
const SEEMS_WELL =
  /\b(?:he|she|they|baby|kid|son|daughter) (?:\w+ )?(?:seems?|looks?|acts?|acting|is|are|feels?|feeling|doing|breathing) (?:\w+ )?(?:fine|ok|okay|normal|normally|better|good|alright|all right|well)\b/;
const ASKS_WHAT = /\bwhat (?:now|next|else|should (?:i|we) do|do (?:i|we) do)(?: now)?[?!. ]*$/;

const SOMEBODY =
  /\b(?:he|she|they|hes|shes|theyre|his|her|their|him|them|it|its|i|im|my|me|baby|kid|son|daughter|we)\b/;
const MOST_WORDS = 16;

/** 'He doesnt wanna go', 'she wont let me', 'says its nothing' */
const REFUSES =
  /\b(?:refus\w*|(?:wont|will not|would not|wouldnt|doesnt|does not|dont|do not|didnt|isnt|not|cant) (?:even |really |just )?(?:wan\w*|want\w*|let\w*|go|going|come|coming|think|need|open\w*|talk\w*|answer\w*|see any|believe)|(?:says?|said|saying|claims?|swears?|insists?|tells? me|keeps (?:on )?saying) (?:\w+ ){0,3}(?:nothing|no|nah|not|fine|ok|okay|good|better|alright|joke\w*|joking|kidding|leave|stop|lyrics?|didnt)|(?:just )?(?:joking|kidding)|its nothing|leave (?:her|him|them|me) alone|no need|too (?:expensive|far|late)|no way|(?:wants?|wanna|rather|prefers?|gonna|going to|decided to) (?:to )?(?:just |only )?(?:wait|sleep|rest|nap|lie down|lay down|stay (?:home|here|in)|see how)|sleep on it)\b/;
/** These need no more than what refuses or waits to go on. */
const UNTIL_SEEN: ReadonlySet<DangerKind> = new Set<DangerKind>(['doctor', 'abuse']);

/** The reading of a message for itself. */
interface OwnReading {
  intent: string;
  /** The area of the intent, such as 'meals'. */
  area?: string | undefined;
  /** It has cards, or tells from the records. */
  isFound: boolean;
  /** It names somebody. */
  isOfSomebody?: boolean;
}

const TALK =
  /^(?:thanks|greeting|goodbye|praise|joke|undo|about|help|timer|reminder|todo|yes|no|repeat|own_event|send_message)$/;
const EVERYDAY: ReadonlySet<unknown> = new Set(['meals', 'shopping', 'school', 'day']);
const OTHERS = /\b(?:he|she|they|hes|shes|theyre|his|her|their|him|them|baby|kid|son|daughter)\b/;
const ACKNOWLEDGES =
  /^(?:\W*(?:ok|okay|k|kk|yes|yep|no|nope|sure|thanks?|thx|ty|thank you|bye|good ?night|got it|will do|so much|a lot|pip|alright|great|good|perfect|hi|hello))+\W*$/;
/** A question about anything: 'how do i get grass stains out'. */
const ASKS_ADVICE = /\b(?:how (?:do|to|can|long|much|many)|what|which|ideas?|tips|where|best way)\b/;
const LONGEST = 25;

/** True where a message has another matter, and nobody it may be about. */
function isElse(text: string, { intent, area, isFound, isOfSomebody = false }: OwnReading): boolean {
  if (ACKNOWLEDGES.test(text) || ASIDE.test(text) || wordsOf(text).length > LONGEST) return true;
  if ((isFound && area !== 'guides') || TALK.test(intent) || EVERYDAY.has(area)) return true;
  return ASKS_ADVICE.test(text) && !OTHERS.test(text) && !isOfSomebody;
}

const WAITING =
  "Please don't wait and see, even when all seems well right now. Let the people who know decide:";
const GOES_ON = "Don't wait for more signs. This still holds, whatever was given:";

const REFUSED =
  "Feeling fine, or not wanting to, doesn't make it safe. Don't leave them alone. If they won't go, call all the same and say so; the people on the line, or the crew, decide with them:";
/** NIMH, 5 action steps; 988 Lifeline, help someone else. */
const STAY_CLOSE =
  "Don't leave them alone, and ask openly if they think about suicide; asking doesn't put the idea there. Keep medicines, sharp things and weapons out of reach, and call today, also if they say no:";
const NO_MATTER = "'It's nothing' doesn't settle it.";
const HARMED = 'A promise or a quiet day changes nothing about what happened. These people still help:';
const STILL = 'This still holds until somebody who knows has looked at it:';

/** The sentence for a refusal, or for anything that goes on about the danger. */
function firmly(kind: DangerKind, isRefused: boolean): string {
  if (kind === 'crisis') return isRefused ? `${NO_MATTER} ${STAY_CLOSE}` : STAY_CLOSE;
  if (kind === 'abuse') return HARMED;
  return isRefused ? REFUSED : STILL;
}

/** 'Can I give her some toast' while it goes on. */
const FEEDS =
  /\b(?:can|could|should|may|do|shall|ok(?:ay)? to|fine to) (?:(?:i|we|he|she|they) )?(?:\w+ )?(?:(?:give|feed|offer|nurse) (?:him|her|them|it)|eat|drink|have (?:some|something|a |an |his|her|any|water|milk|dinner))\b/;
const NOTHING_IN =
  'Nothing to eat or drink now unless the people on the phone say so; ask them. This still holds:';

/** The sentence before the words for `kind`, the danger of the message before; undefined where `said` is about something else. */
export function leadAgain(kind: DangerKind, said: string, own?: OwnReading): string | undefined {
  const text = plainly(said);
  const isRefused = REFUSES.test(text) && !ASIDE.test(text) && wordsOf(text).length <= LONGEST;
  if (kind === 'doctor' && (ASKS_TO_WAIT.test(text) || STILL_GOES.test(text))) return WAITING;
  if (UNTIL_SEEN.has(kind)) return isRefused ? firmly(kind, true) : undefined;
  if (!LASTING.has(kind)) return undefined;
  if (kind !== 'crisis' && FEEDS.test(text) && wordsOf(text).length <= MOST_WORDS && OTHERS.test(text))
    return NOTHING_IN;
  if (isRefused && SEEMS_WELL.test(text) && !WAITS.test(text)) return firmly(kind, true);
  if (WAITS.test(text) || SEEMS_WELL.test(text) || ASKS_WHAT.test(text)) return WAITING;
  const told = coursesTold(said);
  const isShort = wordsOf(text).length <= MOST_WORDS;
  const goesOn = isShort && (told.has('going') || (told.has('sign') && SOMEBODY.test(text)));
  if (goesOn || told.has('remedy') || told.has('rescue')) return GOES_ON;
  if (isRefused) return firmly(kind, true);
  return own && !isElse(text, own) ? firmly(kind, false) : undefined;
}
