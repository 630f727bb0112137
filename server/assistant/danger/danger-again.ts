// The message after a recognised danger that asks to wait, or says that all is well: the numbers once more.
import type { DangerKind } from './danger-kind.ts';
import { fold } from '../text/fold-text.ts';

/** Dangers that are not over because nobody sees a sign yet. */
const LASTING: ReadonlySet<DangerKind> = new Set<DangerKind>(['poison', 'emergency', 'allergy', 'crisis']);
const WAITS =
  /\b(?:wait|waiting|watch (?:him|her|them|it)|see how|see if|not call|skip|overreact\w*|really need|have to (?:call|go)|should (?:i|we) (?:call|go|worry|be worried)|is it (?:really )?(?:bad|serious|urgent))\b/;
const SEEMS_WELL =
  /\b(?:seems?|looks?|acting|acts|is|feels?|feeling|doing|breathing) (?:\w+ )?(?:fine|ok|okay|normal|normally|better|good|alright|all right|well)\b/;
const ASKS_WHAT = /\bwhat (?:now|next|else|should (?:i|we) do|do (?:i|we) do)\b/;

const LEAD = "Please don't wait and see, even when all seems well right now. Let the people who know decide:";

/** The sentence before the words for `kind`, the danger of the message before; undefined where `said` is about something else. */
export function leadAgain(kind: DangerKind, said: string): string | undefined {
  const text = fold(said);
  const isAbout = WAITS.test(text) || SEEMS_WELL.test(text) || ASKS_WHAT.test(text);
  return LASTING.has(kind) && isAbout ? LEAD : undefined;
}
