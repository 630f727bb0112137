// What is told of the record spoken of and is no value of a field: a place, or what has to be thought of. It goes into its notes.
import { KINDS, type KindName } from '#contract/kinds.ts';
import { remarksOf } from '../../answers/appointments/remarks.ts';
import { capital, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { WRITES } from '../carried.ts';
import { topicOf } from '../topics.ts';
import { cardsWith, nameOf, withIntent } from './edited.ts';
import type { SaidEdit } from './said-edit.ts';
import { targetsOf, type Target } from './targets.ts';

const LEAD =
  /^\W*(?:(?:oh|ok|okay|and|also|but|btw|wait|no|nope|actually|sorry|oops|please|pls|so|yeah|yes|plus|note(?: that)?)[,. ]+)+/i;
const IS = "(?:(?:it|that|they|this)(?:['’]?s| is| was|['’]?re| are| were)|its|thats|it will be|held|was|is)";
/** "It's at the west gate" */
const PLACE = new RegExp(`^(?:${IS} )?((?:at|inside|near|behind|by|next to|across from|in the) (?:the |our |his |her )?\\S.{2,40}?)(?: (?:tho|though|btw|again))*[.!]*$`, 'i');
/** 'She needs her inhaler', 'bring the form', 'the doctor said rest' */
const NEEDS =
  /^(?:(?:\S+ )?(?:(?:he|she|they|we|you|i|kids|everyone|everybody)(?:['’]ll| will)? )?(?:need|needs|has to|have to|must|should|gotta|got to|is supposed to|are supposed to|cannot|can['’]?t|can not)\b .{3,}|(?:bring|wear|pack|remember|don['’]?t forget|do not forget)\b .{3,}|(?:\S+ ){1,3}(?:said|says|told (?:us|me)|recommends?|thinks) .{3,})$/i;
const LONGEST = 14;
const SURE = 0.85;

/** The field of a kind in which notes are kept. */
const notesOf = (kind: KindName): string | undefined => {
  const names = Object.entries(KINDS[kind].fields).flatMap(([name, { is }]) => (is === 'notes' ? [name] : []));
  return ['notes', 'description', 'instructions'].find((name) => names.includes(name));
};

const OF_NOTES: ReadonlySet<KindName> = new Set(['medical_appointment', 'medical_record', 'medical_contact', 'medication']);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the message tells of the record, as it goes into its notes; for an entry of the history a place is who gave it. */
function toldOf(said: string, { kind, fields }: Target): Record<string, string> | undefined {
  const told = said.trim().replace(LEAD, '');
  const place = PLACE.exec(told)?.[1];
  const field = notesOf(kind);
  if (place !== undefined && kind === 'medical_record' && textOf(fields['provider']) === '')
    return { provider: capital(place.replace(/^(?:at|by|in) (?:the )?/i, '')) };
  const isNeeded = NEEDS.test(told) && kind !== 'medical_contact';
  const note = place ?? (isNeeded ? told.replace(/[.!]+$/, '') : undefined);
  if (note === undefined || field === undefined || (place !== undefined && kind === 'medication')) return undefined;
  const before = textOf(fields[field]).replace(/[. ]+$/, '');
  return { [field]: before === '' ? capital(note) : `${before}. ${capital(note)}` };
}

/** 'It's at the west gate', 'she needs 20 dollars' of the one record spoken of: a note of it. */
export function noted(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const { reading } = talk;
  const { slots, intents, tagged } = reading.whole;
  const [target, ...others] = targetsOf(talk, state);
  if (!target || others.length > 0 || !OF_NOTES.has(target.kind) || tagged.tokens.length > LONGEST) return undefined;
  if (edit.others.length === 0 || slots.lists.length + slots.meals.length + slots.dishes.length > 0) return undefined;
  const [first] = intents;
  const isOther =
    first !== undefined &&
    first.share >= SURE &&
    WRITES.test(first.intent) &&
    !/^(?:appointment|record|medicine|member|school)_/.test(first.intent) &&
    topicOf(first.intent) !== topicOf(state.intent);
  // What is to be thought of for a visit is known already: 'bring the card', 'fasting'.
  const isRemark = target.kind === 'medical_appointment' && remarksOf({ text: reading.said, slots }).length > 0;
  const change = isOther || isRemark || /\bremind/.test(fold(reading.said)) ? undefined : toldOf(reading.said, target);
  if (!change) return undefined;
  const { cards, state: after } = cardsWith(state, target, change);
  const [value = ''] = Object.values(change);
  const how = 'provider' in change ? `is with ${quoted(value)} then` : `will say “${quoted(value)}”`;
  const text = `${capital(nameOf(talk, target))} ${how}. Ready for your OK.`;
  return { plan: { text, cards, isAccounted: true }, state: withIntent(talk, after, target) };
}
