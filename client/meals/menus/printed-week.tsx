// The meals of a week on paper.
import { MADE_BY_PIP, MEALS } from '#contract/week.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays } from '#rules/time/dates.ts';
import { PrintedSheet } from '../../kit/print/printed-sheet.tsx';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';
import { shortDay, weekInWords } from './menu-weeks.ts';

interface PrintedWeekProps {
  menu: KeptWeeklyMenu;
  today: string;
}

export function PrintedWeek({ menu, today }: PrintedWeekProps) {
  const { weekStart, days, notes } = menu;
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
                <td key={meal}>{day[meal]}</td>
              ))}
              {hasNotes && <td>{day.notes}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {notes !== '' && notes !== MADE_BY_PIP && <p style={{ whiteSpace: 'pre-line' }}>{notes}</p>}
    </PrintedSheet>
  );
}
