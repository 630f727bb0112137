// A fever that cannot wait: the rule of a doctor that the family noted, or an age, a stored condition or a medicine with which a
// fever is an emergency. Sources: AAP, fever under 3 months (100.4 °F); CDC, Sickle Cell Disease (101 °F or higher) and Preventing
// Infections in Cancer Patients (100.4 °F); NHS, spleen removal; American College of Rheumatology, methotrexate and biologics.
import { fold, wordsOf } from '../text/fold-text.ts';
import type { Danger } from './danger-rules.ts';
import { FEVER as FEVERISH, VERY_YOUNG } from './fever.ts';
import type { KnownFamily } from './family.ts';

/** No weight, price, room or dose. */
const FAHRENHEIT =
  /(?<![$#\d.]|\b(?:room|page|channel|math|bus|unit|route) )\b(?:9[5-9]|10[0-8])(?:\.\d)?\b(?!\s*(?:lbs?|pounds?|kg|inch\w*|cm|in\b|mg|ml|mcg|units?|%|percent|oz|ounces|dollars|bucks|pages?|minutes?|mins?|days?|points?|steps|am\b|pm\b|over \d))/;
const CELSIUS = /\b(?:3[5-9]|4[01])(?:\.\d)?\b/;
const FEVER = /\bfever|\btemp(?:erature)?s?\b|\bburning up\b/i;
/** The temperature of a dish, a room or the day. */
const OF_THINGS =
  /\b(?:oven|bak(?:e|es|ed|ing)|cook\w*|roast\w*|grill\w*|fr(?:y|ies|ied|yer)|meat|chicken|turkey|salmon|steak|bath|shower|pool|water|room|house|outside|outdoors|weather|forecast|fridge|freezer)\b/;
/** A fever that nobody has now. */
const NOT_NOW =
  /\b(?:no|without(?: a| any)?|never|if|what if|in case|when) (?:\w+ ){0,3}(?:fever|temp)|\b(?:fever|temp\w*) (?:is |was |has )?(?:gone|broke|over|down|normal)\b|\b(?:log|record|note|write|last (?:week|month|year|winter)|years? ago|yesterday)\b/;

interface Grave {
  /** Degrees Fahrenheit from which it cannot wait. */
  from: number;
  /** The reason, as the beginning of a sentence. */
  why: string;
  /** Words of the specialist for it. */
  specialty?: RegExp | undefined;
  /** The doctor decides where to go. */
  isCall?: true;
}
const YOUNG: Grave = { from: FEVERISH.fahrenheit, why: 'Under 3 months of age' };
const GRAVE: readonly (Grave & { condition: RegExp })[] = [
  { condition: /sickle/, from: 101, why: 'With sickle cell disease', specialty: /hematolog/ },
  { condition: /spleen|splenectomy|asplenia/, from: 101, why: 'With no working spleen' },
  {
    condition: /chemo|neutropeni|leuk[ae]mia|lymphoma|central line|port-?a-?cath|transplant|immun\w*supp?res/,
    from: 100.4,
    why: 'With a weakened defense against infection',
    specialty: /oncolog|hematolog/,
  },
  {
    condition:
      /methotrexate|azathioprine|mycophenol|tacrolimus|cyclosporin|leflunomide|tofacitinib|xeljanz|adalimumab|humira|etanercept|enbrel|infliximab|remicade|rituximab|tocilizumab|mercaptopurine/,
    from: 100.4,
    why: 'With a medicine that weakens the defense against infection',
    specialty: /rheumatolog|transplant/,
    isCall: true,
  },
];
/** Degrees Fahrenheit that a text tells; Celsius, beside the word for a fever, is converted. */
function degreesIn(text: string): number | undefined {
  const fahrenheit = FAHRENHEIT.exec(text)?.[0];
  if (fahrenheit !== undefined) return Number(fahrenheit);
  const celsius = FEVER.test(text) ? CELSIUS.exec(text)?.[0] : undefined;
  return celsius === undefined ? undefined : Number(celsius) * 1.8 + 32;
}

const AT_ONCE = /\b(?:hospital|er|emergency|911|call|right away|at once|immediately|go in)\b/i;

/** The sentence of a person's notes that says from which temperature on a fever cannot wait. */
function noted(notes: string): { says: string; from: number } | undefined {
  for (const sentence of notes.split(/(?<=[.!?])\s+|\n/)) {
    const from = FEVER.test(sentence) ? degreesIn(sentence) : undefined;
    if (from !== undefined && AT_ONCE.test(sentence))
      return { says: sentence.replace(/[.!]+$/, '').replace(/:\s*/g, ', '), from };
  }
  return undefined;
}

interface GraveFever extends Partial<Grave> {
  /** The noted rule, as it is written. */
  says?: string;
  from: number;
  isMeasured: boolean;
}

/** Stored about somebody who has a fever. */
interface Feverish {
  notes?: string | undefined;
  conditions?: readonly string[] | undefined;
  /** Names of the medicines that are taken. */
  medicines?: readonly string[];
  weeks?: number | undefined;
}

/** A fever told now that cannot wait, of somebody of whom this is stored; undefined for any other. */
export function graveFever(
  said: string,
  { notes = '', conditions = [], medicines = [], weeks }: Feverish,
): GraveFever | undefined {
  const text = fold(said);
  const degrees = degreesIn(text);
  if (NOT_NOW.test(text) || (OF_THINGS.test(text) && !/\bfever/.test(text))) return undefined;
  if (!(FEVER.test(text) || (degrees ?? 0) >= 100)) return undefined;
  const isAt = (from: number): boolean => degrees === undefined || degrees >= from;
  const isMeasured = degrees !== undefined;
  const known = fold([notes, ...conditions, ...medicines].join('. '));
  const grave = GRAVE.find(({ condition }) => condition.test(known));
  const rule = noted(notes);
  if (rule) return isAt(rule.from) ? { ...rule, specialty: grave?.specialty, isMeasured } : undefined;
  const young = weeks !== undefined && weeks <= VERY_YOUNG ? YOUNG : undefined;
  const found = young ?? grave;
  return found && isAt(found.from) ? { ...found, isMeasured } : undefined;
}

/** The danger of such a fever of somebody who is named. */
export function feverDanger(said: string, { members, medicines }: KnownFamily): Danger | undefined {
  const words = wordsOf(fold(said).replaceAll(/[’']/g, ''));
  const isGrave = members.some(({ id, names, notes, conditions, weeks }) => {
    const own = medicines.flatMap(({ name, familyMemberId }) => (familyMemberId === id ? [name] : []));
    const feverish = { notes, conditions, medicines: own, weeks };
    return words.some((word) => names.has(word)) && graveFever(said, feverish) !== undefined;
  });
  return isGrave ? { kind: 'doctor', isCertain: true } : undefined;
}
