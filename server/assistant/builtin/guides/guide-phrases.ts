// Turns of phrase that ask for one of the guides: routines, events, parenting. They are looked at before the list of
// what belongs elsewhere, so each names its look-alikes itself.
import { has, KIDS, MEAL, type Rule } from '../phrase.ts';

/** Acts on a list, a calendar or a shop, and questions of fact: none of them asks for guidance. */
const ACTS = has(
  `(?:add|put|delete|remove|erase|clear|cancel|move|reschedule|remind|reminders?|alarms?|book|order|buy|reserve|email|text|send|call|invitations?|invite|calendar|shopping|grocery|to do|todo|recipes?|ingredients?|weather|cost|costs|price|prices|cheap|gifts?|presents?|song|songs|poem|essay|movie|joke|story|hotels?|visas?|insurance|vaccin\\w*|shots|immuni\\w*|ignore|disregard|previous|restaurants?|appointments?|meetings?|what is on|what do i have|do i have|did i|when is|when was|when does|what day|what date|what time|who has|who is|whose|how many days)`,
);
const also = (more: string): RegExp => new RegExp(`${ACTS.source}|${has(more).source}`);

const ASK =
  '(?:plan|planning|organi[sz]e|organi[sz]ing|throw|throwing|host|hosting|prepare|preparing|prep|help|ideas?|tips|checklist|set up|setting up|celebrate|celebrating|get ready|getting ready|what (?:do|should) (?:we|i) (?:need|do))';
const CALM =
  '(?:calm|calmer|smooth|smoother|easier|better|peaceful|quieter|quiet|happier|relaxed|stress free|less (?:\\w+ )?(?:chaotic|stressful|hectic|stress|chaos|rushed|yelling))';
const HOLIDAYS =
  '(?:thanksgiving|christmas|xmas|easter|hanukkah|chanukah|passover|seder|eid|iftar|diwali|kwanzaa|new years?(?: eve| day)?|holiday|rosh hashanah|mothers day|fathers day)';
const VISITORS =
  '(?:grandparents?|grandma|grandpa|granny|nana|in laws|inlaws|mother in law|father in law|relatives|cousins?|family|guests|houseguests?|parents|aunt|uncle)';
const REFUSES =
  '(?:refuses?(?: to)?|will not|does not want to|do not want to|would not|never|will never|does not|hates?|stopped|only)';

const ROUTINES: readonly Rule[] = [
  {
    intent: 'routines',
    when: has(
      '(?:morning|after school|afterschool|afternoon|homework|chores?|daily|day to day|everyday|school day|school morning|weekday|weekend|family) (?:\\w+ )?(?:routines?|rhythm)',
    ),
    unless: also('(?:skin|hair|beauty|workout|gym|exercise|makeup|yoga|bedtime|evening|sleep|comedy)'),
  },
  {
    intent: 'routines',
    when: has(
      '(?:chores?|homework|morning|after school) (?:chart|plan|rota|roster|system|ideas|time|hour|steps|checklist)',
    ),
    unless: ACTS,
  },
  { intent: 'routines', when: has(`${CALM} (?:\\w+ )?(?:mornings?|afternoons?)`), unless: ACTS },
  {
    intent: 'routines',
    when: has(
      '(?:mornings?|after school|afternoons?)(?: \\w+){0,6} (?:chaos|chaotic|rush|rushed|hectic|stressful|struggle|battle|mess|crazy|nightmare|disaster|calmer|calm|smoother|smooth|easier|better)',
    ),
    unless: also('(?:traffic|sickness|sick|news|train|pain)'),
  },
  {
    intent: 'routines',
    when: has(
      '(?:get|getting|be|are)(?: \\w+){0,5} (?:out (?:of )?the (?:door|house)|ready for (?:school|day ?care)|ready in the morning|dressed in the morning|up for school)|(?:leave|leaving) (?:the )?(?:house|home)(?: \\w+){0,2} (?:by|at|on time|in time)|between school and (?:dinner|supper|bed|bedtime)',
    ),
    unless: ACTS,
  },
  {
    intent: 'routines',
    when: has(
      '(?:screen|phone|tech|device|tv|i ?pad|tablet)s? free(?: \\w+)? (?:evenings?|nights?|time|hours?|afternoons?|routine)|(?:evenings?|nights?|afternoons?)(?: \\w+){0,2} (?:without|with no|with less) (?:screens?|phones?|tv|devices|tablets)',
    ),
    unless: ACTS,
  },
  {
    intent: 'routines',
    when: has(
      `chores?(?: \\w+){0,6} ${KIDS}|${KIDS}(?: \\w+){0,6} chores|age appropriate chores|(?:divide|split|share|assign|give|hand out|teach)(?: \\w+){0,6} chores|chores? (?:\\w+ ){0,5}(?:years? old|suits?|fits?)|chores (?:by|for|per) (?:age|an?|my|our|each|everyone|everybody|the)|help (?:out )?around the house`,
    ),
    unless: also('(?:what chores do i|today|list)'),
  },
];

const HOMEWORK_TIME: Rule = {
  intent: 'routines',
  when: has('(?:when|what time|best (?:time|hour)|which hour)(?: \\w+){0,7} homework'),
  unless: has('(?:due|my homework|does (?:mia|leo|he|she) have)'),
};

const PARTY =
  '(?:party|parties|celebration|sleepover|baby shower|reunion|gathering|get together|barbecue|bbq|cookout|picnic)';
const EVENTS: readonly Rule[] = [
  {
    intent: 'events',
    when: has(`${ASK}(?: \\w+){0,7} (?:birthdays?|bday|b day)`),
    unless: also('(?:card|cake|message|wishes|speech|toast|out what|outfit|wear)'),
  },
  {
    intent: 'events',
    when: has(
      '(?:birthday|bday) (?:\\w+ )?(?:party|parties|celebration|bash|checklist|planning|ideas|games)',
    ),
    unless: also('(?:card|cake recipe|message|wear|outfit)'),
  },
  {
    intent: 'events',
    when: has('turn(?:s|ing) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'),
    unless: ACTS,
  },
  { intent: 'events', when: has('play ?dates?'), unless: ACTS },
  {
    intent: 'events',
    when: has(
      `${VISITORS}(?: \\w+){0,5} (?:visit\\w*|coming over|come over|coming to stay|staying with us|stay with us|coming to town|coming for)|${ASK}(?: \\w+){0,5} (?:family visit|visit (?:from|of)|houseguests?)|(?:host|hosting) (?:\\w+ )?${VISITORS}`,
    ),
    unless: also(`(?:${MEAL}|menus?|cook|eat|museum|doctor|dentist|hours)`),
  },
  {
    intent: 'events',
    when: has(
      '(?:packing (?:list|checklist|tips|for|help)|what (?:\\w+ ){0,4}(?:to )?pack|(?:help|helping)(?: \\w+){0,3} pack|pack(?: \\w+){0,3} (?:for|suitcases?|bags))',
    ),
    unless: also('(?:lunch(?:es)?|lunch ?box|snacks?|add|milk|six pack)'),
  },
  {
    intent: 'events',
    when: has(
      `${ASK}(?: \\w+){0,6} (?:trip|vacation|travel|travell?ing|holidays?|getaway|camping|journey|beach day|road trip|weekend away)`,
    ),
    unless: also(
      `(?:${MEAL}|flights?|tickets?|currency|exchange|bank|card|alert|days? left|take|points|miles|rental|${HOLIDAYS})`,
    ),
  },
  {
    intent: 'events',
    when: has(
      `(?:trip|travel\\w*|vacation|road trip|fly|flying|flight)(?: \\w+){0,3} with (?:\\w+ ){0,3}${KIDS}`,
    ),
    unless: ACTS,
  },
  {
    intent: 'events',
    when: has(
      `${HOLIDAYS}(?: \\w+){0,2} (?:dinner|meal|lunch|brunch|feast|party|gathering|celebration|hosting|checklist|with the family)`,
    ),
    unless: also('(?:is there|what is for|bank|what is on|leftovers?|how long)'),
  },
  {
    intent: 'events',
    when: has(`${ASK}(?: \\w+){0,4} ${HOLIDAYS}`),
    unless: also('(?:is there|what is for|bank|bonus|days|request|spell|celebrate in)'),
  },
  {
    intent: 'events',
    when: has(`${ASK}(?: \\w+){0,5} ${PARTY}`),
    unless: also('(?:political|date|time|wear)'),
  },
  {
    intent: 'events',
    when: has('(?:event|party) planning|plan(?:ning)? (?:an|our|my|the) event'),
    unless: ACTS,
  },
];

const PARENTING: readonly Rule[] = [
  {
    intent: 'parenting',
    when: has('(?:picky|fussy|choosy|selective) (?:\\w+ )?(?:eaters?|eating|kid|child|toddler)'),
    unless: also('(?:plan|menu|dinners?|lunch(?:es)?|cook|suggest|meals)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:${KIDS}|he|she|they)(?: \\w+){0,4} ${REFUSES} (?:\\w+ )?(?:eats?|try|touch|taste)(?: \\w+){0,4}`,
    ),
    unless: also('(?:allerg\\w*|^what|^who|^which|dog|cat|puppy|can not|plan|menu|week)'),
  },
  {
    intent: 'parenting',
    when: has(`${KIDS}(?: \\w+){0,3} only (?:wants?|eats?|likes?|accepts?)`),
    unless: also('(?:plan|menu|week|dinners?)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:get|getting|make|teach|help)(?: \\w+){0,3} (?:${KIDS}|him|her|them)(?: \\w+){0,2} (?:eat|try|like|love) (?:\\w+ ){0,3}(?:vegetables?|veggies|greens|fruits?|foods?|new things|more|better|healthy|healthier)`,
    ),
    unless: also('(?:plan|menu|week)'),
  },
  {
    intent: 'parenting',
    when: has(
      '(?:tantrums?|melt ?downs?|temper outbursts?|back talk|talking back|terrible twos|positive discipline)',
    ),
    unless: also('(?:bed ?time|sleep|song|define|mean)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:${KIDS})(?: \\w+){0,4} (?:hits?|hitting|bites|biting|bite|kicks|kicking|screams?|screaming|whines?|whining|lies|lying|throws (?:a )?fits?|talks back|does not listen|do not listen|will not listen|never listens?|misbehav\\w*|act(?:s|ing) out|hit)`,
    ),
    unless: also('(?:bed ?time|sleep|dog|bug|bitten|bites? on|lying down)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:screen ?time|(?:how much|how long|how many hours)(?: \\w+){0,5} (?:screens?|tv|television|i ?pad|tablet|youtube|video ?games?|cartoons|gaming)|${KIDS}(?: \\w+){0,6} (?:too much|addicted|hooked|glued|limit\\w*|off)(?: \\w+){0,4} (?:screens?|tv|television|i ?pad|tablet|youtube|video ?games?|phone|phones|gaming)|${KIDS}(?: \\w+){0,4} (?:screens?|tv|i ?pad|tablet|youtube|video ?games?|phones?) (?:too much|all (?:day|the time)|constantly|non ?stop)|limit\\w*(?: \\w+){0,3} (?:screens?|tv|i ?pad|tablet|youtube|video ?games?))`,
    ),
    unless: also('(?:repair|broken|app|battery|settings|inch\\w*)'),
  },
  {
    intent: 'parenting',
    when: has(
      '(?:potty|toilet) ?(?:train\\w*|learning)|(?:out of|off|ditch\\w*) (?:the )?(?:diapers|nappies)|potty',
    ),
    unless: also('(?:puppy|dog|kitten|cat)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:siblings?) (?:\\w+ )?(?:fight\\w*|rivalry|conflicts?|jealous\\w*|squabbl\\w*|arguments?|quarrel\\w*)|(?:${KIDS}|siblings?|brothers?|sisters?)(?: \\w+){0,4} (?:fight\\w*|argue|argues|arguing|bicker\\w*|squabbl\\w*|quarrel\\w*|jealous|get along)`,
    ),
    unless: also('(?:movie|world|history|food|sleep|bed ?time|cold)'),
  },
  {
    intent: 'parenting',
    when: has(
      `homework(?: \\w+){0,6} (?:battles?|struggles?|trouble|troubles|fights?|tears|refus\\w*|crying|cries|takes? forever|problems?|motivat\\w*|drama|help|tantrums?)|(?:${KIDS}|he|she|they)(?: \\w+){0,4} (?:refus\\w*|hates?|will not|avoids?|struggl\\w*|cries|fights?|does not want)(?: \\w+){0,5} homework|(?:trouble|help|battles?|fights?|struggl\\w*|motivat\\w*|tears)(?: \\w+){0,5} homework`,
    ),
    unless: also('(?:my (?:math )?homework|routine|schedule|chart|essay|due)'),
  },
  {
    intent: 'parenting',
    when: has(
      `(?:rainy|snowy|indoor|snow|rain|inside) (?:days? )?(?:\\w+ ){0,2}(?:activit\\w*|games?|ideas?|things|crafts?|fun)|(?:activit\\w*|crafts?|games|things to do|ideas|keep|entertain\\w*|do)(?: \\w+){0,6} (?:indoors?|inside|rainy|raining|rains|snow day|busy|bored)|${KIDS}(?: \\w+){0,2} bored|(?:raining|rains|rainy|snowing|stuck inside|stuck at home)(?: \\w+){0,8} ${KIDS}|entertain(?:ing)? (?:\\w+ )?${KIDS}|(?:activit\\w*|crafts?|games)(?: \\w+){0,3} (?:for|with) (?:\\w+ ){0,5}${KIDS}`,
    ),
    unless: also('(?:video|stock|in \\w+ this weekend|near|forecast|umbrella|for adults|is it|will it|line)'),
  },
  {
    intent: 'parenting',
    when: has('parenting(?: \\w+)? (?:tips|advice|help|questions?|ideas)|help(?: \\w+){0,2} parenting'),
    unless: ACTS,
  },
];

const GUIDES: readonly Rule[] = [...ROUTINES, HOMEWORK_TIME, ...EVENTS, ...PARENTING];

/** The guide a turn of phrase leaves no doubt about. */
export const guideByPhrase = (words: string): Rule['intent'] | undefined =>
  GUIDES.find(({ when, unless }) => when.test(words) && !unless?.test(words))?.intent;
