// How parents ask what can be cooked, and how a dish is made.
import { rule, WE, type KitchenRule } from './kitchen-rule.ts';

const WITH =
  '(?:with|from|out of|using|that (?:use|uses|has|have|contain)s?|containing|made (?:with|of|from)|having)';

export const COOKING_RULES: readonly KitchenRule[] = [
  // Cooking with what there is.
  {
    wish: 'dish_find',
    when: rule(
      `^(?:what|which dish(?:es)?|which meals?|is there (?:something|anything)(?: that)?(?: ${WE})?|something|anything)(?: else| all)? (?:can|could|should|shall|do|might|would|to) ?(?:${WE}|one|us)?(?: \\w+)? ?(?:cook|make|do|prepare|whip up|throw together|rustle up|eat|create|bake|have)(?: (?:for|us|me|tonight|today|now|quickly|breakfast|lunch|dinner|supper)){0,4} ${WITH} (?<things>.+)$`,
    ),
    unless: /\b(?:kids|children|friends|toddler|week|free time|money)\b/i,
  },
  {
    wish: 'dish_find',
    when: rule(
      `^(?:(?:any|some|got|give|show|find|suggest|recommend|do you (?:have|know)|have you got|is there|are there|know|look for|search|want|i want|we want|i need|i feel like|what are|what about|how about)(?: me| us| for)* ?)?(?:any |some |a |an |good |quick |easy |nice |the |few )*(?:(?:breakfast|lunch|dinner|supper|snack|meal|weeknight|dish|recipe|cooking) ?)?(?:ideas?|recipes?|dish(?:es)?|meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|snacks?|something|anything|suggestions?|inspiration)(?: (?:to (?:cook|make|eat)|for (?:tonight|today|dinner|lunch|breakfast)|quick|easy|nice|good|that is)){0,2} ${WITH} (?<things>.+)$`,
    ),
    unless: /\b(?:kids|friends|grandma|family|week|help with)\b/i,
    foodSomewhere: true,
  },
  {
    wish: 'dish_find',
    when: rule(
      `^(?:how (?:can|could|do|should) ${WE} |what (?:is|are) (?:a |some )?(?:good )?ways? to |i (?:need|want|have) to |we (?:need|have|want) to |help (?:me|us) )?(?:use up|get rid of|use (?=(?:the |all |our |my |some )*(?:leftover|remaining))) ?(?:the |all |our |my |some |leftover |remaining |last |up )*(?<things>.+?)(?: (?:for|in|tonight|today) ?.*)?$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'dish_find',
    when: rule(
      `^(?:i|we) (?:have|got|only have)(?: got| some| only)? (?<things>.+?)[,.;-]* (?:and )?(?:what|which dish|any ideas what|so what) (?:can|could|should|shall|do) ${WE} (?:cook|make|do|prepare)`,
    ),
    foodSomewhere: true,
  },
  // How a dish is made.
  {
    wish: 'recipe_ask',
    when: rule(
      '\\b(?:(?:recipes?|instructions?|directions) (?:for|of|on|to|about)(?: how)?(?: to)?(?: (?:make|making|cook|cooking|bake|baking|prepare))?|ways? (?:to|of) (?:make|making|cook|cooking|bake|baking|prepare)) ?(?:a |an |the |some |good |great |traditional |classic |homemade |simple |easy )*(?<things>[^?]+)$',
    ),
    foodSomewhere: true,
    unless: /\b(?:success|disaster|save|week|slime|play ?dough|assembl\w+)\b/i,
  },
  {
    wish: 'recipe_ask',
    when: rule(
      '^(?:(?:i|we) (?:need|want|would like|am looking for|are looking for)|show|find|get|give|pull up|look up|search(?: for)?|do you have|have you got|is there|any|what is|tell)?(?: me| us)?(?: to find)? ?(?:a |an |the |some |any |good |great |best |popular |easy |simple |your |our |favou?rite )*(?<things>[^?]+?) recipes?(?: (?:please|for (?:me|us|tonight|dinner|two|four)))?$',
    ),
    foodSomewhere: true,
    unless:
      /\b(?:dinner|lunch|breakfast|supper|meal|week|new|quick|healthy|different)$|\b(?:dinner|lunch|breakfast|supper|meal|weeknight|new) recipes?\b/i,
  },
  {
    wish: 'recipe_ask',
    when: rule(
      '\\b(?:how (?:do|can|could|should|would|does|to)(?: (?:i|you|we|one|people|mom))?(?: best)?|(?:teach|tell|show)(?: me| us) how to|(?:learn|know) how to|(?:learn|like|want|trying) to) ?(?:make|cook|prepare|bake|fix|whip up) (?:a |an |the |some |good |homemade |my own |proper )*(?<things>[^?,]+?)(?: from scratch| at home| but .*)?$',
    ),
    foodSomewhere: true,
    unless:
      /\b(?:how long|less|faster|eats?|eating|drink|sleep|listen|appointment|friends|money|bed|week|tonight|for dinner|instead|healthier|kids? (?:eat|like)|list|quick(?:er)?)\b/i,
  },
  {
    wish: 'recipe_ask',
    when: rule(
      `\\bingredients?\\b(?: \\w+){0,6}? (?:in|into|for|of|to make|to bake|to cook|to prepare|make|bake|cook) (?:a |an |the |some |good )*(?<things>[^?]+)$|\\bfor (?:a |the )?(?<thing>[^?,]+?),? (?:what|which) (?:are the )?ingredients\\b`,
    ),
    unless:
      /\b(?:week|menu|(?:to|on|onto|in|into) (?:the |my |our |a )?(?:\w+ )?lists?|shopping|grocery|instead|skin|shampoo|week's|not eat|avoid)\b/i,
  },
  {
    wish: 'recipe_ask',
    when: rule(
      `^what (?:(?:do|will|would|should) (?:${WE} )+(?:need|get|have to (?:buy|get))|(?:goes|is) (?:into|inside|in)|(?:should|do) i get)(?: (?:to (?:make|cook|bake|prepare)|for(?: making| cooking)?))? (?:a |an |the |some |good )*(?<things>[^?]+)$`,
    ),
    foodSomewhere: true,
    unless:
      /\b(?:pantry|fridge|freezer|list|week|menu|calendar|kitchen|tonight|cupboards?|weather|store|dinner|lunch|breakfast)\b/i,
  },
];
