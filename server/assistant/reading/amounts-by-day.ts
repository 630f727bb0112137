// Amounts that differ by the day or the hour: '4 mg mon wed fri and 5 the rest of the days', '2 in the morning, 1 at night'. Nothing
// is reckoned: the words of the parent are the amount, once all of it is told.

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const JOINT = '(?:,? and | ?& ?|, ?|\\/| ?- ?| to | thru | through | )';
const OTHERS =
  '(?:all )?(?:of )?(?:the )?rest(?: of (?:the |them |it )?(?:days?|week|time)?)?|(?:on )?(?:all )?(?:the )?other (?:\\w+ )?days|(?:all )?the others?|every other day of the week|every day(?! of)|otherwise';
const GROUPS = 'week ?days|week ?ends?|week ?nights|(?:school|gym|odd|even) (?:days|nights)';
const DAYS = `(?:${DAY}(?:${JOINT}${DAY})*|${GROUPS}|${OTHERS}|one day|every other day|the next(?: day)?)\\b`;
export const TIME =
  '(?:(?:mornings?|noon|midday|lunch|afternoons?|evenings?|nights?|bedtime|breakfast|dinner)\\b|[ap]\\.?m\\b)';
const NUMBER =
  '(?:\\d+(?:\\.\\d+)?(?: 1/2)?|(?:(?:one|two|three) and )?(?:a )?half(?: an?)?|one|two|three|none)';
const UNIT = '(?: ?(?:m?c?g|ml|units?|iu|puffs?|tablets?|tabs?|pills?|drops?))?';
const AMOUNT = `${NUMBER}${UNIT}`;
const ON = '(?: (?:on|every|each|for))?(?: the)? ';
const AT = '(?: (?:in|at|with|before|every))?(?: the)? ';
const OF = '(?: (?:of )?[a-z]{4,})?';
const NOW = '(?: (?:now|again))?';
const AND = '(?:[,;.]| and| but| then)* (?:only )?';
const EXCEPT = ',?(?: (?:except|but)(?: for| on)?)+ ';

const OF_DAYS = `(?:${AMOUNT}${OF}${ON}${DAYS}|${DAYS}(?:(?: it)?['’]?s| its| is)? ${AMOUNT})${NOW}`;
const OF_TIME = `${AMOUNT}${OF}${AT}${TIME}${NOW}`;
/** '5 mg, except 7.5 on sundays', 'every day but fridays, 2.5 then' */
const WITHOUT = `${AMOUNT}${OF}(?:${ON}${DAYS})?${EXCEPT}(?:${AMOUNT}${ON}${DAYS}|${DAYS},?(?: it['’]?s| its| is)? ${AMOUNT}(?: then)?)`;
const chain = (part: string): RegExp => new RegExp(`\\b(?:${part}(?:${AND}${part})+)(?![\\w.]*\\d)`, 'i');
const BY_DAY = [chain(OF_DAYS), new RegExp(`\\b${WITHOUT}`, 'i')];
const BY_TIME = chain(OF_TIME);

/** An amount of some days, and no day on which a new one begins: 'on mondays', 'mon wed fri', 'on weekends'. */
const SOME = `(?:${DAY}${JOINT}(?:${DAY}${JOINT})*${DAY}|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:every|each) ${DAY}|${GROUPS}|every other day|one day)\\b`;
const OF_SOME = new RegExp(
  `\\b(?:${AMOUNT}${OF}${ON}${SOME}|${SOME}(?:(?: it)?['’]?s| its| is)? ${AMOUNT})`,
  'i',
);
const OF_SOME_TIME = new RegExp(`\\b(${AMOUNT})${OF}${AT}${TIME}`, 'gi');

/** The amounts of such words, as they are told. */
export const numbersOf = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${NUMBER}`, 'gi'))].map(([one]) => one);
const differs = (amounts: readonly string[]): boolean => new Set(amounts).size > 1;
const wholeOf = (pattern: RegExp, text: string): string | undefined => {
  const told = pattern.exec(text)?.[0].replace(/(?: (?:now|again))*\s*$/i, '');
  return told !== undefined && !OF_SOME.test(text.replace(told, ' ')) ? told : undefined;
};

/** Amounts by the day, where all of the week is told. */
export const dosageByDay = (text: string): string | undefined =>
  BY_DAY.map((pattern) => wholeOf(pattern, text)).find((told) => told !== undefined);

/** Amounts by the hour, each with its hour. */
export const dosageByTime = (text: string): string | undefined => wholeOf(BY_TIME, text);

export const tellsAmounts = (text: string): boolean =>
  (dosageByDay(text) ?? dosageByTime(text)) !== undefined;

const EVERY_OTHER = new RegExp(`\\b${AMOUNT}${OF}${ON}every other day\\b`, 'i');
/** '65 mg every other day', and no other amount: all of a rhythm. */
const isRhythm = (text: string): boolean => {
  const told = EVERY_OTHER.exec(text)?.[0];
  if (told === undefined) return false;
  const rest = text.replace(told, ' ');
  return (
    !OF_SOME.test(rest) && !new RegExp(`\\b${AMOUNT} (?:on )?the (?:rest|others?|next)\\b`, 'i').test(rest)
  );
};

/** True where only a part of such amounts was understood. */
export const isHalfTold = (text: string): boolean =>
  !tellsAmounts(text) &&
  !isRhythm(text) &&
  (OF_SOME.test(text) || differs([...text.matchAll(OF_SOME_TIME)].map(([, amount = '']) => amount)));

/** True for a joint inside of such amounts: '6 mg mon wed and fri and 5 the rest' is one thing. */
export const isBetweenAmounts = (text: string, at: number): boolean =>
  [dosageByDay(text), dosageByTime(text)].some((told) => {
    const start = told === undefined ? -1 : text.indexOf(told);
    return start !== -1 && start < at && at < start + (told?.length ?? 0);
  });
