// Finds the meals named in an answer, 'Monday dinner: Veggie tacos', so that a parent can save them as ideas (CHAT-09).
import { MEAL_TYPES, type MealType } from '#contract/kinds/menu-idea.ts';
import { DAYS } from '#contract/week.ts';

/** A meal named in an answer. */
export interface SpokenMeal {
  /** 'Monday', or 'Today' where the line names none. */
  day: string;
  mealType: MealType;
  /** '6:00 PM' */
  time: string;
  name: string;
}

const TIMES: Record<MealType, string> = {
  breakfast: '8:00 AM',
  lunch: '12:30 PM',
  dinner: '6:00 PM',
  snack: '3:00 PM',
};
const TODAY = 'Today';
const TYPES = MEAL_TYPES.join('|');
const TYPE = new RegExp(`\\b(${TYPES})(?:e?s)?\\b`, 'i');
const DAY = new RegExp(`\\b(${DAYS.join('|')})(?:'?s)?\\b`, 'i');

/** The first colon that is not part of a time of day such as 6:30. */
const COLON = /^(.*?)(?:(?<!\d):|:(?!\d))(.*)$/;
const CLOCK = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b\.?/i;
/** Several meals in one line: 'Breakfast: oats; Lunch: soup'. */
const NEXT_MEAL = new RegExp(`[;,|/.]?\\s+(?=(?:${TYPES})s?\\s*[:–—-]\\s)`, 'i');
const MEAL_FIRST = new RegExp(`^(${TYPES})s?\\s*[:–—-]\\s*(.*)$`, 'i');

/** Topics of a line with a colon that names no meal. */
const REMARK =
  /\b(?:notes?|tips?|remember|reminders?|careful|warning|allerg\w+|why|because|instead of|ingredients?|shopping|calories|leftovers? from|total)\b/i;
const MOST_LABEL_WORDS = 8;
/** Text of an empty slot. */
const NOTHING = /^(?:-|–|—|none|nothing(?: planned)?|n\/?a|tbd|skip(?:ped)?|empty|\?)$/i;
const LONGEST_NAME = 200;

const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\p{Extended_Pictographic}\u{FE0F}?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A line without bullet, number or heading sign in front. */
const withoutSign = (line: string): string =>
  line.trim().replace(/^(?:>\s*)*(?:#{1,6}\s+|[-*•+]\s+|\d{1,2}[.)]\s+)*/, '');

/** True for a line formatted as a heading: '## Monday', '**Monday**', 'Monday:'. */
const isHeading = (line: string): boolean =>
  /^\s*#{1,6}\s/.test(line) ||
  /^\s*(?:[-*•+]\s+)?(\*\*|__).+\1\s*:?\s*$/.test(line) ||
  /:[*_\s]*$/.test(line);

function nameOf(text: string): string {
  const name = withoutMarkup(text)
    // The warning beside a dish with a concern is not part of its name.
    .replace(/\s*\(careful,.*\)\s*$/i, '')
    .replace(/^[-–—:\s]+|[.,;:\s]+$/g, '');
  if (name === '' || NOTHING.test(name)) return '';
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

const named = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1]?.toLowerCase();
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The time of day a label names, '6:30 PM'; the usual one of the meal otherwise. */
function timeOf(label: string, mealType: MealType): string {
  const [, hour, minutes = '00', half] = CLOCK.exec(label) ?? [];
  return hour === undefined ? TIMES[mealType] : `${Number(hour)}:${minutes} ${half?.toUpperCase()}M`;
}

/** Day and meal from the headings above a line. */
interface Above {
  day?: string | undefined;
  mealType?: string | undefined;
}

/** The meals one line names. */
function mealsOfLine(line: string, above: Above): SpokenMeal[] {
  const [, label = '', rest = ''] = COLON.exec(withoutMarkup(withoutSign(line))) ?? [];
  if (label === '' || label.split(/\s+/).length > MOST_LABEL_WORDS || REMARK.test(label)) return [];
  const day = capital(named(DAY, label) ?? above.day ?? TODAY);
  const meal = (mealType: string, time: string, text: string): SpokenMeal[] => {
    const name = nameOf(text);
    const type = MEAL_TYPES.find((one) => one === mealType.toLowerCase());
    return name === '' || type === undefined ? [] : [{ day, mealType: type, time: timeOf(time, type), name }];
  };
  const [first = '', ...others] = rest.trim().split(NEXT_MEAL);
  const more = others.flatMap((part) => {
    const [, type = '', text = ''] = MEAL_FIRST.exec(part) ?? [];
    return meal(type, '', text);
  });
  const mealType = named(TYPE, label);
  if (mealType !== undefined) return [...meal(mealType, label, first), ...more];
  if (named(DAY, label) === undefined) return [];
  // 'Monday: Dinner: tacos', and 'Monday: tacos' below a heading 'Dinners'.
  const [, type, text = ''] = MEAL_FIRST.exec(first) ?? [];
  if (type !== undefined) return [...meal(type, label, text), ...more];
  return above.mealType === undefined ? [] : meal(above.mealType, label, first);
}

/** Day and meal of a heading; undefined for other lines. */
function headingOf(line: string): Above | undefined {
  if (!isHeading(line)) return undefined;
  const text = withoutMarkup(withoutSign(line)).replace(/:$/, '');
  return { day: named(DAY, text), mealType: named(TYPE, text) };
}

/**
 * The meals named in an answer, in its order, each once. Only lines with a colon count; a day in the heading above
 * applies to the lines below it, until one names another day, and a line without any day is for 'Today'.
 */
export function mealIdeasIn(content: string): SpokenMeal[] {
  if (!TYPE.test(content)) return [];
  const found = new Map<string, SpokenMeal>();
  let above: Above = {};
  for (const line of content.split('\n')) {
    const meals = line.includes(':') ? mealsOfLine(line, above) : [];
    const [first] = meals;
    if (first === undefined) above = headingOf(line) ?? above;
    // A line with another day of its own ends what the heading said: the next line without a day is for 'Today'.
    else if (first.day.toLowerCase() !== above.day) above = { mealType: above.mealType };
    for (const meal of meals) {
      const key = [meal.day, meal.mealType, meal.name.toLowerCase()].join('\n');
      if (!found.has(key)) found.set(key, meal);
    }
  }
  return [...found.values()];
}
