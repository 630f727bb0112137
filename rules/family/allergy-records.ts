// Reads medical records of the category 'allergy' as allergies of their member, written like an entry of the profile.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import { allergenLabel } from '../restrictions/restriction-labels.ts';
import { readEntry } from '../restrictions/restriction-reading.ts';
import type { MemberFood } from '../restrictions/restrictions.ts';
import { addsTo, joinAllergies } from './joined-allergies.ts';

type StoredRecord = Pick<MedicalRecord, 'category' | 'familyMemberId' | 'title' | 'description'>;

const ALLERGY = /allerg|intoleran|anaphyla|sensitiv/i;
/** 'Allergic reaction to cashews', 'Allergy: sesame' */
const NAMED_BEHIND =
  /\b(?:allerg(?:y|ies|ic)|intoleran\w+|sensitiv\w+|anaphyla\w+|reactions?|react(?:s|ed|ing)|positive)(?: (?:reaction|shock|test))?(?: (?:to|for|from|after|against|with)\b|\s*[:–—-])\s*(?:eating |having )?([^;:]+)$/i;
const ABOUT_IT =
  /\b(?:severe|mild|moderate|known|confirmed|suspected|possible|probable|new|life-threatening|food|drug|medication|diagnosis|diagnosed|skin|prick|blood|patch|panel|ige|rast|oral|challenge|tests?|tested|testing|results?|positive|visit|consult\w*|evaluation|action|plan|check|update|follow-?up|annual|yearly|review|appointment|alert|record|notes?|history|reactions?|shock|mediated|allerg\w+|intoleran\w+|anaphyla\w+|(?:hyper)?sensitiv\w+)\b/gi;
const MOST_WORDS = 4;

const OVER =
  /\b(?:outgr(?:own|ew)|no longer allergic|ruled out|not allergic|no(?: \w+){0,2} allerg(?:y|ies))\b/i;
const RESOLVED = /\bresolved\b/i;
const NEGATIVE = /\bnegative\b/i;
/** It is a hope, a rule or a question, or the opposite. */
const OPEN =
  /\?|\b(?:not (?!allergic)|never|hasn['’]?t|isn['’]?t|(?<!\b(?:in|on) )may(?! \d)|might|maybe|could|can|should|will|would|hope\w*|expect\w*|until|unless|if|whether|when|yet|likely|probably|almost|nearly|part(?:ly|ially)|often|usually|many|most|some|children|kids|people|retest\w*)/i;
/** Symptoms, which end while the allergy stays. */
const SYMPTOM =
  /\b(?:hives|rash\w*|swell\w*|swollen|reactions?|symptoms?|vomit\w*|cough\w*|wheez\w*|itch\w*|breath\w*|episode|attack|eczema|history)\b/i;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Words around 'outgrown' and 'negative' that name nothing else it could be about. */
const AROUND = new RegExp(
  String.raw`^(?:it|he|she|they|has|have|had|is|was|were|been|now|since|fully|completely|officially|the|a|an|and|all|both|again|at|on|in|of|to|for|by|per|from|age|last|this|years?|months?|dr|doctor|allergist|says?|confirmed|no|longer|not|outgr(?:own|ew)|resolved|negative|ruled|out|skin|prick|blood|ige|rast|oral|food|challenge|tests?|tested|testing|results?|panel|allerg\w*|intoleran\w*|\d+\w*|(?:${MONTHS})\w*)$`,
  'i',
);

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.;!?])(?<!\bdr\.)|\n|,|\bbut\b/i)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Nothing else is named than the allergy itself: 'negative', and not 'negative strep test'. */
function isAboutIt(sentence: string, name: string): boolean {
  const own = new Set(wordsIn(name));
  const withoutDoctor = sentence.replace(/\bdr\.? \p{Lu}\p{L}+/giu, ' ');
  return wordsIn(withoutDoctor).every((word) => own.has(word) || AROUND.test(word));
}

/** The sentence says that an allergy to these foods is none, or none any more. */
function denies(sentence: string, { name, isPositive, isTitle }: Read): boolean {
  const isOver = OVER.test(sentence) || RESOLVED.test(sentence) || (NEGATIVE.test(sentence) && !isPositive);
  if (!isOver || OPEN.test(sentence) || SYMPTOM.test(sentence)) return false;
  const foods = new Set<string>(readEntry(name).allergens);
  const said = sentence.replace(OVER, ' ').replace(NEGATIVE, ' ').replace(RESOLVED, ' ');
  const named = new Set<string>(readEntry(said).allergens);
  // 'Negative for milk' leaves sesame; 'egg is outgrown' leaves peanut and egg for the parent to part.
  if (named.size > 0) return foods.isSubsetOf(named);
  return isTitle || isAboutIt(sentence, name);
}

interface Read {
  name: string;
  /** A test found something. */
  isPositive: boolean;
  isTitle: boolean;
}

const isFood = (text: string): boolean => readEntry(text).allergens.length > 0;
const low = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** 'sesame' of 'Severe sesame allergy (anaphylaxis)'; undefined for a title such as 'Allergic reaction'. */
function nameIn(title: string): string | undefined {
  const plain = title.replace(/\([^)]*\)/g, ' ').trim();
  const behind = NAMED_BEHIND.exec(plain)?.[1]?.trim();
  const rest = (behind ?? plain.replace(ABOUT_IT, ' '))
    .replace(/[\s,:;–—-]+/g, (gap) => (gap.trim() === '-' ? '-' : gap.includes(',') ? ', ' : ' '))
    .replace(/^[\s,-]+|[\s,-]+$/g, '');
  if (!/\p{L}/u.test(rest)) return undefined;
  const isNamed = ALLERGY.test(plain) && rest.split(' ').length <= MOST_WORDS;
  if (/^(?:seasonal|environmental)$/i.test(rest)) return `${low(rest)} allergens`;
  return isFood(rest) || isNamed ? low(rest) : undefined;
}

const EATEN =
  /\b(?:(?:allerg\w+|intoleran\w+|react\w*|anaphyla\w+|positive|hives|swelling|rash)(?: \w+){0,3}? (?:to|for|from|after|against)|(?:after|from) (?:eating|having)|ate|eaten|eating|a bite of|positive:?)\s+(.+)$/i;

/** Foods of a story without a name in its title: 'Reaction to a walnut cookie, epi at 5:10'. */
function namesIn(description: string): string[] {
  return sentencesOf(description).flatMap((sentence) => {
    const eaten = NEGATIVE.test(sentence) ? undefined : EATEN.exec(sentence)?.[1];
    if (eaten === undefined) return [];
    return readEntry(eaten).allergens.map((allergen) => allergenLabel(allergen).toLowerCase());
  });
}

/**
 * The allergies that a record states, as entries that `readEntry` reads; undefined where it says that there is none, or
 * none any more. Where it can be read two ways, the allergy counts.
 */
function allergiesOfRecord({ category, title, description }: StoredRecord): string[] | undefined {
  if (category !== 'allergy') return undefined;
  const name = nameIn(title);
  const isPositive = /\bpositive\b/i.test(`${title} ${description}`);
  const read = { name: name ?? '', isPositive };
  const isDenied =
    denies(title, { ...read, isTitle: true }) ||
    sentencesOf(description).some((sentence) => denies(sentence, { ...read, isTitle: false }));
  if (isDenied) return undefined;
  return name === undefined ? [...new Set(namesIn(description))] : [name];
}

/** The records of allergies that are not over, with the allergies they state. Those of nobody are left out. */
export const currentAllergies = (records: readonly StoredRecord[]): AllergyRecord[] =>
  records.flatMap((record) => {
    const { familyMemberId, title } = record;
    const entries = familyMemberId === null ? undefined : allergiesOfRecord(record);
    return familyMemberId === null || entries === undefined ? [] : [{ familyMemberId, title, entries }];
  });

/** The allergies that the records of a member add to its profile, each with its record. */
export const addedByRecords = <R extends StoredRecord>(
  member: MemberFood & { id: string },
  records: readonly R[],
): { entry: string; record: R }[] =>
  records
    .filter(({ familyMemberId }) => familyMemberId === member.id)
    .flatMap((record) => (allergiesOfRecord(record) ?? []).map((entry) => ({ entry, record })))
    .filter(({ entry }) => addsTo(member, entry));

/** The member with the allergies of its records behind those of its profile; the same object where they add none. */
export const withRecordAllergies = <M extends MemberFood & { id: string }>(
  member: M,
  records: readonly StoredRecord[],
): M => joinAllergies(member, currentAllergies(records));
