// An order that only points at what was told before it: 'Ana is allergic to dust, put that in', 'His check is on the 9th
// now. Can you fix that and have it remind me a week before?'.
import { isOnlyOrdered, type Wish } from './wish.ts';

/** Words of politeness before an order. */
const PLEASE = String.raw`(?:(?:and|so|please|pls|can you|could you|would you|will you|just|then|you can|go ahead and|i need you to) ){0,4}`;
/** An order without an object of its own. */
const POINTS = String.raw`(?:(?:add|put|note|write|log|save|record|store|update|change|fix|correct|adjust|enter|set) (?:that|this|it|these|those|them|everything|both)\b(?: (?:in|down|up|on|there|here)\b)*|update (?:the|our|my) (?:calendar|schedule|app|records?))`;
/** Places of which each is one of the app, or the field that the told words name. */
const PLACE = String.raw`(?: (?:in|on|to|into|onto) (?:the|our|my|his|her|their|\p{L}+['’]s) (?:\p{L}+ )?(?:calendar|schedule|plan|app|system|notes?|allergies|allergy list|records?|chart|file|profile|medicines?|meds|contacts?|address book)\b)?`;
const THANKS = String.raw`(?:,? (?:please|pls|thanks|thank you|thx|for (?:me|us)|(?:would|will|can|could) (?:you|ya|u)|ok|too|as well|accordingly)\b){0,3}`;

/** 'Ana is allergic to dust, put that in': the order behind what is told. */
const ORDER_BEHIND =
  /[\s,.;–—-]{1,4}(?:(?:and|so|please|can you|could you|just|then|you can) ){0,4}(?:(?:add|put|note|write|log|save|record|store) (?:that|this)|add it|put it)(?: in| down)?(?: there)?(?:,? (?:please|thanks|thx|for me|(?:would|will|can|could) (?:you|ya|u)|ok)){0,3}[\s.!?]{0,6}$/i;
const LEAST_TOLD = 4;

/** The order with its joint before it; behind it the message ends or goes on. */
const ORDER = new RegExp(
  String.raw`[\s,.;!–—-]{1,4}${PLEASE}${POINTS}${PLACE}${THANKS}(?:[\s.!?]{0,6}$|[.!?]+\s+(?:and |also |oh ){0,2}|,? (?:and|also|then|plus) (?:also |then |please ){0,2})`,
  'iu',
);

/** 'Tell me whether it collides with anything' asks for what else there is. */
const COLLIDES =
  /^(?:(?:please )?(?:tell me|check|see|let me know) )?(?:if|whether|does|do|will|would) (?:it|that|this|they) (?:collides?|clash(?:es)?|conflicts?|overlaps?|interferes?|gets? in the way|(?:is|are) in the way)(?: (?:with|of) (?:anything|something)(?: else)?)?[\s.?!]*$/i;

interface Ordered {
  /** The words before the order. */
  told: string;
  /** These and the order: its place may say what they are about. */
  ordered: string;
  /** Another wish behind it; '' without one. */
  after: string;
}

/** The parts of a message that tells something and then orders 'that'; undefined for any other message. */
function orderBehind(said: string): Ordered | undefined {
  const found = ORDER.exec(said);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const next = said.slice(end);
  const told = said.slice(0, found.index);
  if (told.split(' ').length < LEAST_TOLD || /\?\s*$/.test(told)) return undefined;
  return {
    told,
    ordered: said.slice(0, end).replace(/[,.!?\s]+(?:and|also|then|plus)?\s*$/i, ''),
    after: next.replace(COLLIDES, 'is anything else on that day?'),
  };
}

/** The message without an order to keep what is told. */
export function withoutOrder(said: string): string {
  const told = said.replace(ORDER_BEHIND, '');
  return told.split(' ').length >= LEAST_TOLD ? told : said;
}

/** Share from which told words are a wish to write. */
const SURE = 0.5;

const OF_DAYS = /^(?:appointment_(?:add|move|change|cancel)|school_(?:add|ask|change)|day_ask|own_event)$/;
/** 'The doctor said she can go back to school tomorrow': what holds, and no visit. */
const TELLS_RULE =
  /\b(?:can|may|could|should|must|(?:is|are|was)(?:n['’]?t| not)? allowed|needs? to stay)\b/i;
const KEEPS = /\b(?:note|save|write|log|record|store)\b/i;
/** 'Dez hates green beans, note that': what is told of somebody, and is nothing else to store, is a note. */
function asNote(said: string, full: string, read: (text: string) => Wish): Wish[] {
  const order = full.slice(said.length);
  if (!full.startsWith(said) || !KEEPS.test(order)) return [];
  const told = read(said);
  const isRule =
    OF_DAYS.test(told.intents[0]?.intent ?? '') && TELLS_RULE.test(said) && told.slots.times.length === 0;
  if ((isSure(told) && !isRule) || told.slots.people.length !== 1 || said.includes('?')) return [];
  const note = read(`note that ${said}`);
  if (isRule) return [{ ...note, intents: [{ intent: 'member_change', share: 1 }] }];
  return isSure(note) ? [note] : [];
}

const isSure = ({ intents: [first] }: Wish): boolean =>
  first !== undefined && isOnlyOrdered(first.intent) && first.share >= SURE;

/**
 * The told wish that an order behind it points at, and the wish behind that order; none where the message is sure as it is.
 * `full` is the message with an order that `said` leaves out.
 */
export function orderedWishes(said: string, full: string, read: (text: string) => Wish): Wish[] {
  const found = orderBehind(said);
  if (!found) return asNote(said, full, read);
  if (isSure(read(said))) return [];
  const told = [found.told, found.ordered].map(read).find(isSure);
  if (!told) return [];
  return found.after === '' ? [told] : [told, read(found.after)];
}
