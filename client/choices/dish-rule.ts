// The rule that chooses the drawing of a dish, with its words indexed between taps: dozens of dishes ask for it at once.
import { dishPictureOf, pictureWords, type DishPicture } from '#rules/meals/dish-picture.ts';
import { inSlices } from '../screen/in-slices.ts';

/** The drawing of a dish by its name, or by its ingredients. */
export type DishRule = (name: string, ingredients?: readonly string[]) => DishPicture;

export async function preparedRule(): Promise<DishRule> {
  await inSlices(pictureWords.steps());
  return dishPictureOf;
}
