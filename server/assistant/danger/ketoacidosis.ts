// Signs of diabetic ketoacidosis: a high sugar, ketones or a fruity breath with vomiting or deep breathing, of somebody whose
// diabetes is stored or told. CDC, Diabetic Ketoacidosis; ADA, DKA (Ketoacidosis) & Ketones.
import type { Danger } from './danger-rules.ts';
import { isDiabetic, namesAsSubject, saysDiabetes, sugarText } from './diabetes.ts';
import type { KnownFamily, KnownMember } from './family.ts';
import { JOINT, namedIn, tellsSign, toldNow } from './told-now.ts';

/** Measured in blood; 'sugar' alone may be that of a cake. */
const MEASURED =
  /\b(?:bg|blood sugars?|blood glucose|glucose|dexcom|libre|cgm|meter|ketones?|ketoacidosis|dka)\b/;

const METER = '(?:bg|sugars?|glucose|dexcom|libre|cgm|meter|number|reading|shes|hes|im|is|at|over|above)';
const FILLER =
  '(?:is|are|at|like|about|around|up to|over|above|now|just|reads?|reading|says?|hit|was|of|to|still|stuck)';
const HIGH_NUMBER = new RegExp(
  `\\b${METER}[:, ]+(?:${FILLER} )*([2-9]\\d\\d)\\b(?! ?(?:g|grams?|mg(?!\\/)|ml|lbs?|pounds?|cal\\w*|carbs?|units?|steps|miles|dollars|days|degrees|people|pages|words)\\b|[.:/]\\d)`,
);
const HIGH_WORD =
  /\b(?:sugars?|glucose|bg|dexcom|libre|cgm|meter)\b[^.!?]{0,20}\b(?:high|hi|sky ?high|through the roof|maxed|off the chart)\b|\b(?:high|sky ?high) (?:blood )?(?:sugars?|glucose|bg)\b/;
/** In mg/dL: from here on ketones are measured. */
const HIGH = 240;
const KETONES =
  /\bketones?\b[^.!?]{0,25}\b(?:moderate|large|high|positive|dark|purple|off|up|[1-9](?:\.\d)?)\b|\b(?:moderate|large|high|lots of|has|have|got|spilling|showing|with) ketones\b/;
const FEW =
  /\b(?:small|trace|tiny|negative|no|low|0(?:\.\d)?)\b[^.!?]{0,12}\bketones?\b|\bketones?\b[^.!?]{0,12}\b(?:small|trace|negative|low|0\.\d)\b/;
const FRUITY =
  /\b(?:breath|mouth|smell\w*)\b[^.!?]{0,25}\b(?:fruit\w*|acetone|nail polish|pear drops|juicy fruit|sweet)\b|\b(?:fruity|acetone|sweet smelling)\b[^.!?]{0,15}\bbreath\b/;
const ILL: readonly RegExp[] = [
  /\b(?:vomit\w*|thr[eo]w(?:s|n|ing)? (?:\w+ )?up|puk(?:e|es|ed|ing)|barf\w*|upchuck\w*|sick to (?:his|her|my) stomach|can(?:t|not| not) keep (?:\w+ )?(?:anything|water|food|fluids|it|stuff) down|keeps? nothing down|nothing stays down)\b/,
  /\bbreath(?:s|e|es|ing)?\b[^.!?]{0,20}\b(?:fast|deep\w*|hard|heav\w*|rapid\w*|quick\w*|labou?red|weird|funny)\b|\b(?:fast|deep|rapid|heavy|labou?red)\b[^.!?]{0,12}\bbreath\w*/,
  /\b(?:confus\w*|not making sense|out of it|drows\w*|(?:very|so|really|super) (?:sleepy|tired|weak)|hard to wake|(?:wont|will not) (?:wake|stay awake)|(?:belly|stomach|tummy|abdominal) (?:\w+ )?(?:pains?|hurts?|aches?|cramps?))\b/,
];
const isHigh = (text: string): boolean =>
  Number(HIGH_NUMBER.exec(text)?.[1] ?? 0) >= HIGH || tellsSign(HIGH_WORD, text);

/** The clauses of a message under the people they are about: 'Aram threw up, Nareh is 300' tells two things of two. */
function toldOfEach(text: string, family: KnownFamily): { about: KnownMember[]; told: string }[] {
  const groups: { about: KnownMember[]; told: string }[] = [];
  // Every second part is a joint.
  for (const clause of text.split(JOINT).filter((_, at) => at % 2 === 0)) {
    const about = namedIn(clause, family);
    const last = groups.at(-1);
    const same = groups.find(
      (one) => about.length > 0 && about.every((member) => one.about.includes(member)),
    );
    if (same) same.told += `. ${clause}`;
    else if (last && (about.length === 0 || last.about.length === 0)) {
      last.told += `. ${clause}`;
      last.about.push(...about);
    } else groups.push({ about, told: clause });
  }
  return groups;
}

/** True where the one it is about has diabetes; of nobody named, anybody of the family whose sugar is measured. */
const hasDiabetes = (about: readonly KnownMember[], told: string, family: KnownFamily): boolean =>
  saysDiabetes(told) ||
  MEASURED.test(told) ||
  (about.length > 0 ? about : family.members).some((member) => isDiabetic(member, family));

/** The emergency of a ketoacidosis; undefined where nothing tells it now. */
export function ketoacidosis(said: string, family: KnownFamily): Danger | undefined {
  const isTold = toldOfEach(toldNow(sugarText(said)), family).some(({ about, told }) => {
    const isFruity = tellsSign(FRUITY, told);
    const isIll = ILL.some((sign) => tellsSign(sign, told));
    const isHighNow = isHigh(namesAsSubject(told, about));
    const hasKetones = tellsSign(KETONES, told) && !FEW.test(told);
    const isOfSugar = isHighNow || tellsSign(KETONES, told);
    // A high number with moderate or large ketones needs no illness beside it.
    const isBoth = isHighNow && hasKetones;
    return (
      (isBoth || (isIll && (isFruity || isOfSugar)) || (isFruity && isOfSugar)) &&
      hasDiabetes(about, told, family)
    );
  });
  return isTold ? { kind: 'emergency', means: 'diabetic ketoacidosis', isCertain: true } : undefined;
}
