// How parents speak of the pantry, and of the ideas for meals they keep.
import { PUT, rule, THINGS, TO, type KitchenRule } from './kitchen-rule.ts';
import { IDEAS, PANTRY } from './list-words.ts';

const MEAL = '(?<meal>breakfast|lunch|dinner|supper|snack)';

export const PANTRY_RULES: readonly KitchenRule[] = [
  // The pantry.
  {
    wish: 'pantry_ask',
    when: rule(
      `^(?:what|which|show|list|tell|check|see|open|look|read|view|display)(?: (?!long)\\w+){0,6}? (?:in(?:side)?|at|through) ${PANTRY}(?: right now| at the moment| now)?$`,
    ),
    unless: /\b(?:cook|make|how|recipes?|temperature)\b/i,
  },
  {
    wish: 'pantry_ask',
    when: rule(
      `^(?:show|list|check|see|open|view|read|display|what is)(?: me| us)?(?: the| our| my)? ?(?:whole |entire )?${PANTRY}$|^${PANTRY.replace('?<place>', '?<room>')}$`,
    ),
    unless: /^(?:the |our |my )?(?:kitchen|cellar)$/i,
  },
  {
    wish: 'pantry_ask',
    when: rule(
      `^(?:do|have|did) (?:we|i|you know if we)(?: still| already| even)?(?: have| got| keep)? (?:any |some |enough |more )?${THINGS}(?: left| at home| in stock| on hand| around| in the house| here| to use up)*(?: in ${PANTRY})?$`,
    ),
    goodsOnly: true,
    unless:
      /\b(?:planned|for (?:breakfast|lunch|dinner|supper|tonight|today|tomorrow)|substitut\w+|alternative|allerg\w+|recipes?|ideas?|appointments?|\d+ ?(?:am|pm))\b/i,
  },
  {
    wish: 'pantry_ask',
    when: rule(
      `^(?:is|are) there(?: still)?(?: any| some| enough| more)? ${THINGS}(?: left| at home| in stock| on hand| in the house)*(?: in ${PANTRY})?$`,
    ),
    goodsOnly: true,
    unless:
      /\b(?:substitut\w+|alternative|replacement|instead|allerg\w+|intoleran\w+|in (?!(?:the|our|my) (?:pantry|larder|fridge|freezer|refrigerator|cupboards?|kitchen|house))|planned)\b/i,
  },
  {
    wish: 'pantry_ask',
    when: rule(
      `^(?:how (?:much|many)|what kinds? of) ${THINGS} (?:do|have) (?:we|i)(?: still)? (?:have|got)?(?: left| at home| in stock)*(?: in ${PANTRY})?$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'pantry_ask',
    when: rule(
      '^what (?:food |groceries )?(?:do|have) (?:we|i)(?: still)? (?:have|got) (?:at home|in stock|left to eat|left at home|in the house)$',
    ),
  },
  {
    wish: 'pantry_add',
    when: rule(
      `^(?:i |we )?(?:just |have )*(?:${PUT}|store[ds]?|stock(?:ed)?|added|keep) ${THINGS} ${TO} ${PANTRY}$`,
    ),
    unless: /\blists?\b/i,
  },
  {
    wish: 'pantry_add',
    when: rule(
      `^(?:now |there is |there are )?(?:we|i)?(?: now| also| still)? ?(?:have(?: got)?|there is|there are|got) ${THINGS} in ${PANTRY}$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'pantry_out',
    when: rule(`^(?:take|remove|delete|drop|clear|erase|throw) ${THINGS} (?:out of|from|off) ${PANTRY}$`),
    unless: /\b(?:stains?|smell|ice|mold|ants|everything)\b/i,
  },
  {
    wish: 'pantry_out',
    when: rule(
      `^(?:we|i)(?: are| am| have| just| had)*(?: run| ran| running)?(?: all| almost| nearly| completely| just| totally)* out of(?: the| our)? (?<things>[^,.;]+?)(?: at home| in ${PANTRY})?$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'pantry_out',
    when: rule(
      `^(?:we|i)(?: have)?(?: just)? (?:used up|finished|emptied|used the last of|ate the last of|drank the last of)(?: the| all the| all of the| our)? (?<things>.+)$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'pantry_out',
    when: rule(
      `^(?:the|our) ${THINGS} (?:is|are|has|have)(?: all| almost)? (?:gone|empty|finished|used up|run out)$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'pantry_out',
    when: rule(`^there (?:is|are) no(?: more)? ${THINGS}(?: left)?(?: in ${PANTRY})?$`),
    goodsOnly: true,
  },
  // Ideas that were kept.
  {
    wish: 'idea_remove',
    when: rule(`^(?:remove|delete|take|drop|erase) (?:the )?${THINGS} (?:from|off|out of) ${IDEAS}$`),
  },
  {
    wish: 'idea_like',
    when: rule(
      `^(?:mark|make|set|star|heart|flag) (?:the )?${THINGS} (?:as|to|to be|to be one of|one of)? ?(?:a |an |our |my |the )?(?:family )?favou?rites?$|^(?:star|favou?rite) (?:the )?(?<thing>.+)$`,
    ),
  },
  {
    wish: 'idea_add',
    when: rule(
      `^(?:save|keep|add|store|remember|note|put|write down|record) ${THINGS} (?:as|to|in|into|on|onto|under|for|with) (?<ideas>${IDEAS})(?: (?:for|to eat at|to eat for) (?:the )?${MEAL})?$`,
    ),
    unless: /\b(?:calendar|appointment|gift|party|birthday)\b/i,
  },
  { wish: 'idea_add', when: rule(`^(?:new |another )?(?:${MEAL} |meal |menu )?idea ?[:–-] ?(?<things>.+)$`) },
  {
    wish: 'idea_ask',
    when: rule(
      `^(?:what|which|show|list|tell|read|give|see|open|view|look|display|how many|name).*\\b(?:(?:my|our|the|all) )+(?:\\w+ )?(?:saved |own |family |favou?rite )*(?:(?:breakfast|lunch|dinner|snack|meal|menu|food) )?(?:ideas|favou?rites)\\b`,
    ),
    unless:
      /\b(?:new|tonight|party|gift|birthday|give me some|movies?|songs?|tv shows?|teams?|restaurants?|colou?rs?)\b/i,
  },
  {
    wish: 'idea_ask',
    when: rule(
      `^(?:what|which|show|list|tell|read|see|name)\\b.*\\b(?:our|my|the family's|saved|we) (?:\\w+ )?(?:favou?rite|saved|kept|stored) (?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|dishes|recipes|foods?)\\b`,
    ),
  },
  {
    wish: 'idea_ask',
    when: rule(
      '^(?:which|what) (?:(?:favou?rite|saved) )?(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|dishes|recipes|ideas)(?: (?:did|have|do))? (?:we|i)(?: have)? (?:saved?|have|kept|keep|stored?|like(?: best| most)?)$',
    ),
  },
  {
    wish: 'idea_ask',
    when: rule(
      '^(?:my|our) (?:saved |favou?rite )?(?:meal|menu|dinner|lunch|breakfast|snack)? ?(?:ideas|favou?rites)$',
    ),
  },
];
