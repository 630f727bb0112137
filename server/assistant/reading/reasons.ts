// Finds where the reason of a wish begins, so that its days are not taken for those of the wish: 'cancel the eye exam,
// insurance wont cover it till january'.
import type { Tagged } from './read-tags.ts';
import type { Tag } from './tag.ts';

const EXPLICIT =
  /\b(?:because|bc|cuz|coz|so that|since (?=(?:he|she|they|we|i|it|the|his|her|my|our|that|there)\b)|as (?=(?:he|she|they|we|i) (?:has|have|is|are|was|will|can|need)))/i;
/** A clause of its own with a subject; what an office offers, 'they have 3:30', is no reason. */
const IMPLIED =
  /(?:[,;–—]|\.{2,}|[.!] )\s*(?:and )?(?:(?:hes|shes|theyre|were|im|ive|he['’]s|she['’]s|i['’]m|we['’]re|we['’]ll) |(?:he|she|we|i|his|her|their|my|our|that|insurance|school|work|practice|traffic|somebody|someone|something|the (?:car|boss|kids|baby|school|game|trip|snow|storm))\b[^,;.]{0,40}?\b(?:has|have|had|is|are|was|were|wont|won['’]t|cant|can['’]t|cannot|doesnt|doesn['’]t|got|gets|needs?|wants?|will|leaves?|comes?|works?|starts?)\b)/i;
const ACT =
  /^\W*(?:[\w'’]+ ){0,7}?(?:cancel|move|push|reschedule|postpone|remove|delete|drop|take|change|switch|swap|bump|shift|scratch|clear|undo|skip|needs? to (?:go|move|be)|has to (?:go|move|be))\b/i;
const REMOVES = /\b(?:cancel|remove|delete|drop|scratch|clear|skip|take (?:off|out|away)|take\b.*\boff)\b/i;
const SAME_TIME = /\bsame time\b/i;
const DAYS: ReadonlySet<string> = new Set(['day', 'past', 'range', 'repeat']);

/** The tags without the days and times of a reason, where the wish has its own or needs none. */
export function withoutReasons({ typed, tokens, tags }: Tagged): readonly Tag[] {
  const starts = [EXPLICIT.exec(typed)?.index, IMPLIED.exec(typed)?.index].filter((at) => at !== undefined);
  const reason = Math.min(...starts);
  if (starts.length === 0 || !ACT.test(typed.slice(0, reason))) return tags;
  const wish = typed.slice(0, reason);
  const isOfReason = ({ from }: Tag): boolean => (tokens[from]?.start ?? 0) >= reason;
  const own = tags.filter((tag) => !isOfReason(tag));
  const needsNone = REMOVES.test(wish);
  const dropsDays = needsNone || own.some(({ type }) => DAYS.has(type));
  const dropsTimes = needsNone || SAME_TIME.test(wish) || own.some(({ type }) => type === 'time');
  return tags.filter(
    (tag) => !isOfReason(tag) || !((dropsDays && DAYS.has(tag.type)) || (dropsTimes && tag.type === 'time')),
  );
}
