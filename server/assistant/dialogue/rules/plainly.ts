// Messages whose own words say what is wanted, whatever else they were taken for: a joke about a mishap, 'the death of me', a
// message to somebody, and what a stew is thickened with.
import { ASKS_WHO_SEES, howTo } from '../../answers/talk/how-to.ts';
import { isLaughter, isVent } from '../../answers/talk/vents.ts';
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

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
function sendsTo({ reading: { whole } }: Talk, { state: { intent } }: Decided): boolean {
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

const PLAIN: readonly Plain[] = [
  // 'Can Ben use this on her phone too'
  {
    words: /\buse (?:this|it|pip|pippal|the app) on\b.*\b(?:phone|tablet|ipad|computer|laptop)\b/,
    taken: /^(?:parenting|activity)/,
    intent: 'help',
  },
  // 'Did Ingrid leave work yet'
  {
    words:
      /^\W*(?:did|has|have|is) \S+ (?:leave|left|arrived?|gotten|got|get|on (?:his|her|the) way)\b.*\b(?:yet|already|now)\b/,
    taken: /^(?:parenting|activity|member|feeling|out_of_scope)/,
    intent: 'out_of_scope',
  },
  // 'Print next week's menu' neither plans nor stores one.
  {
    words: new RegExp(`${OPENS}print (?!.*\\brecipe)`),
    taken: /^(?:menu|list|pantry|day|lesson|school|help|unsure)/,
    intent: 'out_of_scope',
  },
  // 'Did you just turn it off' of a setting
  {
    words: /\bdid (?:you|u) (?:just |already |really )?(?:turn|switch) .*\b(?:on|off)\W*$/,
    taken: /^(?:event_plan|unsure|about|help|feeling|parenting|repeat)/,
    intent: 'out_of_scope',
  },
  // 'Youre nicer than my group chat'
  {
    words:
      /^\W*(?:(?:ok|okay|good|lol|wow|haha|thanks|thx|and|so|well)\W+)*(?:you are|you['’]?re|your|ur|pip is) (?:so |way |much |a lot )*(?:better|nicer|smarter|faster|funnier|kinder|more (?:helpful|useful|fun|patient)) than\b/,
    taken: /^(?:parenting|activity|feeling|unsure|out_of_scope|member|definition)/,
    intent: 'praise',
  },
  // 'To-do: fix the gate, pay the water bill'
  {
    words: /^\W*to[- ]?do(?:s|[- ]list)?\b\W*(?!list)/,
    taken: /^(?:out_of_scope|list_(?:add|create)|unsure|own_event|appointment_add|definition)/,
    intent: 'todo',
  },
  // 'How much did we spend on food in May': no money is kept.
  {
    words: /\b(?:how much|what)\b.*\b(?:spend|spent|pay for|paid|cost us)\b/,
    taken: /^(?:list|pantry|menu|day|recipe|unsure)/,
    intent: 'out_of_scope',
  },
  // 'Who can see the kids' records in here' asks about PipPal.
  {
    words:
      /\bwho (?:all |else )?(?:can|could|gets to|is able to) (?:see|read|view|look at|access)\b.*\b(?:here|this|records?|info|data|stuff|notes?|chats?|write|type|say|it)\b/,
    taken: /^(?:family|member|record|contact|medicine|help|unsure|out_of_scope)/,
    intent: 'about',
  },
  // 'Can Maeve see what I write here' asks about PipPal and no contact.
  {
    words: ASKS_WHO_SEES,
    taken:
      /^(?:family|member|record|contact|appointment|day|medicine|list|menu|help|unsure|out_of_scope|parenting)/,
    intent: 'about',
  },
  // 'Quick snack, I have oats and apples' is no thing of the pantry.
  {
    words:
      /^\W*(?:(?:a|an|i|need|some|any|want|ok|okay|hey|pip|something|for)[, ]+)*(?:quick|easy|fast|simple) (?:snack|breakfast|lunch|dinner|supper|meal|dessert)s?\b(?! (?:bar|pack|bag|box|mix|food)).*(?:\b(?:i|we) (?:have|got)\b|\bwith\b|\?)/,
    taken: /^(?:list|pantry)_(?:add|change)/,
    intent: 'dish_suggest',
  },
  // 'This house will kill me, got a joke for the table'
  {
    words:
      /\b(?:tell|give|know|got|have|need|want|hear|another) (?:(?:me|us|them|any|some|an?|good|silly|funny|kids?|one|quick) )*jokes?\b(?! (?:book|about (?:him|her|me)))/,
    taken: /^(?!joke)/,
    intent: 'joke',
  },
  // 'What are you any good at', 'so what do you actually do'
  {
    words:
      /\bwhat (?:(?:can|could|do|else can) (?:you|u|pip|this app)(?: \w+ly)? (?:even )?do\b(?! (?:about|for|with|on|if|when|to)\b)|(?:are |is )?(?:you['’]?re|you|u|pip|your|ur|youre|this)(?: are| is)?(?: \w+ly)? (?:even |any )?(?:good (?:for|at)|able to do|for\b\W*$))/,
    taken: /^(?!help|about)/,
    intent: 'help',
  },
  // 'Do you ever move things without asking'
  {
    words:
      /\b(?:do|can|will|could|would|did) (?:you|u|pip) (?:ever |just |also )*(?:change|move|delete|store|save|add|write|do|edit|update|remove|cancel)\b.*\b(?:on (?:your|ur|its) own|by (?:yourself|itself)|without (?:me|us|asking|my|our|telling|an? ok)|behind my back)\b/,
    taken: /^(?!about)/,
    intent: 'about',
  },
  // 'Can you call them and say we are late'
  {
    words:
      /^\W*(?:(?:ok|and|hey|pip|please|so)\W+)*(?:can|could|will|would) (?:you|u) (?:please )?(?:call|ring|phone|text|e-?mail|message) (?:them|him|her)\b/,
    taken: /^(?:contact|appointment|unsure|out_of_scope)/,
    intent: 'send_message',
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
