// The last resort before Pip says that it is not sure: what is most likely meant by the words alone.
import type { Intent } from './matcher.ts';
import { has, KIDS, MEAL, type Rule } from './phrase.ts';

const WEEK =
  '(?:weeks?|weekly|weeknights?|every (?:day|night|evening)|each (?:day|night|evening)|(?:seven|7|five|5|six|6) days|monday (?:to|through|till|until|on)|mon sun|mon fri|from monday)';

/** What is most likely meant when neither a turn of phrase nor the matcher was sure. */
const LIKELY: readonly Rule[] = [
  {
    intent: 'plan_week',
    when: new RegExp(`^(?=.*\\b(?:${MEAL}|menus?|eat|feed|cook(?:ing)?)\\b)(?=.*\\b${WEEK}\\b)`),
    unless: has('(?:saved|stored|calendar|did|was|already|again|eat out|order|cost|leftovers?)'),
  },
  {
    intent: 'plan_week',
    when: has(`(?:meal|food|menu|dinner|lunch|cooking) (?:schedule|planner|calendar|rota|roster)`),
  },
  {
    intent: 'list_family',
    when: /^(?=.*\b(?:who|whos|list|everyone|everybody|names?|ages?|people|members?)\b)(?=.*\b(?:family|household|kids|children)\b)/,
    unless: has('(?:menu|food|eat|meals?|school|famous|movie|royal|game)'),
  },
  {
    intent: 'allergies',
    when: has(
      '(?:should|can|may|must|could) not(?: \\w+){0,2} (?:eat|have|drink)|(?:something|anything|what)(?: \\w+){0,3} not (?:eat|have)',
    ),
    unless: has('(?:i|dog|dogs|cat|cats|you|wait|time|idea)'),
  },
  {
    intent: 'bedtime',
    when: new RegExp(
      `^(?=.*\\b(?:sleep|asleep|bed|stay up|staying up|settle|nap)\\b)(?=.*\\b(?:${KIDS}|year old|month old|he|she)\\b)`,
    ),
    unless: has('(?:bed sheets?|buy|mattress|bunk|movie)'),
  },
  {
    intent: 'parenting',
    when: new RegExp(
      `^(?=.*\\b(?:${KIDS}|years? old|she|he|siblings?|brothers?|sisters?)\\b)(?=.*\\b(?:rude|tantrums?|fight(?:s|ing)?|whin(?:es?|ing)|scream(?:s|ing)|yell(?:s|ing)|jealous|bored|refuses|screen ?time|potty|shy|clingy|disobey\\w*|share toys|misbehav\\w*|picky|vegetables|veggies|greens|own phone)\\b)`,
    ),
    unless: has('(?:movie|song|game|dog|cat|boss|neighbor|recipe|cook|plan|buy|price|boxing|street)'),
  },
  {
    intent: 'events',
    when: has(
      '(?:birthday|thanksgiving|christmas|easter|hanukkah|passover)(?: \\w+){0,4} (?:soon|start|begin|coming up|is near|next month|this year|in \\w+ weeks)|who (?:brings|cooks|hosts)(?: \\w+){0,5} (?:thanksgiving|christmas|easter|hanukkah|passover)',
    ),
    unless: has('(?:when|what day|which day|how many|date|gift|presents?|card|sale|movie|store)'),
  },
  {
    intent: 'routines',
    when: new RegExp(
      '^(?=.*\\b(?:mornings?|school day|school mornings|after school)\\b)(?=.*\\b(?:yell(?:ing)?|chaos|calm(?:er)?|stress(?:ful)?|late|rush|struggle|organi[sz]ed|routine|grumpy)\\b)',
    ),
    unless: has('(?:train|flight|bus late|work|office|weather|alarm|news|good morning)'),
  },
];

/** The intent that is most likely, for a text that was refused so far. */
export const byLikelihood = (words: string): Intent | undefined =>
  LIKELY.find(({ when, unless }) => when.test(words) && !unless?.test(words))?.intent;
