// 'Copy this week's dinners to next week': the meals of one week stand in another.
import { addDays, weekStart } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { fold } from '../../../text/fold-text.ts';
import { clockOf, dayWords } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { mealOf } from '../dishes/dishes.ts';
import { wantedBefore } from './menu-against.ts';
import { plannedAt, weekCards } from './menu-cards.ts';
import { menusRead, plannedIn } from './menu-range.ts';
import { cardWords, isAlike, mealText } from '../names.ts';

/** Words that wish the same meals once more. */
export const COPIES =
  /\b(?:copy|duplicate|repeat|reuse|re-use|clone|carry over|roll over)\b|\bsame (?:menu|dinners|lunches|breakfasts|meals|plan|food|thing)\b|\b(?:same as|like|just as) (?:this|last|next) week\b/;
const OF_MEALS = /\b(?:menu|dinners?|lunch(?:es)?|breakfasts?|meals?|meal plan|food)\b/;
const WEEK =
  /\b(?:(?:this|last|next|coming|past) week(?:['’]?s)?|week (?:of|from|starting|beginning) (?:the )?(?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th)?)\b/giu;
const TO = /\b(?:to|into|onto|for|in|on|over) (?:the )?$/;
const FROM = /\b(?:from|as|like|of) (?:the )?$/;

/** A folded wish for the meals of a week again in another one. */
export const copiesWeek = (text: string): boolean =>
  COPIES.test(text) && OF_MEALS.test(text) && text.match(WEEK) !== null;

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));
/** 'November 16' of a week that has begun or of one to come, the nearer one. */
function nearestDay({ facts }: Asked, said: string): string | undefined {
  const clock = clockOf(facts);
  return [clock, { ...clock, past: true }]
    .flatMap((options) => spokenDates(said, options).days.map(({ date }) => date))
    .toSorted((one, other) => distance(one, facts.today) - distance(other, facts.today))[0];
}

/** The Mondays of the week that is copied and of the one it is copied to. */
function weeksIn(asked: Asked): { from: string; to: string } {
  const { text, facts } = asked;
  const line = fold(text);
  const now = weekStart(facts.today);
  const weeks = [...line.matchAll(WEEK)].map(({ 0: said, index }) => {
    const lead = line.slice(0, index);
    const shift = /^next|^coming/.test(said) ? 7 : /^last|^past/.test(said) ? -7 : 0;
    const day = said.startsWith('week')
      ? nearestDay(asked, said.replace(/^week \w+ (?:the )?/, ''))
      : undefined;
    return {
      monday: day ? weekStart(day) : addDays(now, shift),
      isTo: TO.test(lead),
      isFrom: FROM.test(lead),
    };
  });
  const [first, second] = weeks;
  const coming = addDays(now, 7);
  if (!first) return { from: now, to: coming };
  if (second)
    return first.isTo || second.isFrom
      ? { from: second.monday, to: first.monday }
      : { from: first.monday, to: second.monday };
  return first.monday > now ? { from: now, to: first.monday } : { from: first.monday, to: coming };
}

export function copyWeek(asked: Asked): Plan {
  const { text, facts } = asked;
  const { from: said, to } = weeksIn(asked);
  const meal = mealOf(asked);
  // On a Sunday, 'last week' may be the one that ends.
  const now = weekStart(facts.today);
  const isOld =
    said < now && now !== to && plannedIn(asked, { from: said, to: addDays(said, 6) }, meal).length === 0;
  const from = isOld && /\b(?:last|past) week/i.test(text) ? now : said;
  const reads = [
    ...menusRead({ from, to: addDays(from, 6) }),
    ...menusRead({ from: to, to: addDays(to, 6) }),
  ];
  const weekOf = (monday: string): string =>
    `the week of ${dayWords(monday, facts.today).replace(/^\w+, /, '')}`;
  const planned = plannedIn(asked, { from, to: addDays(from, 6) }, meal);
  if (from === to || planned.length === 0)
    return {
      text:
        from === to
          ? 'Which week should I copy, and to which one?'
          : `No ${meal ?? 'meal'} is on the menu in ${weekOf(from)}, so there's nothing to copy.`,
      reads,
    };
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const wished = planned.map((one) => ({ ...one, date: addDays(one.date, days) }));
  const replaced = wished.flatMap((one) => {
    const before = plannedAt(asked, one.date, one.meal);
    return before && !isAlike(before.text, one.text) ? [mealText(before.text)] : [];
  });
  const names = planned.map((one) => mealText(one.text)).join(', ');
  const cards = weekCards(asked, wished);
  const { careful, ...wanted } = wantedBefore(asked, wished);
  return {
    text: [
      `The ${planned.length} ${planned.length === 1 ? 'meal' : 'meals'} of ${weekOf(from)} in ${weekOf(to)} too, ${names}.`,
      replaced.length > 0 ? `They take the place of ${replaced.join(', ')}.` : undefined,
      careful,
      cardWords(text, cards.length),
    ]
      .filter(Boolean)
      .join(' '),
    cards,
    ...wanted,
    isAccounted: true,
    reads,
    focus: { day: to },
  };
}
