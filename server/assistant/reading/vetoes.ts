// Intents that a message cannot have without naming something of their kind: a share of the rest remains, for words that
// no lexicon knows.
import type { Slots } from './slots.ts';

type Named = (slots: Slots, words: ReadonlySet<string>) => boolean;

const some =
  (...kinds: (keyof Slots)[]): Named =>
  (slots) =>
    kinds.some((kind) => {
      const value = slots[kind];
      return Array.isArray(value) && value.length > 0;
    });
const anyWord =
  (...listed: string[]): Named =>
  (_, words) =>
    listed.some((word) => words.has(word));
const either =
  (...checks: Named[]): Named =>
  (slots, words) =>
    checks.some((check) => check(slots, words));

const FOOD = some('foods', 'dishes', 'goods', 'diets');
const VISIT = either(
  some('visits', 'vaccines', 'contacts'),
  anyWord('appointment', 'appointments', 'appt', 'appts', 'apt', 'it', 'that'),
);
const MEDICINE = either(
  some('medicines', 'doses', 'frequencies'),
  anyWord('it', 'that', 'dose', 'dosage', 'taking', 'takes', 'until', 'till'),
);
const CONTACT = either(
  some('contacts', 'visits', 'phones', 'emails', 'addresses'),
  anyWord('contact', 'contacts', 'number', 'phone', 'doctors', 'email', 'address', 'call', 'reach'),
);
const RECORD = either(
  some('records', 'vaccines', 'conditions', 'visits'),
  anyWord(
    'record',
    'records',
    'history',
    'results',
    'result',
    'diagnosis',
    'entry',
    'broke',
    'medical',
    'said',
  ),
);

const SAYS_ALLERGY =
  /^(?:al+erg|alerg|intoler|react|hives|rash|swell|swollen|epi|anaph|sensitiv|avoid|celiac|can['’]?t|cannot|not|never|throat|itch|sick|vomit|throws|threw|bad|deathly|penicillin|latex|outgr|breaks|broke|upset|away$|limits$|mark)/;

const SAYS_GONE =
  /^(?:al+erg|alerg|intoler|outgr|grew|off$|remov|delet|not$|never|longer|any|again|can|clear|take|gone|over|fine|ok|drop|lose|lost|pass|scratch|eat|have|isnt|allowed|cured|wrong|unmark)/;
const KEEPS =
  /^(?:saves?|saved|saving|keeps?|keeper|add|remember|rember|bookmark|store|put|note|write|hit|winner|loved|loves?|favou?rites?|rotation|hang|idea|idaes|ideas|forget|try)$/;
const LIMITS_DISH = /^(?:no|under|without|quick|easy|fast|need|something|using)$/;
const OF_DISH = /^(?:main|mains|side|sides|recipe|dessert|snack|dish|cake|entree)$/;
const BECOMES =
  /^(?:is|are|am|went|goes|going|now|eats?|started|starts|only|longer|became|been|hes|shes|im|theyre|no|not|does|did|add|put|make|switched)$/;
const hasWord =
  (pattern: RegExp): Named =>
  (_, words) =>
    [...words].some((word) => pattern.test(word));
const not =
  (check: Named): Named =>
  (slots, words) =>
    !check(slots, words);

const OF_ALLERGY = hasWord(
  /^(?:al+erg\w*|alerg\w*|intoler\w*|sensitiv\w*|outgr\w*|grew|react\w*|cured|eat|eats|it|that|this|these|those|them|one|both)$/,
);

const WORKS = hasWord(/^(?:works?|working|shifts?)$/);
const NEEDED: Readonly<Record<string, Named>> = {
  // 'I have to work late Thursday' is no dish.
  menu_place: (slots, words) => !WORKS(slots, words) || FOOD(slots, words),
  // 'A no cheese one for Ollie' is a dish: an allergy is said.
  allergy_add: (_, words) =>
    [...words].some((word) => SAYS_ALLERGY.test(word)) ||
    (words.has('no') && (words.has('more') || words.has('is'))),
  // 'Rob can lift again' takes no allergy away.
  allergy_remove: (slots, words) =>
    [...words].some((word) => SAYS_GONE.test(word)) &&
    (FOOD(slots, words) || some('conditions', 'medicines')(slots, words) || OF_ALLERGY(slots, words)),
  diet_add: (slots, words) =>
    FOOD(slots, words) && (not(hasWord(OF_DISH))(slots, words) || hasWord(BECOMES)(slots, words)),
  diet_remove: FOOD,
  // 'Get rid of the spinach with Roz here' takes nobody out.
  member_remove: either(
    not(some('foods', 'dishes', 'goods')),
    anyWord('family', 'member', 'members', 'profile', 'household', 'people'),
  ),
  appointment_add: either(VISIT, some('times', 'days')),
  // 'I work Friday, not Thursday now' moves nothing of those days.
  appointment_move: either(
    VISIT,
    (slots, words) => some('times', 'days')(slots, words) && !WORKS(slots, words),
  ),
  appointment_change: either(VISIT, some('people', 'durations')),
  appointment_cancel: either(VISIT, some('days', 'people')),
  medicine_ask: either(MEDICINE, some('people'), anyWord('prescribed', 'take')),
  medicine_add: MEDICINE,
  medicine_change: MEDICINE,
  medicine_stop: MEDICINE,
  medicine_remove: MEDICINE,
  dose_ask: MEDICINE,
  dose_add: MEDICINE,
  dose_remove: MEDICINE,
  contact_ask: CONTACT,
  contact_add: CONTACT,
  contact_change: CONTACT,
  contact_remove: CONTACT,
  record_ask: RECORD,
  record_add: RECORD,
  record_change: RECORD,
  record_remove: RECORD,
  // 'What do we still got this week' is about its days.
  pantry_ask: either(
    not(some('days', 'people')),
    FOOD,
    hasWord(
      /^(?:pantry|fridge|freezer|food|foods|groceries|expir\w*|spoil\w*|bad|eat|cook|cooking|use|stock\w*|home|house|out|low|cans?|bags?|box(?:es)?)$/,
    ),
  ),
  list_change: either(
    FOOD,
    some('lists', 'ordinals', 'numbers'),
    anyWord('list', 'lists', 'amount', 'quantity', 'rename', 'call'),
  ),
  // 'Dinner idea no dairy under 20 minutes' looks for one.
  idea_save: (slots, words) =>
    not(hasWord(LIMITS_DISH))(slots, words) ||
    [...words].some((word) => KEEPS.test(word) && !word.startsWith('idea')),
  // Two foods alone trade no places.
  menu_swap: hasWord(
    /^(?:s[wv][ai]t?c?h|swap|trad|exchang|flip|revers|vice|places?$|around$|mix|chang|other$|order$|move|put$|back$|em$)/,
  ),
  food_ok: either(FOOD, anyWord('eat', 'this', 'it', 'ingredients')),
  storage_ask: either(FOOD, anyWord('it', 'leftovers', 'that', 'they')),
  cook_time: either(FOOD, anyWord('it', 'that', 'oven')),
  substitute_ask: either(FOOD, anyWord('it', 'that', 'substitute')),
  // 'Tried a timer, he laughs' sets none.
  timer: not(hasWord(/^(?:tried|tries|trying|used|laughs?|ignores?)$/)),
  // 'Half an hour later' is no farewell; 'see you in an hour' is.
  goodbye: either(not(some('durations')), anyWord('bye', 'see', 'talk', 'night', 'you', 'goodbye')),
};

const LEFT = 0.12;
/** Without a word for it, an allergy is neither stored nor taken away. */
const LEFT_OF_ALLERGY = 0.005;

/** The share that an intent keeps. */
export const kept = (intent: string, slots: Slots, words: ReadonlySet<string>): number =>
  (NEEDED[intent]?.(slots, words) ?? true) ? 1 : intent.startsWith('allergy_') ? LEFT_OF_ALLERGY : LEFT;
