// The drawing of a dish by its name.
import { DishDrawing } from './dish-drawing.tsx';
import { useDishes } from './use-dishes.ts';

interface DishOfNameProps {
  name: string;
  /** Asked where the name says nothing. */
  ingredients?: readonly string[] | undefined;
  /** Its size, such as 'size-8'. */
  className: string;
}

export function DishOfName({ name, ingredients, className }: DishOfNameProps) {
  return <DishDrawing picture={useDishes()?.pictureOf(name, ingredients)} className={className} />;
}
