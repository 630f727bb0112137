// Explains entries such as 'peanuts, sesame' to the parent who types them: the classes and diets they mean, unknown
// words, doubtful ones, and the reading of misspelt words.
import spellings from '../data/spellings.json' with { type: 'json' };
import { notOfFood } from './health-entries.ts';
import { prepareReading } from './restriction-draft.ts';
import { allergenLabel, dietLabel } from './restriction-labels.ts';
import { nearestFood } from './restriction-names.ts';
import { readEntries } from './restriction-reading.ts';
import { corrected } from './restriction-vocabulary.ts';
import { readRestrictions } from './restrictions.ts';
import type { MemberFood } from './restrictions.ts';
import { entryOf, nameForm } from '../text/words.ts';

/** A word as it was written, and the one it is read as: misspelt, or another word for the same food. */
interface Spelling {
  written: string;
  meant: string;
}

export interface Explained {
  /** Classes and diets of the entries, in their order: 'Peanut', 'Vegan'. */
  known: string[];
  /** Words without a class: matched by their name in ingredients. */
  byName: string[];
  /** Entries that can be read two ways, or hold a wish no rule keeps. */
  doubtful: string[];
  /** Entries that ask for nothing: 'none', 'pollen'. */
  nothing: string[];
  /** Conditions and aids: 'asthma'. */
  health: string[];
  spellings: Spelling[];
}

const distinct = (items: readonly string[]): string[] => [...new Set(items)];

/** The word as which another one is read; undefined when it is read as typed. */
function meantBy(word: string, isOwn: boolean): string | undefined {
  const small = word.toLowerCase();
  const listed = entryOf(spellings.spellings, small) ?? entryOf(spellings.spellings, small.replace(/s$/, ''));
  const form = nameForm(word);
  if (listed !== undefined && listed !== small) return listed;
  if (form === '' || form.includes(' ')) return undefined;
  const meant = corrected(form);
  if (meant !== form) return meant;
  // Only what is left of a sentence may be a food: 'carries an EpiPen' is no curry.
  return isOwn ? nearestFood(form) : undefined;
}

function spellingsIn(entry: string, own: readonly string[]): Spelling[] {
  const words = distinct(entry.match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  return words.flatMap((written) => {
    const meant = meantBy(written, own.includes(written));
    return meant === undefined ? [] : [{ written, meant }];
  });
}

/** Builds in steps what the first explanation would build at once. */
export function* prepareExplaining(): Generator<void, void> {
  yield* prepareReading();
}

/** Explains the entries of one of a member's lists; the parent's own words stay as they are. */
export function explainEntries(entries: readonly string[]): Explained {
  const read = readEntries(entries).map((said, at) => ({ entry: entries[at] ?? '', ...said }));
  const nothing = distinct(
    read
      .filter(({ allergens, diets, words, doubtful }) =>
        [allergens, diets, words, doubtful].every((list) => list.length === 0),
      )
      .map(({ entry }) => entry),
  );
  const isHealth = (entry: string) => notOfFood(entry) === 'health';
  return {
    known: distinct(
      read.flatMap(({ allergens, diets }) => [...allergens.map(allergenLabel), ...diets.map(dietLabel)]),
    ),
    byName: distinct(read.flatMap(({ words }) => words)),
    doubtful: distinct(read.flatMap(({ doubtful }) => doubtful)),
    nothing: nothing.filter((entry) => !isHealth(entry)),
    health: nothing.filter(isHealth),
    spellings: read.flatMap(({ entry, words }) => spellingsIn(entry, words)),
  };
}

/**
 * Foods mentioned only in the notes: plans exclude them only when they are in a list, and until then ask the parent to
 * check.
 */
export function onlyInNotes(member: MemberFood): string[] {
  const inLists = new Set(readRestrictions({ ...member, notes: '' }).pleaseCheck);
  return readRestrictions(member).pleaseCheck.filter((word) => !inLists.has(word));
}
