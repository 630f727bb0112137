// People of a message that only the message before tells: 'the little one' of two, 'his sister'.
import type { Household } from '../../reading/household.ts';
import type { SaidPerson } from '../../reading/said.ts';
import type { Slots } from '../../reading/slots.ts';
import { genderOf } from '../../reading/relatives.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { DialogueState } from '../state.ts';
import { isAsked } from './goes-on.ts';

const OWNED = /^(?:his|her|their)$/;
const SIBLING = /\b(?:sister|sis|brother|bro|sibling|twin)s?$/i;

interface Before {
  state: DialogueState | undefined;
  household: Household;
}

/** 'And his sister' after a child: another child of the family, never the one spoken of. */
function siblings(said: string, of: string | undefined, { members }: Household): SaidPerson[] | undefined {
  const words = wordsOf(said);
  const at = words.findIndex((word) => SIBLING.test(word));
  const isOf = at > 0 && words.slice(Math.max(0, at - 2), at).some((word) => OWNED.test(word));
  if (!isOf || members.find(({ id }) => id === of)?.relationship !== 'child') return undefined;
  const isSister = (words[at] ?? '').startsWith('sis');
  const isEither = /^(?:sib|twin)/.test(words[at] ?? '');
  const children = members.filter(({ id, relationship }) => id !== of && relationship === 'child');
  const fitting = children.filter((one) => {
    const gender = genderOf(one);
    return isEither || gender === undefined || gender === (isSister ? 'f' : 'm');
  });
  const ids = (fitting.length > 0 ? fitting : children).map(({ id }) => id);
  return ids.length === 0 ? undefined : [{ ids, said: words[at] ?? '', isSure: ids.length === 1 }];
}

/** The slots with the people that they name by what was spoken of. */
export function narrowedPeople(slots: Slots, said: string, { state, household }: Before): Slots {
  const of = state?.focus.family_member ?? state?.slots.people[0]?.ids[0];
  const others =
    siblings(said, of, household) ??
    theOthers(slots, said, { state, household }) ??
    byPlace(slots, said, { state, household });
  return others ? { ...slots, people: others, relations: [] } : ofTwo(slots, said, { state, household });
}

const OTHERS =
  /^\W*(?:(?:and|so|ok|what about|how about|then|same)\W+)*(?:for )?(?:(?:the|my|our) other (two|three|2|3|kids|ones|children)|(?:all )?the (?:others|rest(?: of us)?)|(?:every|any)(?:one|body) else|who else(?: (?:takes|has|gets|eats|likes|needs|does|is)(?: (?:it|that|one|some|any|(?:some|any)thing))?)?)\W*$/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, 2: 2, three: 3, 3: 3 };
/** 'And the other two' after one child: its brothers and sisters, where they are so many; 'and the rest': all who were not named. */
function theOthers(slots: Slots, said: string, { state, household }: Before): SaidPerson[] | undefined {
  const [words, some] = OTHERS.exec(said) ?? [];
  const count = some?.toLowerCase();
  const me = state?.slots.isMe === true ? household.speakerId : undefined;
  const known = new Set([...(state?.slots.people.flatMap(({ ids }) => ids) ?? []), me]);
  const among = household.members.filter(
    ({ relationship }) => count === undefined || relationship === 'child',
  );
  const others = among.filter(({ id }) => !known.has(id));
  // 'The others' of records that were listed are no people, and a write is for nobody who is not named.
  const isOfRecords =
    /\bthe (?:others|rest)\b(?! of us)/i.test(said) &&
    state?.focus.listed?.some(({ kind }) => kind !== 'family_member') === true;
  const isOpen = words !== undefined && slots.people.length === 0 && others.length < among.length;
  return isOpen &&
    (count !== undefined || (isAsked(state?.intent ?? '') && !isOfRecords)) &&
    (count === undefined ? others.length > 0 : others.length > 1) &&
    (COUNTS[count ?? ''] ?? others.length) === others.length
    ? others.map(({ id, name }) => ({ ids: [id], said: name, isSure: true }))
    : undefined;
}

const PLACE =
  /\b(?:the|my|our) (?:(big|bigger|biggest|oldest|eldest)|little|littlest|smallest|youngest)(?: (?:one|kid|child|boy|girl))?\W*$/i;
/** 'And for the big one' after advice: the oldest child, or the youngest. */
function byPlace(slots: Slots, said: string, { state, household }: Before): SaidPerson[] | undefined {
  const [words, isOldest] = PLACE.exec(said) ?? [];
  if (words === undefined || state?.focus.advice === undefined || slots.people.length > 0) return undefined;
  const byAge = household.members
    .filter(({ relationship, age }) => relationship === 'child' && age !== null)
    .toSorted((one, other) => (one.age ?? 0) - (other.age ?? 0));
  const meant = byAge.at(isOldest === undefined ? 0 : -1);
  return meant && [{ ids: [meant.id], said: meant.name, isSure: true }];
}

const YOUNGER = /\b(?:little|younger|youngest|small|smaller|baby|kid|child)\b/i;
const OLDER = /\b(?:old|older|oldest|big|bigger|elder|grown)\b/i;

/** 'The little one' after two of one name: the one of them that it can be. */
function ofTwo(slots: Slots, said: string, { state, household }: Before): Slots {
  const open = new Set(state?.slots.people.filter(({ isSure }) => !isSure).flatMap(({ ids }) => ids));
  if (open.size < 2) return slots;
  const byAge = household.members
    .filter(({ id }) => open.has(id))
    .toSorted((one, other) => (one.age ?? Infinity) - (other.age ?? Infinity));
  const described = YOUNGER.test(said) ? byAge.at(0) : OLDER.test(said) ? byAge.at(-1) : undefined;
  const isOne =
    slots.people.length < 2 && slots.people.every(({ ids }) => ids.length > 1 || !open.has(ids[0] ?? ''));
  if (described && isOne)
    return { ...slots, people: [{ ids: [described.id], said, isSure: true }], relations: [] };
  const people = slots.people.map((person) => {
    const ids = person.ids.filter((id) => open.has(id));
    return person.isSure || ids.length !== 1 ? person : { ...person, ids, isSure: true };
  });
  return { ...slots, people };
}
