// The household's data for danger recognition: people with ages and allergies, and medicines, as tags on words.
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import { wordsOf } from '../text/fold-text.ts';
import familyWords from './data/family-words.json' with { type: 'json' };

interface StoredMember {
  id: string;
  name: string;
  relationship: string;
  age: number | null;
  notes?: string;
  dietaryRestrictions?: readonly string[];
  /** Titles of the diagnoses among the medical records. */
  conditions?: readonly string[];
  /** Other names that the notes have. */
  nicknames?: readonly string[];
  /** Of a baby whose birth date is stored. */
  weeks?: number;
  allergies: readonly string[];
}

export interface StoredMedicine {
  name: string;
  familyMemberId: string | null;
  dosage?: string;
}

export interface StoredFamily {
  members: readonly StoredMember[];
  medicines: readonly StoredMedicine[];
}

export const NOTHING_STORED: StoredFamily = { members: [], medicines: [] };

/** A member with the words that name them and what they may not eat. */
export interface KnownMember extends StoredMember {
  names: ReadonlySet<string>;
  avoids: Pick<ReturnType<typeof readRestrictions>, 'allergens' | 'words'>;
}

export interface KnownFamily {
  members: readonly KnownMember[];
  medicines: readonly StoredMedicine[];
  /** Tags of the family's own words. */
  tags: ReadonlyMap<string, readonly string[]>;
}

/** Tags of those who may not have a food. */
const SHUNNED = [
  ['shunsnuts', /nut|cashew|almond|pecan|pistachio/i],
  ['shunsegg', /egg/i],
] as const;

const SHORTEST_NAME = 2;
const ADULT_AGE = 18;
/** Parts of names that are words of their own. */
const TITLES = new Set(familyWords.titles);
const COMMON = new Set(familyWords.common);

/** The words by which a name is known in a message: 'theo', 'theos', 'lucases'. */
export const formsOf = (name: string): string[] => [
  name,
  `${name}s`,
  ...(/(?:s|x|z|ch)$/.test(name) ? [`${name}es`] : []),
];

const isChild = ({ relationship, age }: StoredMember): boolean =>
  age === null ? relationship === 'child' : age < ADULT_AGE;

const read = new WeakMap<StoredFamily, KnownFamily>();

/** Reads a household once, so that every clause can be judged with it. */
export function knownFamily(stored: StoredFamily): KnownFamily {
  const known = read.get(stored) ?? readFamily(stored);
  read.set(stored, known);
  return known;
}

function readFamily({ members, medicines }: StoredFamily): KnownFamily {
  // Each tag once: people who share a name would make the features of a long message grow with their square.
  const tags = new Map<string, Set<string>>();
  const tag = (word: string, ...more: string[]) => {
    const own = tags.getOrInsertComputed(word, () => new Set());
    for (const one of more) own.add(one);
  };
  // A name that a child and an adult share is taken for the child's.
  const ofChildren = new Set(members.filter(isChild).flatMap(({ name }) => wordsOf(name).flatMap(formsOf)));
  const known = members.map((member): KnownMember => {
    const called = [member.name, ...(member.nicknames ?? [])];
    const parts = called.flatMap(wordsOf).filter((part) => part.length >= SHORTEST_NAME && !TITLES.has(part));
    const names = new Set(parts.flatMap(formsOf));
    const shuns = SHUNNED.filter(([, food]) => member.allergies.some((allergy) => food.test(allergy)));
    for (const name of names) {
      const kinds = ofChildren.has(name) ? ['child', 'young', 'victim'] : ['adult', 'grownup'];
      tag(
        name,
        'person',
        'member',
        ...kinds,
        ...(parts.includes(name) ? [] : ['owner']),
        ...shuns.map(([own]) => own),
      );
    }
    const { allergens, words } = readRestrictions({
      allergies: member.allergies,
      dietaryRestrictions: [],
      dietaryNeeds: [],
      notes: '',
    });
    return { ...member, names, avoids: { allergens, words } };
  });
  for (const { name, familyMemberId } of medicines) {
    const owner = known.find(({ id }) => id === familyMemberId);
    for (const word of medicineWords(name))
      tag(word, 'med', ...(owner && !isChild(owner) ? ['adultmed'] : []));
  }
  return { members: known, medicines, tags: new Map([...tags].map(([word, own]) => [word, [...own]])) };
}

/** The words that name a medicine: 'EpiPen Jr' → epipen. */
export const medicineWords = (name: string): string[] =>
  wordsOf(name).filter((word) => word.length > 3 && /^[a-z]+$/.test(word) && !COMMON.has(word));
