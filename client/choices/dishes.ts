// Pictures of dishes, in a file of their own: the rule that chooses one by the name, with its words indexed between taps
// because dozens of dishes ask for it at once, and the drawings.
import { dishPictureOf, pictureWords, type DishPicture } from '#rules/meals/dish-picture.ts';
import { fetchDocument } from '../data/fetch-document.ts';
import { inSlices } from '../screen/in-slices.ts';
import file from './dishes.svg';

export interface Dishes {
  /** The picture of a dish by its name, or by its ingredients. */
  pictureOf: (name: string, ingredients?: readonly string[]) => DishPicture;
  /** A new copy of a drawing, for an `svg` of 96 by 96. */
  drawn: (picture: DishPicture) => Node[];
}

/**
 * The drawings come as a document: `<use>` of their file would be one task of 13 ms, in which the browser computes the
 * styles of all of them.
 */
export async function preparedDishes(): Promise<Dishes> {
  const [drawings] = await Promise.all([fetchDocument(file), inSlices(pictureWords.steps())]);
  return {
    pictureOf: dishPictureOf,
    drawn: (picture) =>
      [...(drawings.getElementById(picture)?.children ?? [])].map((part) => document.importNode(part, true)),
  };
}
