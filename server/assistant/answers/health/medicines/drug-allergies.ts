// Warns of a medicine that is, or is of the family of, one that is stored as somebody's allergy. It finds warnings only:
// that nothing is found never means that a medicine may be taken.
import { atTable } from '#rules/family/at-table.ts';
import data from '../../../reading/data/drug-families.json' with { type: 'json' };
import type { Household } from '../../../reading/household.ts';
import { capital, quoted } from '../../../text/say.ts';

type Family = (typeof data.families)[number];
type Records = Pick<Household, 'records'>;

interface Person {
  id: string;
  name: string;
  allergies: readonly string[];
  /** Sign-up stores an allergy among these. */
  dietaryRestrictions?: readonly string[];
  dietaryNeeds?: readonly string[];
}

const allergiesOf = ({ allergies, dietaryRestrictions = [], dietaryNeeds = [] }: Person): string[] =>
  atTable({
    allergies: [...allergies],
    dietaryRestrictions: [...dietaryRestrictions],
    dietaryNeeds: [...dietaryNeeds],
  }).allergies;

const SHORTEST = 4;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const begins = (words: readonly string[], beginnings: readonly string[]): string | undefined =>
  words.find((word, at) =>
    beginnings.some((one) => word.startsWith(one) || `${word} ${words[at + 1] ?? ''}`.startsWith(one)),
  );

/** The word of a text that names a medicine of the family. */
const drugOf = ({ drugs, endings }: Family, words: readonly string[]): string | undefined =>
  begins(words, drugs) ??
  words.find(
    (word) => word.length > SHORTEST && endings.some((end) => word.endsWith(end) || word.endsWith(`${end}s`)),
  );

/** The stored entry names the family, or a medicine of it. */
const isEntryOf = (family: Family, entry: string): boolean =>
  family.entries.some((word) => entry.toLowerCase().includes(word)) ||
  drugOf(family, wordsIn(entry)) !== undefined;

/** Words of a medicine's name that say only its form. */
const FORM =
  /^(?:drug|drugs|allergy|allergic|reaction|medicine|medicines|medication|tablets?|pills?|drops?|syrup|cream|oral|liquid|children|childrens|infant|infants|vitamins?|with|from|rash|hives|cough|cold|pain|relief|extra|strength|shot|injection|allergies|intolerance|test|positive|skin|after|given|once|mild|severe)$/;

/** Everything stored as an allergy of somebody: their profile's entries and their allergy records. */
function entriesOf(member: Person, { records }: Records): string[] {
  const own = records
    .filter(({ familyMemberId, category }) => familyMemberId === member.id && category === 'allergy')
    .map(({ title, description }) => `${title} ${description}`);
  return [...allergiesOf(member), ...own];
}

interface DrugAllergy {
  member: Person;
  /** The medicine as it was said. */
  drug: string;
  /** 'a penicillin'; absent where the medicine itself is stored. */
  is?: string;
  /** The stored entry, as the parent wrote it. */
  entry: string;
  /** Another family, of which a doctor is asked. */
  isRelated: boolean;
}

/** The allergies of a member that a text with medicines' names is against. */
function drugAllergiesOf(member: Person, text: string, stored: Records): DrugAllergy[] {
  const words = wordsIn(text);
  const profile = allergiesOf(member);
  return entriesOf(member, stored).flatMap((whole): DrugAllergy[] => {
    const entry = profile.includes(whole) ? whole : (whole.split(/[.,;]/)[0] ?? whole);
    const names = wordsIn(entry).filter((word) => word.length > SHORTEST && !FORM.test(word));
    const same = words.find((word) => names.some((name) => name === word || `${name}s` === word));
    for (const family of data.families.filter((one) => isEntryOf(one, whole))) {
      const drug = drugOf(family, words);
      if (drug !== undefined)
        return [{ member, drug, entry, isRelated: false, ...(drug === same ? {} : { is: family.is }) }];
      const related = begins(words, family.related);
      if (related !== undefined) return [{ member, drug: related, entry, isRelated: true }];
    }
    return same !== undefined && MEDICINE_SAID.test(text)
      ? [{ member, drug: same, entry, isRelated: false }]
      : [];
  });
}
/** A food of the same name is no medicine: 'eggs' of a stored egg allergy. */
const MEDICINE_SAID =
  /\b(?:mg|mcg|ml|iu|dose|medicine|meds?|medication|tablets?|pills?|prescri\w+|drug|antibiotic)\b/i;

/** False for a text that no stored entry can be against: most have no medicine, and a family may store many entries. */
function mayNameMedicine(text: string): boolean {
  const words = wordsIn(text);
  return (
    MEDICINE_SAID.test(text) ||
    data.families.some((one) => drugOf(one, words) !== undefined || begins(words, one.related) !== undefined)
  );
}

/** 'Marcus's stored allergy is penicillin, and amoxicillin is a penicillin.' */
function sentence(
  speakerId: string | undefined,
  { member, drug, is, entry, isRelated }: DrugAllergy,
): string {
  const who = member.id === speakerId ? 'you' : quoted(member.name);
  const name = capital(quoted(drug));
  const said = `“${quoted(entry)}” is stored as an allergy for ${who}`;
  if (isRelated) return `Careful, ${said}, and ${name} can be related to that.`;
  return `Careful, ${said}, and ${name} is ${is ?? 'just that'}.`;
}

/** 'Nana took the Bactrim': it is past the first dose. */
const TAKEN =
  /\b(?:took|has taken|have taken|swallowed|(?:has|have|had|taken|took) (?:her|his|their|my|the|a|one) (?:first )?(?:dose|pill|tablet))\b/i;

function warningOf(
  people: readonly Person[],
  text: string,
  { records, speakerId }: Pick<Household, 'records' | 'speakerId'>,
): string | undefined {
  if (!mayNameMedicine(text)) return undefined;
  const found = people.flatMap((member) => drugAllergiesOf(member, text, { records }).slice(0, 1));
  if (found.length === 0) return undefined;
  const what = found.length === 1 ? 'it' : 'them';
  const says = found.map((one) => sentence(speakerId, one)).join(' ');
  if (TAKEN.test(text))
    return `${says} Call the doctor or pharmacist about ${what} now, before another dose. Hives, swelling, vomiting or trouble breathing means 911.`;
  return `${says} Tell the doctor or pharmacist about ${what} before the first dose.`;
}

/** The warning for those that a medicine is for; everybody where nobody is named. */
export const drugWarning = (
  { household }: { household: Household },
  text: string,
  members: readonly Person[] = [],
): string | undefined => warningOf(members.length > 0 ? members : household.members, text, household);

/** The warning in a message that names members by their names only. */
export function drugWarningIn(said: string, members: readonly Person[]): string | undefined {
  const words = new Set(wordsIn(said));
  const named = members.filter(({ name }) =>
    wordsIn(name).some((word) => words.has(word) || words.has(`${word}s`)),
  );
  return warningOf(named.length > 0 ? named : members, said, { records: [] });
}
