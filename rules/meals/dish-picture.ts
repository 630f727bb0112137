// Chooses the drawing of a dish (client/choices/dishes.svg) by the words of its name, or by what goes into it.
import words from '../data/dish-pictures.json' with { type: 'json' };
import { sectionsOf } from '../data/sections.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { nameForm } from '../text/words.ts';

/** Every drawing; the last one is for dishes no word is known of. */
const DISH_PICTURES = [
  'soup',
  'stew',
  'curry',
  'rice',
  'bowl',
  'noodles',
  'porridge',
  'salad',
  'spaghetti',
  'macaroni',
  'lasagna',
  'pizza',
  'taco',
  'burrito',
  'sandwich',
  'burger',
  'toast',
  'bread',
  'pancakes',
  'waffle',
  'skillet',
  'egg',
  'omelette',
  'chicken',
  'fish',
  'shrimp',
  'steak',
  'meatballs',
  'sausage',
  'sushi',
  'potato',
  'vegetables',
  'pepper',
  'hummus',
  'parfait',
  'smoothie',
  'cake',
  'cookie',
  'fruit',
  'plate',
] as const;

export type DishPicture = (typeof DISH_PICTURES)[number];

const isPicture = (word: string): word is DishPicture => DISH_PICTURES.some((known) => known === word);

interface WordList {
  pictures: ReadonlyMap<string, DishPicture>;
  /** The most words a name has. */
  longest: number;
}

/** The names of a list, each with its drawing. */
const rowsOf = (lines: readonly string[]): [name: string, picture: DishPicture][] =>
  sectionsOf(lines).flatMap(([picture, names]) => {
    if (!isPicture(picture)) throw new Error(`There is no drawing '${picture}'.`);
    return names.map((name): [string, DishPicture] => [name, picture]);
  });

function* listOf(lines: readonly string[]): Generator<void, WordList> {
  const pictures = new Map<string, DishPicture>();
  yield* eachInSteps(rowsOf(lines), ([name, picture]) => pictures.set(nameForm(name), picture));
  return { pictures, longest: Math.max(...[...pictures.keys()].map((name) => name.split(' ').length)) };
}

interface WordLists {
  /** Kinds of dishes: 'soup', 'pad thai'. */
  dishes: WordList;
  /** Foods that are a dish where no kind is named: 'salmon'. */
  foods: WordList;
  /** Words that make a food an ingredient only: 'chicken broth'. */
  aside: ReadonlySet<string>;
}

function* build(): Generator<void, WordLists> {
  return {
    dishes: yield* listOf(words.dishes),
    foods: yield* listOf(words.foods),
    aside: new Set(words.aside.map(nameForm)),
  };
}

/** The words that drawings are chosen by; built on first use or in steps before it. */
export const pictureWords = inSteps(build);

/** The longest name that begins or ends at a word. */
function nameAt({ pictures, longest }: WordList, form: readonly string[], at: number, ends: boolean) {
  for (let length = longest; length > 0; length -= 1) {
    const start = ends ? at + 1 - length : at;
    if (start < 0) continue;
    const picture = pictures.get(form.slice(start, start + length).join(' '));
    if (picture) return picture;
  }
  return undefined;
}

/** The kind that ends last is what a dish is: a chicken noodle soup is a soup, a taco salad a salad. */
function byKind(form: readonly string[]): DishPicture | undefined {
  for (let at = form.length - 1; at >= 0; at -= 1) {
    const picture = nameAt(pictureWords().dishes, form, at, true);
    if (picture) return picture;
  }
  return undefined;
}

/** The food named first is the main one: 'Sausage and peppers'. */
function byFood(form: readonly string[]): DishPicture | undefined {
  for (let at = 0; at < form.length; at += 1) {
    const picture = nameAt(pictureWords().foods, form, at, false);
    if (picture) return picture;
  }
  return undefined;
}

const formOf = (text: string): string[] => nameForm(text).split(' ');

/** Texts longer than this are prose; only their beginning is read. */
const LONGEST_TEXT = 120;

// Side dishes follow these words.
const SIDES = /\s(?:with|on|over|w\/|served|topped|alongside|in)\s|[,;(:\n]/i;

/** The drawing a name speaks of; undefined when no word of it is known. */
function byName(text: string): DishPicture | undefined {
  const name = text.slice(0, LONGEST_TEXT);
  const [head = ''] = name.split(SIDES, 1);
  const main = formOf(head);
  const whole = formOf(name);
  return byKind(main) ?? byFood(main) ?? byKind(whole) ?? byFood(whole);
}

/** The drawing of the first main food among the ingredients. */
function byIngredients(ingredients: readonly string[]): DishPicture | undefined {
  for (const line of ingredients) {
    const form = formOf(line.slice(0, LONGEST_TEXT));
    const picture = form.some((word) => pictureWords().aside.has(word)) ? undefined : byFood(form);
    if (picture) return picture;
  }
  return undefined;
}

/** The drawing of a dish: by its name, else by its ingredients, else a plate. */
export const dishPictureOf = (name: string, ingredients: readonly string[] = []): DishPicture =>
  byName(name) ?? byIngredients(ingredients) ?? 'plate';
