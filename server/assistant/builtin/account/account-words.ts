// Word lists of the accounting: function words, the words each kind of card is asked for with, and words that weigh
// more than others when no card holds them.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Closed word classes and politeness: they carry no fact of their own. Negations are left out on purpose. */
export const FUNCTION_WORDS = set(`
  a an the this that these those some any i me my mine we us our ours you your yours he him his she her hers it its they
  them their theirs who whom whose which what there here myself
  am is are was were be been being do does did doing have has had having can could will would shall should may might must
  to of in on at by for from with into onto about around near under over up down off out as than like per via during until till through
  and but or so then also too plus both either just really very quite still already again now actually please pls thanks thank
  hi hello hey pip ok okay yes yeah yep sure well oh um hmm hmm sorry wait great cool awesome dear
  because since when while where how why though although
  want wants wanted need needs needed would like liked lets let make makes made got get gets getting gotta go going gonna
  come comes know think guess say tell told ask asked hope hoping mean means meant call called named
  thing things stuff one ones lot lots bit kind sort right
  new other another more lol haha btw obv tho thx ugh omg w`);

/** Words that turn a sentence round or put a condition on it. */
export const NEGATIONS = set('not no never without except unless instead only if nothing none nor neither');

const ADDING = `add adding added put putting enter create set save store note write log record register include track keep
  jot remember down show up`;
const CHANGING = 'change changed update updated correct correction edit fix switch switched make now';
const REMOVING =
  'remove removed delete deleted drop take taken off cancel cancelled canceled scrap clear erase rid forget';

/** The words a kind of card is asked for with. */
export const TRIGGER_WORDS = {
  Appointment:
    set(`${ADDING} ${CHANGING} ${REMOVING} book booked schedule scheduled reschedule rescheduled move moved push
    pushed postpone postponed shift delay bring forward arrange plan pencil calendar appointment appointments appt appts apt
    visit visits doctor dr see seeing medical date time day back later earlier remind reminder reminders alert tell ahead before rather better same instead next upcoming following`),
  Medication:
    set(`${ADDING} ${CHANGING} ${REMOVING} medication medications medicine medicines med meds prescription
    prescriptions take takes taking took taken start starts started starting begin begins began use uses using prescribed dr
    doctor give given daily dose dosage records tablet pill twice times every for stop stops stopped stopping finish finished
    done longer anymore any more off end ended ends quit not no went goes go up upped raised bumped came says said doc nurse old stay`),
  MedicalContact:
    set(`${ADDING} ${CHANGING} ${REMOVING} contact contacts number numbers phone cell mobile office email mail
    address doctor dr medical details info located lives emergency moved new relocated`),
  MedicalRecord:
    set(`${ADDING} ${REMOVING} record records history had got gets received given vaccinated vaccination
    vaccine vaccines shot shots jab booster immunization diagnosed diagnosis test result results medical dr doctor health`),
  FamilyMember:
    set(`${ADDING} ${CHANGING} ${REMOVING} family household member members person people profile old year
    years yr yrs yo age aged turn turned turns turning birthday name house home live lives living born welcome law step half`),
  Pantry:
    set(`${ADDING} ${CHANGING} ${REMOVING} pantry fridge freezer cupboard cupboards kitchen larder shelf have out left
    used finished ran run gone all last food groceries`),
  Shopping:
    set(`${ADDING} ${CHANGING} ${REMOVING} shopping grocery groceries list lists buy bought buying shop store stores
    market pick picked purchase check checked uncheck cross crossed tick out ran run low start begin family house ingredients
    ingredient dish recipe week meals menu everything all lunch lunches dinner dinners breakfast snack snacks nearly almost totally completely down fresh could use really were better enough anyway plenty`),
  MenuIdea:
    set(`${ADDING} ${CHANGING} ${REMOVING} idea ideas recipe recipes dish dishes meal meals breakfast lunch dinner
    snack favorite favourite favorites favourites mark family cookbook`),
  WeeklyMenu:
    set(`${ADDING} ${CHANGING} ${REMOVING} swap swaps swapped menu menus meal meals breakfast lunch dinner supper suppers
    dish plan copy replace instead place back leave stay stays night`),
  School:
    set(`${ADDING} ${CHANGING} ${REMOVING} school schools kids kid class day days off no not due book lesson lessons homeschool
    homeschooling log break holiday`),
  Dose: set(`${ADDING} ${REMOVING} gave give given took take taken had dose doses log`),
  planWeek:
    set(`${ADDING} plan plans planning planned organize organise prepare suggest propose menu menus meal meals
    breakfast breakfasts lunch lunches dinner dinners supper suppers dish dishes food foods eat eating cook cooking feed week
    weeks weekly weeknight weeknights weekdays family everyone everybody kids household house us all day days night nights
    calendar idea ideas something different another fill only quick quickly fast healthy minutes minute min mins hour hours
    most max maximum less under half longer takes take time it schedule help figure out start starting begin beginning
    replace replacing overwrite redo anew afresh skip except filled stay stays keep keeps different please scratch too next coming`),
} as const;

/** Words a wish begins with. */
export const TRIGGER_STARTS = set(
  `${ADDING} ${CHANGING} ${REMOVING} book schedule move arrange plan buy start had got`,
);

export type CardTopic = keyof typeof TRIGGER_WORDS;

/** Words of the fields about food: they count as taken only on a card that sets one of those fields. */
export const FOOD_FIELD_WORDS =
  set(`allergic allergy allergies allergen allergens intolerant intolerance react reacts
  reacted reaction severe severely diet diets dietary eat eats eating tolerate not no free can avoid avoids longer anymore
  any more maybe perhaps possibly probably outgrew outgrown grew out list since never really supposed allowed stop stopped become became gone went`);

/** The same for what somebody likes. */
export const LIKING_WORDS = set('like likes love loves enjoy enjoys into crazy interested');

/** A leftover with one of these is about what somebody must not eat. */
export const DIET_WORD =
  /\b(?:allerg\w*|intoleran\w*|anaphyl\w*|epi ?pens?|vegan\w*|vegetarian\w*|pescatarian\w*|celiac|coeliac|gluten|dairy|lactose|kosher|halal|keto|diabet\w*|(?:nut|egg|soy|milk|wheat|sugar|fish|shellfish|sesame) ?free|can ?not (?:have|eat|drink|do|tolerate|with)|(?:must|should|may|does|do) not (?:have|eat|drink|get|touch)|reacts? to|hives|swell\w*|avoids?|off limits)\b/;

/** A leftover with one of these names a day, a time or a rhythm. */
export const WHEN_WORD =
  /^(?:today|tonight|tomorrow|yesterday|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?|wed|sat|weds|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mornings?|afternoons?|evenings?|noon|midday|midnight|weekly|biweekly|daily|monthly|yearly|every|each|am|pm|weekends?|fortnight|until|till|hours?|minutes?|mins?|days?|weeks?|months?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:am|pm|h)|\d{1,2}:\d{2}(?:am|pm)?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/;

/** A leftover that begins with one of these is a wish of its own. */
export const ACT_WORD =
  /^(?:and |also |then |plus |please )*(?:add|put|book|schedule|move|cancel|remove|delete|remind|call|text|email|buy|get|order|tell|send|check|make|plan|change|update|take|ask|set|find|show|write|log|save)\b/;

/** The same, about another record: such a wish is no note. */
export const NEXT_WISH =
  /^(?:and |also |then |plus |please )*(?:add|put|book|schedule|move|cancel|remove|delete|remind|buy|get|order|plan|change|update|set|write|log|save)\b/i;

/** Words that stand before a place. */
export const BEFORE_PLACE = set('at near in from inside behind beside opposite');
/** Words that stand before a person. */
export const BEFORE_PERSON = set('dr doctor with by mr mrs ms coach nurse aunt uncle prof');
