// Everything a card would hold or refer to, as comparable words, dates and times: the arguments of its write and the
// records their ids name.
import { wallTime } from '#rules/time/dates.ts';
import { onTheClock } from '#rules/time/spoken/spoken-dates.ts';
import { editDistance } from '#rules/text/misspelling.ts';
import { stem, wordsOf } from '../../text/fold-text.ts';
import { FUNCTION_WORDS, NEGATIONS } from './account-words.ts';
import type { Turn } from '../turn.ts';
import { isRecord } from '../../text/unchecked.ts';

/** A call of a tool that prepares a card. */
export interface Write {
  tool: string;
  input: Record<string, unknown>;
}

const READS_WITH_WISHES: ReadonlySet<string> = new Set(['planShopping', 'findDishes']);

type Fields = Readonly<Record<string, unknown>>;

/** Fields that tell a record from others; its other fields are no part of a card. */
const IDENTITY = [
  'name',
  'title',
  'specialty',
  'type',
  'category',
  'relationship',
  'mealType',
  'appointmentDate',
  'date',
  // 'Dr. Lee stopped her drops': the doctor of a medicine, and of an entry, tells it from others.
  'prescribedBy',
  'provider',
] as const;
/** Where somebody's allergies and ways of eating are kept. */
export const FOOD_FIELDS = ['allergies', 'dietaryRestrictions', 'dietaryNeeds'];
const REFERENCES = ['familyMemberId', 'contactId'] as const;

/** Every record the tools have read in this turn, by id. */
export function recordsById(turn: Turn): Map<string, Fields> {
  const found = new Map<string, Fields>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isRecord(value)) return;
    if (typeof value['id'] === 'string') found.set(value['id'], value);
    if (Array.isArray(value['items'])) visit(value['items']);
  };
  for (const { output } of turn.calls) visit(output);
  return found;
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const SHORTEST_MISSPELT = 5;
const LONG_WORD = 9;
const SHARED_ROOT = 6;

/** 'pediatrician' and 'Pediatrics', 'amoxicilin' and 'Amoxicillin'. */
function isNear(word: string, other: string): boolean {
  if (word.length < SHORTEST_MISSPELT || other.length < SHORTEST_MISSPELT) return false;
  if (word.length > SHARED_ROOT && word.slice(0, SHARED_ROOT + 1) === other.slice(0, SHARED_ROOT + 1))
    return true;
  const limit = word.length >= LONG_WORD ? 2 : 1;
  return word[0] === other[0] && editDistance(word, other, limit) <= limit;
}

/** 'November 20', 'at 9:00 AM': days and times are compared as such, not as words. */
const SPOKEN_DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|\b\d{1,2}:\d{2} [AP]M\b/g;

export class CardFacts {
  readonly #stems = new Set<string>();
  readonly #words = new Set<string>();
  readonly dates = new Set<string>();
  readonly #times = new Set<string>();
  /** 'child', 'spouse' of the people concerned. */
  readonly relationships = new Set<string>();
  /** Every text of the card, folded. */
  line = '';
  readonly #records: Map<string, Fields>;
  readonly #zone: string;

  constructor(writes: readonly Write[], turn: Turn, told = '') {
    this.#records = recordsById(turn);
    this.#zone = turn.facts.zone;
    for (const { input } of writes) this.#takeWrite(input);
    // What a read was asked for is answered, and what the answer says is not lost.
    for (const { tool, input } of turn.calls) if (READS_WITH_WISHES.has(tool)) this.#takeWrite(input);
    const words = wordsOf(told.replace(SPOKEN_DATE, ' ')).filter(
      (word) => !FUNCTION_WORDS.has(word) && !NEGATIONS.has(word),
    );
    this.#takeText(words.join(' '), '');
  }

  /** True for a time of the card in either half of the day, and for one that the clocks skip on its day (DST). */
  holdsTime(time: string): boolean {
    const half = `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
    const shown = [...this.dates].flatMap((date) =>
      [time, half].map((one) => onTheClock(date, one, this.#zone).time),
    );
    return [time, half, ...shown].some((one) => this.#times.has(one));
  }

  /** 'The 10th' after a month was spoken of: the day of that month on the card. */
  holdsOrdinal(said: string): boolean {
    const day = /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)$/i.exec(said.trim())?.[1];
    return day !== undefined && [...this.dates].some((date) => Number(date.slice(8)) === Number(day));
  }

  /** True when the card holds a word, in any of its forms. */
  holds(word: string): boolean {
    if (this.#words.has(word) || this.#stems.has(stem(word))) return true;
    const number = NUMBERS.indexOf(word);
    if (number >= 0 && this.#words.has(String(number))) return true;
    if (word === 'half' && this.line.includes(' 1 2 ')) return true;
    if (/\d/.test(word)) return false;
    return [...this.#words].some((other) => isNear(word, other));
  }

  #takeWrite(input: Fields): void {
    for (const [name, value] of Object.entries(input)) {
      const record = typeof value === 'string' ? this.#records.get(value) : undefined;
      if (record) this.#takeIdentity(record, Object.keys(input));
      else this.#take(value, name);
    }
  }

  /** Takes the fields that name a record, and the earlier values of those that change. */
  #takeIdentity(record: Fields, changed: readonly string[]): void {
    for (const name of [...IDENTITY, ...changed])
      if (name !== 'id' && name in record) this.#take(record[name], name);
    for (const name of REFERENCES) {
      const id = record[name];
      const other = typeof id === 'string' ? this.#records.get(id) : undefined;
      if (other) this.#takeIdentity(other, []);
    }
  }

  #take(value: unknown, name: string): void {
    const record = typeof value === 'string' ? this.#records.get(value) : undefined;
    if (record) this.#takeIdentity(record, []);
    else if (Array.isArray(value)) for (const one of value) this.#take(one, name);
    else if (isRecord(value)) for (const [inner, one] of Object.entries(value)) this.#take(one, inner);
    else if (typeof value === 'number') this.#words.add(String(value));
    else if (typeof value === 'string') this.#takeText(value, name);
  }

  #takeText(text: string, name: string): void {
    if (name === 'relationship') this.relationships.add(text);
    const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text) ?? [];
    if (date !== undefined) {
      const wall = text.endsWith('Z') ? wallTime(new Date(text), this.#zone) : { date, time };
      this.dates.add(wall.date);
      if (wall.time) this.#times.add(wall.time);
      return;
    }
    // 'Heb' is the list H-E-B.
    const joined = text.split(/\s+/).filter((one) => /\p{L}[-.&]\p{L}/u.test(one));
    for (const one of joined) this.#words.add(wordsOf(one).join(''));
    const words = wordsOf(text);
    this.line += ` ${words.join(' ')} .`;
    for (const word of words) {
      this.#words.add(word);
      this.#stems.add(stem(word));
    }
  }
}
