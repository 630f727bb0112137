// The doctor or office that a wish names: a stored contact, one by a visit's word, or a name that nobody stored.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { visitNamed } from '../../../reading/taggers/health-words.ts';
import { wordSet, wordsOfVisits } from '../../find-records.ts';
import type { Asked } from '../../plan.ts';
import { isDenied } from '../narrow.ts';
import { isCarrying } from '../own-words.ts';

/** 'Dr. Rachel Stein', 'Dr okafor' where no contact has the name. */
const TITLED =
  /(?<!\p{L})(?:[Dd][Rr]|[Dd]octor|[Pp]rof)\.?\s+(\p{L}[\p{L}'’-]*)((?:\s+\p{Lu}[\p{L}'’-]+)*)/gu;
const NO_NAME =
  /^(?:appointment|appt|visit|is|was|as|office|number|phone|said|says|told|wants?|put|prescribed|gave|has|had|did|upped|took|to|for|on|in|at|today|yesterday|stuff|and|or|the|we|he|she|they|who|now|with|not|can|will|changed|pls|please|thx|thanks|called|address|email)$/i;

const titleCase = (word: string): string =>
  word.slice(0, 1).toUpperCase() + word.slice(1).replace(/['’]s$/, '');

/** The doctors' names that no contact has, as typed, with the title as records have it: 'Dr. Okafor'. */
export function titledNames(text: string, slots?: Pick<Asked['slots'], 'contacts' | 'loose'>): string[] {
  const stored = slots?.contacts.map(({ said }) => said.toLowerCase()) ?? [];
  return [...text.matchAll(TITLED)].flatMap(([, first = '', others = '']) => {
    if (NO_NAME.test(first) || stored.some((said) => said.includes(first.toLowerCase().replace(/s$/, ''))))
      return [];
    const more = others.trim() === '' ? surnameBehind(first, slots?.loose ?? []) : others.trim().split(/\s+/);
    return [['Dr.', first, ...more].map(titleCase).join(' ')];
  });
}

/** The first of them. */
export const titledIn = (
  text: string,
  slots?: Pick<Asked['slots'], 'contacts' | 'loose'>,
): string | undefined => titledNames(text, slots)[0];

/** 'stein' of 'dr rachel stein', typed in small letters: the last word of a run that names nothing else. */
function surnameBehind(first: string, loose: readonly string[]): string[] {
  for (const run of loose) {
    const words = run.split(/\s+/);
    const next = words[words.indexOf(first) + 1];
    if (
      words.includes(first) &&
      next !== undefined &&
      words.at(-1) === next &&
      /^\p{Ll}{3,}$/u.test(next) &&
      !isCarrying(next) &&
      !NO_NAME.test(next)
    )
      return [next];
  }
  return [];
}

/** Contacts whose specialty or name has the words of a visit: 'the ortho'. */
export function contactsOfVisits(heard: Asked): MedicalContact[] {
  // 'Urgent care' is no part of 'Cardiology'.
  const visits = heard.slots.visits.filter(({ name }) => name !== 'Urgent care');
  if (visits.length < heard.slots.visits.length && visits.length === 0) return [];
  const asked: Asked = { ...heard, slots: { ...heard.slots, visits } };
  const words = wordsOfVisits(asked);
  const types = asked.slots.visits.map(({ name }) => visitNamed(name)?.contact);
  const isOf = ({ name, specialty }: MedicalContact): boolean =>
    [...wordSet(name, specialty)].some((own) =>
      [...words].some((word) => own === word || (word.length > 3 && own.startsWith(word))),
    );
  const named = asked.household.contacts.filter(isOf);
  if (
    named.length > 0 ||
    (words.size > 0 &&
      !asked.slots.visits.some(({ name }) => /^(?:Doctor|Dentist|Pharmacy|Hospital|Check-up)$/.test(name)))
  )
    return named;
  return asked.household.contacts.filter((contact) => types.includes(typeOf(contact) ?? ''));
}

/** The type that is stored, else that of a doctor's title: 'Dr. Park', 'Susan Park, MD'. */
const typeOf = ({ type, name }: MedicalContact): MedicalContact['type'] | undefined =>
  type ?? (/^dr\b|\b(?:m\.?d|d\.?o)\.?$/i.test(name.trim()) ? 'doctor' : undefined);

/** Stored contacts a wish names, in its order, by name. */
export const contactsNamed = ({ slots, household }: Asked): MedicalContact[] => [
  ...new Set(
    slots.contacts.flatMap(({ ids: [first] }) => household.contacts.filter(({ id }) => id === first)),
  ),
];

const PLACES = /^(?:Pharmacy|Hospital|Urgent care|Clinic)$/;

/** Pharmacies and stores that give shots, by their own names (CDC's list of retail pharmacy partners). */
const CHAIN =
  /\bat (?:the |our )?(cvs|walgreens|rite aid|walmart|costco|kroger|publix|safeway|albertsons|heb|h-e-b|wegmans|target|meijer|hy-vee|minute ?clinic)\b/i;
const SPELLED: Readonly<Record<string, string>> = {
  cvs: 'CVS',
  heb: 'H-E-B',
  'h-e-b': 'H-E-B',
  'hy-vee': 'Hy-Vee',
};
function chainIn(text: string): { name: string; said: string } | undefined {
  const said = CHAIN.exec(text)?.[1];
  if (said === undefined) return undefined;
  return { name: SPELLED[said.toLowerCase()] ?? said.split(' ').map(titleCase).join(' '), said };
}

/** A place where it was done: 'the division pharmacy' is the stored one, 'cvs pharmacy' is none that is stored. */
export function placeOf({ slots, household, text }: Asked): { name: string; said: string } | undefined {
  const visit = slots.visits.find(({ name }) => PLACES.test(name));
  if (visit === undefined) return chainIn(text);
  const before = text.slice(0, text.toLowerCase().indexOf(visit.said.toLowerCase())).trim();
  const own = /(\p{L}[\p{L}'’]*)$/u.exec(before)?.[1] ?? '';
  const isNamed = own !== '' && !isCarrying(own);
  const type = visitNamed(visit.name)?.contact;
  const alike = household.contacts.filter((one) => one.type === type);
  const stored = isNamed ? alike.filter(({ name }) => wordSet(name).isSupersetOf(wordSet(own))) : alike;
  const [only, ...others] = visit.name === 'Urgent care' ? [] : stored;
  const said = isNamed ? `${own} ${visit.said}` : visit.said;
  if (only && others.length === 0 && (isNamed || visit.name !== 'Hospital')) return { name: only.name, said };
  const isPerson = slots.people.some((one) => one.said.toLowerCase().includes(own.toLowerCase()));
  return { name: isNamed && !isPerson ? said.split(' ').map(titleCase).join(' ') : visit.name, said };
}

/** Who prescribed or did it, as words for the card. */
export function providerOf(asked: Asked, { visits = false } = {}): string | undefined {
  const stored = contactsNamed(asked).filter(({ id }) => {
    const said = asked.slots.contacts.find(({ ids }) => ids[0] === id)?.said ?? '';
    return !isDenied(asked.text, said);
  });
  const [first] = stored;
  if (first) return first.name;
  const titled = titledIn(asked.text, asked.slots);
  if (titled !== undefined) return titled;
  if (!visits) return undefined;
  const [only, ...others] = contactsOfVisits(asked);
  if (only && others.length === 0) return only.name;
  return placeOf(asked)?.name;
}
