// Finds the stored medicines that a wish means: by name, by a word for their sort ('the antibiotic'), by person, or the one spoken of.
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import names from '../../../text/data/medicine-names.json' with { type: 'json' };
import { MEDICINE_SORTS } from '../../../text/medicine-sorts.ts';
import { quoted } from '../../../text/say.ts';
import { best, byWords, wordSet } from '../../find-records.ts';
import { nearDay } from '../../moments.ts';
import { forWhom } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { askWhich, forPeople, ofPeople, ownersOf, pickedOf, reading, type OfPeople } from '../narrow.ts';
import { pointsToPerson } from '../../../reading/slots.ts';

export const MEDICINE_READS = reading('listFamilyMembers', 'listMedications');

const PLAIN: ReadonlySet<string> = new Set(names.plain);
const UNNAMED: ReadonlySet<string> = new Set([...names.plain, ...names.unnamed]);

/** 'Meds', 'prescription': a word for any medicine. */
export const isPlainMedicine = (said: string): boolean => PLAIN.has(said.toLowerCase());

/** The words for medicines that are more than 'meds'. */
export const namedMedicines = ({ slots }: Pick<Asked, 'slots'>): Asked['slots']['medicines'] =>
  slots.medicines.filter(({ said, ids }) => ids.length > 0 || !isPlainMedicine(said));

/** A word that may be the name of a new medicine: not 'the antibiotic'. */
export function isMedicineName(said: string): boolean {
  const word = said.toLowerCase();
  const isSort =
    PLAIN.has(word.split(' ').at(-1) ?? '') && MEDICINE_SORTS.some((one) => one.said.includes(word));
  return !UNNAMED.has(word) && !isSort;
}

/** The medicines that one said word stands for. */
function calledSo(
  { household }: Asked,
  { said, ids }: { said: string; ids: readonly string[] },
): Medication[] {
  const byId = household.medications.filter(({ id }) => ids.includes(id));
  if (byId.length > 0) return byId;
  const word = said.toLowerCase().replaceAll('-', ' ');
  const stored = MEDICINE_SORTS.filter((group) => group.said.includes(word)).flatMap((group) => group.stored);
  const bySort = household.medications.filter(({ name }) =>
    stored.some((part) => name.toLowerCase().includes(part)),
  );
  if (bySort.length > 0) return bySort;
  return best(
    byWords(
      said,
      household.medications.map((record) => ({ record, words: wordSet(record.name) })),
    ),
  );
}

export interface FoundMedicines extends OfPeople<Medication> {
  /** The medicine's name as said, where one was. */
  said: string | undefined;
}

/** 'It', 'her antibiotic' after an answer about one: the one spoken of. */
function spokenOf(asked: Asked): Medication | undefined {
  const { focus, household } = asked;
  const medication = household.medications.find(({ id }) => id === focus.medication);
  if (medication === undefined) return undefined;
  const { people } = ofPeople(asked, []);
  // 'He can stop those' after somebody else was spoken of last is about his.
  const isOthers =
    focus.family_member !== undefined &&
    focus.family_member !== medication.familyMemberId &&
    pointsToPerson(asked.slots);
  if (isOthers) return undefined;
  return people.length === 0 || people.some(({ id }) => id === medication.familyMemberId)
    ? medication
    : undefined;
}

/** Stored medicines whose own words a wish uses, where no tag knows them. */
function byOwnWords({ slots, household }: Asked): Medication[] {
  const said = [...slots.conditions.map((condition) => condition.said), ...slots.loose].join(' ');
  const described = household.medications.map((record) => ({
    record,
    words: wordSet(record.name, record.instructions),
  }));
  return best(byWords(said, described));
}

/** The stored medicines a wish means. `one`: a single one is wanted, such as the one spoken of. */
export function findMedicines(asked: Asked, { one = false } = {}): FoundMedicines {
  const named = namedMedicines(asked);
  const picked = pickedOf(asked, 'medication', asked.household.medications);
  if (picked) return { records: [picked], people: [], elsewhere: [], said: undefined };
  const [first] = named;
  if (first) {
    const records = [...new Set(named.flatMap((said) => calledSo(asked, said)))];
    return { ...ofPeople(asked, records), said: first.said };
  }
  const focused = one ? spokenOf(asked) : undefined;
  if (focused) return { ...ofPeople(asked, [focused]), said: undefined };
  const loose = byOwnWords(asked);
  const all = ofPeople(asked, asked.household.medications);
  const narrowed = all.records.filter((record) => loose.includes(record));
  return { ...all, records: narrowed.length > 0 ? narrowed : all.records, said: undefined };
}

/** 'Amoxicillin for Theo, 4 ml' */
const medicineLabel =
  (asked: Asked) =>
  ({ name, familyMemberId, dosage }: Medication): string =>
    [`${quoted(name)}${forWhom(asked, familyMemberId)}`, ...(dosage ? [quoted(dosage)] : [])].join(', ');

const unitOf = (dose: string): string => /[\d.]\s*(\p{L}+)/u.exec(dose)?.[1]?.toLowerCase() ?? '';

/** Of several, those that were just told, and of these the one whose amount has the unit that is said: 'now 3 ml'. */
function amongListed({ focus, slots }: Asked, open: readonly Medication[]): readonly Medication[] {
  if (open.length < 2) return open;
  const told = open.filter(({ id }) => focus.listed?.some((one) => one.id === id));
  const among = told.length > 0 ? told : open;
  const units = new Set(slots.doses.map(unitOf));
  const alike = among.filter(({ dosage }) => units.has(unitOf(dosage)));
  return told.length > 0 && alike.length === 1 ? alike : among;
}

/** Those that are taken today; where none is, those that are marked so, else all. */
export function nowOrMarked(
  records: readonly Medication[],
  { facts: { today } }: Pick<Asked, 'facts'>,
): Medication[] {
  const now = records.filter((one) => isTaken(one, today));
  if (now.length > 0) return now;
  const marked = records.filter(({ isActive }) => isActive);
  return marked.length > 0 ? marked : [...records];
}

/** The one medicine a change is about, or the question or the sentence why there is none. */
export function oneMedicine(asked: Asked, verb: string, { onlyTaken = false } = {}): Medication | Plan {
  const { records, people, elsewhere, said } = findMedicines(asked, { one: true });
  const taken = records.filter(({ isActive }) => isActive);
  const open = amongListed(asked, onlyTaken || taken.length === 1 ? taken : records);
  const [one, ...others] = open;
  if (one && others.length === 0) return one;
  if (one)
    return {
      ...askWhich('medication', open, medicineLabel(asked), `Which one should I ${verb}?`),
      reads: MEDICINE_READS,
    };
  const thing = said === undefined ? 'medicine' : quoted(said);
  if (records[0])
    return {
      text: `${quoted(records[0].name)}${forWhom(asked, records[0].familyMemberId)} is already marked as not taken${records[0].endDate ? `, with ${nearDay(records[0].endDate, asked.facts.today)} as its last day` : ''}.`,
      reads: MEDICINE_READS,
    };
  const other =
    elsewhere.length > 0 && said !== undefined ? ` It's stored for ${ownersOf(asked, elsewhere)}.` : '';
  return {
    text: `I don't see ${said === undefined ? 'any ' : ''}${thing}${forPeople(asked, people)} in your records, so there's nothing to ${verb}.${other}`,
    reads: MEDICINE_READS,
  };
}
