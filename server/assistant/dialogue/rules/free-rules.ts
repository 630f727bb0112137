// Readings of who has time: a ride, somebody who is free, hours of work.
import { ASKS_FULLEST } from '../../answers/day/busiest.ts';
import { asksOfWork, asksOwnWork, OF_THAT_VISIT } from '../../answers/day/work-hours.ts';
import { asksOfWeeks } from '../../answers/day/whose-week.ts';
import { isAsking, type Rule } from './rule.ts';

const NO_FOOD = /\b(?:gluten|dairy|nut|egg|sugar|fat|soy|milk|lactose)[- ]free\b/;
const TAKES_SOMEBODY =
  /\b(?:who|whos|who else) (?:can|could|will|is able to|is free to)\b.*\b(?:take|drive|bring|drop|pick|watch|get (?:him|her|them)|stay with|sit for)\b|\b(?:can|could) [a-z]+ (?:take|drive|bring|drop(?: off)?|pick up) (?:him|her|them|it|us|me|both|everyone|the (?:kids|boys|girls))\b/;
/** 'I need somebody to fetch Dez from piano' */
const SEEKS_RIDE =
  /\b(?:need|looking for|want|find) (?:somebody|someone|anybody|anyone|a (?:ride|sitter)) (?:who can |that can |to |for )?(?:fetch|pick|take|drive|bring|collect|get|drop|watch|grab|[a-z]+ (?:from|to)\b)/;
/** 'INR tomorrow, what time and who can drive him' */
const ASKS_BEHIND = /\b(?:and|,) who (?:can|could|will)\b/;
/** 'Who can take Hoa', 'can Emeka take them both': a ride, and no medicine. */
export const asksRide: Rule = ({ talk: { state }, wish: { slots }, text }) =>
  (SEEKS_RIDE.test(text) || ((isAsking(text) || ASKS_BEHIND.test(text)) && TAKES_SOMEBODY.test(text))) &&
  slots.medicines.length + slots.foods.length === 0 &&
  !/^(?:medicine|dose)_/.test(state?.intent ?? '')
    ? 'free_ask'
    : undefined;

/** 'Is Ana free to take him' */
export const asksFree: Rule = ({ wish: { slots }, text }) =>
  (isAsking(text) && slots.people.length > 0 && /\b(?:free|available)\b/.test(text) && !NO_FOOD.test(text)) ||
  (slots.days.length > 0 && ASKS_FULLEST.test(text))
    ? 'free_ask'
    : undefined;

/** 'Am I off Saturday', 'does Walt get off in time': hours of work, and no day off of a school. */
export const asksWork: Rule = ({ talk: { household, state }, wish: { slots }, text }) => {
  const { family_member: spokenOf, medical_appointment: visit } = state?.focus ?? {};
  const said = slots.people.flatMap(({ ids }) => ids);
  const isSpokenOf = said.length === 0 && slots.pronouns.length > 0 && spokenOf !== undefined;
  const ids = isSpokenOf ? [spokenOf] : said;
  const isAdult = household.members.every(
    ({ id, relationship }) => !ids.includes(id) || relationship !== 'child',
  );
  const isOfAdult = asksOwnWork(text) || (ids.length > 0 && isAdult);
  const isOfVisit = visit !== undefined && OF_THAT_VISIT.test(text);
  return isOfAdult && asksOfWork(text) && (slots.days.length > 0 || isOfVisit) ? 'free_ask' : undefined;
};

/** 'Whose weekend is it', 'when do I get the kids back', where the notes tell the weeks of the children. */
export const asksWeeks: Rule = ({ talk: { household, facts }, wish: { slots, text } }) =>
  asksOfWeeks({ household, facts, slots, text }) ? 'day_ask' : undefined;
