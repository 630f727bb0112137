// The drawing of a dish on a tile; nobody has to take a photo.
import { DishOfName } from '../choices/dish-of-name.tsx';

interface DishPictureProps {
  name: string;
  ingredients: readonly string[];
}

export function DishPicture({ name, ingredients }: DishPictureProps) {
  return (
    <span className="inline-flex shrink-0 rounded-2xl bg-meal p-1">
      <DishOfName {...{ name, ingredients }} className="size-16" />
    </span>
  );
}
