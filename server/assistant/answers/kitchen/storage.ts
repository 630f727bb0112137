// 'How long do hard-boiled eggs keep?', 'can I freeze soup?': days in pantry, fridge and freezer from the data file,
// which repeats public guidance for US homes (foodsafety.gov, FoodKeeper).
import { capital, quoted } from '../../text/say.ts';
import { minutesIn } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { wordingFor } from '../wording.ts';
import { ageInDays } from './food-age.ts';
import { isOutage, sayOutage } from './outage.ts';
import { answerThawing, asksThawing } from './thawing.ts';
import rows from './data/storage.json' with { type: 'json' };
import { RowIndex, formWords } from '../named-rows.ts';
import kitchenWords from './data/kitchen-words.json' with { type: 'json' };

interface Row {
  food: string;
  names: string;
  kind: string;
  /** Days, at least and at most. */
  pantry?: readonly number[];
  fridge?: readonly number[];
  freezer?: readonly number[];
  opened?: readonly number[];
  note?: string;
  /** Hours at room temperature, where they are not the usual two, and what is said with them. */
  out?: number;
  outNote?: string;
  /** For how long once it is warmed. */
  warmed?: string;
}

const ROWS: readonly Row[] = rows;
const FOODS = new RowIndex<Row>(ROWS);
const GENERIC = ROWS[0];
/** Kinds that must not stand at room temperature. */
const PERISHABLE = new Set(kitchenWords.perishable);
const RAW = new Set(['meat', 'fish']);
const COOKED = new Set(['cooked', 'leftover', 'grilled', 'roasted', 'made', 'smoked', 'pot', 'batch']);
const [MINUTES_OF_DAY, MINUTES_OF_HOUR] = [1440, 60];

const has = (words: readonly string[], ...some: string[]): boolean =>
  words.some((word) => some.includes(word));

/** '3 to 4 days', '1 week', '6 to 12 months' */
function spanOfDays([least = 0, most = least]: readonly number[]): string {
  const isYears = least % 365 === 0 && most % 365 === 0;
  const months = (days: number) => (days % 365 === 0 ? (days / 365) * 12 : days / 30);
  const [unit, count]: [string, (days: number) => number] = isYears
    ? ['year', (days) => days / 365]
    : least >= 30 && Number.isInteger(months(least)) && Number.isInteger(months(most))
      ? ['month', months]
      : least % 7 === 0 && most % 7 === 0
        ? ['week', (days) => days / 7]
        : ['day', (days) => days];
  const [from, to] = [count(least), count(most)];
  return `${from === to ? from : `${from} to ${to}`} ${unit}${to === 1 ? '' : 's'}`;
}

/** 'Sat on the counter', 'been out since lunch': at room temperature; what is out of date or runs out is not. */
const STANDS_OUT =
  /\b(?:left|leave|been|was|were|stood|stand(?:ing)?|stay(?:ed|ing)?|kept) (?:\w+ ){0,3}out\b(?! of\b)|\bout (?:since|overnight|all)\b|\boutside (?:for )?(?:about |around |like )?(?:an?|half|\d+|two|three|four|five|six) (?:hours?|hrs?|an hour)\b|\b(?:sittin(?:g|['’])?|left|leave|been|stood|standing|stayed|kept) (?:\w+ ){0,3}on (?:the |my |our )?(?:stove(?:top)?|table|counter(?:top)?|bench|island|porch|windowsill)\b/i;
/** 'In the fridge overnight' */
const IN_COLD = /\b(?:in|into) (?:the |my |our )?(?:fridge|refrigerator|freezer)\b/i;
const OUT_TOO = /\b(?:out|counter|car|stove|table|forgot|before|then)\b/i;
export const isLeftOut = ({ text }: Pick<Asked, 'text'>): boolean =>
  (!IN_COLD.test(text) || OUT_TOO.test(text)) &&
  (has(formWords(text), 'sat', 'sit', 'counter', 'car', 'lunchbox', 'overnight', 'temperature') ||
    STANDS_OUT.test(text));
const DRY = /\b(?:dry|dried|uncooked|raw|bag|box|package|packet)\b/i;

/** The name of a row's food that was said, else its last. */
function nameSaid({ names, food }: Row, said: string): string {
  const all = names.split(', ');
  return all.findLast((name) => has(formWords(said), name)) ?? all.at(-1) ?? food;
}

/** The row that a text means: a cooked food is no raw one, and 'leftover chili' is chili. */
function rowOf(asked: Asked, answer: string): Row | undefined {
  const { text, slots } = asked;
  const said = `${answer} ${text}`;
  const found = FOODS.find(said).flatMap(({ rows: [row], to, from }) =>
    row ? [{ row, from, to, size: to - from }] : [],
  );
  // 'Chicken soup' is a soup: the last of two names side by side counts.
  const own = found
    .filter(({ row, to }) => row !== GENERIC && !found.some(({ from }) => from === to))
    .toSorted((one, other) => other.size - one.size)[0]?.row;
  const dish = slots.dishes[0];
  if (own && RAW.has(own.kind) && has(formWords(said), ...COOKED))
    return GENERIC && { ...GENERIC, food: `cooked ${nameSaid(own, said)}` };
  if (dish && GENERIC && !own?.food.includes(' or ') && dish.said.includes(' '))
    return { ...GENERIC, food: quoted(dish.said).toLowerCase() };
  // Rice from Friday, or rice that has been out, is cooked rice.
  const isCooked =
    ageInDays(asked) !== undefined ||
    has(formWords(said), ...COOKED) ||
    (isLeftOut(asked) && !DRY.test(text));
  const [cooked] = own?.kind === 'dry' && isCooked ? FOODS.find(`cooked ${own.names.split(', ')[0]}`) : [];
  if (cooked?.rows[0] && cooked.rows[0] !== GENERIC) return cooked.rows[0];
  return (
    own ??
    (found.length > 0 ? GENERIC : dish && GENERIC && { ...GENERIC, food: quoted(dish.said).toLowerCase() })
  );
}

const isMany = (food: string): boolean => / and |[^us]s$/.test(food.split(/ (?:in|on|with) |,/)[0] ?? food);
const keeps = ({ food }: Row): string => `${capital(food)} ${isMany(food) ? 'keep' : 'keeps'}`;
const it = ({ food }: Row): string => (isMany(food) ? 'they' : 'it');
const theirs = ({ food }: Row): string => (isMany(food) ? 'they keep' : 'it keeps');

const inFreezer = (row: Row): string | undefined =>
  row.freezer && `${spanOfDays(row.freezer)} in the freezer`;
const inFridge = (row: Row): string | undefined => row.fridge && `${spanOfDays(row.fridge)} in the fridge`;
const inPantry = (row: Row): string | undefined => row.pantry && `${spanOfDays(row.pantry)} in the pantry`;

function places(row: Row): string {
  const all = [inPantry(row), inFridge(row), inFreezer(row)].filter((place) => place !== undefined);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

function sayFreezing(row: Row): string {
  const fridge = inFridge(row);
  return row.freezer
    ? `Yes, for ${spanOfDays(row.freezer)} at its best.${fridge ? ` Otherwise ${theirs(row)} ${fridge}.` : ''}`
    : `No, ${isMany(row.food) ? "they don't" : "it doesn't"} freeze well. ${keeps(row)} ${fridge ?? places(row)}.`;
}

const SEALED = /\b(?:un-?opened|not opened|never opened|(?:still )?sealed|still closed)\b/i;

const THROUGHOUT = [
  "if it's been cold the whole time",
  'as long as it stayed in the fridge',
  'provided it went into the fridge right away',
];

function sayAge(asked: Asked, row: Row, age: number): string | undefined {
  const isFrozen = has(formWords(asked.text), 'freezer', 'frozen', 'froze');
  const isOpened = has(formWords(asked.text), 'open', 'opened', 'opening') && !SEALED.test(asked.text);
  const place = isFrozen ? row.freezer : ((isOpened ? row.opened : undefined) ?? row.fridge ?? row.pantry);
  const [least = 0, most = 0] = place ?? [];
  if (!place) return undefined;
  const where = isFrozen ? 'in the freezer' : row.fridge ? 'in the fridge' : 'in the pantry';
  const isAhead = has(formWords(asked.text), 'until', 'till') || asked.slots.days.length > 1;
  const kept = isOpened && row.opened ? `Opened, ${theirs(row)}` : keeps(row);
  const days = `${isAhead ? 'that would be' : "it's been"} ${age === 1 ? '1 day' : `${age} days`}`;
  if (age > most)
    return `No, ${isAhead ? "that's too long" : `I'd toss ${isMany(row.food) ? 'them' : 'it'}`}. ${kept} ${spanOfDays(place)} ${where}, and ${days}.`;
  const begin = age > least ? 'Yes, but today rather than tomorrow' : 'Yes';
  return `${begin}, ${wordingFor(asked.text, THROUGHOUT)}. ${kept} ${spanOfDays(place)} ${where}, and ${days}.`;
}

/** Opened, a food that keeps for no more days must not stand at room temperature. */
const SPOILS = 14;

const LONG_OUT =
  /\b(?:overnight|all (?:day|night|morning|afternoon)|since (?:breakfast|lunch|noon|this morning|last night|yesterday)|for hours)\b/i;

const SINCE = /\b(?:since|from) (\d{1,2})(?::(\d\d))? ?(am|pm)?\b(?! ?(?:days?|hours?|am\w|pm\w))/i;
const MINUTES_OF_HALF = 720;

/** 'Since 10, it's 1 now': the hour that is told counts as now. */
const NOW_TOLD =
  /\b(?:it['’]?s|it is|now) (\d{1,2})(?::(\d\d))?(?: ?(?:am|pm))?(?: now)?\b(?! ?(?:days?|hours?|hrs?|weeks?|%))/i;

/** 'Since 2' until now, in minutes: the last such hour. */
function minutesSince({ text, facts }: Asked): number | undefined {
  const [, hour, minute = '0', half] = SINCE.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const [, toldHour, toldMinute = '0'] = NOW_TOLD.exec(text) ?? [];
  if (toldHour !== undefined) {
    const length = (Number(toldHour) - Number(hour)) * MINUTES_OF_HOUR + Number(toldMinute) - Number(minute);
    return (length + MINUTES_OF_HALF) % MINUTES_OF_HALF;
  }
  const [nowHour = 0, nowMinute = 0] = facts.time.split(':').map(Number);
  const from =
    (Number(hour) % 12) * MINUTES_OF_HOUR + Number(minute) + (/p/i.test(half ?? '') ? MINUTES_OF_HALF : 0);
  const round = half === undefined ? MINUTES_OF_HALF : MINUTES_OF_DAY;
  return (nowHour * MINUTES_OF_HOUR + nowMinute - from + MINUTES_OF_DAY) % round;
}

/** A whole melon may stand on the counter, a cut one spoils (USDA). */
const CUT = /\b(?:cut|sliced?|chopped|peeled|diced|halved|mashed)\b/i;

function sayOut(asked: Asked, row: Row): string {
  const { slots, text } = asked;
  const isCut = row.kind === 'produce' && CUT.test(text);
  const spoils =
    PERISHABLE.has(row.kind) || isCut || ((row.opened?.[1] ?? Infinity) <= SPOILS && !SEALED.test(text));
  if (!spoils) return `Yes, ${it(row)} can stand at room temperature. ${keeps(row)} ${places(row)}.`;
  const minutes =
    slots.durations.map(minutesIn).find((length) => length !== undefined) ?? minutesSince(asked);
  const hours = row.out ?? 2;
  const rule =
    row.out === undefined
      ? 'the limit at room temperature is 2 hours, or 1 hour above 90°F'
      : `the limit at room temperature is ${hours} hours. ${row.outNote ?? ''}`;
  const isOvernight = slots.days.some(({ isPast }) => isPast) || LONG_OUT.test(text);
  if (minutes === undefined && !isOvernight)
    return row.out === undefined
      ? `At most 2 hours for ${row.food}, or 1 hour above 90°F. After that ${it(row)} should go.`
      : `At most ${hours} hours for ${row.food}. ${row.outNote ?? ''} After that ${it(row)} should go.`;
  const toss = `No, toss ${isMany(row.food) ? 'them' : 'it'}. For ${row.food} ${rule}`;
  if (isOvernight || (minutes ?? 0) > hours * MINUTES_OF_HOUR)
    return row.out === undefined
      ? `${toss}, and cooking doesn't make ${isMany(row.food) ? 'them' : 'it'} safe again.`
      : toss;
  return row.out === undefined
    ? `Yes, if it's no warmer than 90°F there. For ${row.food} ${rule}, so put ${isMany(row.food) ? 'them' : 'it'} away now.`
    : `Yes, but use it or put it in the fridge now. For ${row.food} ${rule}`;
}

const OF_DATE =
  /\b(?:expired?|expires|expiration|best[- ](?:by|before|if)|use[- ]by|sell[- ]by|(?:past|after) (?:its|the|their) date|dates?['’]? (?:was|is|says|said|on)|(?:says|said|dated|marked|reads) (?:\p{L}{3,9}\.? \d|\d)|out of date)\b/iu;
const WHERE =
  /\b(?:counter or (?:the )?(?:fridge|refrigerator)|(?:fridge|refrigerator) or (?:the )?counter|where (?:do|should|to|does))\b/i;
const LABEL_DATE = 'A date on a package is about quality, except on baby formula (USDA).';

/** Past the date that is printed on it. */
function sayDate(row: Row): string {
  const [is, smells, them] = isMany(row.food)
    ? ['they are', 'smell, look or feel', 'them']
    : ['it is', 'smells, looks or feels', 'it'];
  if (row.names.includes('formula')) return `No, don't use ${row.food} past its date.`;
  if (RAW.has(row.kind))
    return `Not by the date alone. ${capital(row.food)} ${isMany(row.food) ? 'keep' : 'keeps'} ${places(row)} from the day you bought ${them}; after that toss ${them}.`;
  return `Not by the date alone. ${LABEL_DATE} ${keeps(row)} ${places(row)}; toss ${them} if ${is === 'it is' ? 'it' : 'they'} ${smells} off.`;
}

/** The foods that a power cut spoils, of a row. */
const spoiledOf = (row: Row): string | undefined =>
  !PERISHABLE.has(row.kind)
    ? undefined
    : row === GENERIC
      ? 'meat, fish, milk, soft cheese, yogurt, eggs, tofu and leftovers'
      : isMany(row.food)
        ? 'them'
        : 'it';

const IN_FREEZER = /\b(?:can|could|may|will|is it ok|ok) .*\b(?:in|into|to) the freezer\b/i;
const SPOILED = 'If it smells, looks or feels off, toss it, whatever the days say.';

function say(asked: Asked, row: Row): string {
  const words = formWords(asked.text);
  if (has(words, 'power', 'outage') || isOutage(asked.text)) return sayOutage(asked, spoiledOf(row));
  if (row.warmed !== undefined && has(words, 'warm', 'warmed', 'heat', 'heated')) return row.warmed;
  if (OF_DATE.test(asked.text)) return sayDate(row);
  if (WHERE.test(asked.text)) return `${keeps(row)} ${places(row)}.`;
  if (isLeftOut(asked) || (has(words, 'left', 'leave') && has(words, 'out'))) return sayOut(asked, row);
  const freezes =
    has(words, 'freeze', 'freez', 'freezing', 'refreeze', 'frozen') || IN_FREEZER.test(asked.text);
  if (freezes && ageInDays(asked) === undefined) return sayFreezing(row);
  const age = ageInDays(asked);
  const aged = age === undefined ? undefined : sayAge(asked, row, age);
  if (aged !== undefined) return aged;
  if (has(words, 'open', 'opened', 'opening') && row.opened)
    return `Opened, ${theirs(row)} ${spanOfDays(row.opened)}${row.fridge ? ' in the fridge' : ''}.`;
  // 'In the freezer' asks for that place alone.
  const named = /.*\b(?:(freezer)|fridge|refrigerator)\b/i.exec(asked.text);
  const place = named && (named[1] === undefined ? inFridge(row) : inFreezer(row));
  return `${keeps(row)} ${place ?? places(row)}.`;
}

/** USDA, Danger Zone (40 to 140 °F). */
const OF_ANY_LEFT_OUT =
  'What belongs in the fridge is tossed after 2 hours at room temperature, after 1 hour above 90°F. Only what came from a shelf and is still closed may stand out.';

/** Answers 'how long does … keep?' */
export function answerStorage(asked: Asked): Plan {
  if (
    asksThawing(asked) &&
    /\bhow\b|\bwhen\b|\bstart\b|\bfast(?:est)?\b|\bquick(?:est|ly)?\b/i.test(asked.text)
  )
    return answerThawing(asked);
  const answer = asked.chosen['what'];
  const row = rowOf(asked, typeof answer === 'string' ? answer : '');
  if (!row && GENERIC && (has(formWords(asked.text), 'power', 'outage') || isOutage(asked.text)))
    return { text: sayOutage(asked, spoiledOf(GENERIC)) };
  if (!row) {
    const name = asked.slots.foods[0]?.said;
    return name === undefined
      ? { text: 'Which food is it?', asked: 'what' }
      : {
          text: `I have no days for ${quoted(name)} written down, and I won't guess. ${isLeftOut(asked) ? OF_ANY_LEFT_OUT : 'The date on the package counts, and cooked food keeps 3 to 4 days in the fridge.'}`,
        };
  }
  const isOff = has(formWords(asked.text), 'smell', 'moldy', 'slimy', 'weird', 'mold', 'off');
  const said = say(asked, row);
  const note =
    /^(?:Yes|No|At most|A closed)/.test(said) && !/at its best|freeze well/.test(said) ? undefined : row.note;
  return {
    text: [said, note, isOff ? SPOILED : undefined].filter(Boolean).join(' '),
    focus: { things: [row.food] },
  };
}
