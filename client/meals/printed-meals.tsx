// Meal Planning on paper: the meals of a week, and a shopping list by the way through the shop with boxes to tick. Both
// name those whom a dish or an item is not for: who cooks or shops with a sheet cannot open a note.
import { MADE_BY_PIP, MEALS } from '#contract/week.ts';
import { concernFood } from '#rules/food/concern-food.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { KeptShoppingList, KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { andList } from '#rules/text/and-list.ts';
import { addDays } from '#rules/time/dates.ts';
import { PrintedSheet } from '../kit/print/printed-sheet.tsx';
import { useCategories } from './lists/list-categories.ts';
import { byCategory } from './lists/list-groups.ts';
import { CATEGORY_NAMES, MEAL_TYPE_NAMES } from './meal-names.ts';
import { useSlotConcerns } from './menus/grid/slot-concerns.ts';
import { shortDay, weekInWords } from './menus/menu-weeks.ts';
import { useConcerns, type Concerned } from './use-concerns.ts';

/** Beginning and end of what is said: of 'may contain gluten' a list may have several ends. */
function partsOf({
  strength,
  people,
  says,
  rule,
}: FamilyConcern): { begin: string; end: string } | undefined {
  if (rule !== undefined) return { begin: rule, end: '' };
  if (strength === 'unknown') return undefined;
  const food = strength === 'contains' ? concernFood(says) : undefined;
  const may = food === undefined && says.startsWith(MAY) ? MAY : '';
  return { begin: `${andList(people)}: ${may}`, end: food ?? says.slice(may.length) };
}
const MAY = 'may contain ';

/** 'Mia: tree nuts; Leo: may contain egg, sesame', or that the label has to be read; nothing without findings. */
export function paperWords(concerns: readonly FamilyConcern[] = []): string {
  const parts = concerns.flatMap((one) => partsOf(one) ?? []);
  const words = [...Map.groupBy(parts, ({ begin }) => begin)].map(
    ([begin, its]) => begin + [...new Set(its.map(({ end }) => end))].join(', '),
  );
  return words.join('; ') || (concerns.length > 0 ? 'please check the label' : '');
}

function PrintedConcerns({ of }: { of: readonly FamilyConcern[] | undefined }) {
  const words = paperWords(of);
  return words !== '' && <small> ⚠ {words}</small>;
}

/** Says that the sheet has no such findings. */
const PrintedUnchecked = ({ state }: Pick<Concerned, 'state'>) =>
  state !== 'ready' && <p>Allergies couldn't be checked for this page.</p>;

interface PrintedWeekProps {
  menu: KeptWeeklyMenu;
  today: string;
}

export function PrintedWeek({ menu, today }: PrintedWeekProps) {
  const { weekStart, days, notes } = menu;
  const { concerned, concernsOn } = useSlotConcerns();
  const hasNotes = days.some((day) => day.notes !== '');
  return (
    <PrintedSheet title={`Meals, ${weekInWords(weekStart, today)}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {MEALS.map((meal) => (
              <th key={meal} scope="col">
                {MEAL_TYPE_NAMES[meal]}
              </th>
            ))}
            {hasNotes && <th scope="col">Notes</th>}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day.day}>
              <th scope="row">
                {day.day}
                <br />
                {shortDay(addDays(weekStart, at))}
              </th>
              {MEALS.map((meal) => (
                <td key={meal}>
                  {day[meal]}
                  <PrintedConcerns of={concernsOn(addDays(weekStart, at))(meal, day[meal])} />
                </td>
              ))}
              {hasNotes && <td>{day.notes}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedUnchecked state={concerned.state} />
      {notes !== '' && notes !== MADE_BY_PIP && <p style={{ whiteSpace: 'pre-line' }}>{notes}</p>}
    </PrintedSheet>
  );
}

/** Everything still to get. */
export function PrintedList({ list }: { list: KeptShoppingList }) {
  const categoryOf = useCategories();
  const concerned = useConcerns();
  const open = list.items.filter(({ checked }) => !checked);
  return (
    <PrintedSheet title={list.title}>
      <PrintedUnchecked state={concerned.state} />
      {open.length === 0 && <p>Nothing left to buy.</p>}
      <div className="columns">
        {byCategory(open, ({ name }) => categoryOf(name)).map(({ category, things }) => (
          <section key={category}>
            <h2>{CATEGORY_NAMES[category]}</h2>
            <ul>
              {things.map(({ id, name, qty }) => (
                <li key={id}>
                  <span className="box" />
                  {name}
                  {qty !== '' && `, ${qty}`}
                  <PrintedConcerns of={concerned.ofItem(name)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintedSheet>
  );
}
