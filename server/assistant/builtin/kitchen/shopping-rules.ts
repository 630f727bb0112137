// How parents speak of shopping lists: looked at, added to, ticked off, cleared, made for the week.
import { PUT, rule, THINGS, TO, WE, type KitchenRule } from './kitchen-rule.ts';
import { LIST } from './list-words.ts';

const WEEK_FOOD =
  "(?:(?:this|next|the|the coming|our|the whole|following) (?:\\w+ )?(?:week|menu|meals?|meal plan|plan|dinners|lunches|breakfasts|recipes)|(?:week|weekly menu|meal plan|menu)(?:'s)?\\b|(?:those|these|planned) (?:meals|dishes|dinners|recipes)|the week of|the week|weekend)";

/** 'the ingredients for pancakes' */
const INGREDIENTS =
  '(?:all )?(?:of )?(?:the |my |our )?(?:(?:missing|needed|right|other|remaining) ){0,2}ingredients(?:,? (?:but|except|without) [^,]{1,30}?)?(?: (?:that )?(?:i|we)(?: will| would)? need| needed| required)? (?:for|of|to (?:make|cook|bake|prepare))(?: making| cooking| baking)? (?:a |an |the |some |our |my )*(?<things>.+?)';

/** ' for Saturday', ' but without eggs' */
const FOR_OR_WITHOUT =
  '(?:(?:,? (?:for|on|this|next|(?:but )?(?:without|except|minus|with no)|but not?)|, not?) .{1,60})?';

/** 'tonight', "Sunday's dinner", 'dinner tomorrow': what the menu has a dish for. */
const DAY =
  "(?:tonight|today|tomorrow|(?:the |this |next )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?:'s)?";
const MEAL_OF_DAY = '(?:breakfast|lunch|dinner|supper|meal)s?';

/** Where a list, a week or a condition leaves no doubt. */
export const SHOPPING_RULES: readonly KitchenRule[] = [
  // A condition around an addition: 'do I have salt on the list? If not, put it there.'
  {
    wish: 'shopping_add',
    when: rule(
      `^(?:(?:do|did|have) ${WE}|is|are|is there|are there)(?: already)?(?: have| got| put| add(?:ed)?| include)?(?: any)? ${THINGS} (?:on|in|to) ${LIST}[,.;?]* (?:and )?(?:if|when|in case) .*\\b(?:not|no)\\b.*\\b(?:add|put|include)\\b`,
    ),
  },
  {
    wish: 'shopping_add',
    when: rule(
      `\\b(?:if|whether|see if|check (?:if|whether|that)) ${THINGS} (?:is|are)(?: already| not| even)* (?:on|in) ${LIST}\\b.*\\b(?:add|put|include)\\b`,
    ),
  },
  // 'We have no oranges, put them on the list.'
  {
    wish: 'shopping_add',
    when: rule(
      `\\b(?:out of|low on|short of|not have(?: any)?(?: more)?|have no(?: more)?|got no(?: more)?|no more|need(?: some| more| a| an)?|finished(?: the)?|used up(?: the)?|used the last(?: of)?(?: the)?|(?:like|want) (?:some|more)) (?<things>[^,.;!?]+?)(?:[,.;!]+| -| and| so)+ .*\\b(?:add|put|write|stick|include|remind me|get)\\b.*?${TO} ${LIST}`,
    ),
  },
  // The week's shopping.
  {
    wish: 'shopping_week',
    when: rule(
      `^(?:(?:make|create|write|build|generate|prepare|give (?:me|us)|put together|draw up|do|compile|get (?:me|us)?|need|want|produce|start|plan)\\b.*\\b)?(?:shopping|grocery|groceries)(?: list)?s? (?:for|from|out of|based on|of|to cover|with everything for|to make) .*\\b${WEEK_FOOD}`,
    ),
  },
  {
    wish: 'shopping_week',
    when: rule(
      `^(?:what|which)(?: all| else| groceries| ingredients| food| things)? (?:do|should|must|will|would|shall) ${WE} (?:still )?(?:need|have|want)?(?: to)?(?: buy| get| shop| purchase| pick up)? ?(?:for|to (?:cook|make)) .*\\b${WEEK_FOOD}`,
    ),
    unless: /\b(?:plan|cook|eat|make) (?:for|this|next)\b.*\b(?:dinner|lunch|breakfast) (?:on|this|next)\b/i,
  },
  {
    wish: 'shopping_week',
    when: rule(
      `^(?:turn|make|change|convert|put|add) .*\\b(?:menu|meal plan|plan|meals|(?:ingredients|groceries|everything)(?: \\w+){0,3} (?:this|next|the|that) (?:week|menu|plan|meal plan)s?)\\b.*\\b(?:in|into|to|on|onto|as) (?:a |the |our |my )?(?:shopping|grocery) list`,
    ),
  },
  {
    wish: 'shopping_week',
    when: rule(
      '^(?:make|create|write|build|generate|prepare|start|begin|put together)(?: me| us)? (?:a|the|our|my) (?:new )?(?:shopping|grocery) list$',
    ),
  },
  // What one dish needs. 'Everything for the party' may be anything, so its other words ask for a dish.
  {
    wish: 'shopping_dish',
    when: rule(`^${PUT} ${INGREDIENTS} ${TO} ${LIST}${FOR_OR_WITHOUT}$`),
  },
  {
    wish: 'shopping_dish',
    when: rule(`^${PUT} ${TO} ${LIST}(?: ?[:,–-])? ${INGREDIENTS}$`),
  },
  {
    wish: 'shopping_dish',
    when: rule(
      `^(?:buy|get|pick up|purchase|order|(?:i|we) (?:also )?need(?: to (?:buy|get|pick up|purchase))?)(?: me| us)? ${INGREDIENTS}$`,
    ),
  },
  {
    wish: 'shopping_dish',
    when: rule(
      `^(?:make|create|start|write)(?: me| us)? (?:a|the|another) (?:new )?(?:shopping|grocery) list (?:with|of|from) ${INGREDIENTS}$`,
    ),
  },
  {
    wish: 'shopping_dish',
    when: rule(
      `^${PUT} (?:everything|what|all|all that|the things|the food)(?: that)?(?: (?:i|we|is|are)(?: will| would)? need(?:ed)?)? (?:for|to (?:make|cook|bake|prepare)) (?:a |an |the |some |our |my )*${THINGS} ${TO} ${LIST}${FOR_OR_WITHOUT}$`,
    ),
    foodSomewhere: true,
  },
  {
    wish: 'shopping_dish',
    when: rule(
      `^${PUT} (?:everything|what|all|all that|the things|the food)(?: that)?(?: (?:i|we|is|are)(?: will| would)? need(?:ed)?)? for (?<things>(?:the |our )?(?:${DAY}(?: ${MEAL_OF_DAY})?|${MEAL_OF_DAY}(?: (?:on |for )?${DAY})?)) ${TO} ${LIST}${FOR_OR_WITHOUT}$`,
    ),
  },
  // A list of its own.
  {
    wish: 'shopping_new',
    when: rule(
      `^(?:make|create|start|begin|open|set up|add|i need|we need|new)(?: me| us)? (?:(?:a|an|another|the) )?(?:new |separate |second )?(?:shopping |grocery )?list (?:called|named|titled|for|with the (?:title|name)) (?:the |a |our )?["']?(?<title>.+?)["']?(?:(?:,| and put| and add)? (?:with|containing|including) (?<things>.+))?$`,
    ),
    unless:
      /\b(?:packing|guests?|to ?-?dos?|chores?|tasks?|gifts?|presents?|names|invitations?|things to do|errands)\b|\blist for (?:the )?(?:trip|vacation|holiday|camping|school|beach)\b/i,
  },
  {
    wish: 'shopping_new',
    when: rule(
      `^(?:make|create|start|begin|set up)(?: me| us)? (?:a|another|the) (?:new )?(?:shopping|grocery) list (?:with|containing|including|of) (?<things>.+)$`,
    ),
  },
  // Looking at it.
  {
    wish: 'shopping_ask',
    when: rule(
      `^(?:do|did|have|had) ${WE}(?: already| ever)?(?: have| got| put| added?| included?| remember(?:ed)? to (?:add|put|include|write)| forget to (?:add|put|include|write)| forgotten to (?:add|put)| need)? (?:any )?${THINGS}(?: already)? (?:on|to|in|from|down on) ${LIST}`,
    ),
  },
  {
    wish: 'shopping_ask',
    when: rule(
      `^(?:is|are|was|were)(?: there)?(?: already| still)?(?: any)? ${THINGS}(?: already| still)? (?:on|in) ${LIST}`,
    ),
  },
  {
    wish: 'shopping_ask',
    when: rule(
      `^(?:what|which|how many|how much|show|read|tell|check|see|list|open|view|display|look at|look up|give|pull up|recite|remind me|need to see|see).*?\\b(?<list>(?:the |my |our )?(?:(?!(?:on|in|from|to|of|me|us|for|at|is|are|the|my|our|through)\\b)[\\w'-]+ )?(?:shopping|grocery|groceries|store|supermarket) (?:list|lists|items))\\b`,
    ),
    unless: /\b(?:add|put|remove|delete|week|menu)\b/i,
  },
  {
    wish: 'shopping_ask',
    when: rule(
      `^(?:(?:what|which)(?: \\w+){0,5} (?:on|in|left on)|read(?: me| out)?|show(?: me| us)?|check|open|see|view|display|tell me) ${LIST}(?: to me| out| aloud)?$`,
    ),
    unless: /\blists? of\b/i,
  },
  {
    wish: 'shopping_ask',
    when: rule('^(?:(?:the|my|our) )?(?:shopping|grocery|groceries) lists?$|^(?:my|our) lists?$'),
  },
  {
    wish: 'shopping_ask',
    when: rule(
      `^what(?: else| all| groceries| food| things| items)* (?:do|must|should|shall|have|is|are)(?: ${WE})?(?: still)?(?: (?:need|have|got|want|left|supposed|missing))?(?: to)? ?(?:buy|shop for|(?:get|pick up) (?:at|from) the (?:store|shop|supermarket))(?: (?:at|from|in) the (?:store|shop|supermarket)| today| tomorrow| next| there| now)*$`,
    ),
  },
  // Done with.
  {
    wish: 'shopping_uncheck',
    when: rule(`^(?:uncheck|untick|unmark) (?:the )?${THINGS}(?: (?:on|from|in) ${LIST})?$`),
  },
  {
    wish: 'shopping_check',
    when: rule(
      `^(?:check|tick|cross|mark) (?:off )?(?:the )?${THINGS}(?:(?: off)?(?: (?:on|from|off|in) (?:of )?${LIST})| off| (?:as|is) (?:bought|done|checked(?: off)?|purchased|got))$`,
    ),
    unless: /\b(?:calendar|homework|dish(?:es)? off|todo|chore|email|weather|messages?)\b/i,
  },
  { wish: 'shopping_check', when: rule(`^(?:check|tick|cross) off (?:the )?${THINGS}$`), goodsOnly: true },
  {
    wish: 'shopping_check',
    when: rule(
      `^(?!(?:nobody|none|no|who|whoever|neither|never|not|any(?:body|one)|nothing|what)\\b)\\w+(?: have| has)?(?: just| already| now| finally)* (?:bought|purchased)(?: us)? ${THINGS}(?: (?:from|on|at) (?:${LIST}|the (?:store|shop|supermarket|market)))?$`,
    ),
    unless: /\b(?:tickets?|car|house|shoes|gift|present|new \w+ for|yesterday)\b/i,
  },
  {
    wish: 'shopping_check',
    when: rule(
      `^(?:i|we)(?: have)?(?: just| already| now)* (?:got|gotten|picked up|grabbed) ${THINGS}(?: (?:from|on|at) (?:${LIST}|the (?:store|shop|supermarket|market)))?$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'shopping_check',
    when: rule(
      `^(?:the )?${THINGS} (?:is|are) (?:already |now )?(?:bought|purchased|in the cart|in the basket)$`,
    ),
    goodsOnly: true,
  },
  // Off the list.
  {
    wish: 'shopping_clear',
    when: rule(
      `^(?:clear(?: out)?|empty|delete|remove|erase|wipe|throw (?:away|out)|get rid of|reset|scrap|trash|drop)(?: everything (?:on|from|off)| all (?:the )?(?:items|things) (?:on|from|off)| all of)? ${LIST}$`,
    ),
  },
  {
    wish: 'shopping_remove',
    when: rule(
      `^(?:take|remove|delete|drop|erase|scratch|strike|get|pull|clear|cut) (?:off )?${THINGS} (?:off|from|out of)(?: of)? ${LIST}$`,
    ),
  },
  { wish: 'shopping_remove', when: rule(`^(?:take|leave) ${THINGS} off$`), goodsOnly: true },
  {
    wish: 'shopping_remove',
    when: rule(
      `^${WE} (?:do not|no longer|not) need(?: to (?:buy|get))?(?: any| the)? ${THINGS}(?: any ?more| any longer| after all)?(?: (?:on|from) ${LIST})?$`,
    ),
    goodsOnly: true,
  },
];

/** Additions, tried last: where a list is named, then where only what is added tells that it is shopping. */
export const ADDING_RULES: readonly KitchenRule[] = [
  {
    wish: 'shopping_add',
    when: rule(
      `^${PUT} ${THINGS} ${TO} (?:there on )?${LIST}(?: of mine)?(?:,? (?:if|unless|in case|when) .*)?$`,
    ),
  },
  { wish: 'shopping_add', when: rule(`^${PUT} ${TO} ${LIST}(?: ?[:,–-])? (?<things>.+)$`) },
  { wish: 'shopping_add', when: rule(`^${LIST} ?(?:[:–-]|needs|add) ?(?<things>.+)$`) },
  {
    wish: 'shopping_add',
    when: rule(`^(?:i|we) (?:need|want|would like)(?: some| more)? ${THINGS} ${TO} ${LIST}$`),
  },
  {
    wish: 'shopping_add',
    when: rule(
      `^${THINGS} (?:should be|should go|goes?|needs? to (?:be|go)|must go|belongs?|has to (?:be|go)) (?:on|onto|to|in|into) ${LIST}$`,
    ),
  },
  {
    wish: 'shopping_add',
    when: rule(`^${THINGS} (?:on|onto|to) (?<list>(?:the |my |our )?(?:shopping|grocery) list)$`),
  },
  {
    wish: 'shopping_add',
    when: rule(
      `^(?:i|we)(?: also| still)? (?:need|have|must|should|got)(?: to)?(?: (?:buy|get|pick up|purchase|stock up on))?(?: some| more| new| a)* ${THINGS}(?: (?:from|at) the (?:store|shop|supermarket|market))?$`,
    ),
    goodsOnly: true,
    unless: /^(?:i|we) (?:have|got) (?!to )|\b(?:recipe|dinner|lunch|breakfast|snack|meal)s?\b/i,
  },
  {
    wish: 'shopping_add',
    when: rule(
      `^(?:buy|get|pick up|grab|purchase|stock up on)(?: me| us| some| more)* ${THINGS}(?: (?:from|at) the (?:store|shop|supermarket|market))?$`,
    ),
    goodsOnly: true,
  },
  {
    wish: 'shopping_add',
    when: rule(
      `^(?:we|i) (?:are|am) (?:running |getting |very |a bit )*(?:low on|short of|short on) (?<things>.+)$`,
    ),
    goodsOnly: true,
  },
];
