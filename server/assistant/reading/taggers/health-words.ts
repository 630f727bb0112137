// Tags of the words of health: kinds of visits, vaccines, entries of the history, conditions, medicines, doses.
import { MEDICINE_SORTS } from '../../text/medicine-sorts.ts';
import visits from '../data/visits.json' with { type: 'json' };
import words from '../data/words.json' with { type: 'json' };
import { PhraseIndex } from '../phrases.ts';
import type { Tag, Tagger, TagType } from '../tag.ts';
import { VISITS, type Visit } from '../visit-kinds.ts';

export const visitNamed = (title: string): Visit | undefined => VISITS.find((visit) => visit.title === title);

/** The kind of visit that has these words: 'heart doctor'. */
export const visitCalled = (phrase: string): Visit | undefined =>
  VISITS.find((visit) => visit.words.includes(phrase));

interface RecordKind {
  category: string;
  words: string[];
  title?: string;
}
const RECORDS: readonly RecordKind[] = visits.records;

/** The category of a record that a word names: 'x-ray' is a test result. */
export const categoryOf = (phrase: string): string | undefined =>
  RECORDS.find((kind) => kind.words.includes(phrase))?.category;

/** The title of an entry that a word names, where it is written otherwise: 'ldl' is 'LDL'. */
export const titleOfRecord = (phrase: string): string | undefined =>
  RECORDS.find(({ words: own }) => own.includes(phrase))?.title;

interface Vaccine {
  title: string;
  words: string[];
  /** Words of combined vaccines that it is part of. */
  within?: string[];
}
const VACCINES: readonly Vaccine[] = visits.vaccines;

/** The words by which a vaccine is known; empty for a word that means any. */
export const wordsOfVaccine = (title: string): readonly string[] => {
  const { words: own = [], within = [] } = VACCINES.find((vaccine) => vaccine.title === title) ?? {};
  return title === ANY_VACCINE ? [] : [...own, ...within];
};
export const ANY_VACCINE = 'Vaccination';

const index = new PhraseIndex<{ type: TagType; value: string }>();
for (const { title, words: phrases } of VISITS)
  for (const phrase of phrases) index.add(phrase, { type: 'visit', value: title });
for (const { title, words: phrases } of VACCINES)
  for (const phrase of phrases) index.add(phrase, { type: 'vaccine', value: title });
for (const { words: phrases } of RECORDS)
  for (const phrase of phrases) index.add(phrase, { type: 'record', value: phrase });
for (const condition of visits.conditions) index.add(condition, { type: 'condition', value: condition });
const SORTS = MEDICINE_SORTS.flatMap(({ said }) => said).filter((said) => said !== 'asthma');
for (const medicine of new Set([...words.medicines, ...SORTS]))
  index.add(medicine, { type: 'medicine', value: medicine });

const MEDICINE_ENDING = new RegExp(`^[a-z]{3,}(?:${words.medicineEndings.join('|')})$`);

const OWNERS = new Set(['his', 'her', 'my', 'our', 'their', 'the']);
/** 'Add medication' is an order, and 'his ADD medication' a medicine. */
const isOrder = (tokens: Parameters<Tagger>[0]['tokens'], from: number): boolean => {
  const before = tokens[from - 1];
  return tokens[from]?.word === 'add' && !(before && (before.isPossessive || OWNERS.has(before.word)));
};

export const tagHealthWords: Tagger = ({ tokens }) => {
  const tags = index.find(tokens).map(({ from, to, value: { type, value } }): Tag => {
    const begin = isOrder(tokens, from) ? from + 1 : from;
    return { type, from: begin, to, value: begin === from ? value : value.replace(/^add /, ''), ids: [] };
  });
  for (const [at, { word }] of tokens.entries())
    if (MEDICINE_ENDING.test(word))
      tags.push({ type: 'medicine', from: at, to: at + 1, value: word, ids: [] });
  return tags;
};
