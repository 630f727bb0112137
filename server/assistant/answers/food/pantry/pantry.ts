// Answers about what is in the pantry, fridge and freezer.
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import { isKind } from '#rules/food/food-kinds.ts';
import { addDays } from '#rules/time/dates.ts';
import { dayWords } from '../../moments.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { openItems } from '../lists/list-items.ts';
import { isAlike, isMeant, isOrAre, lower, namesOf, stockWords, titleOf, yesOrNo } from '../names.ts';
import { DATED, FROZEN, PANTRY_READ, buying, offerToBuy, stockIn } from './stock.ts';
import { asksPortions, sayPortions } from '../../kitchen/portions.ts';
import { asksStockCheck, checkStock } from './stock-check.ts';
import { storedIn } from '../stored-things.ts';
import { thingsIn } from '../things.ts';

/** Everything there is, shelf by shelf. */
function sayAll({ household, text }: Asked): Plan {
  const isFrozen = FROZEN.test(text);
  const items = isFrozen
    ? household.pantry.filter(({ category, name }) => category === 'frozen' || FROZEN.test(name))
    : household.pantry;
  const reads = [...PANTRY_READ];
  if (household.pantry.length === 0)
    return {
      text: "Nothing is written down for the pantry yet. Tell me what you have and I'll keep it.",
      reads,
    };
  if (items.length === 0) return { text: 'Nothing is written down for the freezer.', reads };
  const lines = PANTRY_CATEGORIES.flatMap((category) => {
    const here = items.filter((item) => item.category === category);
    return here.length === 0
      ? []
      : [
          `- **${capital(category)}**, ${here.map((item) => `${quoted(item.name)}${item.quantity === '' ? '' : ` (${quoted(item.quantity)})`}`).join(', ')}`,
        ];
  });
  return {
    text: paragraphs(
      `${isFrozen ? 'In the freezer' : 'In the pantry'}, ${items.length === 1 ? 'one thing is' : `${items.length} things are`} written down.`,
      lines.join('\n'),
    ),
    reads,
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const MOST_DATED = 12;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** '2026-11-23' of 'Expires Nov 23, 2026'; the next such day where no year is noted. */
function dateIn(notes: string, today: string): string {
  const [, name = '', day = '', year] =
    /\b([a-z]{3})[a-z]* (\d{1,2})\b(?:, (\d{4}))?/i.exec(
      notes.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /gi, ''),
    ) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return '9999';
  const rest = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = today.slice(0, 4);
  return year === undefined
    ? `${rest < today.slice(5) && month < 4 ? Number(thisYear) + 1 : thisYear}-${rest}`
    : `${year}-${rest}`;
}

const PAST = new Set(
  'expired old past throw throwing thrown toss tossing trash tossed moldy rotten spoiled'.split(' '),
);
/** 'What needs using up first' */
const USE_FIRST = /\b(?:us(?:e|ed|ing)|eat(?:en|ing)?)\b(?: \w+){0,2} (?:up|first|soon|before)\b/i;
const SOON_DAYS = 7;

/** The last day that is asked about; on a Sunday, 'this week' is the one that begins. */
function lastDay({ slots, facts }: Asked): string | undefined {
  const day = slots.days.at(-1);
  const last = day?.endDate ?? day?.date;
  const isOver = last !== undefined && last <= facts.today && day?.endDate !== undefined;
  return isOver ? addDays(facts.today, 7) : last;
}

/** Things whose notes have a date, the soonest first. */
function sayDated(asked: Asked): Plan {
  const { household, facts, text } = asked;
  const { today } = facts;
  const reads = [...PANTRY_READ];
  const all = household.pantry
    .filter(({ notes }) => DATED.test(notes))
    .map((item) => ({ item, date: dateIn(item.notes, today) }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  if (all.length === 0)
    return {
      text: "No dates are written down for the pantry, so I can't tell what expires first. Tell me one, such as the milk expires Friday, and I'll note it.",
      reads,
    };
  const isPast = wordsOf(text).some((word) => PAST.has(word));
  const until = lastDay(asked) ?? (isPast ? addDays(today, SOON_DAYS) : undefined);
  const over = all.filter(({ date }) => date < today);
  const soon = all
    .filter(({ date }) => date >= today && (until === undefined || date <= until))
    .slice(0, MOST_DATED);
  const lines = (some: typeof all) =>
    some.map(({ item }) => `- ${stockWords(item)}, ${quoted(item.notes)}`).join('\n');
  const next = all.find(({ date }) => date >= today);
  const nothing =
    until === undefined
      ? undefined
      : `Nothing${over.length > 0 ? ' else' : ' in the pantry'} has a date through ${dayWords(until, today)}.${next ? ` Next comes ${lower(next.item.name)}, ${quoted(next.item.notes)}.` : ''}`;
  return {
    text: paragraphs(
      over.length > 0
        ? `Past ${over.length > 1 ? 'their' : 'its'} date already.`
        : isPast
          ? 'Nothing is past its date.'
          : undefined,
      lines(over),
      soon.length === 0
        ? nothing
        : until === undefined
          ? 'These come first, by the dates in their notes.'
          : isPast
            ? 'Soon to go.'
            : `These have a date through ${dayWords(until, today)}.`,
      lines(soon),
    ),
    reads,
    focus: { things: [...over, ...soon].map(({ item }) => item.name) },
  };
}

function sayThings(asked: Asked): Plan {
  const { text, household } = asked;
  const { goods: read, found } = stockIn(asked);
  // 'Garri' is on no list of foods, and in the pantry.
  const goods = read.length > 0 ? read : found.map(({ name }) => ({ name, qty: '' }));
  const reads = [...PANTRY_READ];
  const looked = goods.map((one) => {
    const same = isKind(one.name) ? [] : household.pantry.filter(({ name }) => isAlike(name, one.name));
    return {
      one,
      items: same.length > 0 ? same : household.pantry.filter(({ name }) => isMeant(name, one.name)),
    };
  });
  const there = looked.flatMap(({ items }) => items);
  const missing = looked.filter(({ items }) => items.length === 0).map(({ one }) => one);
  const asksOut = /\b(?:out of|run out|all gone|none left|do (?:we|i) (?:still )?need)\b/i.test(text);
  const details = there.map((item) => {
    const facts = [
      item.quantity === '' ? 'no amount noted' : quoted(item.quantity),
      DATED.test(item.notes)
        ? quoted(item.notes).replace(/^\p{Lu}/u, (first) => first.toLowerCase())
        : undefined,
    ];
    return `${lower(item.name)} (${facts.filter(Boolean).join(', ')})`;
  });
  const has = there.length > 0 ? `${listed(details)} ${isOrAre(there)} in the pantry` : undefined;
  const lists = missing.map((one) => ({
    one,
    place: openItems(household.lists).find(({ item }) => isMeant(item.name, one.name)),
  }));
  const toBuy = lists.filter(({ place }) => place === undefined).map(({ one }) => one);
  const onList = lists.flatMap(({ one, place }) =>
    place
      ? [
          `${capital(lower(one.name))}${place.item.qty === '' ? '' : ` (${quoted(place.item.qty)})`} ${isOrAre([one])} on ${titleOf(place.list)}, though.`,
        ]
      : [],
  );
  const lacks =
    missing.length > 0 ? `no ${namesOf(missing, 'or')} ${isOrAre(missing)} written down there` : undefined;
  const first = has
    ? yesOrNo(text, !asksOut, `${has}${lacks ? `, but ${lacks}` : ''}.`)
    : yesOrNo(text, asksOut, `${lacks ?? 'nothing'}.`);
  return {
    isOfField: true,
    text: [first, ...onList].join(' '),
    reads,
    ...(toBuy.length > 0 && !has ? offerToBuy(toBuy) : {}),
    focus: {
      things: [...there, ...missing].map(({ name }) => name),
      ...(there.length === 1 && there[0] ? { pantry_item: there[0].id } : {}),
    },
  };
}

/** 'Do we have eggs?', 'what is in the freezer?' */
function askPantry(asked: Asked): Plan {
  const bought = buying(asked);
  if (bought) return bought;
  if (asksStockCheck(asked)) return checkStock(asked);
  const portions = asksPortions(asked) ? sayPortions(asked) : undefined;
  if (portions) return portions;
  const { text, household } = asked;
  const isOfDates = DATED.test(text) || USE_FIRST.test(text) || wordsOf(text).some((word) => PAST.has(word));
  const isNamed = storedIn(text, [], household.pantry, ({ name }) => name).found.length > 0;
  if (thingsIn(asked).length > 0 || isNamed) return sayThings(asked);
  return isOfDates ? sayDated(asked) : sayAll(asked);
}

export const pantryAnswers: Answerers = { pantry_ask: askPantry };
