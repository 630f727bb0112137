// The field of a record that a value belongs to: the one of the contract whose type it has. Text fields say by a word what they take.
import { kindNamed, type KindName } from '#contract/kinds.ts';
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { laterAmount } from '../../answers/health/medicines/later-amount.ts';
import { dayWords, minutesIn, momentWords } from '../../answers/moments.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import type { Talk } from '../talk.ts';
import { UNTIL, type SaidEdit, type Value } from './said-edit.ts';
import type { Target } from './targets.ts';

/** A changed field, and how it is told. */
export interface Changed {
  field: string;
  value: unknown;
  words: string;
}

interface Place {
  talk: Talk;
  target: Target;
  edit: SaidEdit;
}

type FieldType = 'moment' | 'date' | 'reference' | 'phone' | 'email' | 'whole' | 'text' | 'notes' | 'choice';

/** Text fields, by the types of values that they take. */
const TEXTS: Readonly<Partial<Record<KindName, Readonly<Record<string, readonly string[]>>>>> = {
  medication: { dosage: ['dose', 'number'], frequency: ['frequency'], prescribedBy: ['contact', 'doctor'] },
  dose: { amount: ['dose', 'number'] },
  medical_record: { provider: ['contact', 'doctor'] },
  medical_contact: { address: ['address'] },
  pantry_item: { quantity: ['dose', 'number'] },
};

/** The fields of a kind that have a type, by the contract. */
const fieldsOf = (kind: KindName, type: FieldType, to?: KindName): string[] =>
  Object.entries(kindNamed(kind).fields).flatMap(([name, field]) => {
    const isTo = to === undefined || ('to' in field && field.to === to);
    // What the product fills in itself is no field of a card.
    return field.is === type && isTo && !('ours' in field) ? [name] : [];
  });

const SINCE = /^(?:since|start|starts|started|starting|from|begin|begins|began)$/;
/** 'Started on Monday' is the Monday that was. */
const IS_PAST = /^(?:since|started|began|ended|finished)$/;
const DAY_ALONE = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/;
const WEEKDAY = /^(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The day that is said of a record of the past or the future: a bare number is of its month, a weekday of its side of today. */
export function dayNear(date: string, said: string, before: string, today: string): string {
  const alone = DAY_ALONE.exec(fold(said).trim())?.[1];
  const isPast = before !== '' && before.slice(0, 10) <= today;
  if (alone !== undefined && before !== '') {
    const own = `${before.slice(0, 8)}${alone.padStart(2, '0')}`;
    const isReal = !Number.isNaN(Date.parse(own)) && (isPast ? own <= today : own >= today);
    if (isReal) return own;
  }
  return isPast && date > today && WEEKDAY.test(fold(said).trim()) ? dayBefore(date, 7) : date;
}

function ofDay({ tag, said, lead }: Value, { talk, target }: Place): Changed | undefined {
  const { today } = talk.facts;
  // 'Until June' ends with its last day.
  const day = UNTIL.test(lead) && tag.day?.endDate ? { ...tag.day, date: tag.day.endDate } : tag.day;
  if (!day || (day.endDate !== undefined && day.endDate !== day.date)) return undefined;
  const [moment] = fieldsOf(target.kind, 'moment');
  // 'Until fall' is an end, and no new day.
  if (moment !== undefined && UNTIL.test(lead) && lead !== 'to') return undefined;
  if (moment !== undefined) {
    const before = textOf(target.fields[moment]);
    const date = dayNear(day.date, said, before, today);
    const value = `${date}T${before.slice(11, 16)}`;
    return before === '' ? undefined : { field: moment, value, words: `is ${momentWords(value, today)}` };
  }
  const dates = fieldsOf(target.kind, 'date');
  const field =
    dates.length === 1
      ? dates[0]
      : UNTIL.test(lead)
        ? dates.find((name) => name.startsWith('end'))
        : SINCE.test(lead)
          ? dates.find((name) => name.startsWith('start'))
          : undefined;
  if (field === undefined) return undefined;
  const before = textOf(target.fields[field]);
  const amount = textOf(target.fields['dosage']);
  const isPast = IS_PAST.test(lead);
  const value = dayNear(day.date, said, isPast ? today : before, today);
  // 'From Friday' of a new amount: the medicine itself began long ago.
  if (
    field === 'startDate' &&
    amount !== '' &&
    before !== '' &&
    before < today &&
    !isPast &&
    day.date > today
  ) {
    const own = textOf(target.fields['instructions']);
    const { instructions, told } = laterAmount(own, amount, day.date, today);
    return { field: 'instructions', value: instructions, words: `is ${told}` };
  }
  // 'Only until the end of the month' of a new amount: the medicine goes on with another one.
  const isNewAmount =
    /\b(?:only|just|temporar\w+)\b/i.test(talk.reading.said) &&
    talk.state?.cards.some(
      ({ tool, input }) => tool === 'updateMedication' && 'dosage' in input && !('endDate' in input),
    );
  if (field === 'endDate' && before === '' && amount !== '' && isNewAmount === true) {
    const own = textOf(target.fields['instructions']);
    const { instructions, told } = laterAmount(own, amount, day.date, today, 'until');
    return { field: 'instructions', value: instructions, words: `is ${told}` };
  }
  const way = field.startsWith('end') ? 'goes until' : field.startsWith('start') ? 'starts' : 'is';
  return { field, value, words: `${way} ${dayWords(value, today)}` };
}

/** An hour without its half of the day is in that of before; an end is behind its start. */
function inHalf({ time, assumed }: FoundTime, before: string, isEnd: boolean): string {
  const at = minutesOfDay(time);
  const other = (at + 12 * 60) % (24 * 60);
  const isOther = isEnd ? at <= minutesOfDay(before) : at >= 12 * 60 !== minutesOfDay(before) >= 12 * 60;
  if (assumed === undefined || !isOther) return time;
  return `${String(Math.floor(other / 60)).padStart(2, '0')}:${time.slice(3, 5)}`;
}

function ofTime({ tag, lead }: Value, { talk, target }: Place): Changed | undefined {
  const [moment] = fieldsOf(target.kind, 'moment');
  const { time } = tag;
  const before = moment === undefined ? '' : textOf(target.fields[moment]);
  if (!time || moment === undefined || before === '') return undefined;
  const [length] = fieldsOf(target.kind, 'whole');
  const at = inHalf(time, before.slice(11, 16), UNTIL.test(lead));
  if (UNTIL.test(lead)) {
    if (length === undefined) return undefined;
    const value = minutesOfDay(at) - minutesOfDay(before.slice(11, 16));
    return value > 0 ? { field: length, value, words: `goes until ${formatTime(at)}` } : undefined;
  }
  const value = `${before.slice(0, 10)}T${at}`;
  return { field: moment, value, words: `is ${momentWords(value, talk.facts.today)}` };
}

const COUNTED = /\b(?:puffs?|tablets?|tabs?|pills?|drops?|sprays?|capsules?|caps?)\b/i;
const NUMBER = /\d+(?:\.\d+)?/g;

/** A number alone in the unit of before: '250' of '200 mg'. */
function inUnit(said: string, before: string): string | undefined {
  const numbers = before.match(NUMBER) ?? [];
  // 'Actually 3' of '10 lb + 2 bags' is what comes to it.
  if (/^\d+$/.test(said) && / \+ \d+\D*$/.test(before)) return before.replace(/\d+(?=\D*$)/, said);
  if (!/^\d+(?:\.\d+)?$/.test(said)) return said;
  return numbers.length === 1 ? inNumber(before.replace(NUMBER, said), Number(said)) : undefined;
}

/** '3 puffs' of '1 puff' */
const inNumber = (amount: string, count: number): string =>
  amount.replace(/\b(puff|tablet|tab|pill|drop|spray|capsule|cap)s?\b/i, (_, unit: string) =>
    count === 1 ? unit : `${unit}s`,
  );

/** '0189' of '480-555-0188' */
function ofPhoneEnd(said: string, { target }: Place): Changed | undefined {
  const [field] = fieldsOf(target.kind, 'phone');
  const before = field === undefined ? '' : textOf(target.fields[field]);
  const isEnd = field !== undefined && /^\d{4}$/.test(said) && /\d{4}$/.test(before);
  if (!isEnd) return undefined;
  const value = before.replace(/\d{4}$/, said);
  return { field, value, words: `has the number ${value}` };
}

/** How a text field is told. An amount of a medicine stands on the card alone. */
const SAID_OF: Readonly<Record<string, string>> = {
  prescribedBy: 'is from …',
  provider: 'is with …',
  address: 'has the address …',
  dosage: 'has the amount you wrote',
  amount: 'has the amount you wrote',
};

function ofText({ tag, said }: Value, place: Place): Changed | undefined {
  const { target } = place;
  const field = Object.entries(TEXTS[target.kind] ?? {}).find(([, types]) => types.includes(tag.type))?.[0];
  if (field === undefined) return tag.type === 'number' ? ofPhoneEnd(said, place) : undefined;
  // 'The doctor doubled it' names nobody.
  if (tag.type === 'doctor' && !/^(?:[Dd]r\b|[Dd]octor \p{Lu})/u.test(said)) return undefined;
  const before = textOf(target.fields[field]);
  // 'He took 2' of a dose in milligrams counts something else.
  if (target.kind === 'dose' && tag.type === 'number' && !COUNTED.test(before)) return undefined;
  const isName = tag.type === 'contact' || tag.type === 'doctor' || tag.type === 'frequency';
  const value = isName ? tag.value : tag.type === 'number' ? inUnit(said, before) : said;
  if (value === undefined || value === '') return undefined;
  return { field, value, words: SAID_OF[field]?.replace('…', quoted(value)) ?? `is ${quoted(value)}` };
}

/** 'Angus gave it' of a dose. */
function ofGiver({ tag }: Value, { talk, target }: Place): Changed | undefined {
  const name = talk.household.members.find(({ id }) => tag.ids.length === 1 && id === tag.ids[0])?.name;
  const isGiver = target.kind === 'dose' && /\b(?:gave|given by)\b/i.test(talk.reading.said);
  return isGiver && name !== undefined
    ? { field: 'givenBy', value: name, words: `was given by ${quoted(name)}` }
    : undefined;
}

function ofReference(value: Value, { talk, target }: Place, to: KindName): Changed | undefined {
  const [field] = fieldsOf(target.kind, 'reference', to);
  const [id, ...others] = value.tag.ids;
  if (field === undefined || id === undefined || others.length > 0) return undefined;
  const { members, contacts } = talk.household;
  const name = [...members, ...contacts].find((one) => one.id === id)?.name ?? value.said;
  return { field, value: id, words: `is ${to === 'family_member' ? 'for' : 'with'} ${quoted(name)}` };
}

function ofLength({ said }: Value, { target }: Place): Changed | undefined {
  const [field] = fieldsOf(target.kind, 'whole');
  const value = minutesIn(said);
  return field === undefined || value === undefined || value > 24 * 60
    ? undefined
    : { field, value, words: `takes ${said}` };
}

function ofTyped({ tag }: Value, { target }: Place, type: 'phone' | 'email'): Changed | undefined {
  const [field] = fieldsOf(target.kind, type);
  return field === undefined ? undefined : { field, value: tag.value, words: `has ${tag.value}` };
}

/** The field of a record that a value changes, where one has its type. */
export function changedBy(value: Value, place: Place): Changed | undefined {
  const { type } = value.tag;
  if (type === 'day' || type === 'past' || type === 'range') return ofDay(value, place);
  if (type === 'time') return ofTime(value, place);
  if (type === 'duration') return ofLength(value, place);
  if (type === 'phone' || type === 'email') return ofTyped(value, place, type);
  if (type === 'person') return ofGiver(value, place) ?? ofReference(value, place, 'family_member');
  return type === 'contact'
    ? (ofReference(value, place, 'medical_contact') ?? ofText(value, place))
    : ofText(value, place);
}

/** The record's owner. */
export const ownerOf = ({ fields }: Target): string | undefined => {
  const id = fields['familyMemberId'] ?? fields['memberId'];
  return typeof id === 'string' ? id : undefined;
};

/** True where a person that is named is the record's own. */
export const isOwnedBy = (target: Target, { ids }: { ids: readonly string[] }): boolean => {
  const owner = ownerOf(target);
  return owner !== undefined && ids.includes(owner);
};
