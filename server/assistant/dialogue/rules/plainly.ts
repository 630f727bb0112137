// Messages whose own words say what is wanted, whatever else they were taken for: a joke about a mishap, 'the death of me', a
// message to somebody, and what a stew is thickened with.
import { ASKS_WHO_SEES, howTo } from '../../answers/talk/how-to.ts';
import { isLaughter, isVent } from '../../answers/talk/vents.ts';
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';
import rows from '../../answers/talk/data/plain-wishes.json' with { type: 'json' };

const SIGH =
  /\b(?:(?:just |someone |somebody |please )?(?:kill|shoot|end|bury) me(?: now)?|why me|my life|i give up|im done|i am done|fml|send help)\b/;
const MISHAP =
  /\b(?:burn(?:ed|t|ing)?|scorch\w*|charcoal|ruin\w*|overcook\w*|undercook\w*|oversalt\w*|dropp?ed|spill(?:ed|t)?|smoke alarm|flop\w*|exploded|fell apart|forgot|overslept|stuck|soggy|raw in|collapsed cake|curdled|brick)\b/;
const LAUGHS = /\b(?:lol|lmao|haha\w*|ha ha|ugh|omg|😂|🤦)(?!\w)/u;
const THICKENS = /\b(?:thicken\w*|thicker|(?:what|something) (?:binds|holds (?:\S+ ){1,4}together))\b/;
const ASKS_WITH = /\b(?:what|which|how|with|instead|use|without|something)\b/;

/** Answers that took such a message for something else. */
const UNSURE: ReadonlySet<string> = new Set([
  'unsure',
  'out_of_scope',
  'member_change',
  'definition',
  'joke',
]);
/** 'These kids are going to be the death of me': nobody died. */
const NO_DEATH = /\b(?:be|is|are|being) the death of (?:me|us)\b/;
/** Guides that answer a story as if it asked for advice. */
const ADVICE = /^(?:parenting|activity|routine)_ask$|^medical_advice$|^feeling$|^event_plan$/;
const KITCHEN = /^(?:substitute|list|pantry|storage)_/;

const OPENS =
  '^\\W*(?:(?:hey|hi|ok|okay|please|pls|pip|and|so|just|can you|could you|will you|would you|go ahead and)[, ]+)*';
const WRITES_TO = new RegExp(
  `${OPENS}(?:text|message|email|e-mail|dm|whatsapp) (?:to )?(?:my |the |aunt |uncle )*$`,
);
const SPEAKS_TO = new RegExp(`${OPENS}(?:tell|let|call|phone|ring) (?:my |the |aunt |uncle )*$`);
/** Answers that a message to somebody was taken for by a word of it. */
const TAKEN = /^(?:menu|list|pantry|dish|idea|unsure|out_of_scope|medical_advice)/;
const SENT = /^(?:send_message|contact_)/;

/** 'Text Celeste we are late Thursday': somebody who is known, right behind the word for sending. */
function sendsTo({ reading: { whole, wishes } }: Talk, { state: { intent } }: Decided): boolean {
  // 'Text Kelsey that we need her Friday, and put it on the calendar': declined already, beside the other wish.
  if (wishes.length > 1 && wishes[0]?.intents[0]?.intent === 'send_message') return false;
  const { tokens, tags } = whole.tagged;
  const to = tags
    .filter(({ type }) => type === 'person' || type === 'contact' || type === 'doctor')
    .toSorted((one, other) => one.from - other.from)[0];
  if (!to || SENT.test(intent)) return false;
  const words = tokens.slice(0, to.from).map(({ word }) => word);
  const lead = `${words.join(' ')} `;
  return WRITES_TO.test(lead) || (SPEAKS_TO.test(lead) && TAKEN.test(intent));
}

function wishIn(said: string, { plan, state }: Decided): string | undefined {
  const text = fold(said);
  const hasCards = (plan.cards ?? []).length > 0;
  if (!hasCards && THICKENS.test(text) && ASKS_WITH.test(text) && !KITCHEN.test(state.intent))
    return 'substitute_ask';
  const isAdvice = UNSURE.has(state.intent) || ADVICE.test(state.intent);
  if (!hasCards && isAdvice && (isVent(said) || isLaughter(said))) return 'feeling';
  if (!hasCards && NO_DEATH.test(text) && !text.includes('?')) return 'feeling';
  if (hasCards || !MISHAP.test(text) || text.includes('?')) return undefined;
  const isSure = SIGH.test(text) && LAUGHS.test(text) && state.slots.people.length === 0;
  const isOther = UNSURE.has(state.intent) || /_(?:add|remove|change)$/.test(state.intent);
  const isSigh = (SIGH.test(text) || LAUGHS.test(text)) && isOther;
  return isSigh || (isSure && state.intent === 'parenting_ask') ? 'feeling' : undefined;
}

interface Plain {
  words: RegExp;
  /** Intents that such a message was taken for. */
  taken: RegExp;
  intent: string;
}

/** Rows of the data: words, the intents that they are taken for, and the one they mean. */
const PLAIN: readonly Plain[] = [
  ...rows.map(({ words, taken, intent }) => ({
    words: new RegExp(words.replace('{opens}', () => OPENS)),
    taken: new RegExp(taken),
    intent,
  })),
  // 'Can Maeve see what I write here' asks about PipPal and no contact.
  {
    words: ASKS_WHO_SEES,
    taken:
      /^(?:family|member|record|contact|appointment|day|medicine|list|menu|help|unsure|out_of_scope|parenting)/,
    intent: 'about',
  },
];
const HOMEWORK = /\b(?:what|any|which|much) homework\b|\bhomework (?:is )?due\b/;
const OF_DAYS = /^(?:day|appointment|school|lesson|member|date)_/;

/** 'How do I connect the kitchen tablet', 'switch to dark mode': a part of the app, not of family life. */
const OF_APP = new RegExp(
  `${OPENS}(?:how|where(?:['’]?s)?|(?:can|could|do|does|will|is|are) (?:i|we|it|you|this|pip|pippal|there)|turn|switch|change|set|use|enable|connect|make|i (?:forgot|lost)|(?:is|does|do) what (?:i|we)|who (?:can|else|sees))\\b`,
);
const NOT_OF_APP =
  /^(?:unsure|member_about|school_ask|contact_ask|list_(?:ask|change)|pantry_ask|parenting_ask|activity_ask|substitute_ask|definition|menu_(?:set|change|swap)|event_plan|help)$/;

/** The intent that the words of a message name beyond doubt. */
function named({ household, reading }: Talk, { state: { intent } }: Decided): string | undefined {
  const text = fold(reading.said);
  // Homework is kept nowhere; lessons at home are.
  const isHomework = household.schoolDays.length === 0 && HOMEWORK.test(text) && text.startsWith('what');
  if (isHomework && OF_DAYS.test(intent)) return 'out_of_scope';
  if (NOT_OF_APP.test(intent) && OF_APP.test(text) && howTo(text, true)) return 'out_of_scope';
  return PLAIN.find(({ words, taken }) => taken.test(intent) && words.test(text))?.intent;
}

const OF_PLANS = /^(?:day|free|appointment|member)_/;
const UNSEEN: readonly (readonly [RegExp, string])[] = [
  [/^\W*where(?:['’]?s| is| are)\b.*\b(?:rn|right now|now|at)\W*$/, "I can't see where anyone is."],
  [
    /\b(?:weather|forecast)\b|\b(?:will|is|going to) (?:it )?(?:rain|snow)\b/,
    "I can't see the weather; your phone can.",
  ],
];
/** The calendar does not say where somebody is or how the weather will be: that is said first. */
function withUnseen({ reading }: Talk, decided: Decided): Decided {
  const text = fold(reading.said);
  const unseen = OF_PLANS.test(decided.state.intent) && UNSEEN.find(([words]) => words.test(text))?.[1];
  return unseen ? { ...decided, plan: { ...decided.plan, text: `${unseen} ${decided.plan.text}` } } : decided;
}

/** The decision, or the one that the words alone ask for. */
export function plainly(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const intent =
    decided &&
    (sendsTo(talk, decided) ? 'send_message' : (named(talk, decided) ?? wishIn(talk.reading.said, decided)));
  if (intent === undefined) return decided && withUnseen(talk, decided);
  return carried(talk, runOf(talk.reading.whole, intent)) ?? decided;
}
