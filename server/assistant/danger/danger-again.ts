// The message after a recognised danger that asks to wait, says that all is well, tells of one more sign or what was given:
// the numbers once more, and no advice for an everyday cough.
import type { DangerKind } from './danger-kind.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { signPattern } from './signs.ts';

/** Dangers that are not over because nobody sees a sign yet. */
const LASTING: ReadonlySet<DangerKind> = new Set<DangerKind>(['poison', 'emergency', 'allergy', 'crisis']);
const WAITS =
  /\b(?:wait and see|just wait|(?:should|can|could|do) (?:i|we) (?:just |really |still )?(?:wait|watch|need to|have to|call|go|worry)|(?:should|can|could) (?:i|we) not call|overreact\w*|see how (?:he|she|they|it)|watch (?:him|her|them) (?:first|for))\b/;
/** Somebody, and no dish: 'is pasta ok' asks something else. */
const SEEMS_WELL =
  /\b(?:he|she|they|baby|kid|son|daughter) (?:\w+ )?(?:seems?|looks?|acts?|acting|is|are|feels?|feeling|doing|breathing) (?:\w+ )?(?:fine|ok|okay|normal|normally|better|good|alright|all right|well)\b/;
const ASKS_WHAT = /\bwhat (?:now|next|else|should (?:i|we) do|do (?:i|we) do)(?: now)?[?!. ]*$/;

/** A sign of the body, now: 'shes coughing now too', 'and he threw up', 'her tongue feels itchy'. */
const SIGN = signPattern('again');
const SOMEBODY =
  /\b(?:he|she|they|hes|shes|theyre|his|her|their|him|them|it|its|i|im|my|me|baby|kid|son|daughter|we)\b/;
const GAVE =
  /\b(?:gave|given|giving|used|took|swallowed|did) (?:\w+ ){0,3}(?:epi\w*|auvi\w*|pen|injector|benadryl|antihistamine|zyrtec|claritin|cetirizine|loratadine|inhaler|puffs?|milk|water|charcoal|ipecac|salt|tylenol|ibuprofen|motrin|glucagon)\b/;
/** How it goes on: 'its been 5 min still goin', 'stopped, shes sleeping now'. */
const COURSE =
  /\b(?:still (?:goin\w*|happening|shak\w*|seiz\w*|jerk\w*|bleed\w*|the same|not \w+|wont \w+)|been (?:\w+ )?(?:\d+|two|three|four|five|ten|a few) (?:m|mins?|minutes?|sec\w*)|(?:it|he|she|hes|shes|its)? ?(?:just )?stopped|asleep now|sleeping now|fell asleep)\b/;
/** An order to Pip, or something that was. */
const ASIDE =
  /\b(?:add|put|log|record|note|save|book|schedule|cancel|remind|list|menu|dinner|lunch|yesterday|last (?:night|week|month|year))\b/;
const MOST_WORDS = 16;

const WAITING =
  "Please don't wait and see, even when all seems well right now. Let the people who know decide:";
const GOES_ON = "Don't wait for more signs. This still holds, whatever was given:";

/** The sentence before the words for `kind`, the danger of the message before; undefined where `said` is about something else. */
export function leadAgain(kind: DangerKind, said: string): string | undefined {
  if (!LASTING.has(kind)) return undefined;
  const text = fold(said).replaceAll(/[’']/g, '');
  if (WAITS.test(text) || SEEMS_WELL.test(text) || ASKS_WHAT.test(text)) return WAITING;
  const isSign = SIGN.test(text) && SOMEBODY.test(text) && wordsOf(text).length <= MOST_WORDS;
  const goesOn = COURSE.test(text) && wordsOf(text).length <= MOST_WORDS;
  return (isSign || goesOn || GAVE.test(text)) && !ASIDE.test(text) ? GOES_ON : undefined;
}
