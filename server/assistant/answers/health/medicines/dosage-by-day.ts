// Amounts that differ by the day: '4 mg mon wed fri and 5 the rest of the days'. Nothing is reckoned: the words of the parent are
// the amount, once all of the week is told.
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const JOINT = '(?:,? and | ?& ?|, ?|\\/| ?- ?| to | thru | through | )';
const DAYS = `(?:${DAY}(?:${JOINT}${DAY})*|week ?days|week ?ends?|(?:all )?(?:of )?(?:the )?rest(?: of (?:the |them |it )?(?:days?|week|time)?)?|(?:on )?(?:all )?(?:the )?other (?:\\w+ )?days|(?:all )?the others?|otherwise|(?:odd|even) days)\\b`;
const AMOUNT = '\\d+(?:\\.\\d+)?(?: ?(?:m?c?g|ml|units?|iu|puffs?|tablets?|tabs?|pills?|drops?))?';
const ON = '(?: (?:on|every|each|for))?(?: the)? ';
const PART = `(?:${AMOUNT}(?: (?:of )?[a-z]{4,})?${ON}${DAYS}|${DAYS}(?:(?: it)?['’]?s| its| is)? ${AMOUNT})`;
const BY_DAY = new RegExp(`\\b${PART}(?:(?:[,;]| and| but| then)* ${PART})+`, 'i');

export const dosageByDay = (text: string): string | undefined => BY_DAY.exec(text)?.[0].trim();
