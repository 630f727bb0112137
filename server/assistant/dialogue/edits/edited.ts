// An edit of the waiting card, or of what was just saved: each value that the message names goes to the one field of its type, and the
// card is made again with that one change. A stored record is changed by its id.
import { capital, listed, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { whose } from '../../answers/people.ts';
import { measuresIn } from '../../reading/taggers/measures.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { changedBy, isOwnedBy, ownerOf, type Changed } from './fields.ts';
import { UNTIL, saidEdit, type SaidEdit, type Value } from './said-edit.ts';
import { amountEdited } from './amounts.ts';
import { alsoFor, alsoOn } from './more-people.ts';
import { lessonsEdited } from './lessons.ts';
import { leftOver } from './left-over.ts';
import { mealEdited } from './meals.ts';
import { alsoOnOtherList, withFirstThings } from './more-of-lists.ts';
import { moreMeals } from './more-meals.ts';
import { inOtherPlace } from './other-place.ts';
import { pantryAmounts } from './pantry-amounts.ts';
import { schoolEdited } from './school-entries.ts';
import { alsoAllergic, alsoOnList, alsoTicked, onOtherList, takenOff, thingsBack } from './things.ts';
import { KIND_OF, topicOf } from '../topics.ts';
import { cardsWith, storedTarget, targetsOf, waitsFor, type Target } from './targets.ts';

const ASKS =
  /\?\s*$|^(?:(?:and|so|ok|okay|oh|but|wait)[, ]+)*(?:what|whats|when|whens|who|whos|where|wheres|why|how|which|is|are|does|do|did|has|have|will|would|should|any|anything)\b/;
export const isQuestion = (said: string): boolean => ASKS.test(fold(said).trim());
const LONGEST = 14;

/** The name of a record in an answer: "Mia's Zyrtec". */
export function nameOf({ household }: Talk, target: Target): string {
  const { fields } = target;
  const name = fields['title'] ?? fields['name'] ?? fields['medicine'];
  const medicine = household.medications.find(({ id }) => id === fields['medicationId'])?.name;
  const title = quoted(typeof name === 'string' ? name : (medicine ?? 'it'));
  const owner = ownerOf(target);
  return owner === undefined ? title : `${whose({ household }, owner)} ${title}`;
}

const withoutOwner = (target: Target): Target => ({
  ...target,
  fields: { ...target.fields, familyMemberId: undefined },
});

/** Of several records the one whose person, or whose value of before, the message names. */
function meant(targets: readonly Target[], { values, denied }: SaidEdit): readonly Target[] {
  if (targets.length < 2) return targets;
  const people = [...values, ...denied].filter(({ tag }) => tag.type === 'person');
  const named = targets.filter((target) => people.some(({ tag }) => isOwnedBy(target, tag)));
  return people.length > 0 ? named : [];
}

/** True where the message may change the record at all: its kind is not that of a wish with a mechanism of its own. */
const isOfRecord = ({ kind }: Target): boolean =>
  /^(?:medication|dose|medical_record|medical_contact|pantry_item|medical_appointment)$/.test(kind);

const isMoment = ({ tag }: Value): boolean =>
  tag.type === 'day' || tag.type === 'time' || tag.type === 'duration';

const isEnd = ({ tag, lead }: Value): boolean => tag.type === 'time' && UNTIL.test(lead);

/** 'Dr. Patel did' after it was asked who prescribed a medicine, and nobody is stored: that record. */
function gapOf(talk: Talk, state: DialogueState): Target | undefined {
  const kind = KIND_OF[topicOf(state.intent)];
  const id = kind && state.focus[kind];
  // 'What should I change about it' waits for it as well.
  const isOpen =
    state.intent.endsWith('_ask') || (state.intent.endsWith('_change') && state.asked === 'what');
  if (!kind || id === undefined || !isOpen || state.cards.length > 0) return undefined;
  return storedTarget(talk, kind, id);
}
export function targetsWithGap(talk: Talk, state: DialogueState): Target[] {
  const targets = targetsOf(talk, state);
  const gap = targets.length === 0 ? gapOf(talk, state) : undefined;
  return gap ? [gap] : targets;
}
const isGap = ({ fields }: Target, { field }: Changed): boolean =>
  fields[field] === null || fields[field] === '';

const WHOSE =
  /\b(?:for|not|instead|meant?|belongs)\b|^(?:oh|ok|and|but|wait|so|sorry|oops|no|actually|[, ])*(?:its|it is|thats|that is|this is)\b|^\W*(?:no|nope|wait|sorry|oops|actually)\b/;
const saysWhose = ({ operation }: SaidEdit, text: string): boolean => operation !== 'add' && WHOSE.test(text);

/** A visit that is called like its doctor is called like the new one. */
function titleWith({ household }: Talk, { fields }: Target, changes: readonly Changed[]): { title?: string } {
  const called = (id: unknown): string | undefined => household.contacts.find((one) => one.id === id)?.name;
  const before = called(fields['contactId']);
  const now = called(changes.find(({ field }) => field === 'contactId')?.value);
  return before !== undefined && now !== undefined && fields['title'] === before ? { title: now } : {};
}

/** 'Make it 250', 'dr patel did', 'not the 30th, the 29th': one record with other values. */
function changed(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const all = targetsWithGap(talk, state);
  const [target, ...others] = meant(all, edit);
  const isOpen = edit.others.length === 0 && edit.values.length > 0 && edit.operation !== 'remove';
  if (!target || others.length > 0 || !isOpen || !isOfRecord(target)) return undefined;
  const place = { talk, target, edit };
  // Whose it is says which one is meant, and changes nothing.
  const values = edit.values.filter(({ tag }) => tag.type !== 'person' || !isOwnedBy(target, tag));
  // Visits know more about their moments: the hours that are free, and the office. A card that changes one knows the record.
  // So does one of several that wait.
  const isChanging = target.at !== undefined && (target.id !== undefined || all.length > 1);
  const isOfVisit = target.kind === 'medical_appointment' && !isChanging;
  if (isOfVisit && values.some((value) => isMoment(value) && !isEnd(value))) return undefined;
  const made = values.map((value) => changedBy(value, place));
  const changes = made.filter((one): one is Changed => one !== undefined);
  const fields = new Set(changes.map(({ field }) => field));
  if (changes.length === 0 || changes.length < made.length || fields.size < changes.length) return undefined;
  // Whose it is changes only where the words say so.
  if (fields.has('familyMemberId') && !saysWhose(edit, fold(talk.reading.said))) return undefined;
  const change: Record<string, unknown> = {
    ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
    ...titleWith(talk, target, changes),
  };
  if (state.intent.endsWith('_ask') && !changes.every((one) => isGap(target, one))) return undefined;
  const isSame = changes.every(({ field, value }) => target.fields[field] === value);
  if (isSame) return undefined;
  const { cards, state: after } = cardsWith(state, target, change);
  const check = /^(?:medication|dose)$/.test(target.kind) && /dosage|amount/.test([...fields].join(' '));
  const label = check ? ' Please compare the amount with the label.' : '';
  const text = `${capital(nameOf(talk, fields.has('familyMemberId') ? withoutOwner(target) : target))} ${listed(changes.map(({ words }) => words))} then.${label} Ready for your OK.`;
  const { days, times, people } = talk.reading.whole.slots;
  const isMoved = fields.has('appointmentDate') || fields.has('givenAt');
  const { familyMemberId: owner, date } = change;
  const slots = {
    ...after.slots,
    ...(isMoved && days.length > 0 ? { days } : {}),
    ...(isMoved && times.length > 0 ? { times } : {}),
    ...(typeof owner === 'string' ? { people: people.filter(({ ids }) => ids.includes(owner)) } : {}),
  };
  const focus = {
    ...after.focus,
    ...(typeof date === 'string' ? { day: date } : {}),
    ...(typeof owner === 'string' ? { family_member: owner } : {}),
  };
  return {
    plan: { text, cards, isAccounted: true },
    state: { ...withIntent(talk, after, target), focus, slots },
  };
}

const TOPICS = new Map<string, string>([
  ...Object.entries(KIND_OF).map(([topic, kind]) => [kind, topic] as const),
  ['pantry_item', 'pantry'],
]);

/** The wish as the next message goes on about it: of a stored record a change. */
export function withIntent(talk: Talk, state: DialogueState, { kind }: Target): DialogueState {
  const { said } = talk.reading;
  const topic = TOPICS.get(kind);
  const { asked: _, ...rest } = { ...state, offered: [] };
  return waitsFor(talk, state) || topic === undefined
    ? rest
    : { ...rest, intent: `${topic}_change`, text: said, chosen: {} };
}

const KEEPS =
  /^(?:(?:oh|ok|wait|no|nope|actually|sorry|oops|hmm)[, ]+)*(?:keep|leave) (?:the|my|our|his|her|it|that|them)\b(?!.*\b(?:off|out)\b)/;

/** 'Can they do 2 instead' of a visit: a number alone is an hour. */
function atHour(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const [target, ...others] = targetsWithGap(talk, state);
  const [value, ...more] = edit.values;
  const hour = Number(value?.said);
  const isHour = value?.tag.type === 'number' && Number.isInteger(hour) && hour >= 1 && hour <= 12;
  const isOpen = edit.operation === 'change' && edit.others.length + edit.denied.length + more.length === 0;
  if (target?.kind !== 'medical_appointment' || target.id === undefined || others.length > 0)
    return undefined;
  if (!isHour || !isOpen || target.at !== undefined) return undefined;
  const { slots } = talk.reading.whole;
  const times = [
    { time: `${String(hour < 7 ? hour + 12 : hour).padStart(2, '0')}:00`, span: [0, 0] as [number, number] },
  ];
  const which = { kind: target.kind, id: target.id };
  const wish = `move it to ${hour}`;
  const run = {
    intent: 'appointment_move',
    slots: { ...slots, numbers: [], times },
    text: wish,
    said: wish,
    chosen: { which },
  };
  return carried(talk, run, { isAccounted: true });
}

/** Measured values, else the only numbers with a fraction. */
const valuesOf = (text: string): readonly string[] => {
  const measured = measuresIn(text);
  return measured.length > 0 ? measured : (text.match(/(?<![\w.:/])\d+\.\d+(?![\w.:/])/g) ?? []);
};

/** 'Sorry, 127 over 80' of a test whose description has one such value. */
function measuredAnew(talk: Talk, state: DialogueState): Decided | undefined {
  const [target, ...others] = targetsOf(talk, state);
  const description = target?.fields['description'];
  if (target?.kind !== 'medical_record' || others.length > 0 || typeof description !== 'string')
    return undefined;
  const said = fold(talk.reading.said);
  const [value, ...more] = valuesOf(said);
  const [before, ...several] = valuesOf(description);
  const isBare = /^\W*(?:\p{L}+\W+){0,4}$/u.test(said.slice(0, said.indexOf(value ?? '')));
  if (value === undefined || before === undefined || more.length + several.length > 0 || !isBare)
    return undefined;
  const unit = /[a-z%]/i.test(value) ? '' : (/ ?(?:%|[a-z/]+)$/i.exec(before)?.[0] ?? '');
  const after = description.replace(before, `${value}${unit}`);
  if (after === description) return undefined;
  const { cards, state: next } = cardsWith(state, target, { description: after });
  return {
    plan: {
      text: `${capital(nameOf(talk, target))} says “${quoted(after)}” then. Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: withIntent(talk, next, target),
  };
}

/** The decision on such a message; undefined for another one. */
export function edited(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading } = talk;
  const text = fold(reading.said).trim();
  if (reading.whole.tagged.tokens.length > LONGEST || ASKS.test(text)) return undefined;
  if (reading.wishes.length > 1) return pantryAmounts(talk, state) ?? withFirstThings(talk, state);
  const edit = saidEdit(reading);
  // Only visits have a reminder.
  if (edit.reminder !== undefined && !state.intent.startsWith('appointment_')) return undefined;
  // 'Wait, keep the chowder' while a card waits that takes it away.
  const takesAway = waitsFor(talk, state) && /_(?:clear|remove|cancel|stop)$/.test(state.intent);
  if (takesAway && KEEPS.test(text) && edit.others.every((word) => /^(?:keep|leave)$/.test(word)))
    return carried(talk, runOf(reading.whole, 'no'));
  return (
    measuredAnew(talk, state) ??
    atHour(talk, state, edit) ??
    alsoFor(talk, state, edit) ??
    alsoOn(talk, state, edit) ??
    lessonsEdited(talk, state, edit) ??
    schoolEdited(talk, state, edit) ??
    mealEdited(talk, state) ??
    moreMeals(talk, state) ??
    thingsBack(talk, state, edit) ??
    leftOver(talk, state) ??
    withFirstThings(talk, state) ??
    inOtherPlace(talk, state) ??
    pantryAmounts(talk, state) ??
    amountEdited(talk, state, edit) ??
    alsoTicked(talk, state, edit) ??
    takenOff(talk, state, edit) ??
    alsoAllergic(talk, state, edit) ??
    alsoOnList(talk, state, edit) ??
    alsoOnOtherList(talk, state, edit) ??
    onOtherList(talk, state, edit) ??
    changed(talk, state, edit)
  );
}
