// Slots: the values that a message names, by type: people as ids, days and times as values. Plain data, because it is
// stored in the state of the conversation and merged with the slots of the next message.
import type { PastedRecipe } from './pasted-recipe.ts';
import { wholeWeek } from '#rules/time/spoken/named-week.ts';
import type { Repeat } from '#rules/time/spoken/repeats.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import type { Household } from './household.ts';
import type { Tagged } from './read-tags.ts';
import type { Tag, TagType } from './tag.ts';
import { namesDoctor } from './taggers/doctors.ts';
import { peopleIn } from './people.ts';
import type { SaidPerson, SaidThing } from './said.ts';
import { withoutReasons } from './reasons.ts';
import { instructionsIn } from './taggers/instructions.ts';

export interface Slots {
  /** The recipe that the message holds. */
  recipe?: PastedRecipe;
  people: SaidPerson[];
  /** True when the parent means themselves: 'my next physical', 'for me'. */
  isMe: boolean;
  /** 'everyone', 'the kids': the words said. */
  groups: string[];
  /** 'parent' in 'my mom', where nobody of the family is meant, too. */
  relations: SaidThing[];
  /** Of people who are not stored, with capitals: 'Tess' of 'my niece tess'. */
  names: string[];
  days: (SpokenDay & { isPast: boolean })[];
  /** Dates that no calendar has: 'November 31'. */
  impossible?: string[];
  times: FoundTime[];
  repeat?: Repeat;
  /** '45 minutes', 'a week', as typed. */
  durations: string[];
  ages: string[];
  numbers: string[];
  foods: SaidThing[];
  dishes: SaidThing[];
  goods: SaidThing[];
  diets: string[];
  meals: string[];
  medicines: SaidThing[];
  doses: string[];
  /** As medications store it. */
  frequencies: string[];
  contacts: SaidThing[];
  /** Doctors who are not stored, 'Dr. Ellen Marsh'. */
  doctors: string[];
  /** Kinds of visit, by title; ids are appointments of that very title. */
  visits: SaidThing[];
  vaccines: SaidThing[];
  records: SaidThing[];
  conditions: SaidThing[];
  lists: SaidThing[];
  phones: string[];
  emails: string[];
  addresses: string[];
  schools: SaidThing[];
  subjects: string[];
  /** 1 is the first, -1 the last. */
  ordinals: number[];
  pronouns: string[];
  /** 'with food', 'on an empty stomach': how a medicine is taken, as typed. */
  instructions: string[];
  /** Runs of words that name nothing, as typed: the name of a new doctor, what a test found. */
  loose: string[];
}

/** 'He', 'her' or 'hers': somebody who was named before. */
export const pointsToPerson = ({ pronouns }: Pick<Slots, 'pronouns'>): boolean =>
  pronouns.includes('he') || pronouns.includes('she');

const typedOf = ({ typed, tokens }: Tagged, { from, to }: Tag): string =>
  typed.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** A word of the parent's own that makes a wish one about themselves. */
const ME_BEFORE = /^(?:for|with|to|am|did|do|was|have|had|when|should|can)$/;
const ME_VERB =
  /^(?:need|take|took|have|had|see|am|was|got|get|do|start|started|stopped|quit|go|went|can|had|cannot|should|finished)$/;

/** 'I need to cancel trumpet' says nothing of whose it is. */
const HAS_TO = /^(?:need|have|had|want|got)$/;
const ARRANGES =
  /^(?:cancel|move|reschedule|change|push|postpone|switch|swap|update|remove|delete|shift|bump)$/;

/** Facts of a person: 'my allergies', 'my birthday'. */
const OWN =
  /^(?:things?$|stuff$|appointments?$|appts?$|next$|allerg|age$|birthday|birth|diet|profile|interests?$|notes?$)/;

function isAboutMe({ tokens, tags }: Tagged): boolean {
  return tags.some(({ type, from, to }) => {
    if (type !== 'me') return false;
    const word = tokens[from]?.word ?? '';
    const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
    if (word === 'me' || word === 'myself') return /^(?:for|with|about|put|book|schedule|sign)$/.test(before);
    if (word === 'mine') return true;
    const next = tags.find((tag) => tag.from >= to && tag.from <= to + 1);
    if (word === 'my')
      return (
        OWN.test(after) ||
        (next !== undefined && ['visit', 'medicine', 'vaccine', 'record'].includes(next.type))
      );
    if (after === 'allergic' || before === 'am') return true;
    const [joint, act] = [tokens[to + 1]?.word ?? '', tokens[to + 2]?.word ?? ''];
    if (HAS_TO.test(after) && joint === 'to' && ARRANGES.test(act)) return false;
    return (
      ME_VERB.test(after) ||
      (ME_BEFORE.test(before) &&
        next !== undefined &&
        ['visit', 'medicine', 'vaccine', 'food', 'diet'].includes(next.type))
    );
  });
}

const OF_CONTACTS =
  /\b(?:numbers?|phone|cell|call|calls|called|text|contacts?|emergency|e-?mail|address|reach)\b/i;

/** Names of members that a contact has too, in a message about phone numbers or addresses. */
const contactsOfSameName = (tagged: Tagged): SaidThing[] =>
  tagged.tags.flatMap((tag) =>
    tag.contactIds && OF_CONTACTS.test(tagged.typed)
      ? [{ name: tag.value, said: typedOf(tagged, tag), ids: [...tag.contactIds] }]
      : [],
  );

/** Stretches of words without a tag; a sign between two words parts them. */
function looseIn({ typed, tokens, tags }: Tagged): string[] {
  const named = new Set(
    tags.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const runs: { start: number; end: number }[] = [];
  let last = -2;
  for (const [at, { start, end, before }] of tokens.entries()) {
    if (named.has(at)) continue;
    const run = runs.at(-1);
    if (run && last === at - 1 && !/[,;:!?()\n—]|\.\s/.test(before.replace(/^\. /, ''))) run.end = end;
    else runs.push({ start, end });
    last = at;
  }
  return runs.map(({ start, end }) => typed.slice(start, end));
}

const JOINS_WEEK =
  /^\W*(?:in the |at )?(?:mornings?|afternoons?|evenings?|nights?|lunch|dinner)?\W*(?:of )?$/i;
/** 'Tuesday evening next week' is one day: the week beside it only says which Tuesday. */
const withoutOuterWeek = (typed: string, days: Slots['days']): Slots['days'] =>
  days.filter(
    ({ date, endDate, span: [from, to] }) =>
      endDate === undefined ||
      !/week$/i.test(typed.slice(from, to)) ||
      days.every(
        (day) =>
          day.endDate !== undefined ||
          day.date < date ||
          day.date > endDate ||
          !JOINS_WEEK.test(typed.slice(Math.min(to, day.span[1]), Math.max(from, day.span[0]))),
      ),
  );

/** 'Yesterday, February 15': the same day once more, and no other year's. */
const withoutRepeated = (typed: string, days: Slots['days']): Slots['days'] =>
  days.filter(
    ({ date, endDate, span }, at) =>
      endDate !== undefined ||
      days.slice(0, at).every(({ date: before, endDate: end, span: [, to] }) => {
        const isBeside = /^[\s,(]*$/.test(typed.slice(to, span[0]));
        return end !== undefined || before.slice(5) !== date.slice(5) || !isBeside;
      }),
  );

/** The days of a message. */
const daysIn = ({ typed }: Tagged, tags: readonly Tag[]): Slots['days'] =>
  withoutOuterWeek(
    typed,
    withoutRepeated(
      typed,
      tags.flatMap(({ day, type }) =>
        // The tag stays one day, because the learned model reads it.
        day ? [wholeWeek(typed, { ...day, isPast: type === 'past' || day.ahead !== undefined })] : [],
      ),
    ),
  );

/** The slots of a message, or of a part of it. */
export function slotsOf(whole: Tagged, household: Household): Slots {
  const tagged = { ...whole, tags: withoutReasons(whole) };
  const of = (...types: TagType[]) => tagged.tags.filter(({ type }) => types.includes(type));
  const things = (...types: TagType[]): SaidThing[] =>
    of(...types).map((tag) => ({ name: tag.value, said: typedOf(tagged, tag), ids: [...tag.ids] }));
  const texts = (type: TagType): string[] => of(type).map(({ value }) => value);
  const typed = (type: TagType): string[] => of(type).map((tag) => typedOf(tagged, tag));
  const { people, relations, groups, aged } = peopleIn(tagged, household);
  const repeat = of('repeat')[0]?.repeat;
  const impossible = texts('impossible');
  return {
    people,
    isMe: isAboutMe(tagged),
    groups: groups.map((tag) => typedOf(tagged, tag)),
    relations,
    names: texts('name'),
    days: daysIn(whole, of('day', 'past', 'range')),
    ...(impossible.length > 0 ? { impossible } : {}),
    times: of('time').flatMap(({ time }) => time ?? []),
    ...(repeat ? { repeat } : {}),
    durations: typed('duration'),
    ages: of('age')
      .filter((tag) => !aged.has(tag))
      .map((tag) => typedOf(tagged, tag)),
    numbers: texts('number'),
    // 'Late' is a food only in lists of ingredients; its tag stays, because the learned model reads it.
    foods: things('food').filter(({ name }) => name.toLowerCase() !== 'late'),
    dishes: things('dish'),
    goods: things('goods'),
    diets: texts('diet'),
    meals: texts('meal'),
    medicines: things('medicine'),
    doses: typed('dose'),
    frequencies: texts('frequency'),
    contacts: [...things('contact'), ...contactsOfSameName(tagged)],
    doctors: of('doctor')
      .filter((tag) => namesDoctor(tagged.tokens, tag))
      .map(({ value }) => value),
    visits: things('visit'),
    vaccines: things('vaccine'),
    records: things('record'),
    conditions: things('condition'),
    lists: things('list'),
    phones: typed('phone'),
    emails: typed('email'),
    addresses: typed('address'),
    schools: things('school'),
    subjects: texts('subject'),
    ordinals: texts('ordinal').map(Number),
    pronouns: texts('pronoun'),
    instructions: instructionsIn(tagged.typed),
    loose: looseIn(whole),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** 'Mia', then 'the younger one'. */
function narrowed(before: readonly SaidPerson[], now: readonly SaidPerson[]): SaidPerson[] | undefined {
  const [[first], [second]] = [before, now];
  if (!first || !second || before.length > 1 || now.length > 1 || first.isSure || second.isSure)
    return undefined;
  const ids = first.ids.filter((id) => second.ids.includes(id));
  return ids.length > 0 ? [{ ids, said: first.said, isSure: ids.length === 1 }] : undefined;
}

/** The slots from before, with those of now in their place, kind by kind. */
export const mergedSlots = ({ impossible, ...before }: Slots, now: Slots): Slots => ({
  ...before,
  // A day that is said since takes the place of one that does not exist.
  ...(impossible && isEmpty(now.days) ? { impossible } : {}),
  ...Object.fromEntries(Object.entries(now).filter(([, value]) => !isEmpty(value))),
  people: narrowed(before.people, now.people ?? []) ?? (isEmpty(now.people) ? before.people : now.people),
  // Words are told apart by what is asked, not by their kind: none is replaced.
  loose: [before, now].flatMap(({ loose }) => loose ?? []),
  instructions: [before, now].flatMap(({ instructions }) => instructions ?? []),
});
