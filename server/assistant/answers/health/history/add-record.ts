// Prepares the card of a new entry of the health history: what happened, when, to whom, by whom, and what was found.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { isCommonWord } from '../../find-records.ts';
import { wordsOf } from '../../../text/fold-text.ts';
import { nearDay } from '../../moments.ts';
import { askWhom, forWhom, speakerOf, whomIn } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { pastDay, RECORD_READS } from './find-records-of-health.ts';
import { cardWords, peopleOf } from '../narrow.ts';
import { asSentences } from '../own-words.ts';
import { placeOf, providerOf, titledNames } from '../contacts/prescriber.ts';
import { newEntries, valuesIn, withoutMerePressure, type NewEntry } from './record-entries.ts';
import { remarksOf } from '../remarks.ts';
import { measuresIn } from '../../../reading/taggers/measures.ts';
import recordWords from '../data/record-words.json' with { type: 'json' };

const FINDING =
  /\b(?:positive|negative|normal|abnormal|all clear|all good|clear|fine|inconclusive|healthy|no (?:break|fracture|cavities|infection)|broken|fractured)\b/i;

const AROUND =
  'a great good nice happy pleased glad worried concerned positive-for found thinks saw everything all visit er urgent care tested test result results diagnosed diagnosis received broke broken history records health today kid kids shot shots dose finally got looked at seen see done did';

/** The values, the finding, and what else was said of it: '31, normal', 'At the skate park'. */
function descriptionOf(asked: Asked, entry: NewEntry, at: number, count: number): string {
  const { slots, text, household } = asked;
  const finding = FINDING.exec(text)?.[0];
  const measured = entry.category === 'test_result' ? valuesIn(asked) : measuresIn(text);
  // 'Peanut 4, cashew 2': numbers without a unit, of different things, stay with their words.
  const isOfThings = count === 1 && measured.filter((value) => /^[\d.]+$/.test(value)).length > 1;
  const all = isOfThings ? [] : measured;
  // 'Juno weighs 44 pounds and Ash 41': a value each.
  const unit = all.flatMap((value) => / ?[a-z%]+$/i.exec(value)?.[0] ?? [])[0] ?? '';
  const own = all[at] === undefined || /[a-z%]$/i.test(all[at]) ? all[at] : `${all[at]}${unit}`;
  const values = count > 1 && all.length === count && own !== undefined ? [own] : all;
  const contacts = slots.contacts.map(({ said }) => said);
  const held = [
    ...entry.said,
    // Of two shots the note of one does not tell of the other.
    ...[...slots.vaccines, ...slots.records].flatMap(({ said }) => said.split(' ')),
    ...(slots.vaccines.length + slots.records.length > 1 ? ['one'] : []),
    ...entry.title.split(' '),
    ...all,
    // A value that was corrected is none of the words kept.
    ...measuresIn(text),
    ...contacts,
    placeOf(asked)?.said ?? '',
    ...slots.visits.filter(({ said }) => /(?:ist|ian|doctor|dr|er)$/i.test(said)).map(({ said }) => said),
    ...titledNames(text).flatMap((name) => name.split(' ')),
    ...slots.relations.filter(({ ids }) => ids.length > 0).map(({ said }) => said),
    ...(entry.category === 'vaccination' ? ORDINALS : []),
    ...household.members.map(({ name }) => name),
    ...(finding === undefined ? [] : [finding]),
    ...AROUND.split(' '),
  ];
  // 'Retest in a year': a day besides that of the record stays where it was said.
  const [day] = slots.days;
  const keepsDays = slots.days.length > 1 && day !== undefined;
  if (keepsDays) held.push(text.slice(...day.span));
  const remarks = remarksOf(asked, held, { keepsDays })
    .filter((one) => !/^(?:all|both|both of them|each|everyone|everything is)$/i.test(one))
    .map((one) => (text.includes(`gave ${one}`) ? one.replace(TO_WHOM, '') : one));
  const found = remarks.some((one) => finding && one.toLowerCase().includes(finding.toLowerCase()))
    ? undefined
    : finding;
  const first = [
    ...values,
    ...(found === undefined ? [] : [values.length > 0 ? found.toLowerCase() : found]),
  ];
  return asSentences([first.join(', '), ...remarks]);
}
/** 'They gave her Bactrim' */
const TO_WHOM = /^(?:her|him|them|me|us) /i;
const ORDINALS = ['first', 'second', 'third', 'fourth', '1st', '2nd', '3rd', '4th'];

/** The day it happened; undefined where none or several were said. */
function dayOf({ slots, facts, chosen, text }: Asked): string | undefined {
  // 'Retest in a year' is yet to come.
  const said = slots.days.findLast(({ span }) => !/^(?:in|next)\b/i.test(text.slice(...span)));
  const day = said && pastDay(said, facts.today, text);
  if (day) return day.endDate === undefined ? day.date : undefined;
  if (chosen['day'] === 'today') return facts.today;
  // 'Was 100.8 at 6 am', 'is 43 lb now': today, where the hour has passed.
  const isToday = slots.times.length > 0 && slots.times.every(({ time }) => time <= facts.time);
  if (slots.days.length === 0 && (isToday || /\bnow\b/i.test(text))) return facts.today;
  return chosen['day'] === 'yesterday' ? addDays(facts.today, -1) : undefined;
}

/** 'And Nell gets hers next week': what is still to come is no entry. */
const TO_COME =
  /(?:[,;.]\s+|\s+)(?:and |but |while )?(?<clause>[\p{L}’']+ (?:gets?|will|is getting|has yet|(?:still )?needs?)\b[^,;.]*)$/iu;
function withoutToCome(asked: Asked): { done: Asked; coming: string } {
  const { index = 0, groups } = TO_COME.exec(asked.text) ?? {};
  const coming = groups?.['clause'] ?? '';
  const { people, days } = asked.slots;
  const isDone = ({ said }: { said: string }): boolean =>
    !coming.toLowerCase().startsWith(said.toLowerCase());
  const own = people.filter(isDone);
  if (own.length === 0 || own.length === people.length) return { done: asked, coming: '' };
  const text = asked.text.slice(0, index);
  const slots = { ...asked.slots, people: own, days: days.filter(({ span: [at] }) => at < index) };
  return { done: { ...asked, text, slots }, coming };
}

function forMembers(asked: Asked): FamilyMember[] | Plan {
  const whom = whomIn(asked);
  if (whom.kind === 'unclear') return askWhom(asked, whom.members);
  const people = peopleOf(asked);
  const me = speakerOf(asked);
  // 'Mia and me both'
  const isMeToo =
    me !== undefined &&
    people.length > 0 &&
    /\b(?:and|&) (?:for )?(?:me|i|myself)\b|\b(?:me|myself) (?:and|&)\b/i.test(asked.text);
  if (people.length > 0) return isMeToo && !people.includes(me) ? [...people, me] : people;
  return asked.slots.isMe && me ? [me] : { ...askWhom(asked), text: 'Whose history does it go in?' };
}

const PRONOUNS = new Set(recordWords.pronouns);
const DAYS: Plan['offered'] = [
  { label: 'Today', choice: 'today' },
  { label: 'Yesterday', choice: 'yesterday' },
];

interface Told {
  member: FamilyMember;
  date: string | undefined;
  /** Place among so many people of the wish. */
  at: number;
  count: number;
}

function inputOf(asked: Asked, entry: NewEntry, { member, date, at, count }: Told) {
  const { title, category } = entry;
  const description = descriptionOf(asked, entry, at, count);
  const isDoctor = asked.slots.visits.some(({ said }) => /(?:ist|ian|doctor)$/i.test(said));
  const provider = providerOf(asked, { visits: isDoctor }) ?? placeOf(asked)?.name;
  return {
    title,
    ...(category === undefined ? {} : { category }),
    ...(date === undefined ? {} : { date }),
    familyMemberId: member.id,
    ...(provider === undefined ? {} : { provider }),
    ...(description === '' ? {} : { description }),
  };
}

const isStored = (
  { household }: Asked,
  { title, familyMemberId, date = null }: { title: string; familyMemberId: string; date?: string | null },
): boolean =>
  household.records.some(
    (one) =>
      one.title.toLowerCase() === title.toLowerCase() &&
      one.familyMemberId === familyMemberId &&
      one.date === date,
  );

export function recordAdd(heard: Asked): Plan {
  const { done: asked, coming } = withoutToCome(withoutMerePressure(heard));
  const entries = newEntries(asked);
  const [first] = entries;
  if (!first || wordsOf(first.title).every((word) => isCommonWord(word) || PRONOUNS.has(word)))
    return {
      text: asked.slots.vaccines.length > 0 ? 'Which shot was it?' : 'What should the entry be called?',
      asked: 'what',
      reads: RECORD_READS,
    };
  const members = forMembers(asked);
  if (!Array.isArray(members)) return { ...members, reads: RECORD_READS };
  const date = dayOf(asked);
  const mayLackDay = first.category === 'diagnosis' && asked.slots.days.length === 0;
  if (date === undefined && !mayLackDay)
    return {
      text: asked.slots.days.length > 0 ? 'On which day exactly?' : 'When was it?',
      asked: 'day',
      offered: asked.slots.days.length > 0 ? [] : DAYS,
      reads: RECORD_READS,
    };
  const made = members.flatMap((member, at) =>
    entries.map((entry) => inputOf(asked, entry, { member, date, at, count: members.length })),
  );
  const fresh = made.filter((input) => !isStored(asked, input));
  const what = listed(entries.map(({ title }) => quoted(title)));
  const whom =
    members.length === 1
      ? forWhom(asked, members[0]?.id)
      : ` for ${listed(members.map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name))))}`;
  const when = date === undefined ? '' : `, ${nearDay(date, asked.facts.today)}`;
  if (fresh.length === 0)
    return { text: `${what}${whom}${when} is in the health history already.`, reads: RECORD_READS };
  return {
    text: `${what}${whom}${when}. ${cardWords(asked)}${coming === '' ? '' : ` “${capital(quoted(coming))}” is still to come, so that is no entry.`}`,
    reads: RECORD_READS,
    cards: fresh.map((input) => ({ tool: 'createMedicalRecord', input })),
    isAccounted: true,
    ...(members[0] ? { focus: { family_member: members[0].id } } : {}),
  };
}
