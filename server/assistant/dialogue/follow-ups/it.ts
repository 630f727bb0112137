// 'Move it to the 3rd', 'since when', 'the second one': a message without a subject of its own is about what was just spoken of.
// The state says which records and things these are; the form of the message and the ranking of its intents, what shall happen.
import { isReminder, remarksOf } from '../../answers/appointments/remarks.ts';
import { namesHelpersOnly } from '../../answers/people.ts';
import { beginsNote } from '../../reading/note-frames.ts';
import { WRITES, type Reading } from '../../reading/wish.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { namesOther } from './for-another.ts';
import { REMOVES, REPLACES, ofThings, waitsStill } from './it-things.ts';
import { isLikeBefore } from './listed-records.ts';
import { pickedOf } from './listed.ts';
import {
  hasNoSubject,
  isNone,
  recordFor,
  recordOf,
  recordsListed,
  type Attached,
  type Message,
  type Spoken,
} from '../message.ts';
import { saidOfIt } from './said-of-it.ts';
import { saidInThread } from './said-in-thread.ts';
import { saidInClauses, saidOfRecord } from './said-of-record.ts';
import { KIND_OF, topicOf, topicsInContext, withCarried } from '../topics.ts';

const LONGEST = 16;
const BARE = 4;
const POINTS =
  /\b(?:it|its|them|they|there|both|whoever)\b|\b(?:that|this|these|those)\b(?! (?:week|weekend|month|year|morning|afternoon|evening|day|time|mon|tue|wed|thu|fri|sat|sun|coming|next))|\b(?:which|the|that|this) (?:other )?ones?\b/;
const SHIFTS = /\b(?:push|move|shift|bump|delay|postpone)\b|\b(?:earlier|later|back)\b/;
export const OPENS_QUESTION =
  /^(?:and |so |ok |but |wait |oh |also |for |since |until |till )*(?:show|list|tell|how|what|whats|when|whens|where|wheres|who|whos|which|why|is|are|was|does|do|did|(?:un)?till? (?:when|what time)|since when|should|am|will|any|anything|anyone|anybody)\b/;
const ASKS =
  /^(?:and |so |ok |but |wait |oh |also )*(?:how (?:long|often|much|many|far|soon)|what time|when|where|who|until when|till when|since when|do (?:we|i|they|he|she) (?:need|have) to|did (?:we|i|he|she|they)|(?:should|do) (?:we|i|he|she) bring|what (?:do|should) (?:we|i) (?:need to )?bring|what did (?:they|he|she|it))\b/;
const HESITATES =
  /^(?:ugh|no|nope|nah|wait|oops|hmm?|sorry|actually|oh(?! and\b)|ah|my bad|i mean|i meant)\b/;
const MAKES_VISIT =
  /\b(?:put|make|book|add|schedule|set up|get)\b.{0,20}\b(?:appt|appointment|visit)\b.*\b(?:\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|next)/;
const REMINDS_TO =
  /\bremind (?:me|us) (?:at|in|on|tonight|tomorrow)\b.{0,20} to (?:call|text|email|ask|tell|get|buy|pick)\b/;
const REMOVES_THEM = /\b(?:delete|remove|erase|drop) (?:him|her|them)\b(?! (?:off|from))/;
/** A question about one thing of a record, in words that name nothing else. */
const ASPECT =
  /^(?:and |so |ok |but |wait |oh |also )*(?:(?:un)?till? (?:when|what time|how late)|since when|for how long|how long|what (?:do|should|must) (?:we|i|he|she|they) (?:(?:have|need) to )?do (?:before(?:hand)?|first|ahead of time|to (?:get ready|prepare))|(?:is there )?anything (?:(?:i|we|that i|that we) (?:should|need to|have to|must) |to )?(?:watch|look)(?: out)? for|what (?:should|do) (?:i|we) (?:need to |have to )?(?:watch|look)(?: out)? for|(?:any|what are the) side ?effects|when|what time|where|whens (?:it|that|this)|wheres (?:it|that|this)|whos (?:it|that|this) with|who(?:(?: is it)? with)?|with whom?|how(?: did (?:it|that) happen)?|which one|how much|how often|how many(?: times(?: (?:a|per|each) (?:day|week))?)?|when (?:do|will) (?:i|we) (?:get|be) reminded|what dose|which doctor|what for|what was it|is (?:it|that) (?:still )?\w+|when does (?:it|that|he|she) (?:end|stop|finish|start)|(?:he|she|they|we|it)(?: is| are| will be)? (?:done|out|over|finished|through|free) (?:by|at|around)(?: when| what time)?|who (?:prescribed|gave|ordered|treated|did|found)(?: (?:it|that))?|when did (?:it|that|he|she|they) (?:start|begin|stop|end))(?: (?:is|was) (?:it|that))?(?: (?:again|now|exactly))?\s*[?!.]*$/;
/** 'And the one before that' of an entry of the history. */
const ONE_BEFORE =
  /^(?:(?:and|so|ok|but|what about|how about)[, ]+)*(?:the (?:(?:one|time|result|value) before|previous (?:one|result|value))(?: (?:that|it))?|last time|before that)\W*$/;
const REACHES = /\b(?:number(?! ?\d)|phone|email|address|call|emergency (?:contact|person|one))\b/;
const UNTIL = /\b(?:until|untill|till?|through|thru|for)\b/;
/** 'Til the 30th' after a medicine. */
const ENDS_AT =
  /^(?:(?:and|but|ok|only|just) )*(?:(?:un)?till?|through|thru|for \d+ (?:more )?(?:days?|weeks?))\b(?! when\b)/;
const NOTES =
  /\b(?:add|make|put|write|leave) (?:an? |in the )?note\b|\b(?:add|put|write) (?:it |that |this )?(?:in|to|on|under) the notes\b|\b(?:put|write|add|note) (?:in |down )?that\b(?! (?:on|to|in|at|for|down|one)\b)(?= \w+ \w+)/;
const isNote = ({ reading, text }: Pick<Message, 'reading' | 'text'>): boolean =>
  NOTES.test(text) || beginsNote(reading.said);
/** Intents of a message that needs nothing before it. */
const FOR_ITSELF: ReadonlySet<string> = new Set([
  'undo',
  'thanks',
  'goodbye',
  'greeting',
  'praise',
  'joke',
  'help',
  'repeat',
  'feeling',
  'timer',
  'send_message',
]);
const SURE = 0.6;

/** The likeliest topic in context, by the ranking and by what was spoken of last. */
function topicMeant({ reading, spoken: { state, written }, text }: Message): string | undefined {
  const { focus } = state;
  const told = [...written, ...(focus.listed ?? [])].map(({ kind }) => kind);
  const kinds = new Set<string>([...Object.keys(focus), ...told]);
  const weights = topicsInContext(state.intent, kinds);
  const shares = new Map<string, number>();
  for (const { intent, share } of reading.whole.intents) {
    const topic = topicOf(intent);
    shares.set(topic, (shares.get(topic) ?? 0) + share);
  }
  if (REACHES.test(text)) return 'contact';
  // 'Which doctor' after a visit is that visit's.
  const own = /^(?:day|free)_/.test(state.intent) ? 'appointment' : topicOf(state.intent);
  if (ASPECT.test(text) && KIND_OF[own] !== undefined && kinds.has(KIND_OF[own])) return own;
  const scored = [...weights].map(([topic, weight]) => ({
    topic,
    score: weight * ((shares.get(topic) ?? 0) + (topic === topicOf(state.intent) ? PRIOR : 0)),
  }));
  return scored.toSorted((one, other) => other.score - one.score)[0]?.topic;
}
const PRIOR = 0.12;

/** The likeliest intent of some topics, where it has any share. */
const likeliest = (reading: Reading, fits: (intent: string) => boolean): string | undefined =>
  reading.whole.intents.find(({ intent, share }) => fits(intent) && share > 0.01)?.intent;

/** The act on the record of a topic. */
function actOn(topic: string, { reading, text, slots, spoken }: Message): string | undefined {
  const isRequest = /^(?:can|could|would|will) (?:you|u|we|i)\b/.test(text);
  const reminds = isReminder(text);
  // Only visits carry a reminder; 'remind me at 8' after a dose moves no dose.
  if (reminds && (topic === 'dose' || topic === 'medicine')) return 'reminder';
  const last = text.split(/[.!?]\s+/).at(-1) ?? text;
  const asks =
    ((OPENS_QUESTION.test(text) || OPENS_QUESTION.test(last)) && !isRequest && !reminds) ||
    ASPECT.test(text) ||
    (topic === 'record' && ONE_BEFORE.test(text));
  const isRemoval =
    REMOVES.test(text) ||
    (isOwners(slots) && CANCELS.test(text)) ||
    (topic === 'contact' && REMOVES_THEM.test(text));
  if (isRemoval && !asks) {
    // A contact is no 'it'.
    if (topic === 'contact' && !/\b(?:him|her|them)\b/.test(text)) return 'undo';
    if (topic === 'appointment') return 'appointment_cancel';
    return (
      likeliest(reading, (intent) => intent === `${topic}_remove` || intent === `${topic}_stop`) ??
      `${topic}_remove`
    );
  }
  if (asks) return `${topic}_ask`;
  if (
    topic === 'medicine' &&
    likeliest(reading, (intent) => topicOf(intent) === 'medicine') === 'medicine_stop'
  )
    return 'medicine_stop';
  if (waitsStill(spoken)) return undefined;
  const hasMoment = !isNone(slots, 'days', 'times');
  const isRemark = remarksOf({ text: reading.said, slots }).length > 0 && !SHIFTS.test(text);
  if (topic === 'appointment' && !reminds && !isRemark && !isNote({ reading, text })) {
    if (hasMoment && !UNTIL_ONLY.test(text)) return 'appointment_move';
    if (SHIFTS.test(text) && slots.durations.length > 0) return 'appointment_move';
  }
  const named = !isNone(
    slots,
    'days',
    'times',
    'doses',
    'frequencies',
    'durations',
    'contacts',
    'numbers',
    'instructions',
  );
  const isChange =
    named || reminds || isRemark || isNote({ reading, text }) || HESITATES.test(text) || REPLACES.test(text);
  const ranked = likeliest(reading, (intent) => intent === `${topic}_ask` || intent === `${topic}_change`);
  if (topic === 'dose') return 'dose_add';
  return isChange || ranked !== `${topic}_ask` ? `${topic}_change` : ranked;
}
const CANCELS =
  /^(?:(?:please|pls|can you|could you|and|ok|now|so)[, ]+)*(?:cancel|delete|remove|drop|scrap|take\b.*\b(?:off|out))\b/;
const UNTIL_ONLY =
  /^(?:for|takes?|lasts?) \d|^(?:(?:and|it|that|this|the|last|first|second|one|both|each|she|he|its|is|will)\b[, ]*)*(?:(?:un)?till?|goes|runs|lasts?|ends?|done|over)\b/;

/** True where the message changes, asks about or removes what it points at. */
function pointsBack({ reading, text, slots, spoken }: Message): boolean {
  const { state, written } = spoken;
  const words = reading.whole.tagged.tokens.length;
  const isHelped = namesHelpersOnly({ slots, text: reading.said });
  const own = isOwners(slots) ? recordFor({ reading, text, slots, spoken }) : undefined;
  if (own !== undefined && ![state.focus.medical_appointment, written[0]?.id].includes(own.id)) return true;
  if (POINTS.test(text) || ASPECT.test(text) || pickedOf(text, slots, state).length > 0) return true;
  if (slots.ordinals.length > 0 && words <= 8) return true;
  // 'No wait, 9:40' after a visit was asked about.
  if (HESITATES.test(text) && topicOf(state.intent) === 'appointment' && slots.times.length > 0) return true;
  // 'Half an hour later' of a visit.
  if (topicOf(state.intent) === 'appointment' && SHIFTS.test(text) && slots.durations.length > 0) return true;
  const isOfRecord = KIND_OF[topicOf(state.intent)] !== undefined;
  // 'Ugh no, the 4th', 'right wrist': a correction of the record that a card wrote.
  if (HESITATES.test(text) && isOfRecord && written.length > 0) return true;
  // 'And she has to fast from midnight' of a visit.
  const isToldOfVisit =
    topicOf(state.intent) === 'appointment' &&
    (slots.people.length === 0 || isHelped) &&
    !text.endsWith('?') &&
    !OPENS_QUESTION.test(text) &&
    remarksOf({ text: reading.said, slots }).length > 0;
  if (isToldOfVisit) return true;
  if (isReminder(text) && /\b(?:before|ahead|earlier|prior|off|no)\b/.test(text)) return true;
  if (isNote({ reading, text }) && (isHelped || slots.people.length === 0)) return isOfRecord;
  if (/\bbring\b/.test(text)) return isOfRecord;
  if (topicOf(state.intent) === 'medicine' && ENDS_AT.test(text)) return true;
  if (REACHES.test(text))
    return slots.pronouns.length > 0 || /\bthe (?:number|phone|email|address)\b/.test(text);
  return (
    isOfRecord &&
    slots.pronouns.length > 0 &&
    (ASKS.test(text) || (topicOf(state.intent) === 'medicine' && UNTIL.test(text)) || words <= BARE)
  );
}

/** "Cancel Naledi's": one person as the owner, and nothing that is hers. */
const isOwners = (slots: Slots): boolean =>
  slots.people.length === 1 &&
  /['’]?s$/i.test(slots.people[0]?.said ?? '') &&
  !namesOther({ ...slots, loose: slots.loose.map((run) => run.replace(ACTS, '')) });
const ACTS = /\b(?:please|pls|cancel|delete|remove|drop|scrap|move|push|make|change|shift|switch)\b/gi;

const FOR_VISIT =
  /\b(?:in|on|to|for|into) (?:[\p{L}.'’]+ ){1,4}(?:appts?|appointments?|visits?|checkups?)\b/u;

/** The wish about a record: an appointment, a medicine, an entry of the history, a contact. */
export function ofRecord(topic: string, message: Message): Attached | undefined {
  const { reading, slots, spoken, text } = message;
  // 'Put that in Dr. Lund's appt' is a note of the visit, and none of the ointment spoken of.
  if (topic === 'medicine' && NOTED.test(reading.said) && FOR_VISIT.test(text)) return undefined;
  const kind = KIND_OF[topic];
  const ofOwner = topic === 'appointment' && isOwners(slots) ? recordFor(message) : undefined;
  const record = ofOwner ?? (kind && recordOf(reading, spoken, kind));
  // Somebody else is named: the same is wanted for them, not for the record spoken of.
  const isHelped = namesHelpersOnly({ slots, text: reading.said });
  const isOther =
    slots.people.length > 0 && !isHelped && !HESITATES.test(text) && !isLikeBefore(slots, spoken.state);
  if (isOther && ofOwner === undefined && topic !== 'contact') return undefined;
  if (topic === 'contact') {
    const isMarked =
      /\bemergenc(?:y|ies)\b/.test(text) && !OPENS_QUESTION.test(text) && slots.pronouns.length > 0;
    const isChange = isMarked || ENDS_IN.test(text) || !isNone(slots, 'phones', 'emails', 'addresses');
    if (!isChange && !REACHES.test(text) && topicOf(spoken.state.intent) !== 'contact') return undefined;
    const intent = isChange ? 'contact_change' : REACHES.test(text) ? 'contact_ask' : actOn(topic, message);
    if (intent === undefined) return undefined;
    if (record) return { intent, slots, chosen: { which: record } };
    // 'What's their number' after a visit whose words name a contact: 'call the pharmacy'.
    return { intent, slots: withCarried(intent, slots, spoken.state.slots), chosen: {} };
  }
  const intent = actOn(topic, message);
  if (intent === undefined) return undefined;
  if (!record) {
    const each = kind && intent.endsWith('_ask') ? recordsListed(spoken, kind) : [];
    return each.length > 0 ? { intent, slots, chosen: {}, each } : undefined;
  }
  // 'Is there anything else I'm on' is about the others.
  if (intent === 'medicine_ask' && OTHERS.test(text)) return { intent, slots, chosen: {} };
  const picked = kind ? pickedOf(text, slots, spoken.state).filter((one) => one.kind === kind) : [];
  if (picked.length > 1 && WRITES.test(intent) && SEVERAL.test(text))
    return { intent, slots, chosen: {}, each: picked };
  const noted = NOTED.test(reading.said) ? { text: reading.said.replace(NOTED, 'note that') } : {};
  return { intent, slots, chosen: { which: record }, ...noted };
}
const SEVERAL = /\b(?:both|all|each|others|ones|(?:first|last|other) (?:two|three|four|2|3|4))\b/;
const ENDS_IN = /\bends? (?:in|with|on) \d{2}|\b\d{2,4} at the end\b/;
const OTHERS = /\b(?:anything|what|which|any) (?:else|other)\b|\bother (?:meds?|medicines?|ones?)\b/;
const NOTED =
  /^(?:(?:and|ok|okay|oh|also|please)[, ]+)*(?:put|write|add) (?:in |down )?that\b(?! (?:at|before|after|every|with)\b)/i;

/** The wish of a message about what was just spoken of; undefined where it speaks of something else. */
export function aboutIt(reading: Reading, spoken: Spoken): Attached | undefined {
  const { whole } = reading;
  const text = fold(reading.said).trim();
  const message: Message = { reading, text, slots: whole.slots, spoken };
  const ofClauses = saidInClauses(message);
  if (ofClauses) return ofClauses;
  if (reading.wishes.length > 1 || whole.tagged.tokens.length > LONGEST) return undefined;
  const special = saidInThread(message) ?? saidOfRecord(message) ?? saidOfIt(message);
  if (special) return special;
  const [first] = whole.intents;
  if (
    !first ||
    (FOR_ITSELF.has(first.intent) && first.share >= SURE && !isReminder(text) && !ASPECT.test(text))
  )
    return undefined;
  // 'Put an appointment in for that' makes one; 'remind me at 9 to call her' has no place.
  if (MAKES_VISIT.test(text) || REMINDS_TO.test(text)) return undefined;
  const takesMore = isNote(message) || REPLACES.test(text);
  if ((!takesMore && !hasNoSubject(whole.slots)) || !pointsBack(message)) return undefined;
  const topic = topicMeant(message);
  if (topic === undefined) return undefined;
  return KIND_OF[topic] ? ofRecord(topic, message) : ofThings(topic, message);
}
