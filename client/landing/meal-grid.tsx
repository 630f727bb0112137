// Decorative week of meals: three rows of seven small pictures.
import type { DishPicture } from '#rules/meals/dish-picture.ts';
import { DishInFile } from './dish-in-file.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ROWS: DishPicture[][] = [
  ['porridge', 'egg', 'fruit', 'toast', 'parfait', 'pancakes', 'bread'],
  ['sandwich', 'salad', 'soup', 'burrito', 'bowl', 'hummus', 'omelette'],
  ['curry', 'taco', 'spaghetti', 'fish', 'pizza', 'burger', 'chicken'],
];

export function MealGrid() {
  return (
    <div aria-hidden className="grid grid-cols-7 gap-1.5 sm:gap-2">
      {DAYS.map((day) => (
        <span key={day} className="text-center text-sm font-semibold text-soft">
          {day}
        </span>
      ))}
      {ROWS.flatMap((row, at) =>
        row.map((picture, day) => (
          <span
            key={`${at}-${day}`}
            className="flex aspect-square items-center justify-center rounded-xl bg-meal sm:rounded-2xl"
          >
            <DishInFile picture={picture} className="w-5/6" />
          </span>
        )),
      )}
    </div>
  );
}
