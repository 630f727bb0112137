// What a parent wants of the family's records: which kind of record, and whether to look it up, add, change or remove.
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { avoidedIn, noLongerIn } from './food-words.ts';
import {
  APPOINTMENT_WORD,
  CATEGORIES,
  MEDICINE_WORD,
  RECORD_WORD,
  SHOT,
  medicineNameIn,
  placeIn,
  vaccineIn,
  visitIn,
} from './health-words.ts';

const TOPICS = ['appointment', 'medicine', 'contact', 'record', 'member'] as const;
const ACTS = ['ask', 'add', 'change', 'remove'] as const;
type Topic = (typeof TOPICS)[number];
type Act = (typeof ACTS)[number];
/** 'appointment_ask', 'medicine_change', … */
export type DeskWish = `${Topic}_${Act}`;

/** Whether an intent is a wish about the family's records. */
export const isDeskWish = (intent: string): intent is DeskWish => {
  const [topic, act] = intent.split('_');
  return TOPICS.some((name) => name === topic) && ACTS.some((name) => name === act);
};

const has = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`);

const ASKING =
  /^(?:(?:hi|hello|hey|ok|okay|please|so|and|pip|well) )*(?:what|when|who|whose|where|which|how|is|are|am|do|does|did|has|have|was|were|will|any|should|must|tell|show|list|look|find|give|display|remind me (?:what|when|who|which)|read|check|can i see|could i see|(?:can|could|would|will) (?:you|i|we) (?:please )?(?:tell|show|list|look|find|give|see|check|say|get)|i (?:need|want|would like) to (?:know|see)|i (?:forgot|forget)|do you know)\b/;
const ADD = has(
  'add|book|schedule|put|enter|create|note|log|record|save|store|register|make|set up|arrange|pencil|write|jot|track|include|plan|new|remember|keep|mark|file|document|get(?= \\w+ (?:an?|in|a) )',
);
const MOVE = has(
  'move|moved|reschedul\\w+|change|changed|push(?:ed)?|postpone[ds]?|shift(?:ed)?|bring forward|switch|update|updated|delay|put off|correct|edit|rename|different (?:day|time)|earlier|(?:is|was) (?:now|actually) (?:on|at)',
);
const REMOVE = has(
  'cancel\\w*|take(?: \\w+){1,4} off|delete|remove|drop|call off|called off|scrap|get rid of|erase|take off|clear|forget about|throw out|unlist',
);
export const STOP = has(
  'stopp?(?:ed|s|ing)?|finish(?:ed|es)?|done with|no longer (?:\\w+ )?(?:takes?|taking|needs?|on|uses?)|does not (?:take|need|use)(?: \\w+){0,3} (?:any ?more|any longer|now)|(?:is|are|came|went|now) off|quit|(?:take|took) \\w+ off|ended|completed|through with|discontinue[ds]?|not (?:taking|on)(?: \\w+){0,3} (?:any ?more|any longer)',
);
const TAKES = has(
  'takes?|taking|took|prescribed|is on|are on|needs|started|starts|begins?|began|uses?|using|gets',
);
const TAKEN = has(
  'takes?|taking|on|still|our|my|we|who|stop|end|ends|run out|left|prescribed|last|needs?|list|show|has|have|any|family|active|current|gets?|dose|dosage|how often|until|till',
);
const HAD = has(
  'had|got|gets?|received|was given|was vaccinated|were vaccinated|has had|have had|has gotten|was immuni[sz]ed|diagnosed|underwent',
);
/** A shot that is still to come is an appointment. */
const TO_COME = has('at \\d+|\\d+ ?(?:am|pm)|noon|tomorrow|next \\w+|down for|book|schedule|appointment');
const LOGGED = has('log|logged|record|note|yesterday|last|ago|was|since');
/** Questions of general knowledge, and wishes about what is not a record. */
const GENERAL = has(
  'travel\\w*|trips?|should (?:i|we|he|she|they|my)|(?:do|does) (?:i|we|you|he|she|they|my \\w+) (?:really )?(?:need|have to)|need any|necessary|required?|side effects?|overdose|mix|together with|instead of|meaning|mean|definition|safe|cost|insurance|best|recommend\\w*|why|how (?:do|does|can|should|to)(?! (?:i|we) (?:reach|call|contact|get hold))|game|movie|song|school nurse|play doctor|world|country',
);
const CONTACT_DATA = has(
  '(?:phone|telephone|cell|mobile|office)? ?numbers?|phone|telephone|e ?mail(?: address)?|address|contact(?:s| info\\w*| details| data)?|reach|call|located|website',
);
const OTHER_LISTS = has(
  'shopping|grocer(?:y|ies)|to do|todo|menu|packing|recipes?|playlist|guest|reminders?|remind|alarms?|timers?',
);
/** 'Moved to 9 Oak Lane' */
const NEW_PLACE =
  /\b(?:(?:moved|relocated|is now) (?:to|at|in)|new (?:office|address|location)(?: is| at| on)?) \d+ (?:\w+ ){1,4}?(?:st|street|ave|avenue|rd|road|ln|lane|blvd|boulevard|dr|drive|way|place|pl|court|ct|plaza|broadway|parkway|pkwy|hwy|highway)\b/;
const RELATION =
  '(?:son|daughter|wife|husband|spouse|partner|child|kid|baby|newborn|mother|mom|mum|father|dad|grandma|grandmother|grandpa|grandfather|granny|brother|sister|nephew|niece|godson|goddaughter|aunt|uncle|cousin|stepson|stepdaughter|nanny|au pair|boy|girl|twins?)';
export const EATS_NOW =
  /^(?:\w+ ){0,2}\w+ (?:(?:only )?(?:eats?|drinks?|can (?:eat|have|drink))\b.*\b(?:now|again|any ?more|any longer)\b|(?:started|stopped|quit) (?:eating|drinking)\b|(?:no longer|never) (?:eats|drinks)\b)/;
const DIET =
  '(?:vegan|vegetarian|pescatarian|coeliac|celiac|halal|kosher|gluten free|dairy free|lactose intolerant)';

const isQuestion = (text: string, line: string): boolean =>
  ASKING.test(line) || (/\?\s*$/.test(text) && !ADD.test(line) && !REMOVE.test(line) && !MOVE.test(line));

/** Whether a text asks for something to be told. */
export const isAsking = (text: string): boolean => isQuestion(text, wordsOf(text).join(' '));

const DATED = has(
  'today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|january|february|march|april|may \\d+|june|july|august|september|october|november|december|at \\d+|\\d+ ?(?:am|pm)|noon|\\d+(?:st|nd|rd|th)|in \\w+ (?:days|weeks|months)',
);

function appointmentAct(line: string, asks: boolean): Act | undefined {
  if (asks) return 'ask';
  if (REMOVE.test(line)) return 'remove';
  if (MOVE.test(line) && !/\b(?:add|book|new)\b/.test(line)) return 'change';
  if (ADD.test(line) || DATED.test(line)) return 'add';
  return APPOINTMENT_WORD.test(line) ? 'ask' : undefined;
}

function medicineAct(line: string, asks: boolean): Act | undefined {
  // 'What is ibuprofen?' asks for no record.
  if (asks) return TAKEN.test(line) ? 'ask' : undefined;
  if (STOP.test(line)) return 'change';
  // 'One drop' is an amount.
  if (REMOVE.test(line.replace(/\b(?:\d+|an?|one|two|three|per|eye|ear) drop\b/g, ''))) return 'remove';
  if (MOVE.test(line) && !/\badd\b/.test(line)) return 'change';
  if (ADD.test(line) || TAKES.test(line) || /\b(?:start|twice|daily|a day|mg|ml)\b/.test(line)) return 'add';
  return MEDICINE_WORD.test(line) ? 'ask' : undefined;
}

function recordAct(line: string, asks: boolean): Act | undefined {
  if (asks) return 'ask';
  if (REMOVE.test(line)) return 'remove';
  if (HAD.test(line) || ADD.test(line)) return 'add';
  return RECORD_WORD.test(line) ? 'ask' : undefined;
}

/** A wish about people: adding, changing what they eat or how old they are, removing. */
function memberWish(text: string, line: string, asks: boolean): DeskWish | undefined {
  if (asks || OTHER_LISTS.test(line)) return undefined;
  const family = has('(?:to|from|in|of) (?:my|our|the) (?:family|household)|family members?|members?').test(
    line,
  );
  if (REMOVE.test(line) && !MEDICINE_WORD.test(line)) {
    if (has('allerg(?!ist)\\w+|intoleran\\w+|diets?').test(line)) return 'member_change';
    if (family || has(`(?:my|our) ${RELATION}`).test(line)) return 'member_remove';
    return /^(?:please |can you |could you )*(?:remove|delete) \w+$/.test(line) &&
      /\b\p{Lu}/u.test(text.slice(1))
      ? 'member_remove'
      : undefined;
  }
  // 'Mia eats fish now', 'Ben stopped eating pork' state something; they ask for no list.
  if (EATS_NOW.test(line)) return 'member_change';
  const food =
    new RegExp(
      `\\b(?:is|are|was|became|turned|has (?:become|gone)|went|has|have|got|developed)(?: \\w+){0,3} (?:allergic|intolerant|allerg(?:y|ies)|intolerance|${DIET})`,
    ).test(line) ||
    /\b(?:allergic|intolerant) to\b/.test(line) ||
    avoidedIn(text).some((entry) => unknownFoods(entry).length === 0);
  if (
    has(
      `(?:add|register|enter|create|include|new|put|welcome)(?: \\w+){0,4} (?:${RELATION}|family members?|members?|(?:to|in) (?:the|our|my) (?:family|household)(?! (?:calendar|menu|plan|week|page|schedule)))`,
    ).test(line)
  )
    return /\b(?:allerg\w+) to (?:\w+ )*(?:list|profile|record)/.test(line) ? 'member_change' : 'member_add';
  if (has(`(?:my|our) (?:new )?${RELATION} (?:is|was) (?:called|named)`).test(line)) return 'member_add';
  if (
    has(
      `(?:we|i) (?:have|had|got) (?:a|another) (?:new )?${RELATION}|our (?:new )?(?:baby|child) (?:is|was) (?:called|named|born)`,
    ).test(line)
  )
    return 'member_add';
  if (
    food &&
    !has(
      'recipe|dish|meal|plan|cook|dinner|lunch|friends?|classmates?|teachers?|neighbou?rs?|guests?|dog|cat',
    ).test(line)
  )
    return 'member_change';
  if (
    has('(?:add|note|save|remember|store|record|put)(?: \\w+){1,6} (?:allerg\\w+|intoleran\\w+)').test(line)
  )
    return 'member_change';
  if (
    has(
      `(?:turned|turns|has turned|just turned) (?:\\d{1,2}|\\w+)(?: (?:today|yesterday|now|last week))?|is (?:now )?\\d{1,2}(?: years old)?(?: now)|(?:change|set|update|correct)(?: \\w+){1,3} age`,
    ).test(line)
  )
    return 'member_change';
  return undefined;
}

function contactWish(line: string, asks: boolean): DeskWish | undefined {
  const person =
    /\bdr \w+|\bdoctor \p{L}+/u.test(line) ||
    placeIn(line) !== undefined ||
    /\b(?:medical|emergency) contacts?\b|\b(?:to|from|in) (?:my|our|the) contacts\b|\bnumber\b.* \d{3} \d{4}\b/.test(
      line,
    );
  if (!person || /\bcall(?:ed)? off\b/.test(line)) return undefined;
  const data = CONTACT_DATA.test(line) || /\b\d{3} \d{4}\b|@/.test(line) || NEW_PLACE.test(line);
  if (asks) {
    if (data && !APPOINTMENT_WORD.test(line)) return 'contact_ask';
    return /^(?:\w+ ){0,3}who (?:is|are) (?:our|my|the|\w+)\b/.test(line) && !APPOINTMENT_WORD.test(line)
      ? 'contact_ask'
      : undefined;
  }
  if (APPOINTMENT_WORD.test(line)) return undefined;
  if (REMOVE.test(line) && (data || (/\bdr \w+/.test(line) && !DATED.test(line)))) return 'contact_remove';
  if (!data && !/\bas (?:our|my|a|an|the|\w+)\b|\b(?:is|are) (?:our|my|\w+ new|the new) /.test(line))
    return undefined;
  if (DATED.test(line) && !data) return undefined;
  if (/\bour (?:new )?\w+(?: \w+)? is (?:now )?(?:dr|doctor)\b/.test(line)) return 'contact_add';
  if (/\b(?:new|changed?|now|updated?|correct|moved)\b/.test(line) && !/\badd\b|\bour new\b/.test(line))
    return 'contact_change';
  return ADD.test(line) || /\b(?:is|are) (?:our|my)\b|\bas (?:our|my|a|an|the)\b/.test(line)
    ? 'contact_add'
    : 'contact_change';
}

/** What a text wants of the records; undefined when it is about something else. */
export function wishIn(text: string): DeskWish | undefined {
  const line = wordsOf(text).join(' ');
  if (OTHER_LISTS.test(line) && !/^remind me (?:what|when|who|which)/.test(line)) return undefined;
  // Words that try to change who Pip is ask for nothing of the records.
  if (/\b(?:ignore|disregard|forget|override)(?: \w+){0,3} (?:rules|instructions|prompts?)\b/.test(line))
    return undefined;
  const asks = isQuestion(text, line);
  if (/\b(?:who|whom)(?: \w+){0,3} call\b.*\bemergency\b|\bemergency contacts?\b/.test(line) && asks)
    return 'contact_ask';
  if (asks && GENERAL.test(line)) return undefined;
  if (!asks && noLongerIn(text).length > 0) return 'member_change';
  const contact = contactWish(line, asks);
  if (contact) return contact;
  const visit = visitIn(line);
  const shot = SHOT.test(line) || (vaccineIn(line) !== undefined && HAD.test(line));
  if (APPOINTMENT_WORD.test(line) && !/\b(?:hair|nail|vet|car|bank|school|haircut|salon|spa)\b/.test(line)) {
    const act = appointmentAct(line, asks);
    if (act) return `appointment_${act}`;
  }
  // A visit that was is a record, one to come an appointment.
  if (!asks && visit && HAD.test(line) && /\b(?:yesterday|today|last|ago|this morning)\b/.test(line))
    return 'record_add';
  const member = memberWish(text, line, asks);
  if (member) return member;
  const category = CATEGORIES.some(([, words]) => words.test(line));
  if (
    shot ||
    RECORD_WORD.test(line) ||
    (category && (HAD.test(line) || asks || (ADD.test(line) && /\bdiagnos/.test(line))))
  ) {
    if (!asks && shot && !HAD.test(line) && TO_COME.test(line) && !LOGGED.test(line))
      return 'appointment_add';
    const planned = !asks && visit !== undefined && !HAD.test(line);
    const act = planned ? undefined : recordAct(line, asks);
    if (act) return `record_${act}`;
  }
  if (asks && /^what (?:all )?(?:is|are) (?!you|they|it|we)\w+ (?:currently |still )?taking$/.test(line))
    return 'medicine_ask';
  const isMedicine = medicineNameIn(line) !== undefined || MEDICINE_WORD.test(line);
  if (
    isMedicine ||
    (TAKES.test(line) && /\b\d+ ?(?:mg|mcg|ml|iu)\b/.test(line)) ||
    (ADD.test(line) && /\b\d+ ?(?:mg|mcg|ml|iu)\b/.test(line))
  ) {
    const act = medicineAct(line, asks);
    if (act) return `medicine_${act}`;
  }
  if (visit) {
    const act = appointmentAct(line, asks);
    if (
      act &&
      (!asks ||
        /\b(?:when|next|last|upcoming|schedule|week|month|planned|have|coming|time|day|date|any|see|seeing|going|go)\b/.test(
          line,
        ))
    )
      return `appointment_${act}`;
  }
  return undefined;
}
