// Tells that a stored medicine was given to the person it is stored for: 'gave Junie her amoxicillin at 7'. Every word must be
// one of those below; a word that is none leaves the message to the rules.
import { fold, wordsOf } from '../text/fold-text.ts';
import { FEMALE_NAMES, MALE_NAMES } from '../text/given-names.ts';
import { MEDICINE_SORTS } from '../text/medicine-sorts.ts';
import { medicineWords, type KnownFamily } from './family.ts';

const PLAIN = new Set(
  `i we just already gave give given giving he she they it had has have took take taken got gets his her hers him their my me a an of the
dose doses medicine med meds this morning today tonight afternoon evening night last yesterday noon midnight lunch lunchtime breakfast dinner
bedtime before after with food school bed log mark marked record put down note as for ok okay please pls pip hey can you could that did done and so now in write writing
is w tablet pill tablets pills drops puffs puff inhaler syrup liquid at around about am pm`.split(/\s+/),
);
const GAVE = /\b(?:gave|given|give|giving|had|took|taken|got|log|mark|record|done)\b/;
/** Hours, and how long ago. */
const TIMES =
  /\b(?:(?:at|around|about|by) )?(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[ap]\.?m\b\.?)?|\b(?:[1-9]|1[0-2]) ?[ap]\.?m\b\.?|\b(?:at|around|about|by) (?:[1-9]|1[0-2])(?:[0-5]\d)?\b(?! ?(?:m[gl]|mcg|puffs?|pills?|tablets?|drops?))|\b(?:an|half an|[1-9]|[1-5]\d|one|two|three) (?:min(?:ute)?s?|h(?:ou)?rs?) ago\b/g;
const LONGEST = 18;
const GIVEN = /\b(?:gave|given|mark|log|record)\b/;
/** Words of somebody who is not named. */
const TAKEN = /\b(?:took|had|taken|got|i|my|we|me|it|they|their|he|she|his|her|him|hers)\b/;
const HERS = /\b(?:she|her|hers)\b/;
const HIS = /\b(?:he|his|him)\b/;

/** Words by which a text calls a stored medicine by its name; 'iron' alone is a plain word, and here the name. */
function byName(words: readonly string[], name: string): string[] {
  const own = medicineWords(name);
  const isCalled = (own.length === 0 ? wordsOf(name) : own).some((word) => words.includes(word));
  return isCalled ? [...own, ...wordsOf(name)] : [];
}

/** Words of its sort, as 'the blood thinner'. */
const bySort = (words: readonly string[], name: string): string[] =>
  MEDICINE_SORTS.filter(({ stored }) => stored.some((part) => name.toLowerCase().includes(part))).flatMap(
    ({ said }) => said.filter((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `)).flatMap(wordsOf),
  );

/** The medicines that a text calls, with the words for each: by their names, else by their sorts. */
function calledIn(words: readonly string[], medicines: KnownFamily['medicines']) {
  const called = (how: typeof byName) =>
    medicines
      .map((medicine) => ({ medicine, words: how(words, medicine.name) }))
      .filter(({ words: own }) => own.length > 0);
  const named = called(byName);
  return named.length > 0 ? named : called(bySort);
}

/** Medicines for a fever or pain that most homes have, which a parent gives as the label says. */
const OF_THE_HOME = /\b(?:childrens? )?(?:tylenol|acetaminophen|paracetamol|motrin|advil|ibuprofen)\b/g;
/** Amounts that are no danger: to a child of two years, to one of one year, and to any child of a family without a small baby. */
const [FEW_ML, FEWER_ML] = [10, 5];
const [YOUNGEST, ONE_YEAR, SMALL_BABY] = [2, 1, 26];
/** '3.75 of the Tylenol' is in ml; '2 of the Tylenol' may be tablets. */
const ML = /\b(\d{1,3}(?:\.\d+)?) ?mls?\b(?: of)?|\b(\d{1,2}\.\d{1,2}) of\b/g;
const WHAT_FOR =
  /\bfor (?:an? |the |his |her )?(?:fever|headache|pain|cramps|cold|teeth|teething|ear|throat)\b/;

/** 'Gave Casper 5 ml Tylenol at 2': once, to one person who is named, in no amount or a small one. */
function isOfTheHome(text: string, { members }: KnownFamily): boolean {
  const sorts = text.match(OF_THE_HOME) ?? [];
  const amounts = [...text.matchAll(ML)].map(([, amount, bare]) => Number(amount ?? bare));
  const most = Math.max(0, ...amounts);
  if (sorts.length !== 1 || !GIVEN.test(text) || most > FEW_ML) return false;
  if (amounts.length > 1 || (text.match(TIMES) ?? []).length > 1) return false;
  const rest = wordsOf(
    [OF_THE_HOME, ML, WHAT_FOR, TIMES].reduce((left, pattern) => left.replace(pattern, ' '), text),
  );
  const people = members.filter(({ names }) => rest.some((word) => names.has(word)));
  const [patient, ...others] = people;
  const isFew = amounts.length > 0 && most <= FEWER_ML;
  const hasSmallBaby = members.some(({ weeks = SMALL_BABY }) => weeks < SMALL_BABY);
  // 'Gave him 3.75 ml', of whoever was spoken of: of nobody known the amount is small, too.
  const isAnyone = people.length === 0 && isFew && !hasSmallBaby && /\b(?:him|her)\b/.test(text);
  if (isAnyone) return rest.every((word) => PLAIN.has(word)) && !/\b(?:my|their|before|after)\b/.test(text);
  return (
    patient !== undefined &&
    others.length === 0 &&
    ((patient.age ?? 0) >= YOUNGEST || ((patient.age ?? 0) >= ONE_YEAR && isFew)) &&
    patient.allergies.every((allergy) => fold(allergy).search(OF_THE_HOME) < 0) &&
    !/\b(?:my|their|before|after|pm|am)\b/.test(rest.join(' ')) &&
    rest.every((word) => PLAIN.has(word) || word === 'some' || patient.names.has(word))
  );
}

const ASKS =
  /^(?:(?:hey|hi|hello|pip|ok|okay|so|wait|and|um|quick question|sorry)\W+)*(?:(?:(?:do|does) (?:you|u|anyone|anybody)|anyone|you|u|not sure|i forgot|cant remember) (?:know |remember )?(?:if|whether) |do we know (?:if|whether) )?(?:(?:anyone|anybody|someone|somebody|he|she|they|i|we|\w+) (?=gave|took|got|had)|did|has|have|was|were|who)\b/;
const OF_QUESTION = new Set(
  `did has have was were who if whether know remember remembered anyone anybody someone somebody you u yet do does been gotten get take hey hi hello wait
quick question sorry um not sure forgot cant we today tonight todays tonights ever already`.split(/\s+/),
);
const ASKED = /\b(?:give|gave|given|get|got|gotten|had|have|take|taken|took|done|remember(?:ed)?)\b/;
const OWNED = /\b(?:his|her|their|the|todays|tonights)\b/;

interface Told {
  text: string;
  words: readonly string[];
  isPlain: (word: string) => boolean;
  isGiver: (before: string | undefined, after: string | undefined) => boolean;
}

/** Where a text holds plain words alone: the stored medicines it calls, and the one member who is named for them. */
function doseIn({ text, words, isPlain, isGiver }: Told, { members, medicines }: KnownFamily) {
  const named = calledIn(words, medicines);
  const meant = named.map(({ medicine }) => medicine);
  if (meant.length === 0 || words.length > LONGEST) return undefined;
  const amounts = meant.flatMap(({ dosage = '' }) => (dosage === '' ? [] : [fold(dosage)]));
  const rest = wordsOf(
    [...amounts].reduce((left, amount) => left.replace(amount, ' '), text).replace(TIMES, ' '),
  );
  const own = new Set(named.flatMap(({ words: called }) => called));
  const people = members.filter(({ names }) => rest.some((word) => names.has(word)));
  const giver = people.find(
    ({ names, relationship }) =>
      relationship !== 'child' &&
      rest.some((word, at) => names.has(word) && isGiver(rest[at - 1], rest[at + 1])),
  );
  const [patient, ...others] = people.filter((person) => person !== giver);
  const names = new Set(people.flatMap((person) => [...person.names]));
  if (!rest.every((word) => isPlain(word) || own.has(word) || names.has(word)) || others.length > 0)
    return undefined;
  if (HERS.test(text) && HIS.test(text)) return undefined;
  const ofPatient = new Set(
    meant.flatMap(({ name, familyMemberId }) => (familyMemberId === patient?.id ? [name] : [])),
  );
  const isOfPatient =
    patient !== undefined &&
    // 'Ezra took his folic acid', which his mother takes, too.
    meant.every(({ name }) => ofPatient.has(name)) &&
    !/\bmy\b/.test(text);
  return { patient, isOfPatient };
}

/** True where a message only asks if a stored medicine was given to the person it is stored for. */
function asksIfGiven(text: string, family: KnownFamily): boolean {
  if (!ASKS.test(text) || !ASKED.test(text)) return false;
  const told = doseIn(
    {
      text,
      words: wordsOf(text),
      isPlain: (word) => PLAIN.has(word) || OF_QUESTION.has(word),
      isGiver: (_, after) => after === 'give' || after === 'gave' || after === 'given',
    },
    family,
  );
  if (!told) return false;
  const isMine = /\bmy\b/.test(text) && /\bi\b/.test(text) && !HERS.test(text) && !HIS.test(text);
  const isOpen = !/\bmy\b/.test(text) && OWNED.test(text);
  return told.patient ? told.isOfPatient : isMine || isOpen;
}

/** True where a message tells or asks only that somebody got the medicine that is stored for them, in the amount stored or in none. */
export function isGivenDose(said: string, family: KnownFamily): boolean {
  const text = fold(said);
  if (asksIfGiven(text, family)) return true;
  if (!GAVE.test(text) || text.includes('?')) return false;
  return (
    isOfTheHome(text, family) ||
    isOwnMedicine(text, family) ||
    isOwnDose(text, family) ||
    isOwnEach(text, family)
  );
}

const GAVE_OWN =
  /^\W*(?:(?:ok|okay|so|just|already|fyi|hey|pip|and|yes|log|note|mark) )*(?:(?:i|we)(?:['’]?ve)? )?(?:just |already )?(?:gave|given) (\p{L}+) (his|her) (?:(?:morning|evening|night|nighttime|bedtime|daily) )?(?:meds?|medicines?|medications?|antibiotics?|vitamins?)\b/u;
/** 'Gave Wyatt his medicine' is his own, whatever it is called; 'gave Wyatt her medicine' is somebody else's. */
function isOwnMedicine(text: string, { members }: KnownFamily): boolean {
  const [told, name = '', whose] = GAVE_OWN.exec(text) ?? [];
  if (told === undefined) return false;
  const other = whose === 'his' ? FEMALE_NAMES : MALE_NAMES;
  const named = members.filter(({ names }) => names.has(name));
  const isPerson = named.length === 1 && !other.has(name);
  const rest = wordsOf(text.slice(told.length).replace(TIMES, ' '));
  return (
    (isPerson || name === (whose === 'his' ? 'him' : 'her')) && rest.every((word) => PLAIN_AFTER.has(word))
  );
}
const PLAIN_AFTER = new Set(
  'this morning today tonight afternoon evening night last at around about with after before breakfast lunch dinner school bed food please pls log mark it down am pm'.split(
    ' ',
  ),
);

/** 'Gave Leo his iron and Ivy her Zyrtec': several people, each once and with a medicine of their own. */
function isOwnEach(text: string, family: KnownFamily): boolean {
  const [first = '', ...others] = text.split(/,? (?:and|&|plus)(?: then)? |, (?:then )?/);
  const verb = GAVE.exec(first)?.[0];
  const parts = [first, ...others.map((part) => (GAVE.test(part) ? part : `${verb} ${part}`))];
  const people = parts.map((part) => {
    const words = wordsOf(part);
    return family.members.filter(({ names }) => words.some((word) => names.has(word)));
  });
  const isOneEach = people.every(({ length }) => length === 1);
  return (
    others.length > 0 &&
    verb !== undefined &&
    isOneEach &&
    new Set(people.flat()).size === parts.length &&
    parts.every((part) => isOwnDose(part, family))
  );
}

/** True where a text tells only that one person got a medicine that is stored for them. */
function isOwnDose(text: string, family: KnownFamily): boolean {
  const told = doseIn(
    {
      text,
      words: wordsOf(text),
      isPlain: (word) => PLAIN.has(word),
      // 'Toby gave Junie her …': he only gives.
      isGiver: (before, after) => before === undefined && after === 'gave',
    },
    family,
  );
  if (!told) return false;
  const isMine =
    /\bmy\b/.test(text) &&
    (/\bi\b/.test(text) || /^(?:just )?(?:took|had|log|mark|record)\b/.test(text)) &&
    !HERS.test(text) &&
    !HIS.test(text) &&
    !/\bthey\b/.test(text);
  const isOpen = GIVEN.test(text) && !TAKEN.test(text);
  return told.patient ? told.isOfPatient : isMine || isOpen;
}

const TAKEN_OFF =
  /\b(?:took|taken|takes|take|taking|pulled|weaned|weaning)((?: [\p{L}'’]+){1,2}) off(?: of)?(?= (?:the |his |her |their |my )?([\p{L}-]+))/giu;

const DONE_WITH =
  /\b(?:(?:is|are|was) )?(?:all )?(?:done|finished|through) (?:with|w\/?)(?= (?:the |his |her |their |my |all (?:his|her|their|my) )?([\p{L}-]+))/giu;

/** 'Stop the warfarin' alone is an order to write down. */
const STOP =
  /^\W*(?:(?:ok|okay|please|pls|can you|could you|now)[, ]+)*stop(?= (?:the |his |her |their |my )?([\p{L}-]+)(?: (?:cream|spray|inhaler|drops|please|pls|now))*\W*$)/iu;

/** 'The doctor took Nana off the warfarin', 'Theo is done with his iron': a stored medicine was ended, nothing was swallowed. */
export function asEnded(said: string, { medicines }: KnownFamily): string {
  const names = new Set(medicines.flatMap(({ name }) => [...medicineWords(name), ...wordsOf(name)]));
  const isStored = (medicine: string): boolean => names.has(medicine.toLowerCase());
  return said
    .replace(TAKEN_OFF, (whole: string, _whom: string, medicine: string) =>
      isStored(medicine) ? 'stopped' : whole,
    )
    .replace(STOP, (whole: string, medicine: string) => (isStored(medicine) ? 'stopped' : whole))
    .replace(DONE_WITH, (whole: string, medicine: string) => (isStored(medicine) ? 'stopped' : whole));
}
