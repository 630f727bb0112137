// Tags of what the family has stored: people, doctors, medicines, lists, schools, titles of appointments and records.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import { lexicon } from '#rules/food/food-lexicon.ts';
import { DAYS } from '#contract/week.ts';
import { isEnglish } from '../spelling.ts';
import { PhraseIndex, phraseWords } from '../phrases.ts';
import type { Household } from '../household.ts';
import { isGivenName, nicknamesIn, otherFormsOf } from '../nicknames.ts';
import type { Tag, Tagger, TagType } from '../tag.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { TODO_NAMES, isTodoTitle } from '../../text/todo-title.ts';
import { standsForPerson } from './everyday-names.ts';

/** Rank of a short form that nobody wrote down, and of a name's beginning. */
const [OTHER_FORM, CLIPPED] = [2.5, 2.6];
/** A beginning has so many letters, and leaves out so many. */
const [SHORTEST_CLIP, LEFT_OUT] = [3, 2];
/** So short it may be another word: 'lev' of Levon, but no 'car' of Carson, and no 'thi' of Thiago, whose possessive is 'this'. */
const isOtherWord = (word: string): boolean =>
  word.length === SHORTEST_CLIP && (isEnglish(word) || isEnglish(`${word}s`) || lexicon().names.has(word));

interface Stored {
  type: TagType;
  id: string;
  name: string;
  /** The words it is found by. */
  phrase: string;
  /** The phrase of a person with its accents, in lower case. */
  spelled?: string;
  /** Better matches first: a whole name before its first word. */
  rank: number;
}

/** Words of a name that others share with anybody. */
const TITLES = new Set(
  'dr doctor mr mrs ms prof md dds dmd do the of and family medical center clinic associates group practice office dental pediatrics pediatric hospital pharmacy health care eye allergy orthodontics kids childrens children street st avenue ave road rd lane ln drive city north south east west new home team'.split(
    ' ',
  ),
);

const spelledOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** Of people whose names are alike without accents, those whose name is spelled as typed; all where nobody's is. */
function spelledSo(found: readonly Stored[], typed: string): readonly Stored[] {
  const said = spelledOf(typed).replace(/['’`]s$/, '');
  const exact = found.filter(
    ({ spelled }) => spelled !== undefined && [spelled, `${spelled}s`].includes(said),
  );
  return exact.length > 0 ? exact : found;
}

const wordsIn = (text: string): readonly string[] => phraseWords(text);

/** 'Dash' of Dashiell: beginnings of a first name that are no name of another. */
const clippedOf = (first: string, members: readonly FamilyMember[]): string[] =>
  Array.from({ length: Math.max(0, first.length - LEFT_OUT - SHORTEST_CLIP + 1) }, (_, at) =>
    first.slice(0, SHORTEST_CLIP + at),
  ).filter(
    (clipped) =>
      !isGivenName(clipped) &&
      !isOtherWord(clipped) &&
      members.filter(({ name }) => wordsIn(name).some((word) => word.startsWith(clipped))).length === 1,
  );

function addPeople(index: PhraseIndex<Stored>, members: readonly FamilyMember[]): void {
  const taken = new Set(members.flatMap(({ name, notes }) => [name, ...nicknamesIn(notes)].flatMap(wordsIn)));
  for (const { id, name, notes } of members) {
    const add = (phrase: string, rank: number) =>
      index.add(phrase, {
        type: 'person',
        id,
        name,
        rank,
        phrase: phraseWords(phrase).join(' '),
        spelled: spelledOf(phrase),
      });
    add(name, 0);
    const [first = '', ...others] = wordsIn(name);
    if (others.length > 0)
      for (const [at, { word, start, end }] of tokensOf(name).entries()) {
        // 'Grandma Ruth' is Ruth as well as Grandma.
        if (at === 0 || word.length > 2) add(name.slice(start, end), at === 0 ? 1 : 2);
      }
    for (const nickname of nicknamesIn(notes)) add(nickname, 1);
    for (const form of otherFormsOf(first)) if (!taken.has(form)) add(form, OTHER_FORM);
    for (const clipped of clippedOf(first, members)) if (!taken.has(clipped)) add(clipped, CLIPPED);
  }
}

function addContacts(index: PhraseIndex<Stored>, contacts: Household['contacts']): void {
  for (const { id, name } of contacts) {
    const add = (phrase: string, rank: number) =>
      index.add(phrase, { type: 'contact', id, name, rank, phrase: phraseWords(phrase).join(' ') });
    add(name, 0);
    const own = wordsIn(name).filter((word) => !TITLES.has(word) && word.length > 2);
    for (const word of own) {
      add(word, 2);
      for (const title of ['dr', 'doctor', 'dr.']) add(`${title} ${word}`, 1);
    }
    if (own.length > 1) add(own.join(' '), 1);
  }
}

const withoutTitles = (name: string): string[] => wordsIn(name).filter((word) => word.length > 3);

/** 'Blue inhaler' of the instructions is a name for it. */
const LOOKS =
  /\b(?:blue|orange|red|green|purple|pink|yellow|white|brown|gr[ae]y|black|big|little|small|round) (?:inhaler|puffer|pill|tablet|capsule|bottle|tube|patch|pen)\b/gi;

function addNamed(index: PhraseIndex<Stored>, household: Household): void {
  const add = (type: TagType, id: string, name: string, phrase: string, rank: number) =>
    index.add(phrase, { type, id, name, rank, phrase: phraseWords(phrase).join(' ') });
  for (const { id, name, instructions } of household.medications) {
    add('medicine', id, name, name, 0);
    const [first = ''] = withoutTitles(name);
    if (first) add('medicine', id, name, first, 1);
    for (const [looks] of instructions.matchAll(LOOKS)) add('medicine', id, name, looks, 1);
  }
  for (const { id, title } of household.lists) {
    add('list', id, title, title, 0);
    // 'Stop and shop' of 'Stop & Shop'
    if (title.includes('&')) add('list', id, title, title.replaceAll('&', ' and '), 0);
    if (isTodoTitle(title)) for (const name of TODO_NAMES) add('list', id, title, name, 1);
    for (const word of wordsIn(title))
      if (!LIST_WORDS.test(word) && word.length > 3) add('list', id, title, `${word} list`, 1);
    // 'To Target' of 'Target run', 'to Sams' of "Sam's Club"
    const [shop = '', ...behind] = wordsIn(title);
    const isShop =
      ERRAND.test(behind[0] ?? '') || (/^\p{L}+['’]s /u.test(title) && STORE.test(behind[0] ?? ''));
    if (behind.length === 1 && isShop) {
      add('list', id, title, shop, 1);
      add('list', id, title, `${shop} list`, 1);
    }
  }
  const { schoolSettings: first, schools } = household;
  for (const { id, schoolName: name } of [...(first ? [first] : []), ...schools])
    add('school', id, name, name, 0);
  const people = new Set(household.members.flatMap(({ name }) => wordsIn(name)));
  for (const { id, title } of household.appointments) {
    const parts = partsOfTitle(title, people);
    // The name in 'Mia cleaning' is the person, and stays one.
    if (parts.length === 0 || !people.has(wordsIn(title)[0] ?? '')) add('visit', id, title, title, 3);
    for (const part of parts) add('visit', id, title, part, 4);
  }
  for (const { id, title } of household.records) add('record', id, title, title, 3);
  for (const { id, name } of household.ideas) add('dish', id, name, name, 1);
  for (const { id, meals } of household.menus.slice(-8))
    for (const day of DAYS)
      for (const dish of Object.values(meals[day] ?? {}))
        if (typeof dish === 'string' && dish) add('dish', id, dish, dish, 4);
}
/** A part of somebody's title names the kind: another's cleaning is no 'Mia cleaning'. */
const partTitle = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Words of a title that any other may have. */
const ANY_VISIT =
  /^(?:visits?|appointment|check|checkup|follow|exam|test|call|session|clinic|office|doctor|surgery)$/;

/** 'Cleaning' of 'Mia cleaning', 'allergy retest' of 'Mimi allergy retest': a title without whose it is. */
function partsOfTitle(title: string, people: ReadonlySet<string>): string[] {
  const words = wordsIn(title);
  const [first = '', ...rest] = words;
  const isWhose = people.has(first.replace(/'?s$/, '')) || people.has(first);
  if (rest.length > 1 || (isWhose && (rest[0]?.length ?? 0) > 1)) return [rest.join(' ')];
  // 'Cleaning' of 'Dental cleaning'
  const last = words.at(-1) ?? '';
  return rest.length === 1 && last.length > 4 && !ANY_VISIT.test(last) ? [last] : [];
}
const ERRAND = /^(?:run|trip|haul|order|stop|club|wholesale)$/;
const STORE = /^(?:market|store|shop|bakery|farm|deli|grocery|pharmacy|hardware)$/;
const LIST_WORDS = /^(?:shopping|grocer(?:y|ies)|list|weekly|items?|stuff|things|for|the)$/;

const dishes = new PhraseIndex<string>();
for (const { name } of COOKBOOK) dishes.add(name, name);

const indexes = new WeakMap<Household, PhraseIndex<Stored>>();

/** The index of a family's words, made once for as long as its records stay the same. */
function indexOf(household: Household): PhraseIndex<Stored> {
  const known = indexes.get(household);
  if (known) return known;
  const index = new PhraseIndex<Stored>(({ type, id, rank, spelled }) => `${type} ${id} ${rank} ${spelled}`);
  addPeople(index, household.members);
  addContacts(index, household.contacts);
  addNamed(index, household);
  indexes.set(household, index);
  return index;
}

const JOINS = /^(?:and|or|plus|&)$/;

/** 'For Roz and me', 'me and grandma': the parent beside somebody who is named. */
function speakerBeside(
  tokens: readonly Token[],
  tags: readonly Tag[],
  { members, speakerId }: Household,
): Tag[] {
  const speaker = members.find(({ id }) => id === speakerId);
  if (!speaker) return [];
  const word = (at: number): string => tokens[at]?.word ?? '';
  return tokens.flatMap((token, at) => {
    const isBeside = tags.some(
      ({ type, from, to }) =>
        type === 'person' &&
        ((to === at - 1 && JOINS.test(word(at - 1))) || (from === at + 2 && JOINS.test(word(at + 1)))),
    );
    return /^(?:me|myself)$/.test(token.word) && isBeside
      ? [{ type: 'person' as const, from: at, to: at + 1, value: speaker.name, ids: [speaker.id] }]
      : [];
  });
}

const OF_LIST = /^(?:on|to|onto|from|off|for|the|my|our|list|delete|clear|open|show|read|rename)$/;
/** 'When is Tala's birthday', whatever list is called so: no place where something stands or goes. */
const isBirthday = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^b(?:irth)?days?$/.test(tokens[to - 1]?.word ?? '') &&
  to - from === 2 &&
  ![from - 1, to].some((at) => OF_LIST.test(tokens[at]?.word ?? ''));

/** A tagger for one family. */
export function householdTagger(household: Household): Tagger {
  const index = indexOf(household);
  return ({ tokens, typed }) => {
    const byPlace = new Map<string, Stored[]>();
    // One word may be in the names of hundreds.
    const judged = new Map<string, boolean>();
    const isMeant = (at: number, phrase: string, isClipped: boolean): boolean => {
      const key = `${at} ${isClipped} ${phrase}`;
      const known = judged.get(key) ?? standsForPerson(tokens, at, phrase, { isClipped });
      judged.set(key, known);
      return known;
    };
    for (const { from, to, value } of index.find(tokens)) {
      const isName = value.type === 'person' || (value.type === 'contact' && value.rank > 0);
      const isClipped = value.rank === CLIPPED;
      if (isName && to - from === 1 && !isMeant(from, value.phrase, isClipped)) continue;
      // 'Rename Theo to Theodore' is a new name.
      if (
        value.type === 'person' &&
        value.rank >= OTHER_FORM &&
        /^(?:to|named|called|rename)$/.test(tokens[from - 1]?.word ?? '')
      )
        continue;
      if (value.type === 'list' && isBirthday(tokens, from, to)) continue;
      const key = `${from} ${to} ${value.type}`;
      const there = byPlace.get(key);
      if (there) there.push(value);
      else byPlace.set(key, [value]);
    }
    const stored = [...byPlace].map(([key, found]): Tag => {
      const [from = 0, to = 0] = key.split(' ').map(Number);
      const said = typed.slice(tokens[from]?.start, tokens[to - 1]?.end);
      const best = spelledSo(found, said).toSorted((one, other) => one.rank - other.rank);
      const [first] = best;
      return {
        type: first?.type ?? 'name',
        from,
        to,
        value: (first?.type === 'visit' && first.rank > 3 ? partTitle(first.phrase) : first?.name) ?? said,
        ids: [...new Set(best.map(({ id }) => id))],
      };
    });
    const cooked = dishes
      .find(tokens)
      .map(({ from, to, value }): Tag => ({ type: 'dish', from, to, value, ids: [] }));
    return [...stored, ...speakerBeside(tokens, stored, household), ...cooked];
  };
}
