// A tag: a run of words and the thing it stands for.
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import type { Repeat } from '#rules/time/spoken/repeats.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import type { Token } from './tokens.ts';

/** Types of tags; of the same length the first wins. */
const TAG_TYPES = [
  'email',
  'phone',
  'address',
  'dose',
  'frequency',
  'duration',
  'age',
  'person',
  'doctor',
  'contact',
  'time',
  'repeat',
  'day',
  'past',
  'range',
  'impossible',
  'medicine',
  'vaccine',
  'visit',
  'record',
  'condition',
  'diet',
  'list',
  'school',
  'me',
  'group',
  'relation',
  'meal',
  'dish',
  'food',
  'goods',
  'subject',
  'ordinal',
  'pronoun',
  'amount',
  'number',
  'name',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  type: TagType;
  /** First token, and the one after the last. */
  from: number;
  to: number;
  /** In the form that records use; a name of the closed class, or the words as typed. */
  value: string;
  /** Records it may stand for, the best first. */
  ids: readonly string[];
  /** Contacts of the same name as a member. */
  contactIds?: readonly string[];
  day?: SpokenDay;
  time?: FoundTime;
  repeat?: Repeat;
}

/** Finds things of some types in the words of a message. */
export type Tagger = (text: TaggedInput) => Tag[];

interface TaggedInput {
  typed: string;
  tokens: readonly Token[];
}

const rankOf = (type: TagType): number => TAG_TYPES.indexOf(type);
const placeOf = ({ from, to }: Tag): string => `${from}-${to}`;

/** A tag with what others of the same words say: a contact of a member's name; the kind of a visit beside stored ones. */
function withOthers(tag: Tag, alike: readonly Tag[]): Tag {
  if (tag.type === 'person') {
    const contact = alike.find(({ type }) => type === 'contact');
    return contact ? { ...tag, contactIds: contact.ids } : tag;
  }
  if (tag.type !== 'visit' || tag.ids.length === 0) return tag;
  const kind = alike.find(({ type, ids }) => type === 'visit' && ids.length === 0);
  return kind ? { ...tag, value: kind.value } : tag;
}

/** Finds the first of the tags that covers a word. Looking it up costs the same in a message of any length. */
export function tagFinder(tags: readonly Tag[]): (at: number) => Tag | undefined {
  const byPlace = new Map<number, Tag>();
  for (const tag of tags)
    for (let at = tag.from; at < tag.to; at += 1) if (!byPlace.has(at)) byPlace.set(at, tag);
  return (at) => byPlace.get(at);
}

/** The tags that do not overlap, the longest first; in the order of the text. */
export function chosenTags(found: readonly Tag[]): Tag[] {
  const taken = new Set<number>();
  const chosen: Tag[] = [];
  const isOfContact = new Set(found.filter(({ type }) => type === 'contact').map(placeOf));
  const byLength = found
    .filter((tag) => tag.type !== 'doctor' || !isOfContact.has(placeOf(tag)))
    .toSorted(
      (one, other) => other.to - other.from - (one.to - one.from) || rankOf(one.type) - rankOf(other.type),
    );
  const alike = Map.groupBy(byLength, placeOf);
  for (const tag of byLength) {
    const places = Array.from({ length: tag.to - tag.from }, (_, at) => tag.from + at);
    if (places.length === 0 || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    chosen.push(withOthers(tag, alike.get(placeOf(tag)) ?? []));
  }
  return chosen.toSorted((one, other) => one.from - other.from);
}
