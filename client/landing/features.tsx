// Features section of the landing page (LAND-02).
import type { ReactNode } from 'react';
import { CalendarDays, HeartHandshake, Soup, type LucideIcon } from 'lucide-react';
import { MealGrid } from './meal-grid.tsx';

interface FeatureProps {
  icon: LucideIcon;
  /** Wash and ink of the feature's hue. */
  hue: string;
  title: string;
  text: string;
  children: ReactNode;
  className?: string;
}

function Feature({ icon: Icon, hue, title, text, children, className = '' }: FeatureProps) {
  return (
    <article
      className={`flex flex-col rounded-[1.75rem] border border-line bg-surface p-6 shadow-card md:p-8 ${className}`}
    >
      <span className={`inline-flex size-12 items-center justify-center rounded-2xl ${hue}`}>
        <Icon aria-hidden className="size-6" />
      </span>
      <h3 className="mt-4 text-2xl">{title}</h3>
      <p className="mt-1.5 text-lg text-soft">{text}</p>
      <div className="my-auto pt-6">{children}</div>
    </article>
  );
}

/** Examples of needs that a week can respect at once. */
const NEEDS = ['Peanut allergy', 'Gluten-free', 'Vegan', 'Ready in 30 minutes'];
const DAY = [
  { time: '8:00 AM', what: 'School', hue: 'bg-school text-school-ink' },
  { time: '4:30 PM', what: 'Swimming', hue: 'bg-project text-project-ink' },
  { time: '6:00 PM', what: 'Dinner: Arroz con pollo', hue: 'bg-meal text-meal-ink' },
  { time: '7:30 PM', what: 'Bath and story', hue: 'bg-routine text-routine-ink' },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="pt-20 md:pt-28">
      <h2 id="features" className="text-3xl md:text-4xl">
        What Pip takes off your plate
      </h2>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Feature
          icon={Soup}
          hue="bg-meal text-meal-ink"
          title="Smart meal planning"
          text="Weeks of meals that fit dietary restrictions, preferences and family schedules."
          className="lg:row-span-2"
        >
          <MealGrid />
          <ul aria-label="For example" className="mt-6 flex flex-wrap gap-2">
            {NEEDS.map((need) => (
              <li key={need} className="rounded-full bg-sunk px-4 py-1.5 font-medium">
                {need}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-soft">
            If no dish fits, Pip says so. And nothing is saved until you've seen it and said yes.
          </p>
        </Feature>
        <Feature
          icon={CalendarDays}
          hue="bg-school text-school-ink"
          title="Family scheduling"
          text="School schedules, activities and routines on one calm calendar."
        >
          <ul className="flex flex-col gap-2">
            {DAY.map(({ time, what, hue }) => (
              <li
                key={time}
                className={`flex items-center justify-between gap-4 rounded-2xl px-4 py-2 ${hue}`}
              >
                <span className="font-semibold">{what}</span>
                <span className="shrink-0 tabular-nums">{time}</span>
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          icon={HeartHandshake}
          hue="bg-todo text-todo-ink"
          title="Parenting support"
          text="Age-appropriate advice and activity suggestions, when you need a second opinion."
        >
          <p className="w-fit rounded-card rounded-br-sm bg-brand-wash px-4 py-2.5 font-medium text-brand">
            It's raining, and they're four and nine. Any ideas?
          </p>
        </Feature>
      </div>
    </section>
  );
}
