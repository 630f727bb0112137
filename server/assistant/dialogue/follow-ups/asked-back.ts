// Short messages about the answer before that no record takes: 'why not', 'who doesn't', 'what else', 'until fall' of one visit.
import { isTaken } from '#rules/medicine/taken.ts';
import { names } from '../../answers/family/allergy-list.ts';
import { dietEntries, findingsFor } from '../../answers/family/stored-food.ts';
import { capital, quoted } from '../../text/say.ts';
import { askedOf, carried, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Run, Talk } from '../talk.ts';

const OPENS = '^(?:(?:and|but|so|ok|oh|wait|really)[, ]+)*';
const WHY = new RegExp(`${OPENS}(?:why(?: not| is that| so| though)?|how come)\\W*$`);
const WHO_NOT = new RegExp(
  `${OPENS}(?:who|which (?:of us|ones?|kids?)) (?:is|are|does|do|has|have|did) not\\b(?: (?:it|that|one|any|so|yet|either))*\\W*$`,
);
const ELSE = new RegExp(
  `${OPENS}(?:(?:what|anything) else(?: is (?:there|on|planned))?|is that (?:all|it))\\W*$`,
);
const SINCE = new RegExp(`${OPENS}since when(?: is (?:it|that|this)(?: ok| fine| so)?)?\\W*$`);
const ENDS =
  /^(?:(?:and|but|so|ok|oh|no|wait|actually|only|just|it|that|this|she|he|they|goes|runs|lasts?|is|will|go|run|every week|weekly)[, ]+)*((?:until|till?|through|thru) (?!when\b|what\b)\S.*|for (?:the (?:next|whole) |\d+|an?|two|three|four|five|six|seven|eight|ten|twelve)[ \w]*\b(?:weeks?|months?|season|semester|summer|year))\W*$/;

/** 'Until fall' of one visit: no field holds an end. */
function endOfVisit(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { slots } = talk.reading.whole;
  const end = ENDS.exec(text)?.[1];
  const [card] = state.cards;
  const id = talk.written?.[0]?.id ?? state.focus.medical_appointment;
  const title = talk.household.appointments.find((one) => one.id === id)?.title ?? card?.input['title'];
  const isOfVisit = /^appointment_(?:add|move|change|ask)$/.test(state.intent) && typeof title === 'string';
  const isEnd = end !== undefined && slots.times.length === 0 && slots.people.length === 0;
  return isOfVisit && isEnd
    ? told(
        state,
        `I keep single appointments, so ${quoted(title)} stays as it is. Say “note that it goes ${quoted(end)}” and I put that in its notes, or tell me the next date.`,
      )
    : undefined;
}

/** The answer once more as a reason: without its yes or no, and with what is stored of the one person asked about. */
function foodReason(talk: Talk, state: DialogueState): Decided | undefined {
  const { slots, asked, offered } = state;
  const { dish = '' } = state.focus;
  const own = { ...slots, foods: [], dishes: [], goods: [] };
  const run = (intent: string, text: string, chosen: Run['chosen']): Run => ({
    intent,
    text,
    chosen,
    slots: own,
    said: text,
  });
  const judged = carried(talk, run('food_ok', `is ${dish} ok`, { what: dish }), { isAccounted: true });
  const rules =
    slots.people.length === 1 || slots.isMe
      ? carried(talk, run('allergy_ask', 'what can they not eat', {}))?.plan.text
      : undefined;
  if (!judged) return undefined;
  const [first = '', ...rest] = judged.plan.text.split('\n\n');
  const reason = first.replace(/^No, [^.]*\. ?/, '') || rest[0];
  const text = /^No\b/.test(first)
    ? [reason, rules].filter(Boolean).join(' ')
    : [first, ...rest].join('\n\n');
  // 'Should I put it on anyway' waits still.
  const plan = { ...judged.plan, text, ...(asked === undefined ? {} : { offered }) };
  return { plan, state: asked === undefined ? judged.state : state };
}

const TELLS = /_ask$|^member_about$|^(?:appointment|menu|list|pantry|contact|school)_/;

function why(talk: Talk, state: DialogueState): Decided | undefined {
  const { intent, focus, slots } = state;
  if (intent === 'medical_advice')
    return told(state, "That's for a doctor or pharmacist to say; I only know what's stored.");
  if (focus.advice !== undefined || !(TELLS.test(intent) || intent === 'food_ok')) return undefined;
  if (/^(?:food_ok|menu_(?:ask|place))$/.test(intent) && focus.dish !== undefined)
    return foodReason(talk, state);
  const which = intent.startsWith('medicine_') ? focus.medication : focus.medical_record;
  const kind = intent.startsWith('medicine_') ? 'medication' : 'medical_record';
  if (/^(?:medicine|record)_ask$/.test(intent) && which !== undefined)
    return carried(
      talk,
      {
        intent,
        slots,
        text: 'what is it for',
        said: 'what is it for',
        chosen: { which: { kind, id: which } },
      },
      { isAccounted: true },
    );
  return told(state, "The reason isn't stored, only what I said.");
}

const told = (state: DialogueState, text: string): Decided => ({ plan: { text }, state });

const OF_DIET = /\b(?:diets?|food rules)\b/i;
const OF_LIKING = /\b(?:interests?|interested|hobb\w+|likes?|into|enjoys?)\b/i;

/** Those without what the answer before told of others. */
function whoNot(talk: Talk, state: DialogueState): Decided | undefined {
  const { household, facts } = talk;
  const { intent, slots, focus } = state;
  const run = { intent, slots, text: state.text, said: state.text, chosen: {} };
  const [own = ''] = /^(?:allergy|diet|medicine|appointment|day)(?=_ask)|^member_about/.exec(intent) ?? [];
  const topic = own === 'allergy' && OF_DIET.test(state.text) ? 'diet' : own;
  const food = [...slots.foods, ...slots.dishes][0]?.said;
  const thing = food ?? slots.diets[0];
  const listed = new Set([...(focus.listed?.map(({ id }) => id) ?? []), focus.medical_appointment]);
  const owners = new Set(
    (topic === 'medicine'
      ? household.medications.filter((one) => isTaken(one, facts.today))
      : household.appointments.filter(({ id }) => listed.has(id))
    ).map((one) => one.familyMemberId),
  );
  const hasIt = (member: (typeof household.members)[number]): boolean => {
    if (topic === 'member_about') return member.interests.length > 0;
    if (topic !== 'allergy' && topic !== 'diet') return owners.has(member.id);
    if (food !== undefined) return findingsFor(member, food).length > 0;
    if (thing !== undefined) return dietEntries(member, thing).length > 0;
    return (
      (topic === 'allergy' ? member.allergies : [...member.dietaryRestrictions, ...member.dietaryNeeds])
        .length > 0
    );
  };
  if (topic === '' || (topic === 'member_about' && !OF_LIKING.test(state.text))) return undefined;
  if (/^(?:appointment|day)$/.test(topic) && owners.size === 0) return undefined;
  const without = household.members.filter((member) => !hasIt(member));
  const what = {
    allergy: 'allergies are',
    diet: 'diets are',
    medicine: 'current medicines are',
    member_about: 'interests are',
  }[topic];
  const none =
    thing === undefined ? `No ${what ?? 'appointments among those are'}` : `${capital(quoted(thing))} isn't`;
  const text =
    without.length === 0
      ? 'Something is stored for each of you.'
      : `${none} stored for ${names(askedOf(talk, run), without, 'or')}.`;
  const plan = { text, reads: [{ tool: 'listFamilyMembers', input: {} }] };
  return { plan, state: { ...stateAfter(talk, run, plan), focus } };
}

/** The answer to such a question; undefined where the message is none. */
export function askedBack(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  if (!/^(?:intent|anyway)?$/.test(state.asked ?? '')) return undefined;
  const end = endOfVisit(talk, state, text);
  if (end) return end;
  if (WHY.test(text)) return why(talk, state);
  if (WHO_NOT.test(text)) return whoNot(talk, state);
  const isOpen = /^(?:day|list|menu|pantry)_ask$/.test(state.intent) && state.cards.length === 0;
  if (ELSE.test(text) && isOpen) return told(state, "That's all that's stored for it.");
  if (!SINCE.test(text)) return undefined;
  if (state.intent === 'food_ok' && state.focus.dish !== undefined) return foodReason(talk, state);
  return /^(?:food|pantry|list|allergy|diet|member|contact|menu)_/.test(state.intent)
    ? told(state, "Since when isn't stored for that.")
    : undefined;
}
