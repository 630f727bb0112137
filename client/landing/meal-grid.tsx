// Decorative week of meals: three rows of seven small pictures.
import {
  Apple,
  Banana,
  Carrot,
  Cherry,
  Croissant,
  Drumstick,
  Egg,
  Fish,
  Grape,
  Milk,
  Pizza,
  Salad,
  Sandwich,
  Soup,
  Wheat,
  type LucideIcon,
} from 'lucide-react';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ROWS: LucideIcon[][] = [
  [Egg, Banana, Milk, Apple, Wheat, Croissant, Cherry],
  [Sandwich, Salad, Soup, Carrot, Sandwich, Salad, Grape],
  [Soup, Drumstick, Fish, Salad, Pizza, Carrot, Drumstick],
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
        row.map((Food, day) => (
          <span
            key={`${at}-${day}`}
            className="flex aspect-square items-center justify-center rounded-xl bg-meal text-meal-ink sm:rounded-2xl"
          >
            <Food className="size-1/2 max-w-7" />
          </span>
        )),
      )}
    </div>
  );
}
