// The items a week needs, to be ticked: by category, with a separate group for what the pantry has, and the names of
// dishes without known ingredients.
import { CircleHelp } from 'lucide-react';
import type { NeededItem } from '#contract/schemas/food.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { CheckingItems, ItemConcerns } from '../concerns.tsx';
import { CATEGORY_NAMES } from '../meal-names.ts';
import type { Concerned } from '../use-concerns.ts';
import { byCategory } from './list-groups.ts';
import { itemName, type Choice, type Reviewed } from './make-list.ts';

interface MadeOfProps {
  reviewed: Reviewed;
  unknownDishes: readonly string[];
  choice: Choice;
  onToggle: (part: keyof Choice, name: string) => void;
  concernsOf: Concerned['ofItem'];
}

interface ThingsProps {
  title: string;
  /** Stands below the title. */
  text?: string;
  things: readonly NeededItem[];
  isTicked: (name: string) => boolean;
  onToggle: (name: string) => void;
  concernsOf: Concerned['ofItem'];
}

function Things({ title, text, things, isTicked, onToggle, concernsOf }: ThingsProps) {
  return (
    <fieldset>
      <legend className="font-display text-base font-extrabold">{title}</legend>
      {text !== undefined && <p className="text-soft">{text}</p>}
      <ul>
        {things.map((thing) => (
          <li key={thing.name} className="border-t border-line py-1 first:border-t-0">
            <Checkbox
              checked={isTicked(thing.name)}
              onChange={() => onToggle(thing.name)}
              label={
                <span className="wrap-anywhere">
                  {itemName(thing.name)}
                  {thing.qty !== '' && <span className="font-medium text-soft"> · {thing.qty}</span>}
                </span>
              }
              hint={thing.dishes.length > 0 ? `for ${thing.dishes.join(', ')}` : undefined}
            />
            <ItemConcerns of={concernsOf(thing.name)} className="pl-9" />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Dishes without known ingredients: nothing of them is on the list, and a parent has to know. */
function Unknown({ dishes }: { dishes: readonly string[] }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-sunk px-4 py-3">
      <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        We don't know the ingredients of <strong className="font-semibold">{dishes.join(', ')}</strong>, so
        nothing is listed for {dishes.length === 1 ? 'it' : 'them'}. Add them under Menu Ideas to have them
        counted next time.
      </span>
    </p>
  );
}

function There({ things }: { things: readonly NeededItem[] }) {
  return (
    <section>
      <h3 className="text-base">Already on the list</h3>
      <p className="text-soft wrap-anywhere">{things.map(({ name }) => itemName(name)).join(', ')}</p>
    </section>
  );
}

export function MadeOf({ reviewed, unknownDishes, choice, onToggle, concernsOf }: MadeOfProps) {
  const { missing, inPantry, there } = reviewed;
  const isNothing = missing.length + inPantry.length + there.length === 0;
  return (
    <div className="flex flex-col gap-5">
      {!isNothing && <CheckingItems items={[...missing, ...inPantry]} of={concernsOf} className="-mb-3" />}
      {isNothing && unknownDishes.length === 0 && (
        <p className="text-soft">Nothing is planned for the days ahead yet, so there's nothing to buy.</p>
      )}
      {unknownDishes.length > 0 && <Unknown dishes={unknownDishes} />}
      {byCategory(missing, ({ category }) => category).map(({ category, things }) => (
        <Things
          key={category}
          title={CATEGORY_NAMES[category]}
          things={things}
          isTicked={(name) => !choice.without.has(name)}
          onToggle={(name) => onToggle('without', name)}
          concernsOf={concernsOf}
        />
      ))}
      {inPantry.length > 0 && (
        <Things
          title="Your pantry has"
          text="Left out; check what you want to buy anyway."
          things={inPantry}
          isTicked={(name) => choice.extra.has(name)}
          onToggle={(name) => onToggle('extra', name)}
          concernsOf={concernsOf}
        />
      )}
      {there.length > 0 && <There things={there} />}
    </div>
  );
}
