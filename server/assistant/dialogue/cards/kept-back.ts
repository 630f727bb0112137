// 'Wait, keep the pizza' while cards wait that take several things away: what is named stays, the others go as before.
import { CLEARED, DAYS, MEALS, type Day, type Meal, type WeekMeals } from '#contract/week.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { dayOfAppointment } from '../../answers/appointments/find-appointments.ts';
import { recordIn } from '../../reading/household.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import { waitsFor } from '../edits/targets.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { recordOf } from './written-records.ts';

/** A meal or a record that a card takes away. */
interface Gone {
  card: Card;
  name: string;
  date?: string;
  place?: readonly [Day, Meal];
}

const menuOf = ({ household }: Talk, { tool, input }: Card): WeeklyMenu | undefined =>
  household.menus.find(({ id, weekStartDate }) =>
    tool === 'deleteWeeklyMenu'
      ? id === input['id']
      : tool === 'saveWeeklyMenu' && weekStartDate === input['weekStartDate'],
  );

const mealsIn = ({ tool, input }: Card): WeekMeals | undefined =>
  tool === 'saveWeeklyMenu' && typeof input['meals'] === 'object' && input['meals'] !== null
    ? input['meals']
    : undefined;

/** The meals that a card clears; a whole week where the menu is removed. */
function mealsGone(talk: Talk, card: Card): Gone[] {
  const menu = menuOf(talk, card);
  if (!menu) return [];
  const after = mealsIn(card);
  return DAYS.flatMap((day, at) =>
    MEALS.flatMap((meal): Gone[] => {
      const name = menu.meals[day]?.[meal];
      const isGone = after === undefined || after[day]?.[meal] === CLEARED;
      return name !== undefined && name !== CLEARED && isGone
        ? [{ card, name, date: addDays(menu.weekStartDate, at), place: [day, meal] }]
        : [];
    }),
  );
}

function recordGone(talk: Talk, card: Card): Gone[] {
  const one = card.tool.startsWith('delete') ? recordOf(card) : undefined;
  const record = one && recordIn(talk.household, one.kind, one.id);
  if (!record) return [];
  const name = 'title' in record ? String(record.title) : 'name' in record ? String(record.name) : '';
  const visit = talk.household.appointments.find(({ id }) => id === one.id);
  return [{ card, name, ...(visit ? { date: dayOfAppointment(talk, visit) } : {}) }];
}

const KEEPS =
  /^\W*(?:(?:no|oh|ok|okay|wait|actually|but|oops|sorry|hmm|and|well|please)\W+)*(?:(?:keep|leave)|not|(?:all |everything )?(?:but|except)(?: for)?) (?:the |my |our |his |her )?([\p{L}\d' -]{3,40}?)(?: (?:in|on|there|though|please|pls|as is|alone))*\W*$/u;

/** The cards that leave out what is kept, with the other meals of the week as they are. */
function cardsWithout(talk: Talk, state: DialogueState, kept: readonly Gone[]): Card[] {
  return state.cards.flatMap((card): Card[] => {
    const own = kept.filter((one) => one.card === card);
    const menu = menuOf(talk, card);
    if (own.length === 0) return [card];
    if (!menu) return [];
    const cleared = mealsGone(talk, card).flatMap(({ place }) => (place ? [place] : []));
    const before = mealsIn(card) ?? cleared.reduce(withoutMeal, menu.meals);
    const meals = own.reduce<WeekMeals>(
      (week, { name, place }) =>
        place ? { ...week, [place[0]]: { ...week[place[0]], [place[1]]: name } } : week,
      before,
    );
    return [{ tool: 'saveWeeklyMenu', input: { weekStartDate: menu.weekStartDate, meals } }];
  });
}
const withoutMeal = (week: WeekMeals, [day, meal]: readonly [Day, Meal]): WeekMeals => ({
  ...week,
  [day]: { ...week[day], [meal]: CLEARED },
});

/** The cards without what is kept; undefined where the message keeps none of several. */
export function keptBack(talk: Talk, state: DialogueState): Decided | undefined {
  const said = KEEPS.exec(fold(talk.reading.said).trim())?.[1];
  if (said === undefined || !waitsFor(talk, state)) return undefined;
  const gone = state.cards.flatMap((card) => [...mealsGone(talk, card), ...recordGone(talk, card)]);
  const form = nameForm(said);
  const days = new Set(talk.reading.whole.slots.days.map(({ date }) => weekdayNumber(date)));
  const isKept = ({ name, date }: Gone): boolean =>
    holdsName(nameForm(name), form) ||
    holdsName(form, nameForm(name)) ||
    (date !== undefined && days.has(weekdayNumber(date)));
  const kept = gone.filter(isKept);
  if (kept.length === 0 || kept.length === gone.length) return undefined;
  const cards = cardsWithout(talk, state, kept);
  const names = [...new Set(kept.map(({ name }) => quoted(name)))];
  return {
    plan: {
      text: `Keeping ${listed(names)}. The rest goes, ${gone.length - kept.length} in all. Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: { ...state, cards },
  };
}
