// First steps until help is there, from the data file: by the words of a message and the age of the one it is about.
import { fold } from '../text/fold-text.ts';
import data from './data/first-aid.json' with { type: 'json' };
import type { DangerKind } from './danger-kind.ts';

interface Band {
  /** In months; absent for everybody else. */
  upTo?: number;
  says: string;
}

/** Where the crew should know medicines and illnesses. */
const TELLS = new Set([
  'stroke',
  'heart attack',
  'seizure',
  'asthma',
  'not breathing',
  'bleeding',
  'heat stroke',
]);

const wordsOf = (words: string): RegExp | undefined =>
  words === '' ? undefined : new RegExp(`\\b(?:${words})\\b`);
interface Row {
  what: string;
  said: string;
  not: string;
  kinds: readonly string[];
  bands: readonly Band[];
  first?: boolean;
  medicines?: string;
}
const WRITTEN: readonly Row[] = data.rows;
const ROWS = WRITTEN.map(({ what, said, not, kinds, bands, first = false, medicines = '' }) => ({
  what,
  tells: TELLS.has(what),
  first,
  medicines: wordsOf(medicines),
  said: wordsOf(said),
  not: wordsOf(not),
  kinds: new Set(kinds),
  bands,
}));

const BABY =
  /\b(?:newborn|infant|baby|(?:[0-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]?(?:months?|mos?|weeks?|wks?)\b)/;
const CHILD =
  /\b(?:toddler|kid|child|son|daughter|[1-9][ -]?(?:years?|yrs?|yos?)\b|1[0-7][ -]?(?:years?|yrs?|yos?)\b)/;
const SOME_CHILD = 60;

/** Age in months by the words alone; undefined where they tell none. */
const monthsSaid = (said: string): number | undefined =>
  BABY.test(said) ? 6 : CHILD.test(said) ? SOME_CHILD : undefined;

interface Aid {
  /** The name of the danger in the data file. */
  what: string;
  says: string;
  /** True where the crew should know medicines and illnesses. */
  tells: boolean;
  first: boolean;
  /** Names of medicines that are for it. */
  medicines: RegExp | undefined;
}

/** The first steps for a message, `first` where they come before the number; undefined where none are known. `months` is the age of the one it is about. */
export function firstAid(kind: DangerKind, text: string, months?: number): Aid | undefined {
  const said = fold(text);
  const row = ROWS.find(
    (one) => one.kinds.has(kind) && one.said?.test(said) === true && one.not?.test(said) !== true,
  );
  const age = months ?? monthsSaid(said);
  const band = row?.bands.find(({ upTo }) => upTo === undefined || (age !== undefined && age <= upTo));
  if (!row || !band) return undefined;
  return {
    what: row.what,
    says: band.says.replaceAll('{them}', 'them').replaceAll('{they}', 'they'),
    tells: row.tells,
    first: row.first,
    medicines: row.medicines,
  };
}
