// Example plan for the landing page: five dinners of a family in which one child must not eat peanuts. The dishes are
// from the cookbook, with their real times, and none of them contains peanuts.
import { Clock, Leaf } from 'lucide-react';
import { PipSays } from '../pip/pip-says.tsx';

const DINNERS = [
  { day: 'Mon', dish: 'Red lentil dal with basmati rice', minutes: 35, vegetarian: true },
  { day: 'Tue', dish: 'Beef tacos with corn tortillas', minutes: 30, vegetarian: false },
  { day: 'Wed', dish: 'Mushroom and pea risotto', minutes: 40, vegetarian: true },
  { day: 'Thu', dish: 'Mild coconut chicken curry', minutes: 35, vegetarian: false },
  { day: 'Fri', dish: 'Black bean tacos with pineapple salsa', minutes: 25, vegetarian: true },
];

function Dinner({ day, dish, minutes, vegetarian }: (typeof DINNERS)[number]) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-2xl bg-meal font-display font-bold text-meal-ink">
        {day}
      </span>
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
