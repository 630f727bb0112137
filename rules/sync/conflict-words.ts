// Conflicts of meal edits in words for a parent: which value is kept, which one is not, and the button that takes the
// other one.
import type { Collection } from '#contract/collections.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import type { Conflict, FieldValue } from '#contract/schemas/meal-sync.ts';
import { DAYS } from '#contract/week.ts';
import { addDays, formatShortDate, formatWeekday, weekdayNumber } from '../time/dates.ts';
import { weekOfMenu } from './meal-records.ts';

interface ConflictWords {
  /** 'Your “Soup” is kept' */
  title: string;
  /** 'Ben had written “Lasagna” for dinner on Tuesday, Nov 24.' */
  description: string;
  /** Label of the button that takes the other value: 'Use “Lasagna”'. */
  use: string;
  /** After that: 'Changed to “Lasagna”'. */
  used: string;
}

/** Characters of a value on a button. */
const ON_BUTTON = 24;

const cut = (text: string, most: number): string => {
  const all = [...text];
  return all.length > most
    ? `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** A value as text; empty for none. */
export const textOfValue = (value: FieldValue | undefined): string =>
  Array.isArray(value) ? value.join(', ') : value === undefined || value === null ? '' : String(value);

const withoutYear = (date: string): string => formatShortDate(date).replace(/, \d+$/, '');

/** 'dinner on Tuesday, Nov 24' */
function placeInMenu(recordId: string, path: string): string {
  const start = weekOfMenu(recordId);
  const [day = '', field = ''] = path.split('.');
  const at = DAYS.findIndex((name) => name === day);
  if (at < 0) return `the notes of the week of ${withoutYear(start)}`;
  const date = addDays(start, (at + 8 - weekdayNumber(start)) % 7);
  return `${field === 'notes' ? 'the notes' : field} on ${formatWeekday(date)}, ${withoutYear(date)}`;
}

const KINDS = { pantry: pantryItem, 'menu-ideas': menuIdea, 'shopping-lists': shoppingList } as const;
type Named = Record<string, { label: string }>;

/** The name of a field in a sentence, and the noun of what it belongs to. */
function fieldIn(collection: Exclude<Collection, 'weekly-menus'>, path: string): [field: string, of: string] {
  const { fields, title, noun } = KINDS[collection];
  const item = path.startsWith('items.') ? path.slice(path.lastIndexOf('.') + 1) : undefined;
  const named: Named = item === undefined ? fields : shoppingList.fields.items.of;
  const field = item ?? path;
  if (field === (item === undefined ? title : 'name')) return ['name', item === undefined ? noun : 'item'];
  return [(named[field]?.label ?? 'value').toLowerCase(), ''];
}

/** 'the quantity of “Milk”', 'the name of this item' */
function placeOf({ collection, recordId, path, name }: Conflict): string {
  if (collection === 'weekly-menus') return placeInMenu(recordId, path);
  const [field, of] = fieldIn(collection, path);
  return of === '' ? `the ${field} of “${cut(name, ON_BUTTON)}”` : `the ${field} of this ${of}`;
}

/** The removed record or item. */
const removedThing = ({ collection, recordId, name }: Conflict): string =>
  collection === 'weekly-menus'
    ? `the menu of the week of ${withoutYear(weekOfMenu(recordId))}`
    : `“${cut(name, ON_BUTTON)}”`;

/** The words of a conflict; `kept` is the value shown now, undefined where its record or item is removed. */
export function conflictWords(
  conflict: Conflict,
  kept: FieldValue | undefined,
  longest = Infinity,
): ConflictWords {
  const { isYours, who } = conflict;
  const place = placeOf(conflict);
  const quoted = (value: FieldValue | undefined, most = longest) => `“${cut(textOfValue(value), most)}”`;
  const hadDone = who === '' ? 'Elsewhere you had' : `${who} had`;
  const did = (verb: string, what: string) =>
    who === '' ? `You ${verb} ${what} elsewhere` : `${who} ${verb} ${what}`;
  const [isKeptEmpty, isLostEmpty] = [textOfValue(kept) === '', textOfValue(conflict.lost) === ''];
  const lost = quoted(conflict.lost);
  const take = isLostEmpty
    ? { use: 'Clear it', used: 'Cleared' }
    : { use: `Use ${quoted(conflict.lost, ON_BUTTON)}`, used: `Changed to ${lost}` };
  if (isYours)
    return {
      title: isKeptEmpty ? `You cleared ${place}` : `Your ${quoted(kept)} is kept`,
      description: isLostEmpty ? `${hadDone} cleared ${place}.` : `${hadDone} written ${lost} for ${place}.`,
      ...take,
    };
  if (kept === undefined)
    return {
      title: did('removed', removedThing(conflict)),
      description: `Your ${lost} for ${place} went with it.`,
      use: 'Bring it back',
      used: 'Brought back',
    };
  if (isKeptEmpty)
    return { title: did('cleared', place), description: `Your ${lost} was written before that.`, ...take };
  return {
    title: who === '' ? `The later ${quoted(kept)} is kept` : `${who}'s ${quoted(kept)} is kept`,
    description: isLostEmpty
      ? `It was written after you cleared ${place}.`
      : `It was written after your ${lost} for ${place}.`,
    ...take,
  };
}
