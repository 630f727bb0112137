// Signs of a body that a message tells of now. A clause about a past year and an order to write something down tell nothing of
// it; the other clauses count: 'diagnosed two months ago, now she's throwing up'.
import { wordsOf, fold } from '../text/fold-text.ts';
import type { KnownFamily, KnownMember } from './family.ts';

/** Between clauses; the captured joints stand in the split text. */
export const JOINT = /([,;](?!\d)|[.!?\n]+(?=\s|$)|\b(?:and|but|while)\b)/;
/** The whole message asks what might be. 'Not sure if' and 'are these signs of' tell what is. */
const SUPPOSED =
  /(?<!\b(?:sure|wonder|wondering|know|idk|tell|see|ask|say) )\bif (?:\w+ ){0,2}(?:ever|gets?|throws?|vomits?|goes|starts?|pukes?) |\bin case\b|\b(?:what|which|know|learn|list)\b.{0,20}\b(?:signs?|symptoms?) of\b|\bwatch (?:out )?for\b/;
const ELSEWHEN =
  /\b(?:years?|months?|weeks?) ago\b|\blast (?:year|month|week|summer|winter|spring|fall|pregnancy|time)\b|^\W*(?:please |pls |can you )?(?:log|record|note|write|save|add)\b/;
/** A message about an animal. */
const OF_ANIMAL =
  /^\W*(?:(?:hi|hey|pip|so|ok|my|our|the|a|his|her|their|neighbors) )*(?:dog|cat|puppy|kitten|hamster|mare|cow|goat)s?\b/;
const DENIED =
  /\b(?:no|not|never|without|nor|or|isnt|arent|hasnt|didnt|doesnt|dont|(?:does|did|do) not have) (?:\w+ ){0,2}$/;

/** The folded text of the clauses that tell of now, without apostrophes; empty for a message that supposes, or is about an animal. */
export function toldNow(said: string): string {
  const text = fold(said).replaceAll(/[’']/g, '');
  if (SUPPOSED.test(text) || OF_ANIMAL.test(text)) return '';
  return text
    .split(JOINT)
    .map((part) => (ELSEWHEN.test(part) ? ' ' : part))
    .join('');
}

/** True where a text tells a sign and does not deny it. */
export function tellsSign(sign: RegExp, text: string): boolean {
  const found = sign.exec(text);
  return found !== null && !DENIED.test(text.slice(0, found.index));
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const KEEPS =
  /\b(?:add|put|log|record|note|write|save|file|enter)\b[^.!?]{0,60}\b(?:history|records?|file|chart|notes)\b|^\W*(?:please |pls |can you |could you )?(?:log|record|write down|note|save|add)\b/;
const LONG_AGO = new RegExp(
  `\\b(?:(?:years?|months?) ago|last (?:year|month|summer|winter|spring|fall|${MONTH})|(?:in|from|back in|of|since) (?:(?:19|20)\\d\\d|${MONTH})|when (?:he|she|i|they) (?:was|were) (?:a )?(?:\\d+|\\w+ years|baby|little|toddler|kid))\\b`,
);
const IS_OVER = /\b(?:healed|fine|good|okay|ok|recovered|resolved|cleared|gone|over|no trouble since)\b/;
const ANEW =
  /\b(?:still|again|today|tonight|this (?:morning|afternoon|evening)|right now|just|worse|wont|will not|not|but|since then|keeps)\b/;

/** 'ER visit in March for her chin, all healed, add it to the history': an old event to keep, and nothing of it happens now. */
export function isOldRecord(said: string): boolean {
  const text = fold(said).replaceAll(/[’']/g, '');
  return KEEPS.test(text) && LONG_AGO.test(text) && IS_OVER.test(text) && !ANEW.test(text);
}

const ASKS_BACK =
  /^\W*(?:(?:hey|hi|pip|ok|so|and|do you (?:know|remember)|can you (?:tell me|check)|remind me|tell me)[, ]+)*(?:how (?:many (?:days|weeks|months|years)|long) (?:since|ago|(?:has it|its|is it) been since)|when (?:was|did)|whens? the last time)\b[^.!?;,]{3,60}\?*\W*$/;
const PEN = '(?:the |her |his |our |my |\\w+s )?(?:epi ?pens?(?: jr)?|auto ?injectors?|epinephrine)';
/** 'What's the dose of the EpiPen', 'where do we keep the epi pen' */
const ASKS_PEN = new RegExp(
  `^\\W*(?:(?:hey|hi|pip|ok|so|and)[, ]+)*(?:(?:what(?:s| is)?|which) (?:the |her |his |\\w+s )?(?:dose|dosage|strength)(?: is| does)?(?: (?:for|of|on|in|has))? ${PEN}|where(?:s| is| are| do we (?:keep|store|have)| did (?:we|i|you) put) ${PEN}(?: kept| stored| at)?)\\W*$`,
);
const BEFELL =
  /\b(?:br(?:oke|eak|oken)|fell|fall|sprain\w*|twist\w*|cut|stitches|surgery|hospital|er|fever|strep|flu|covid|cold|threw up|throw up|vomit\w*|seizure|concussion|hives|asthma|attack|sick|ill|ear infection|nose ?bleed|shot|vaccine|pain|migraine)\b/;
const TAKEN =
  /\b(?:swallow\w*|took|take|taken|eat|ate|eaten|drank|drink|pills?|batter\w*|magnets?|overdos\w*|poison\w*|bleach|inhal\w*|chok\w*)\b/;
/** 'How many days since Minseo broke her wrist', 'what's the dose of the EpiPen': a question for the record, and no other word. */
export function asksRecordAlone(said: string): boolean {
  const text = fold(said).replaceAll(/[’']/g, '');
  const isBack = ASKS_BACK.test(text) && BEFELL.test(text) && !TAKEN.test(text) && !ANEW.test(text);
  return isBack || ASKS_PEN.test(text);
}

/** The members whom a text names. */
export function namedIn(text: string, { members }: KnownFamily): KnownMember[] {
  const words = new Set(wordsOf(text));
  return members.filter(({ names }) => !names.isDisjointFrom(words));
}
