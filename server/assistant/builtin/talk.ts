// Small talk, and what Pip can do.
import { PRODUCT } from '#contract/common.ts';
import { paragraphs } from './say.ts';

const CAN = [
  '- plan a week of meals that respects everybody’s allergies and diets, and put it on your calendar once you approve it',
  '- tell you what is on the menu',
  '- keep your shopping lists, put on them what the meals of a week need, and know what is in your pantry',
  '- find dishes for what you have, tell recipes of the cookbook, and keep ideas for meals',
  '- tell you who is in your family, and who is allergic to what, and note what changes',
  '- look up, add, move and cancel medical appointments',
  '- keep your list of medicines, vaccinations, other medical records and doctors’ numbers, and find things in it',
  '- lay out routines with times, for bedtime, mornings, after school, homework, chores and evenings without screens',
  '- give you a checklist for a birthday, a playdate, a visit, a trip or a holiday meal',
  '- share what is known about picky eating, tantrums, screen time, potty training and rainy days',
].join('\n');

const hello = (firstName: string): string => (firstName === '' ? 'Hello!' : `Hello ${firstName}!`);

export const greeting = (firstName: string): string =>
  `${hello(firstName)} I am Pip. Shall I plan this week’s meals, or tell you what is on the menu?`;

export const thanks = (): string => 'You are welcome! Tell me when there is something else.';

export const goodbye = (firstName: string): string =>
  `Goodbye${firstName === '' ? '' : `, ${firstName}`}! I am here whenever you need me.`;

export const help = (): string =>
  paragraphs('This is what I can do for you at the moment.', CAN, 'What shall we start with?');

export const about = (): string =>
  `I am Pip, the assistant of ${PRODUCT}. I am a computer program, not a person, and I can make mistakes, so please check what matters. I know what your family stored here and nothing else about you.`;

export const school = (): string =>
  paragraphs(
    'I cannot read or change school schedules yet. Your type of school is kept with your settings, and the School page in the menu is where your school year, breaks and homeschool schedule will live.',
    'A plan that often helps meanwhile. Write down the fixed times first (leaving home, lessons, pick-up), put homework at the same hour every day, lay out bags and clothes the evening before, and keep one afternoon free.',
    'I can take the meals off your list, if you like. Shall I plan this week?',
  );

export const acknowledged = (): string =>
  'Good. What shall we do next? I can plan your meals or tell you what is on the menu.';

export const onlyYourTap = (): string =>
  'Good. Please tap Approve on the card; I change nothing without that.';

export const declined = (pending: boolean): string =>
  pending
    ? 'All right, nothing is saved. You can decline the card, or I can show you something different.'
    : 'All right. Tell me when there is something I can do.';

export const nothingToRepeat = (): string => 'I have not said anything yet. What can I do for you?';
