// The same wish for somebody else: 'and Linh too', 'and Noor, when is hers', 'and Will's to 3:45'.
import type { Reading } from '../../reading/wish.ts';
import type { Slots } from '../../reading/slots.ts';
import { isCommonWord } from '../../answers/find-records.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { WHO, isOnlyWhom, named } from './changeable.ts';
import { ACT, GOES_ON, change, isAsked } from './goes-on.ts';
import type { Reply } from './reply.ts';
import type { DialogueState } from '../state.ts';
import { topicOf } from '../topics.ts';

const ME =
  /^(?:(?:and|so|ok|what about|how about|also|same)[, ]+)+(?:for )?(?:me|myself|mine|my own)\s*[?!.]*$/i;
const TOO = /\b(?:too|as well|also|same)\b/i;

/** 'And Noor, when is hers': the question again, in words that say nothing new. */
const THEIRS =
  /[\s,.?!]+(?:and )?(?:when|what|where|who|how (?:old|long|much|often))(?:['’]?s| is| are| was)? (?:is |are |was )?(?:his|hers|theirs|mine|that)\b(?: again)?\s*\??\s*$/i;

const ELLIPSIS =
  /^(?:(?:and|ok|so|but|what about|how about)\s+)*(?:is|does|do|has|did|was|can|will|how)\s+\p{L}+(?:'s)?(?: too| as well)?\s*\?*$/iu;

/** 'And Linh too', 'and his sister', 'and Will's to 3:45': the same for somebody else, as a wish of its own. */
export function forAnother(
  { said, whole: { slots } }: Reading,
  { intent, cards, slots: before }: DialogueState,
  isStored: boolean,
): Reply | undefined {
  // 'Is Junie', 'does Walt' after a question about somebody else.
  if (isAsked(intent) && ELLIPSIS.test(said.trim()) && slots.people.length === 1 && isOnlyWhom(slots))
    return change(slots, { isRepeat: true });
  const isMore = GOES_ON.test(said.trim()) || (TOO.test(said) && slots.people.length > 0);
  if (!isMore || ACT.test(said.replace(THEIRS, '').replace(GOES_ON, ''))) return undefined;
  if (ME.test(said.trim()) && isAsked(intent))
    return change({ ...slots, people: [], isMe: true }, { isRepeat: true });
  // 'And me right after him at 9'
  const isMeToo = slots.isMe || /\b(?:me|myself)\b/i.test(said);
  if (
    isMeToo &&
    intent.endsWith('_add') &&
    isOfWhomAndWhen({ ...slots, people: [] }) &&
    (cards.length > 0 || isStored)
  )
    return change({ ...slots, people: [], isMe: true }, { isRepeat: true });
  // 'Same for the pharmacy' after a doctor's number.
  const isOther = intent === 'contact_ask' && slots.contacts.length + slots.visits.length > 0;
  if (isOther && named(slots).every((kind) => OF_CONTACT.test(kind)))
    return change(slots, { isRepeat: true });
  const others = slots.people.flatMap(({ ids }) => ids);
  const known = new Set(before.people.flatMap(({ ids }) => ids));
  if (!others.some((id) => !known.has(id)) || !isOfWhomAndWhen(slots)) return undefined;
  // A changed amount or day was for the one alone; who is named next is asked about.
  const isOfRecord = /^(?:medicine|record|contact|member)_change$|^medicine_(?:stop|remove)$/.test(intent);
  if (isOfRecord && isOnlyWhom(slots) && !(TOO.test(said) && before.medicines.length > 0))
    return change(slots, { intent: `${topicOf(intent)}_ask`, isNewWish: true });
  if (intent === 'appointment_add' && namesOther(slots)) return undefined;
  if (isAsked(intent)) return isOnlyWhom(slots) ? change(slots, { isRepeat: true }) : undefined;
  return cards.length > 0 || isStored ? change(slots, { isRepeat: true }) : undefined;
}

/** 'And Theo has a band thing at 7' is about something else. */
export const namesOther = ({ loose }: Slots): boolean =>
  loose.some((run) =>
    wordsOf(run).some((word) => word.length > 2 && !isCommonWord(word) && !SAYS_MORE.has(word)),
  );
/** Words with which somebody is named beside those before. */
const SAYS_MORE = new Set(
  'and but too also same one straight directly right afterwards well each both please pls thanks then plus him her them his hers theirs me myself after before come comes coming go goes going join joins joining'.split(
    ' ',
  ),
);

const OF_CONTACT = /^(?:contacts|visits|doctors|people|relations)$/;

const isOfWhomAndWhen = (slots: Slots): boolean =>
  named(slots).every((kind) => [...WHO, 'days', 'times'].includes(kind));
