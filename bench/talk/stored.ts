// The stored records of a household as words a person can read, and what differs between two moments.
import type { Field } from '#contract/kind.ts';
import { KIND_NAMES, kindNamed, type KindName } from '#contract/kinds.ts';
import { formatShortDate, formatTime, formatWeekday, wallTime } from '#rules/time/dates.ts';
import type { Context } from '#server/context.ts';

interface Shown {
  /** 'appointment “Dentist”' */
  name: string;
  /** Its values by field; what is empty is absent. */
  values: Map<string, string>;
}
/** By kind and id. */
type Stored = ReadonlyMap<string, Shown>;

type Values = Readonly<Record<string, unknown>>;
const HIDDEN = new Set(['id', 'version', 'createdAt', 'updatedAt', 'wallTime', 'timeZone', 'userId']);

const dayText = (date: string): string => `${formatWeekday(date).slice(0, 3)} ${formatShortDate(date)}`;
const momentText = (instant: string, zone: string): string => {
  const { date, time } = wallTime(new Date(instant), zone);
  return `${dayText(date)}, ${formatTime(time)}`;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}

/** The parts of a record, each as a value of its own: 'item “Milk”'. */
function partTexts(parts: unknown): [string, string][] {
  const taken = new Map<string, number>();
  return (Array.isArray(parts) ? parts.filter(isValues) : []).map(({ name, qty, checked }) => {
    const key = `item “${plainText(name)}”`;
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    const value = [plainText(qty), checked === true ? 'ticked' : 'to buy'].filter(Boolean).join(', ');
    return [count === 1 ? key : `${key} (${count})`, value];
  });
}

const mealTexts = (meals: unknown): [string, string][] =>
  Object.entries(isValues(meals) ? meals : {}).flatMap(([day, dishes]) =>
    Object.entries(isValues(dishes) ? dishes : {}).map(([meal, dish]): [string, string] => [
      `${day} ${meal}`,
      plainText(dish),
    ]),
  );

interface Reading {
  zone: string;
  names: ReadonlyMap<string, string>;
}

function fieldTexts(
  name: string,
  field: Field | undefined,
  value: unknown,
  { zone, names }: Reading,
): [string, string][] {
  const nameOf = (id: unknown): string => names.get(plainText(id)) ?? `the unknown record ${plainText(id)}`;
  if (field?.is === 'parts') return partTexts(value);
  if (field?.is === 'week') return mealTexts(value);
  if (value === null || value === undefined || value === '') return [];
  if (field?.is === 'moment') return [[name, momentText(plainText(value), zone)]];
  if (field?.is === 'date') return [[name, dayText(plainText(value))]];
  if (field?.is === 'reference') return [[name, nameOf(value)]];
  if (field?.is === 'references' && Array.isArray(value)) return [[name, value.map(nameOf).join(', ')]];
  return [[name, plainText(value)]];
}

/** The wall time of an appointment and its zone, only where they contradict its instant and the family's zone. */
function clockTexts({ appointmentDate, wallTime: wall, timeZone }: Values, zone: string): [string, string][] {
  if (typeof appointmentDate !== 'string' || typeof wall !== 'string') return [];
  const { date, time } = wallTime(new Date(appointmentDate), zone);
  const texts: [string, string][] = [];
  if (wall !== `${date}T${time}`) texts.push(['CONTRADICTING wallTime', wall]);
  if (timeZone !== zone) texts.push(['OTHER timeZone', plainText(timeZone)]);
  return texts;
}

function shownOf(kindName: KindName, record: Values, reading: Reading): Shown {
  const kind = kindNamed(kindName);
  const texts = Object.entries(record)
    .filter(([name]) => !HIDDEN.has(name))
    .flatMap(([name, value]) => fieldTexts(name, kind.fields[name], value, reading));
  const values = [...texts, ...clockTexts(record, reading.zone)].filter(([, text]) => text !== '');
  return { name: `${kind.noun} “${plainText(record[kind.title])}”`, values: new Map(values) };
}

/** Everything the household has stored. */
export async function readStored(context: Context): Promise<Stored> {
  const records = (
    await Promise.all(
      KIND_NAMES.map(async (kindName) =>
        (await context.records(kindName).list()).map((record) => ({ kindName, record })),
      ),
    )
  ).flat();
  const named = records.map(({ kindName, record }): [string, string] => [
    record.id,
    plainText(Object.entries(record).find(([name]) => name === kindNamed(kindName).title)?.[1]),
  ]);
  const reading = { zone: context.actor.timeZone, names: new Map(named) };
  return new Map(
    records.map(({ kindName, record }) => [
      `${kindName} ${record.id}`,
      shownOf(kindName, { ...record }, reading),
    ]),
  );
}

const inWords = ({ name, values }: Shown): string => {
  const fields = [...values].filter(([, text]) => text !== 'no').map(([field, text]) => `${field}: ${text}`);
  return [name, fields.join('; ')].filter(Boolean).join(' – ');
};

function changesOf(before: Shown, after: Shown): string[] {
  const fields = new Set([...before.values.keys(), ...after.values.keys()]);
  return [...fields]
    .filter((field) => before.values.get(field) !== after.values.get(field))
    .map((field) => `${field}: ${before.values.get(field) ?? '∅'} → ${after.values.get(field) ?? '∅'}`);
}

/** A line for each record that was added, changed or removed. */
export function differences(before: Stored, after: Stored): string[] {
  const lines: string[] = [];
  for (const [key, shown] of after) {
    const earlier = before.get(key);
    if (!earlier) lines.push(`**added** ${inWords(shown)}`);
    else {
      const changes = changesOf(earlier, shown);
      if (changes.length > 0) lines.push(`**changed** ${earlier.name} – ${changes.join('; ')}`);
    }
  }
  for (const [key, shown] of before) if (!after.has(key)) lines.push(`**removed** ${inWords(shown)}`);
  return lines;
}

/** A line for each record. */
export const everything = (stored: Stored): string[] => [...stored.values()].map(inWords);
