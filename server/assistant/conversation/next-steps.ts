// Ways on below an answer, from what the family has stored and from today's date: never the same three.
import { isTaken } from '#rules/medicine/taken.ts';
import { addDays, dayOf, formatWeekday, weekStart } from '#rules/time/dates.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import type { Facts } from '../model/instructions.ts';
import { areaOf, type Area } from '../intents/table.ts';
import type { Household } from '../reading/household.ts';
import { whenOf } from '../answers/appointments/find-appointments.ts';
import { quoted } from '../text/say.ts';

interface Step {
  area: Area;
  text: string;
}

interface Situation {
  household: Household;
  facts: Facts;
}

const MOST = 3;
const SOON_DAYS = 7;
/** Days whose dinner somebody may still think about. */
const AHEAD = [0, 1, 2, 3, 4];

/** The next dinner that nobody has planned, or the one that is. */
function ofMeals({ household: { menus, pantry, ideas }, facts: { today } }: Situation): Step[] {
  const dinner = (date: string) => {
    const monday = weekStart(date);
    return menus.find(({ weekStartDate }) => weekStartDate === monday)?.meals[dayOf(date)]?.dinner;
  };
  const gap = AHEAD.map((days) => addDays(today, days)).find((date) => !dinner(date));
  const texts = [
    ...(dinner(addDays(today, 1)) ? ["What's for dinner tomorrow?"] : []),
    ...(gap === undefined
      ? []
      : [gap === today ? 'What should I cook tonight?' : `Dinner ideas for ${formatWeekday(gap)}`]),
    formatWeekday(today) === 'Sunday' ? "Plan next week's meals" : "Plan this week's meals",
    ...(pantry.length > 0 ? ['What can I cook with what we have?'] : []),
    ...(ideas.length > 0 ? ['What meal ideas have we saved?'] : []),
  ];
  return texts.map((text) => ({ area: 'meals', text }));
}

function ofHealth({ household, facts }: Situation): Step[] {
  const { today, time } = facts;
  const now = `${today}T${time}`;
  const last = addDays(today, SOON_DAYS);
  const next = household.appointments
    .map((appointment) => whenOf({ facts }, appointment))
    .filter((wall) => wall >= now)
    .toSorted()[0]
    ?.slice(0, 10);
  const ending = household.medications.find(
    ({ isActive, endDate }) => isActive && endDate !== null && endDate >= today && endDate <= last,
  );
  const texts = [
    ...(ending ? [`Until when do we need ${quoted(ending.name)}?`] : []),
    ...(next ? ['What appointments are coming up?'] : []),
    ...(household.medications.some((one) => isTaken(one, today)) ? ['Which medicines do we take?'] : []),
    ...(household.contacts.length > 0 ? ["What's our doctor's number?"] : []),
  ];
  const day =
    next === undefined || next > last
      ? undefined
      : next === addDays(today, 1)
        ? 'tomorrow'
        : formatWeekday(next);
  return [
    ...(day === undefined ? [] : [{ area: 'day' as const, text: `What does ${day} look like?` }]),
    ...texts.map((text) => ({ area: 'health' as const, text })),
  ];
}

function ofFamily({ household: { members } }: Situation): Step[] {
  if (members.length === 0) return [{ area: 'family', text: 'Add a family member' }];
  const child = members.find(({ relationship }) => relationship === 'child');
  return [
    { area: 'family', text: 'Who is allergic to what?' },
    ...(child ? [`A bedtime for ${quoted(child.name)}`, 'Rainy day ideas for the kids'] : []).map((text) => ({
      area: 'guides' as const,
      text,
    })),
  ];
}

function ofLists({ household: { lists } }: Situation): Step[] {
  const open = lists.find(({ items }) => items.some(({ checked }) => !checked));
  const texts = [
    ...(open ? [`What's on the ${quoted(open.title)} list?`] : []),
    "What's missing for this week's menu?",
  ];
  return texts.map((text) => ({ area: 'shopping', text }));
}

/** Areas whose ways on stand first, by the area of the answer. */
const RELATED: Readonly<Record<Area, readonly Area[]>> = {
  family: ['family', 'health', 'meals', 'guides'],
  health: ['health', 'day', 'family', 'meals'],
  day: ['day', 'meals', 'health', 'shopping'],
  meals: ['meals', 'shopping', 'day', 'family'],
  shopping: ['shopping', 'meals', 'day', 'family'],
  school: ['day', 'guides', 'meals', 'family'],
  guides: ['guides', 'meals', 'family', 'day'],
  talk: ['day', 'meals', 'shopping', 'health'],
};
const LATE = 10;

/** Up to three ways on after an answer; what stood below the last answer comes back late. */
export function nextSteps(
  situation: Situation,
  { intent, said, last }: { intent: string; said: string; last: readonly string[] },
): string[] {
  const steps = [
    ...ofHealth(situation),
    ...ofMeals(situation),
    ...ofLists(situation),
    ...ofFamily(situation),
  ];
  const order = RELATED[areaOf(intent) ?? 'talk'];
  const rank = ({ area, text }: Step) =>
    (last.includes(text) ? LATE : 0) + (order.includes(area) ? order.indexOf(area) : order.length);
  const place = ({ text }: Step) => shortHash(said + text);
  return steps
    .filter(({ text }) => text.toLowerCase() !== said.toLowerCase())
    .toSorted((one, other) => rank(one) - rank(other) || place(one).localeCompare(place(other)))
    .slice(0, MOST)
    .map(({ text }) => text);
}
