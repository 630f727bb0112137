// Turns of phrase that leave no doubt, checked before the trained matcher is asked, and topics that Pip must not
// mistake for its own. They read the folded words of the parent's own text, joined by single spaces.
import type { Intent } from './matcher.ts';
import { DAY, has, KIDS, MEAL, whole, type Rule } from './phrase.ts';

/** What belongs to other parts of the product or to nobody: never one of Pip's own wishes below. */
const ELSEWHERE: readonly RegExp[] = [
  has('(?:shopping|grocery|groceries|to do|todo|task|chores?|packing|playlist)(?: \\w+)? lists?'),
  has('(?:remind me (?:to|at|about|in|when|on|tomorrow|tonight)|reminders?|alarms?|timers?|wake me)'),
  has('(?:recipes?|ingredients?|calories|nutrition\\w*|substitut\\w*|instead of)'),
  has('(?:restaurants?|takeout|take out|reserve a table|book a table)'),
  has(
    '(?:weather|traffic|flights?|hotels?|vacation|trip|birthday party|wedding|movies?|cards?|grocer(?:y|ies))',
  ),
  has('(?:what does \\w+(?: \\w+)? mean|meaning of|definition of|define)'),
  has('(?:appointments?|meetings?|events?)'),
  has('chores?'),
  has('(?:put|add)(?: \\w+){0,3} (?:play ?date|party|practice|recital|game|visit|trip|birthday|dentist)'),
  has('(?:delete|erase|remove|clear (?:my|our|the|all)|wipe)'),
  has('(?:book|order|buy|reserve|move|reschedule) (?:me |us )?(?:a|an|the|my|our|some|more|\\w+)'),
  has(
    '(?:ignore|forget|disregard) (?:all |your |the |my )*(?:previous |prior )?(?:rules|instructions|prompt)',
  ),
];

const RULES: readonly Rule[] = [
  {
    intent: 'save_menu',
    when: has(
      `(?:save|keep|store|add|put|schedule|write) (?:(?:it|this|that|them|these|those|all)(?: of (?:it|them))?(?: down)? (?:to|on|in|into|for) (?:the|our|my|this|next)|(?:(?:this|that|the|these|those|our) )?(?:\\w+ )?(?:menu|meal plan|plan|meals|dinners|week))`,
    ),
    unless: has('(?:plan me|make me|different|another|do not|not|never|create|new)'),
  },
  {
    intent: 'save_menu',
    when: whole('(?:\\w+ ){0,4}(?:save|keep|store) (?:it|this|that|them|this one)(?: for \\w+)?'),
    unless: has('(?:not|never)'),
  },
  {
    intent: 'save_menu',
    when: has(`(?:go|going) with (?:it|this|that|the) ?(?:one|menu|plan|week)?`),
    unless: has('(?:what|which|wine|not)'),
  },
  {
    intent: 'allergies',
    when: has('(?:is|are|am)(?: \\w+){1,6} (?:allergic|intolerant|vegetarian|vegan|coeliac|celiac)'),
    unless: has('(?:recipe|dish|meal|menu|food|cheese|sauce|bread|restaurant|plan)'),
  },
  {
    intent: 'allergies',
    when: has(
      '(?:who|anyone|anybody|any of us|someone|which of us|everyone|everybody)(?: \\w+){0,6} (?:allerg\\w+|intoleran\\w+|vegetarians?|vegans?|gluten|dairy|restrict\\w+|diets?|coeliac|celiac)',
    ),
  },
  {
    intent: 'allergies',
    when: has('(?:what|which)(?: \\w+){0,3} (?:allergic|allergies|intolerances?|dietary \\w+)'),
    unless: has('(?:symptoms?|cause|treat\\w*|common|medicine)'),
  },
  {
    intent: 'allergies',
    when: has(
      '(?:our|family|familys|kids|childrens) (?:food )?(?:allergies|diets?|dietary \\w+|intolerances?)',
    ),
    unless: has('(?:plan|menu|cook)'),
  },
  {
    intent: 'allergies',
    when: has(
      'who (?:can not|eats|does not|must not|should not|avoids) (?:\\w+ ){0,3}(?:what|eat|have|meat|fish|dairy|gluten|milk|eggs?|nuts?|pork)',
    ),
  },
  {
    intent: 'list_family',
    when: has(
      '(?:list|show|display|name|read)(?: me)? (?:my|our|the|all|everyone in)(?: \\w+)? (?:family|household|family members)',
    ),
    unless: has('(?:menu|meals?|calendar|allerg\\w+|photos?|schedule)'),
  },
  {
    intent: 'list_family',
    when: has(
      '(?:who|how many people)(?: \\w+){0,3} (?:in|part of|belongs to) (?:my|our|the|this) (?:family|household|house)',
    ),
  },
  {
    intent: 'list_family',
    when: has(
      'what (?:do|did|have) (?:you|i)(?: \\w+){0,3} about (?:us|my family|our family|my kids|our kids|my children)',
    ),
  },
  {
    intent: 'list_family',
    when: has('what (?:does|do)(?: \\w+){1,3} (?:like|enjoy|love)'),
    unless: has('(?:you|eat|food|dinner|lunch|breakfast)'),
  },
  {
    intent: 'bedtime',
    when: has(
      '(?:bed ?times?|(?:evening|night) (?:\\w+ )?routine|night ?time routine|sleep (?:routine|schedule)|good night routine|wind(?:ing)? down)',
    ),
  },
  {
    intent: 'bedtime',
    when: has(`${KIDS}(?: \\w+){0,6} (?:go(?:es)? to|going to|in|into|fall|falls|to) (?:bed|sleep|asleep)`),
  },
  {
    intent: 'bedtime',
    when: has(`(?:sleep|bed)(?: \\w+){0,4} ${KIDS}`),
    unless: has('(?:bed sheets?|buy|bunk)'),
  },
  {
    intent: 'school',
    when: has(
      '(?:home ?school\\w*|school (?:schedule|calendar|year|week|timetable|breaks?|holidays?|page|area|help))',
    ),
  },
  {
    intent: 'another_plan',
    when: whole(
      '(?:\\w+ ){0,4}(?:another|different|new) (?:one|plan|menu|version|week|option|selection|meals?|dinners?|ideas?)(?: please)?',
    ),
    unless: has('(?:week of|next|for the week|create|set up)'),
  },
  { intent: 'another_plan', when: whole('(?:\\w+ ){0,3}something (?:different|else)(?: please)?') },
  {
    intent: 'plan_week',
    when: has(
      `(?:plan|planning|make|create|build|organi[sz]e|design|prepare|suggest|propose|figure out|sort out|set up|come up with|put together|draw up|give (?:me|us)|need|want|do)(?: \\w+){0,6} (?:${MEAL}|menus?|eat|cook)(?: \\w+){0,6} (?:week|weeks|seven days|7 days|monday (?:to|through) \\w+|weekdays|days)`,
    ),
    unless: has('(?:list|add|save|put|put on)'),
  },
  {
    intent: 'plan_week',
    when: has(
      `(?:plan|planning|make|create|build|organi[sz]e|design|prepare|suggest|set up|come up with|put together|give (?:me|us)|need|want|do)(?: \\w+){0,6} (?:week|weeks|weekly|weeks)(?: \\w+){0,5} (?:${MEAL}|menus?|eat|cook)`,
    ),
    unless: has('(?:list|add|save|put)'),
  },
  {
    intent: 'plan_week',
    when: has(`(?:meal|menu|dinner|lunch|food) ?plan(?:s|ning|ner)?`),
    unless: has('(?:what is|show|save|add|put|keep|use|like|love|different|another|calendar|delete)'),
  },
  {
    intent: 'plan_week',
    when: has(`plan(?: \\w+){0,3} ${MEAL}`),
    unless: has('(?:did|was|what|show|save|put|add)'),
  },
  {
    intent: 'plan_week',
    when: has(
      `what (?:should|shall|can|could|will) (?:we|i|the kids|us)(?: \\w+)? (?:eat|cook|have|make)(?: \\w+){0,3} (?:this|next|all|the|coming) (?:\\w+ )?week`,
    ),
  },
  {
    intent: 'show_menu',
    when: has(
      `(?:what|whats|which)(?: \\w+){0,4} (?:for|having|eating|eat|have|cooking|serving|planned)(?: \\w+){0,3} (?:${MEAL}|${DAY})`,
    ),
    unless: has(
      '(?:should|could|can|shall|would|suggest|ideas?|idea|clue|calendar|schedule|school|date|week|make)',
    ),
  },
  {
    intent: 'show_menu',
    when: whole(
      `(?:(?:and )?(?:on|for|what about|how about) )?(?:${DAY} ?)?s? ?(?:${MEAL})?(?: (?:${DAY}))?`,
    ),
    unless: whole('(?:food|meals?|dish(?:es)?|dinners|lunches|breakfasts|suppers)?'),
  },
  { intent: 'show_menu', when: has('what is on (?:the|our|this weeks?|next weeks?) menu') },
  {
    intent: 'show_menu',
    when: has(
      '(?:show|see|read|look up|open|check|view)(?: \\w+){0,4} (?:menu|planned meals|saved meals|meal calendar)',
    ),
    unless: has('(?:different|another|other|new|options?)'),
  },
  {
    intent: 'suggest_meal',
    when: has(
      `(?:what|which)(?: \\w+){0,3} (?:should|could|can|shall|would)(?: \\w+){0,3} (?:cook|make|eat|have|prepare)(?: \\w+){0,4} (?:${MEAL}|tonight|today|tomorrow|evening)`,
    ),
    unless: has('(?:allerg\\w+|avoid|not|week)'),
  },
  {
    intent: 'suggest_meal',
    when: has(
      `(?:suggest|recommend|idea|ideas|inspiration|suggestions?|recommendations?)(?: \\w+){0,4} (?:${MEAL}|cook|eat)`,
    ),
    unless: has('(?:week|days)'),
  },
  {
    intent: 'suggest_meal',
    when: has(`${MEAL} (?:ideas?|suggestions?|recommendations?|inspiration)`),
    unless: has('(?:week|days)'),
  },
  { intent: 'help', when: has('what (?:\\w+ ){0,5}(?:can|should|could|may) i ask') },
  {
    intent: 'help',
    when: has('(?:what|how) (?:\\w+ ){0,3}can you (?:do|help|assist|answer)'),
    unless: has('(?:bedtime|school|meals?|dinners?)'),
  },
  {
    intent: 'greeting',
    when: whole(
      '(?:\\w+ ){0,2}how (?:is|are|have) (?:it going|you|you doing|you been|things|everything)(?: \\w+){0,3}',
    ),
  },
  {
    intent: 'about',
    when: has('(?:are|is) (?:you|this|that|it)(?: \\w+){0,2} (?:bot|robot|human|person|machine|ai|computer)'),
  },
  {
    intent: 'about',
    when: has(
      '(?:you are|talking to|speaking to|speaking with|chatting with|talking with)(?: \\w+){0,2} (?:bot|robot|human|person|machine|ai|computer)',
    ),
  },
  {
    intent: 'about',
    when: has(
      '(?:who|what|which)(?: \\w+){0,5} (?:made|makes|created|built|programmed|developed|designed|invented|trained|manufactured|manufactures) you',
    ),
  },
  {
    intent: 'about',
    when: has(
      '(?:your (?:name|nickname|age|birthday|maker|creator|designer|manufacturer|developer|inventor|birth date|date of birth)|you born|how old are you|call you|who are you)',
    ),
  },
  { intent: 'no', when: whole('(?:please )?(?:cancel|scrap|forget|drop|abort|stop)(?: \\w+){0,3}') },
  {
    intent: 'no',
    when: whole('(?:no|nope|nah|naw|hell no|not)(?: (?!save|another|different|something)\\w+){0,6}'),
    unless: has('(?:another|different|other|else|new|next|instead|only|just)'),
  },
  {
    intent: 'no',
    when: whole(
      '(?:i|please)?(?: \\w+){0,3} ?(?:do not|never|not)(?: \\w+){0,2} (?:save|keep|add|put|do|want)(?: \\w+){0,4}',
    ),
    unless: has('(?:know|idea|eat|cook)'),
  },
  { intent: 'no', when: has('(?:is|are|was)(?: \\w+)? not (?:true|right|correct|factual|accurate|so)') },
  {
    intent: 'yes',
    when: whole('(?:yes|yep|yeah|yup|sure|ok|okay)(?: (?:\\w+)){0,5}'),
    unless: has('(?:save|plan|menu|calendar|another|different|show|what|who|when|how)'),
  },
  {
    intent: 'yes',
    when: has(
      '(?:is|are|was)(?: (?:a|so|very|indeed|absolutely))? (?:true|right|correct|factual|accurate)(?: \\w+)?',
    ),
    unless: has('(?:not|what|which|if|who|it true|that true)'),
  },
  {
    intent: 'goodbye',
    when: has('(?:bye|goodbye|good ?night|farewell|see (?:you|ya)|talk (?:to you )?(?:later|soon))'),
  },
  { intent: 'thanks', when: has('(?:thanks|thank you|thx|thankful|grateful|gratitude|appreciate(?:d)?)') },
];

const COURTESY =
  /^(?:(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening)|ok|okay|so|well|and|pip|there|please|thanks|thank you|just|also|then) )+|(?: (?:please|pip|thanks|thank you|for me|for us|again))+$/g;
const ASKING =
  /^(?:(?:can|could|would|will|may) (?:you|we|i)(?: please)?|i (?:want|would like|need) (?:you )?to|let us|lets|is it possible to) /;

/** The words without greeting and politeness around them; empty when there was nothing else. */
export const withoutCourtesy = (words: string): string => {
  const bare = words.replace(COURTESY, '').trim();
  return bare.replace(ASKING, '').trim();
};

/** Whether a text is about something Pip has no tool for here. */
export const isElsewhere = (words: string): boolean => ELSEWHERE.some((pattern) => pattern.test(words));

/** The intent a turn of phrase leaves no doubt about. */
export function byPhrase(words: string): Intent | undefined {
  return RULES.find(({ when, unless }) => when.test(words) && !unless?.test(words))?.intent;
}
