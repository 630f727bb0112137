// An order to write down a fever, or that somebody threw up, of a child of some years or of an adult, is no alarm; every word must
// be one of those below.
// Sources: American Academy of Pediatrics, fever (a call for 104 °F at any age, and for a day of it before the second birthday).
import { fold, wordsOf } from '../text/fold-text.ts';
import type { KnownFamily } from './family.ts';
import { graveFever } from './grave-fever.ts';

const BEGINS =
  /^\W*(?:(?:hey|hi|pip|ok|okay|please|pls|can|could|would|will|you|and|also|so|now)[, ]+)*(?:log|record|note|jot|write|put|save|add|enter|track|mark)\b/;
const ENDS =
  /\b(?:(?:write|put|note|jot|mark) (?:it|that|this) down|(?:log|record|note|save|add|track|enter) (?:it|that|this)(?: (?:in|to|on) (?:his|her|the|my) (?:\w+ ){0,2}\w+)?|(?:put|add) (?:it|that|this) (?:in|on|to) (?:his|her|the|my) (?:\w+ ){0,2}\w+)\W*(?:please|pls|thanks)?\W*(?:no fever\W*)?$/;
const FEVER = /\b(?:fever|temp|temperature|(?:threw|throwing|throws) up|vomited|puked|barfed)\b/;
const PLAIN = new Set(
  `hey hi pip ok okay please pls can could would will you and also so now log record note jot write put save add enter track mark down that it
this thanks in on to his her hers him my the a an of for health history file chart notes records medical he she i they had has have was is got ran
running spiked with at around about fever temp temperature f c fahrenheit celsius degrees degree low grade mild slight high day today tonight
yesterday evening morning afternoon night last noon midnight lunch dinner bedtime before after school am pm oclock threw throwing throws up vomited puked barfed
once twice one two time times headache runny nose cough sore stuffy sniffles cold tired but no other signs symptoms fine otherwise eating drinking well
playing normally`.split(/\s+/),
);
const NUMBER = /^\d{1,3}(?:\.\d+)?$/;
/** Degrees from which a doctor is called at any age. */
const HIGH = { fahrenheit: 104, celsius: 40 };
/** Vomiting more often than that is no entry alone. */
const FEW_TIMES = 3;
const TIMES = /\b(\d+) times?\b/g;
/** Years from which a day of fever can be watched. */
const OLD_ENOUGH = 2;
const DEGREES = /\b(?:9\d|10\d|11\d|3[5-9]|4[0-3])(?:\.\d+)?\b/g;

const isHigh = (degrees: number): boolean =>
  degrees >= HIGH.fahrenheit || (degrees >= HIGH.celsius && degrees < 50);

/** True where a message only orders a fever or vomiting to be written down, of one person with whom it can wait. */
export function isLoggedFever(said: string, { members, medicines }: KnownFamily): boolean {
  const text = fold(said).replaceAll(/[’']/g, '');
  if (text.includes('?') && !BEGINS.test(text)) return false;
  if (!FEVER.test(text) || !(BEGINS.test(text) || ENDS.test(text))) return false;
  if ((text.match(DEGREES) ?? []).some((degrees) => isHigh(Number(degrees)))) return false;
  if ([...text.matchAll(TIMES)].some(([, times]) => Number(times) > FEW_TIMES)) return false;
  const words = wordsOf(text);
  const named = new Set(words.filter((word) => members.some(({ names }) => names.has(word))));
  const people = members.filter(({ names }) => !names.isDisjointFrom(named));
  // The order itself would hide a fever that cannot wait.
  const told = `fever ${text.match(DEGREES)?.[0] ?? ''}`;
  const canWait = ({ id, age, notes, conditions, weeks }: KnownFamily['members'][number]): boolean => {
    const own = medicines.flatMap(({ name, familyMemberId }) => (familyMemberId === id ? [name] : []));
    const stored = { notes, conditions, weeks, medicines: own };
    return (age ?? 0) >= OLD_ENOUGH && graveFever(told, stored) === undefined;
  };
  // Two people may share the one name that is said.
  if (named.size !== 1 || !people.every(canWait)) return false;
  return words.every((word) => PLAIN.has(word) || NUMBER.test(word) || named.has(word));
}
