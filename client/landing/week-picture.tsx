// Example plan for the landing page: five dinners of a family in which one child must not eat peanuts. The dishes are
// from the cookbook, with their real times, and none of them contains peanuts.
import { Clock, Leaf } from 'lucide-react';
import type { DishPicture } from '#rules/meals/dish-picture.ts';
import { DishInFile } from './dish-in-file.tsx';
import { PipSays } from '../pip/pip-says.tsx';

interface ExampleDinner {
  day: string;
  dish: string;
  picture: DishPicture;
  minutes: number;
  vegetarian: boolean;
}

const DINNERS: ExampleDinner[] = [
  {
    day: 'Mon',
    dish: 'Red lentil dal with basmati rice',
    picture: 'curry',
    minutes: 35,
    vegetarian: true,
  },
  { day: 'Tue', dish: 'Beef tacos with corn tortillas', picture: 'taco', minutes: 30, vegetarian: false },
  { day: 'Wed', dish: 'Mushroom and pea risotto', picture: 'rice', minutes: 40, vegetarian: true },
  {
    day: 'Thu',
    dish: 'Lemon roast chicken with potatoes and carrots',
    picture: 'chicken',
    minutes: 75,
    vegetarian: false,
  },
  { day: 'Fri', dish: 'Homemade pizza margherita', picture: 'pizza', minutes: 35, vegetarian: true },
];

function Dinner({ day, dish, picture, minutes, vegetarian }: ExampleDinner) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="w-9 shrink-0 font-display font-extrabold text-meal-ink">{day}</span>
      <DishInFile picture={picture} className="size-14" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{dish}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-soft">
          <span className="inline-flex items-center gap-1">
            <Clock aria-hidden className="size-4" />
            {minutes} min
          </span>
          {vegetarian && (
            <span className="inline-flex items-center gap-1">
              <Leaf aria-hidden className="size-4" />
              vegetarian
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

export function WeekPicture() {
  return (
    <figure className="mx-auto w-full max-w-lg lg:mx-0 lg:justify-self-end">
      <div className="-mb-1.5 pl-2 font-medium sm:pl-5">
        <PipSays mood="encouraging" size="large">
          Five dinners, all without peanuts, for Mia.
        </PipSays>
      </div>
      <div className="rounded-[1.75rem] border border-line bg-surface p-5 shadow-card sm:p-7">
        <h2 className="text-xl">Dinners this week</h2>
        <ul className="mt-2 divide-y divide-line">
          {DINNERS.map((dinner) => (
            <Dinner key={dinner.day} {...dinner} />
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-center text-soft">An example week, from Pip's own cookbook</figcaption>
    </figure>
  );
}
