// A low blood sugar of somebody who takes insulin, told without the word for it: 'Teo is 62 and shaky', 'she's going low'. The
// stored medicines and illnesses tell whose number it is.
import { wordsOf } from '../text/fold-text.ts';
import type { Danger } from './danger-rules.ts';
import { mayFallLow, namesAsSubject, sugarText } from './diabetes.ts';
import type { KnownFamily, KnownMember } from './family.ts';
import { signPattern } from './signs.ts';

/** In mg/dL: below 70 it is low, below 54 it cannot wait. */
const [LOW, VERY_LOW, LEAST] = [70, 54, 20];
const UNIT =
  '(?! ?(?:lbs?|pounds?|kg|in|inch\\w*|cm|ft|%|percent|f|degrees|years?|yrs?|yo|months?|mos?|min\\w*|hours?|hrs?|days?|weeks?|am|pm|cents|dollars|miles|units?|mg|ml|grams?|carbs?|ounces|oz|of|th|st|nd|rd)\\b|[.:/]\\d)';
const NUMBER = new RegExp(
  `\\b(?:is|are|at|hes|shes|im|now|reads?|reading|says?|bg|sugar|sugars|glucose|number|numbers|dexcom|libre|cgm|meter|low|again)[, ]+(?:is |are |at |only |like |about |around |down to |now |just )*(\\d{2})\\b${UNIT}`,
);
const SIGN = signPattern('lowsugar');
const GRAVE = signPattern('gravesugar');
/** The one who is low stands before it: 'the milk is running low', 'his battery is low'. */
const IS_LOW =
  /\b(\w+) (?:(?:is|am|are|going|feels?|feeling|running|dropping|really|so|very|pretty|kinda|still|now|has|have|having|got|another|a) )*low\b(?! (?:on|in|key|carb|sodium|salt|fat|maintenance|about|lately|fever|grade|iron|mood|tire|battery|dose|every|sometimes|blood pressure))/;
const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'hes', 'shes', 'i', 'im']);
const SUGAR = /\b(?:bg|sugars?|glucose|dexcom|libre|cgm|meter)\b/;
/** Signs together, or one with a meal left out, of somebody whose medicine brings the sugar down: it's measured and treated first (American Diabetes Association). */
const NO_MEAL =
  /\b(?:skipp\w*|miss(?:ed|es)|no|without|not (?:eat|eaten|have|had)|(?:barely|hardly) (?:ate|eaten|eat|eats|touched)|late) (?:\w+ )?(?:breakfast|lunch|dinner|meals?|snack|eat\w*|food|all day|today|yet)\b/;
const EVERY_SIGN = new RegExp(signPattern('shakysugar').source, 'g');
const signsIn = (text: string): number => new Set(text.match(EVERY_SIGN)).size;
const OVER =
  /\b(?:was|were|yesterday|last (?:night|week)|earlier|log|note|record|write|(?:when|if) (?:he|she|they|i|\w+ (?:has|is|gets|goes)))\b/;
/** Signs that a low sugar alone does not make. */
const STROKE = /\b(?:droop\w*|lopsided|one side|(?:left|right) (?:arm|leg|side)|face)\b/;

/** Who may be meant: the one who is named, else anybody of the family for 'he' and a measured sugar. */
function whoseSugar(text: string, family: KnownFamily): KnownMember[] {
  const { members } = family;
  const words = wordsOf(text);
  const named = members.filter(({ names }) => words.some((word) => names.has(word)));
  const isSomebody = SUGAR.test(text) || words.some((word) => PRONOUNS.has(word));
  return (named.length > 0 ? named : isSomebody ? members : []).filter((one) => mayFallLow(one, family));
}

/** The danger of a sugar that is low now; undefined where nothing tells it. */
export function lowSugar(said: string, family: KnownFamily): Danger | undefined {
  const text = sugarText(said);
  const taking = whoseSugar(text, family);
  const number = Number(NUMBER.exec(namesAsSubject(text, taking))?.[1] ?? LOW);
  const isAge = !SUGAR.test(text) && taking.some(({ age }) => age === number);
  const isNumber = number >= LEAST && number < LOW && !isAge && (SIGN.test(text) || SUGAR.test(text));
  const [, subject = ''] = IS_LOW.exec(text) ?? [];
  const isTold =
    PRONOUNS.has(subject) || SUGAR.test(subject) || taking.some(({ names }) => names.has(subject));
  const isNamed = taking.some(({ names }) => wordsOf(text).some((word) => names.has(word)));
  const count = signsIn(text);
  const isLikely = (isNamed && count > 1) || (count > 0 && NO_MEAL.test(text));
  if ((!isNumber && !isTold && !isLikely) || OVER.test(text) || taking.length === 0) return undefined;
  if (!isNumber && STROKE.test(text)) return undefined;
  const isGrave = GRAVE.test(text) || (isNumber && number < VERY_LOW);
  return { kind: isGrave ? 'emergency' : 'doctor', means: 'low blood sugar', isCertain: true };
}

const ALONE =
  /^\W*(?:(?:now|ok|okay|and|its|it is|he is|she is|hes|shes|at|up to|down to|back (?:to|at)|only|still|just|up|down)[ ,]+)*(\d{2,3})(?![\d:./%])(?:[ ,.!?]+(?:now|phew|finally|still|again|only|better|yay|ok|okay|ugh|and|steady|rising|going|coming|up|down|mg\/?dl|(?:on|by|says?) (?:\w+ )?(?:dexcom|libre|cgm|meter|sensor|reader|pump)|(?:after|in) (?:\d+|a few|fifteen|ten|twenty) ?(?:m|mins?|minutes?)))*\W*$/;
/** From `HIGH` on ketones are measured (American Diabetes Association); no meter shows more than `MOST`. */
const [HIGH, MOST] = [240, 600];
/** Messages back to the one that told of the low. */
const BEFORE = 6;
const SICK = 'vomiting, deep breathing, a fruity breath or being very sleepy means your emergency number.';
const DONE = {
  up: 'is back over 70 mg/dL (3.9 mmol/L), so this low is over for now.',
  after:
    "If the next meal is more than an hour away, have a snack with some protein, and measure once more in 15 minutes and before sleep or sports. Under 70 again, the same steps; very drowsy, confused or not able to swallow means your emergency number. I haven't stored the number.",
  high: `is high, no low anymore, so no more sugar. A finger stick shows if the sensor is right. Follow the plan for highs that the diabetes team made, check ketones, and call them when it stays up or ketones show; ${SICK} How much insulin, I never say. I haven't stored the number.`,
};

/** '64 now' while a low is spoken of: still low, or over by the words of `over` (American Diabetes Association, hypoglycemia). */
export function sugarAgain(
  said: string,
  before: readonly string[],
  family: KnownFamily,
): { danger: Danger; lead: string } | { over: string } | undefined {
  const [, told = ''] = ALONE.exec(sugarText(said)) ?? [];
  const number = Number(told);
  if (told === '' || number < LEAST || number > MOST) return undefined;
  if (!before.slice(-BEFORE).some((one) => lowSugar(one, family) !== undefined)) return undefined;
  const shown = said.includes(told) ? told : 'That';
  if (number >= HIGH) return { over: `${shown} ${DONE.high}` };
  if (number >= LOW) return { over: `${shown} ${DONE.up} ${DONE.after}` };
  const kind = number < VERY_LOW ? 'emergency' : 'doctor';
  return { danger: { kind, means: 'low blood sugar', isCertain: true }, lead: `${shown} is still low.` };
}
