// The message after a recognised danger that asks to wait, or says that all is well: the numbers once more.
import type { DangerKind } from './danger-kind.ts';
import { fold } from '../text/fold-text.ts';

/** Dangers that are not over because nobody sees a sign yet. */
const LASTING: ReadonlySet<DangerKind> = new Set<DangerKind>(['poison', 'emergency', 'allergy', 'crisis']);
const WAITS =
  /\b(?:wait and see|just wait|(?:should|can|could|do) (?:i|we) (?:just |really |still )?(?:wait|watch|need to|have to|call|go|worry)|(?:should|can|could) (?:i|we) not call|overreact\w*|see how (?:he|she|they|it)|watch (?:him|her|them) (?:first|for))\b/;
/** Somebody, and no dish: 'is pasta ok' asks something else. */
const SEEMS_WELL =
  /\b(?:he|she|they|baby|kid|son|daughter) (?:\w+ )?(?:seems?|looks?|acts?|acting|is|are|feels?|feeling|doing|breathing) (?:\w+ )?(?:fine|ok|okay|normal|normally|better|good|alright|all right|well)\b/;
const ASKS_WHAT = /\bwhat (?:now|next|else|should (?:i|we) do|do (?:i|we) do)(?: now)?[?!. ]*$/;

const LEAD = "Please don't wait and see, even when all seems well right now. Let the people who know decide:";

/** The sentence before the words for `kind`, the danger of the message before; undefined where `said` is about something else. */
export function leadAgain(kind: DangerKind, said: string): string | undefined {
  const text = fold(said);
  const isAbout = WAITS.test(text) || SEEMS_WELL.test(text) || ASKS_WHAT.test(text);
  return LASTING.has(kind) && isAbout ? LEAD : undefined;
}
