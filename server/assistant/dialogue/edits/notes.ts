// Things told of the record spoken of that are no value of a field: a place, or what has to be thought of. It goes into its notes.
import { WRITES } from '../../reading/wish.ts';
import { kindNamed, type KindName } from '#contract/kinds.ts';
import { remarksOf } from '../../answers/appointments/remarks.ts';
import { capital, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { carried } from '../carried.ts';
import { isNone } from '../message.ts';
import { topicOf } from '../topics.ts';
import { isQuestion, nameOf, targetsWithGap, withIntent } from './edited.ts';
import { saidEdit } from './said-edit.ts';
import { cardsWith, type Target } from './targets.ts';

const LEAD =
  /^\W*(?:(?:oh|ok|okay|and|also|but|btw|wait|no(?! more\b)|nope|actually|sorry|oops|please|pls|so|yeah|yes|plus|note(?: that)?)[,. ]+)+/i;
const IS = "(?:(?:it|that|they|this)(?:['’]?s| is| was|['’]?re| are| were)|its|thats|it will be|held|was|is)";
/** "It's at the west gate" */
const PLACE = new RegExp(
  `^(?:${IS} )?((?:at|inside|near|behind|by|next to|across from|in the) (?:the |our |his |her )?\\S.{2,40}?)(?: (?:tho|though|btw|again))*[.!]*$`,
  'i',
);
/** 'She needs her inhaler', 'bring the form' */
const NEEDS =
  /^(?:(?:\S+ )?(?:(?:he|she|they|we|you|i|kids|everyone|everybody)(?:['’]ll| will)? )?(?:need|needs|has to|have to|must|should|gotta|got to|is supposed to|are supposed to)\b .{3,}|(?:no more than|not more than|at most|max(?:imum)?|up to)\b .{2,}|(?:bring|wear|pack|remember|don['’]?t forget|do not forget)\b .{3,})$/i;
/** 'The doctor said rest'; what names a day or an hour says another one. */
const SAYS = /^(?:\S+ ){1,3}(?:said|says|told (?:us|me)|recommends?|thinks) .{3,}$/i;
/** "It's for a filling": the reason of a visit. */
const REASON = new RegExp(`^${IS} (for (?:an?|his|her|their|the|some) .{3,40}?)[.!]*$`, 'i');
/** 'Put down that Gus is taking him': what follows is the note, whoever it names. */
const THAT =
  /^(?:(?:please|pls|can you|could you|just)[, ]+)*(?:put|add|note|write|mark|jot)(?: (?:it|this))?(?: (?:down|in))?,? that (?!(?:to|in|on|at|for|down|one)\b)(\S+ .{3,})$/i;
/** 'Ben takes her, put it in the notes', 'we bring chairs, can you write that on it': what stands before is the note. */
const PUT_IN_NOTES =
  /^(.{3,}?)[,.;]? (?:(?:and|so|please|pls|(?:can|could|would|will) (?:you|u)) )*(?:put|add|write|note|jot|mention|stick|pop|throw) (?:it|that|this)(?: down)? (?:in|into|on|onto|to|under) (?:(?:the|its|her|his|their|my|that) (?:notes?|card|entry|event|appointment|appt)|it|there|that one)(?: (?:please|pls|too|for me))*[.!?]*$/i;
/** 'Gotta tell her coach, what's his email' ends in a question. */
const ASKS_BEHIND =
  /[,.;!] *(?:(?:and|so|but) )?(?:what(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|who(?:['’]?s)?|which|how|is|are|do|does|did|can|could|should)\b/i;
const LONGEST = 14;
const SURE = 0.85;

const ADDRESS =
  /^(?:(?:the|their|her|his|its) )?(?:new )?(?:address|addr)(?:['’]?s| is)? (?:now )?(\d.{3,})$/i;
const THING = /^((?:her|his|their|the|my|our|a|an|some) .{3,30}?)(?: (?:too|as well))?[.!]*$/i;
const ASKED_WHAT = /\bbring|\bneed to|\btake with/i;

/** The field of a kind in which notes are kept. */
const notesOf = (kind: KindName): string | undefined => {
  const names = Object.entries(kindNamed(kind).fields).flatMap(([name, { is }]) =>
    is === 'notes' ? [name] : [],
  );
  return ['notes', 'description', 'instructions'].find((name) => names.includes(name));
};

const OF_NOTES: ReadonlySet<KindName> = new Set([
  'medical_appointment',
  'medical_record',
  'medical_contact',
  'medication',
]);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** 'Only on school nights' of a medicine: beside how it is taken. */
const ONLY_WHEN =
  /^(?:(?:its|it is|he takes it|she takes it|they take it|give it)[, ]+)?((?:only|just) (?:on|for|at|before|after|when|if|in|during) [a-z][a-z' ]{2,40}?)[.!]*$/i;

/** The words behind 'put down that'; what is told of a medicine has fields of its own. */
const dictatedIn = (told: string, kind: KindName): string | undefined =>
  kind === 'medication'
    ? undefined
    : (PUT_IN_NOTES.exec(told) ?? THAT.exec(told))?.[1]?.replace(/[.!]+$/, '');

/** The words that the message tells of the record, as they go into its notes; for an entry of the history a place is who gave it. */
function toldOf(told: string, { kind, fields }: Target, asked: string): Record<string, string> | undefined {
  const place = PLACE.exec(told)?.[1];
  if (place !== undefined && kind === 'medical_record' && textOf(fields['provider']) === '')
    return { provider: capital(place.replace(/^(?:at|by|in) (?:the )?/i, '')) };
  const address = kind === 'medical_contact' ? ADDRESS.exec(told)?.[1] : undefined;
  if (address !== undefined) return { address };
  // 'Also her rescue spray' after it was asked what to bring.
  const thing = ASKED_WHAT.test(asked) ? THING.exec(told)?.[1] : undefined;
  if (thing !== undefined && kind === 'medical_appointment')
    return {
      notes: [textOf(fields['notes']).replace(/[. ]+$/, ''), `Bring ${thing}`].filter(Boolean).join('. '),
    };
  const dictated = dictatedIn(told, kind);
  const isNeeded = asked === '' && (NEEDS.test(told) || SAYS.test(told)) && kind !== 'medical_contact';
  const reason = kind === 'medical_appointment' ? REASON.exec(told)?.[1] : undefined;
  const only = kind === 'medication' && asked === '' ? ONLY_WHEN.exec(told)?.[1] : undefined;
  const note = dictated ?? only ?? reason ?? place ?? (isNeeded ? told.replace(/[.!]+$/, '') : undefined);
  if (note === undefined || (place !== undefined && kind === 'medication')) return undefined;
  return withNote(note, { kind, fields });
}

/** The notes of a record with one more. */
function withNote(
  told: string,
  { kind, fields }: Pick<Target, 'kind' | 'fields'>,
): Record<string, string> | undefined {
  const field = notesOf(kind);
  if (field === undefined) return undefined;
  const note = capital(told.replace(/[.!]+$/, ''));
  const before = textOf(fields[field]).replace(/[. ]+$/, '');
  return { [field]: before === '' ? note : `${before}. ${note}` };
}

/** 'And Motrin at 9 pm' after an entry of the history: a medicine that is not stored, and when it was given. */
function gives({ reading: { whole, said }, household }: Talk): boolean {
  const { medicines, times, people } = whole.slots;
  const [medicine, ...others] = medicines;
  const isStored = household.medications.some(({ id, isActive }) => isActive && medicine?.ids.includes(id));
  const isShort = whole.tagged.tokens.length <= LONGEST && people.length === 0 && !said.includes('?');
  return medicine !== undefined && others.length === 0 && times.length === 1 && !isStored && isShort;
}

/** 'Add that she wants earrings' after somebody was spoken of: a note of theirs. */
function notedOfMember(talk: Talk, { intent, focus }: DialogueState, told: string): Decided | undefined {
  const { slots } = talk.reading.whole;
  const note = dictatedIn(told, 'family_member');
  const member = talk.household.members.find(({ id }) => id === focus.family_member);
  const isOpen = /^member_(?:about|ask|change)$/.test(intent) && isNone(slots, 'people', 'foods', 'diets');
  if (note === undefined || !member || !isOpen) return undefined;
  const people = [{ ids: [member.id], said: member.name, isSure: true }];
  const text = `note: ${note}`;
  return carried(talk, {
    intent: 'member_change',
    slots: { ...slots, people, pronouns: [] },
    text,
    said: text,
    chosen: {},
  });
}

/** 'It's at the west gate', 'she needs 20 dollars' of the one record spoken of: a note of it. */
export function noted(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading } = talk;
  const { slots, intents, tagged } = reading.whole;
  const isAsked = state.intent.endsWith('_ask');
  const [target, ...others] = targetsWithGap(talk, state);
  const edit = saidEdit(reading);
  const told = reading.said.trim().replace(LEAD, '');
  const isDictated = target !== undefined && dictatedIn(told, target.kind) !== undefined;
  const open = PUT_IN_NOTES.exec(told)?.[1] ?? reading.said;
  if (isQuestion(open) || ASKS_BEHIND.test(open)) return undefined;
  if (!target) return notedOfMember(talk, state, told);
  // 'Needs a bag lunch and her mouth guard' of a visit is no meal to plan, and one wish.
  const isNeeded = target.kind === 'medical_appointment' && NEEDS.test(told) && slots.days.length === 0;
  const isOneNeed = isNeeded && reading.wishes.every(({ intents: [own] }) => !WRITES.test(own?.intent ?? ''));
  if (reading.wishes.length > 1 && !isDictated && !isOneNeed) return undefined;
  if (!target || others.length > 0 || !OF_NOTES.has(target.kind) || tagged.tokens.length > LONGEST)
    return undefined;
  const isReason = target.kind === 'medical_appointment' && REASON.test(told);
  const ofMeals = isNeeded ? [] : [...slots.meals, ...slots.dishes];
  const isGiven = target.kind === 'medical_record' && state.intent.startsWith('record_') && gives(talk);
  if ((edit.others.length === 0 && !isReason && !isGiven) || slots.lists.length + ofMeals.length > 0)
    return undefined;
  const [first] = intents;
  const isOther =
    !isDictated &&
    !isGiven &&
    first !== undefined &&
    first.share >= SURE &&
    WRITES.test(first.intent) &&
    !/^(?:appointment|record|medicine|member|school)_/.test(first.intent) &&
    topicOf(first.intent) !== topicOf(state.intent);
  // What is to be thought of for a visit is known already: 'bring the card', 'fasting'.
  const isRemark =
    !isDictated &&
    target.kind === 'medical_appointment' &&
    remarksOf({ text: reading.said, slots }).length > 0;
  // Behind a question only a place, and what else has to come along.
  const isOpen = isDictated || !isAsked || (talk.earlier ?? []).length > 0 || ASKED_WHAT.test(state.text);
  // What names a day or an hour may be meant as the visit's own.
  if ((isDictated || isReason || SAYS.test(told)) && !isNone(slots, 'days', 'times', 'numbers'))
    return undefined;
  if (isReason && !isNone(slots, 'people', 'groups', 'durations')) return undefined;
  if (isOther || isRemark || !isOpen || /\bremind/.test(fold(told))) return undefined;
  const change = isGiven ? withNote(told, target) : toldOf(told, target, isAsked ? state.text : '');
  if (!change) return undefined;
  const { cards, state: after } = cardsWith(state, target, change);
  const [value = ''] = Object.values(change);
  const how =
    'address' in change
      ? `has the address ${quoted(value)} then`
      : 'provider' in change
        ? `is with ${quoted(value)} then`
        : `will say “${quoted(value)}”`;
  const text = `${capital(nameOf(talk, target))} ${how}. Ready for your OK.`;
  return { plan: { text, cards, isAccounted: true }, state: withIntent(talk, after, target) };
}
