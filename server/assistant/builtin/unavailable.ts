// Wishes that are clear but that no tool of Pip's can fulfil yet, and half-understood ones about food. Saying so plainly
// is better than not understanding.
import { wordsOf } from '../text/fold-text.ts';
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
      '(?:order|deliver|delivered|delivery|reorder|ship)(?: \\w+){0,4} (?:groceries|grocery|food|milk|bread|shopping)|(?:groceries|grocery|shopping)(?: \\w+){0,3} (?:delivered|delivery|ordered|online)',
    ),
    unless: has('(?:restaurants?|takeout|take out|pizza|tonight)'),
    says: 'I cannot order groceries or have them delivered. I can keep your shopping list, so that nothing is forgotten.',
  },
  {
    when: has('(?:shopping|grocer(?:y|ies)) ?(?:lists?|items)|lists? for shopping'),
    unless: has('(?:packing list|guest list|wait list|cost|spend|spent|bucket list|playlist)'),
    says: 'I did not quite get what to do with your shopping list. Say it like “add milk to the list”, “take milk off the list”, “I bought the milk” or “what is on the list”.',
  },
  {
    when: has(
      '(?:pantry|larder)|(?:what|which)(?: \\w+){0,3} (?:in|inside) (?:the|our|my) (?:fridge|freezer|cupboards?)',
    ),
    unless: has('(?:how long|last|battery|gas|time|money|patience|ideas|keep|good|bad|ok|okay|safe)'),
    says: 'I did not quite get what you want to know of your pantry. Say it like “do we have rice”, “what is in the pantry”, “add rice to the pantry” or “we are out of rice”.',
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
