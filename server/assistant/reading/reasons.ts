// Finds where the reason of a wish begins: 'cancel the eye exam, insurance wont cover it till january'. Its days are not those of
// the wish, and a wish to take something away, off or back ends before it.
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

/** 'Has to fast from midnight', 'no food after 8': an hour of the rule, and no moment. */
const FASTS =
  /\b(?:fast(?:s|ing)?|no (?:food|water|drinks?|milk|breakfast|eating|drinking|solids)|nothing to (?:eat|drink)|not (?:eat|drink)|(?:can['’]?t|cannot) (?:eat|drink))\b[^,.;]{0,30}$/i;

/** The tags without the hours of a rule before a visit. */
const withoutRules = ({ typed, tokens, tags }: Tagged): Tag[] =>
  tags.filter(({ type, from }) => type !== 'time' || !FASTS.test(typed.slice(0, tokens[from]?.start ?? 0)));

/** 'Book a physical at 2 only if Walt is free': what a condition names is no part of the wish. */
const CONDITION = /(?<=\S)[,\s]+(?:but )?(?:only )?(?:if|unless|as long as|provided)\b/i;
const ORDERS =
  /\b(?:add|book|schedule|put|set|cancel|move|push|reschedule|postpone|remove|take|change|switch|bump|shift)\b/i;
const ASKS_IF = /\b(?:ask|check|find out|know|let (?:me|us)|see|sure|tell|wonder(?:ing)?|remind)\b/i;
const OF_CONDITION: ReadonlySet<string> = new Set(['person', 'group', 'relation', ...DAYS, 'time']);

/** The tags without those of a condition, of which the wish before it has its own. */
function withoutCondition({ typed, tokens, tags }: Tagged): readonly Tag[] {
  const at = CONDITION.exec(typed)?.index;
  const wish = typed.slice(0, at);
  if (at === undefined || !ORDERS.test(wish) || ASKS_IF.test(wish)) return tags;
  const isOf = ({ from }: Tag): boolean => (tokens[from]?.start ?? 0) > at;
  const own = new Set(tags.flatMap((tag) => (isOf(tag) ? [] : [tag.type])));
  return tags.filter((tag) => !(isOf(tag) && OF_CONDITION.has(tag.type) && own.has(tag.type)));
}

const SO = /\bso (?:(?:its?|it['’]s|make (?:it|that)|do|just|only|on|we do|now)[ ,]+)*/i;
const JOINS = /^(?:and|to|through|thru|or|only|instead|then|pls|please|thanks)$/;

/** 'Tues he's at nature group so mon wed thurs': only days stand behind 'so', and they take the place of those before. */
function isBeforeSo({ typed, tokens }: Tagged, tags: readonly Tag[]): (tag: Tag) => boolean {
  const so = SO.exec(typed);
  const end = so ? so.index + so[0].length : typed.length;
  const startOf = ({ from }: Tag): number => tokens[from]?.start ?? 0;
  const days = tags.filter((tag) => DAYS.has(tag.type) && startOf(tag) >= end);
  const others = tokens.filter(
    ({ start, word }, at) =>
      start >= end && !JOINS.test(word) && !days.some(({ from, to }) => from <= at && at < to),
  );
  const isList = days.length > 1 || days.some(({ type }) => type === 'repeat' || type === 'range');
  return (tag) => isList && others.length === 0 && DAYS.has(tag.type) && startOf(tag) < end;
}

/** The tags without the days and times of a reason, where the wish has its own or needs none. */
export function withoutReasons(whole: Tagged): readonly Tag[] {
  const { typed, tokens } = whole;
  const ruled = withoutRules({ ...whole, tags: withoutCondition(whole) });
  const isReplaced = isBeforeSo(whole, ruled);
  const tags = ruled.filter((tag) => !isReplaced(tag));
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

/** A wish that needs nothing behind its object. */
const TAKES_AWAY =
  /^\W*(?:(?:hey|pip|ok|okay|um+|uh|so|please|pls|can|could|you|u|just|and|oh|also|actually|then)[\s,]+)*(?:(?:cancel|remove|delete|drop|cross|scratch|check|tick|un-?check|un-?tick|clear|skip|stop|quit|undo|toss|trash|ditch|dump|pitch|get rid of|throw\b(?=.*\b(?:out|away))|take\b(?=.*\b(?:off|out|away|down)))\b|put\b[^,.;]*\bback\b|(?:turn|switch|shut)\b(?=.*\boff\b)|(?:mute|silence|scrap|nix|call off)\b)/i;
const JOINT =
  /\s*(?:[,;–—]|\.{2,}|(?<!\b(?:dr|mr|mrs|ms|st))[.!] |\b(?:because|bc|cuz|coz|cause|since|as)\b)\s*/gi;
/** A clause with a subject and a verb, and no order, condition or allergy in it. */
const TELLS =
  /^(?:and |but )?(?:(?:i|we|he|she|they|it|that|this)(?:['’]?(?:s|re|m|ve|ll))?|im|ive|were|its|hes|shes|theyre|thats|(?:(?:the|a|my|our|his|her|their|this|that) )?(?:[\p{L}’'-]+ ){1,3}?(?=(?:is|isnt|isn['’]t|are|was|were|has|have|had|hates?|likes?|says?|said|gave|brought|bought|sent|wont|won['’]t|cant|can['’]t|cannot|can|doesnt|doesn['’]t|dont|don['’]t|didnt|got|gets|needs?|wants?|will|went|moved|called|rang|closed?|quit|takes?|[\p{L}]{3,}s)\b))\b/iu;
const STAYS =
  /\b(?:allerg\w*|intoleran\w*|reacts?|anaphyl\w*|unless|except|but (?:keep|leave|not)|keep|leave|only|if|instead|until|till|add|book|put|move|buy|make|change|remind|note|write)\b/i;

/** 'All the lists' says where. */
const ALL_OF = /^(?:(?:on|from|in|for) )?(?:all|every|both)\b/i;
/** 'Cancel riding this Tuesday the barn is closed': a clause right behind the day. */
const BEHIND_DAY =
  /(?<=\b(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow|week|weekend|\d{1,2}(?:st|nd|rd|th)|appt|appointment)) (?=(?:the|my|our|his|her|he|she|they|we|its|it|i|im|hes|shes|theyre|were|[\p{L}'’-]+ (?:can['’]?t|cannot|won['’]?t|doesn['’]?t|isn['’]?t|hates|refuses)) )/giu;

/** 'Toss the tahini its not safe', 'cancel the infusion they moved him': a clause without a joint, behind two words or more. */
const BARE_CLAUSE =
  /(?<=^\W*\S+ \S+(?: \S+)*) (?=(?:its|theyre|hes|shes|(?!and |or |also |which |that |who )[a-z]+ (?:can['’]?t|cannot|won['’]?t|doesn['’]?t|hates)|(?!and |or |also )[a-z]+ (?:gave|brought|bought|sent|got) (?:us|me|some)|(?:they|he|she) (?:are|is|was|were|have|had|has|moved|called|changed|closed|canceled|cancelled|said|cant|wont|dont|didnt|got|need|needs|hates?)|(?:it|they|he|she)['’](?:s|re|ve)) )/gi;

/** A wish to take something away, apart from the sentence that only tells why; a question behind it stays. */
export function withoutReason(said: string): { wish: string; reason: string } {
  const whole = { wish: said, reason: '' };
  if (!TAKES_AWAY.test(said)) return whole;
  const joints = [
    ...said.matchAll(JOINT),
    ...said.matchAll(BEHIND_DAY),
    ...said.matchAll(BARE_CLAUSE),
  ].toSorted((one, other) => one.index - other.index);
  for (const { 0: joint, index } of joints) {
    const [rest = '', ...others] = said
      .slice(index + joint.length)
      .split(/(?<=(?<!\b(?:dr|mr|mrs|ms|st))[.!?])\s+/i);
    const isReason =
      index > 0 && TELLS.test(rest) && !STAYS.test(rest) && !ALL_OF.test(rest) && !/\?\s*$/.test(rest);
    if (isReason)
      return { wish: [said.slice(0, index), ...others].join('. '), reason: rest.replace(/[\s.!]+$/, '') };
  }
  return whole;
}

const REPORT =
  /^\s*(?:so |um |and )*(?:[\p{L}.'’-]+ ){0,4}(?:called|rang|phoned|texted|emailed|messaged|wrote|said|says|told (?:us|me))(?: (?:us|me|back|today|just now|and(?: said)?|that|um|so))*\s*$/iu;

/** 'The dentist rang': who brought the news. */
export const isReport = (clause: string): boolean => REPORT.test(clause);
