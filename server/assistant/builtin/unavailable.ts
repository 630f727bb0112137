// Wishes that are clear but that no tool of Pip's can fulfil yet. Saying so plainly is better than not understanding.
import { wordsOf } from '../words.ts';
import { paragraphs } from './say.ts';
import { has } from './phrase.ts';

interface Wish {
  when: RegExp;
  unless?: RegExp;
  /** What Pip cannot do, and what helps meanwhile. */
  says: string;
}

const OCCASION = '(?:haircut|vet|meetings?|practice|lessons?|recital|game|match|visit|interview)';

const WISHES: readonly Wish[] = [
  {
    when: has('(?:remind (?:me|us|him|her|them|everyone|my)|reminders?|alarms?|timers?|wake (?:me|us))'),
    unless: has('(?:remind me (?:of|who|what|which|how|why|when)|fire alarm|smoke alarm)'),
    says: 'I cannot remind you or set an alarm or a timer yet; reminders come later. Please use the clock of your phone for now.',
  },
  {
    when: has(
      '(?:to do|todo|task|tasks|chores?) lists?|(?:my|our|the) (?:chores|tasks|to dos|todos)|(?:add|put|check|cross|take)(?: \\w+){1,6} (?:to|off|on|from) (?:my|our|the) (?:chores|tasks|todos?)',
    ),
    says: 'I cannot keep tasks or to-do lists yet; they come later. Until then a list on the fridge works for the whole family.',
  },
  {
    when: has(
      '(?:shopping|grocer(?:y|ies)|store|supermarket) ?(?:lists?|items)|groceries|(?:add|put|get|take|remove|cross)(?: \\w+){1,6} (?:to|on|onto|from|off) (?:the|my|our) (?:\\w+ )?lists?|(?:on|to|from) (?:the|my|our) list|lists? for shopping|(?:we|i) need to buy (?:\\w+ )?(?:milk|bread|eggs|butter|fruit|diapers|food|cheese|rice|pasta)',
    ),
    unless: has('(?:packing list|guest list|wait list|cost|spend|spent|bucket list|playlist)'),
    says: 'I cannot keep a shopping list or order groceries yet; shopping lists come later. I can plan the meals of the week, so that you know what to buy.',
  },
  {
    when: has(
      '(?:pantry|larder)|(?:we are|i am|we ran|i ran|we have run|running|ran|we are almost|run) (?:all )?out of (?:milk|bread|eggs?|butter|flour|sugar|rice|pasta|cheese|coffee|oil|diapers|food|\\w+)$|(?:what|which)(?: \\w+){0,3} (?:in|inside) (?:the|our|my) (?:fridge|freezer|cupboards?|kitchen)|do we (?:still )?have (?:any |enough )?(?:milk|bread|eggs|butter|flour|sugar|rice|pasta|cheese)',
    ),
    unless: has('(?:how long|last|battery|gas|time|money|patience|ideas)'),
    says: 'I cannot keep track of your pantry or the fridge yet; that comes later together with shopping lists. I can plan the meals of the week.',
  },
  {
    when: has(
      `(?:book|schedule|make|move|cancel|reschedule|set up|arrange|put|add|plan)(?: \\w+){0,4} ${OCCASION}|(?:when|what time) is(?: \\w+){0,4} (?:practice|recital|haircut)|(?:on|to|from|in) (?:my|our|the) (?:\\w+ )?calendar|meetings? (?:with|at|on)|(?:my|our) (?:meetings|events|schedule)|(?:delete|remove|add|create|move|cancel)(?: \\w+){0,3} events?|(?:hair|vet|car|bank|salon) appointments?`,
    ),
    unless: has('(?:school|menu|meals?|dinners?|plan(?:ned)? meals|nominated|video game|game of)'),
    says: 'I can look up, add, move and cancel medical appointments, such as the dentist or a check-up. Other events I cannot keep yet; they come later. I cannot call an office or book with it either.',
  },
];

/** What to say to a clear wish that cannot be fulfilled yet; undefined when the wish is not clear. */
export function sayUnavailable(text: string): string | undefined {
  const words = wordsOf(text).join(' ');
  const wish = WISHES.find(({ when, unless }) => when.test(words) && !unless?.test(words));
  return wish && paragraphs(wish.says, 'Is there something else? Ask me what I can do.');
}
