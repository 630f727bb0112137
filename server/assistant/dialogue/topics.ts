// Topics: the first word of an intent. The records a topic is about, the topics reached from it by 'it', and the acts on its records.
import type { KindName } from '#contract/kinds.ts';
import type { Slots } from '../reading/slots.ts';
import topicWords from './follow-ups/data/topics.json' with { type: 'json' };

/** Records that a topic is about. */
export const KIND_OF: Readonly<Record<string, KindName>> = {
  appointment: 'medical_appointment',
  medicine: 'medication',
  dose: 'dose',
  record: 'medical_record',
  contact: 'medical_contact',
};

/** Topics of the same things: after 'can she eat it', 'put it on Friday' is about the menu. */
const TOGETHER: readonly (readonly string[])[] = [
  ['menu', 'dish', 'recipe', 'food', 'cook', 'storage', 'substitute', 'idea', 'list', 'pantry'],
  ['member', 'allergy', 'diet', 'family'],
  ['school', 'lesson'],
  ['day', 'free', 'date'],
];

/** Topics whose answers show appointments. */
const SHOWS_APPOINTMENTS = new Set(topicWords.showsAppointments);
/** Wishes that Pip cannot fulfill: what they speak of is the only subject. */
const NO_SUBJECT = ['day', 'free', 'date', 'send', 'timer', 'todo', 'reminder'];

export const topicOf = (intent: string): string => intent.split('_')[0] ?? '';

/** True where two intents are about the same things. */
export const isSameMatter = (one: string, other: string): boolean =>
  topicOf(one) === topicOf(other) ||
  TOGETHER.some((topics) => topics.includes(topicOf(one)) && topics.includes(topicOf(other)));

/** The topics that 'it' may be of, with their weights: the last one, those of the same things, and records spoken of. */
export function topicsInContext(intent: string, kinds: ReadonlySet<string>): Map<string, number> {
  const own = topicOf(intent);
  const weights = new Map<string, number>();
  for (const [topic, kind] of Object.entries(KIND_OF)) if (kinds.has(kind)) weights.set(topic, 0.7);
  for (const topics of TOGETHER)
    if (topics.includes(own)) for (const topic of topics) weights.set(topic, 0.8);
  if (KIND_OF[own] === undefined || kinds.has(KIND_OF[own])) weights.set(own, 1);
  if (SHOWS_APPOINTMENTS.has(own) && kinds.has('medical_appointment')) {
    // A day is no thing: 'when are they done' is about what is on it.
    for (const topic of NO_SUBJECT) weights.delete(topic);
    weights.set('appointment', 1);
  }
  // A dose that is being recorded is no record yet; 'that' is it all the same, and not its medicine.
  if (own === 'dose') weights.set(own, 1).delete('medicine');
  return weights;
}

/** Things that a message of a topic takes over from the one before, where it names none. */
const CARRIED: Readonly<Record<string, readonly (keyof Slots)[]>> = {
  menu: ['dishes', 'foods', 'meals'],
  dish: ['dishes', 'foods', 'meals', 'people'],
  recipe: ['dishes', 'foods'],
  food: ['dishes', 'foods', 'goods', 'people'],
  cook: ['dishes', 'foods'],
  storage: ['dishes', 'foods'],
  substitute: ['dishes', 'foods'],
  idea: ['dishes', 'foods'],
  list: ['foods', 'goods', 'dishes', 'lists'],
  pantry: ['foods', 'goods', 'dishes'],
  member: ['people'],
  allergy: ['people', 'foods'],
  diet: ['people', 'diets', 'foods'],
  school: ['schools', 'days', 'people'],
  lesson: ['subjects', 'days', 'people'],
  day: ['people'],
  free: ['people'],
  contact: ['contacts', 'visits', 'doctors'],
};

/** The slots of a message, with the things of its topic that the message before named. */
export function withCarried(intent: string, slots: Slots, before: Slots): Slots {
  const kinds = CARRIED[topicOf(intent)] ?? [];
  const isEmpty = (kind: keyof Slots): boolean => {
    const value = slots[kind];
    return Array.isArray(value) && value.length === 0;
  };
  const things: readonly (keyof Slots)[] = kinds.filter(
    (kind) => kind !== 'people' && kind !== 'meals' && kind !== 'days' && kind !== 'lists',
  );
  // Where a thing is named, it is another one than before.
  const isNamed = things.some((kind) => !isEmpty(kind));
  const carried = kinds.filter((kind) => isEmpty(kind) && !(isNamed && things.includes(kind)));
  return { ...slots, ...Object.fromEntries(carried.map((kind) => [kind, before[kind] ?? []])) };
}
