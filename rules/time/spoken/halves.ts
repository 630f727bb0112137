// The half of the day that the words around a time tell: 'tomorrow morning', 'after school'.
export type Half = 'am' | 'pm';

const PARTS = '(?:mornings?|afternoons?|evenings?|nights?)';
/** 'Can't do mornings', 'not in the evening': a half that is not meant. */
const NOT_THEN = new RegExp(
  `\\b(?:(?:can['’]?t|cannot|can not|won['’]?t|don['’]?t|do not) (?:do|make|come|get|be|work|have|like|want)(?: [a-z]+){0,2}?|(?:not|no|hates?|instead of|rather than|never|no more)(?: (?:in|on|for|the|this|that|any))*) ${PARTS}\\b`,
  'g',
);

/** 'Coughs at night': when something is felt, and no hour. */
const FELT_THEN = new RegExp(
  `\\b(?:cough\\w*|wheez\\w*|snor\\w*|wak(?:es?|ing)(?: up)?|sleep(?:s|ing)?|cries|crying|itch\\w*|hurts?|aches?|worse|pain|vomits?|sweats?) (?:[a-z]+ ){0,2}?(?:at night|in the ${PARTS}|all night|${PARTS})\\b`,
  'g',
);

/** The half of the day according to the words around a time. */
export function saidHalf(whole: string): Half | undefined {
  const text = whole.replace(NOT_THEN, ' ').replace(FELT_THEN, ' ');
  if (/\b(?:in the morning|of the morning|this morning|mornings?)\b/.test(text)) return 'am';
  return /\b(?:afternoons?|evenings?|at night|tonight|tonite|nights?|after school|after work|dinner)\b/.test(
    text,
  )
    ? 'pm'
    : undefined;
}
