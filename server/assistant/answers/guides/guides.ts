// Answers with general knowledge: advice on living with children, things to do, routines, bedtimes, parties and trips.
// The topic is chosen by a learned model; a message may change the guide given before it.
import type { Answerer, Answerers, Asked, Plan } from '../plan.ts';
import { whomIn } from '../people.ts';
import { advise, brieflyAdvised } from './advice.ts';
import { OLDEST } from './child-ages.ts';
import { childrenMeant, type GoesOn, type Meant } from './children-meant.ts';
import { followUpOf, countOf } from './follow-ups.ts';
import { rankTopics } from '../../reading/guide-models.ts';
import { supportFor } from '../../reading/topic-support.ts';
import { careTopicOf, sayCare } from '../health/care/care-topics.ts';
import { sayDetails, sayGifts, sayOccasion } from './occasions.ts';
import { sayChores, sayCleaning, sayRoutine } from './routines.ts';
import { doctorFor, withNumber } from '../talk/doctors.ts';
import { saySleep } from './sleep.ts';
import { subjectNamed, isGiven } from './subjects.ts';
import hardThings from './data/hard-things.json' with { type: 'json' };

/** Prefixes of topics that an intent is about; the others are subjects, of things to do or of living with children. */
const PREFIXED: Readonly<Record<string, RegExp>> = {
  routine_ask: /^r_(?!bedtime)/,
  bedtime_ask: /^(?:r_bedtime|sleep_time|naps)/,
  event_plan: /^e_/,
  travel_pack: /^t_/,
};

/** True for a topic that the intent is about rather than others. */
function isOf(intent: string, topic: string): boolean {
  const prefixed = PREFIXED[intent];
  if (prefixed) return prefixed.test(topic);
  const row = subjectNamed(topic);
  return row !== undefined && row.activity === (intent === 'activity_ask');
}
/** So much likelier is a topic of the intent that was understood. */
const OF_INTENT = 12;
/** Below this share the question is about nothing in particular. */
const SURE = 0.1;
const GENERAL: Readonly<Record<string, string>> = {
  parenting_ask: 'general',
  activity_ask: 'indoors',
  routine_ask: 'r_day',
  bedtime_ask: 'r_bedtime',
  event_plan: 'e_gathering',
  travel_pack: 't_pack',
};

/** The rest of a topic that is for children of another age. */
const OTHER_AGE = 0.1;

function isForAges(topic: string, ages: readonly number[]): boolean {
  const row = subjectNamed(topic);
  return row === undefined || ages.every((age) => row.from <= age && age <= row.to);
}

const namesIn = ({ household }: Asked): Set<string> =>
  new Set(household.members.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));

/** Somebody old is there, too: things to do sitting down. */
const withGrandparent = ({ slots, household, intent }: Asked): boolean =>
  intent === 'activity_ask' &&
  household.members.some(
    ({ id, relationship }) =>
      relationship === 'grandparent' && slots.people.some(({ ids }) => ids.includes(id)),
  );

function agesNamed(asked: Asked): number[] {
  const whom = whomIn(asked, { usesFocus: false });
  const named = whom.kind === 'one' ? [whom.member] : whom.kind === 'several' ? whom.members : [];
  return named.flatMap(({ age }) => (age === null || age > OLDEST ? [] : [age]));
}

function topicOf(asked: Asked): string {
  if (withGrandparent(asked)) return 'together';
  const ages = agesNamed(asked);
  const names = namesIn(asked);
  const support = supportFor(asked.said, names);
  const ranked = (weightOf: (topic: string) => number) => rankTopics(asked.said, names, weightOf);
  const told = [asked.said, asked.text, ...asked.household.members.map(({ notes }) => notes)].join('\n');
  const ofFamily = (topic: string): number => (isGiven(topic, told) ? 1 : 0);
  const fitOf = (topic: string): number =>
    ofFamily(topic) * (isOf(asked.intent, topic) ? OF_INTENT : 1) * (isForAges(topic, ages) ? 1 : OTHER_AGE);
  const plain = ranked(ofFamily);
  const isClear = (plain[0]?.share ?? 0) >= CLEARLY;
  const [top] = ranked((topic) => fitOf(topic) * (isClear ? 1 : UNSUPPORTED + support.topic(topic) ** 2));
  const chosen = top && top.share >= SURE ? top.label : (GENERAL[asked.intent] ?? 'general');
  if (asked.intent !== 'parenting_ask' || !top) return chosen;
  const share = plain.find(({ label }) => label === top.label)?.share ?? 0;
  if (share >= LEAST || (share >= HARDLY && share + support.topic(top.label) >= ALONE)) return chosen;
  // A stray word has chosen the topic, where the model sees no other one.
  return (plain[0]?.share ?? 0) < LEAST ? NONE : (ranked(fitOf)[0]?.label ?? NONE);
}
/** Share from which the model needs no words. */
const CLEARLY = 0.4;
/** Share from which the model sees a topic. */
const LEAST = 0.1;
/** With the share of the words that the topic explains, where the model hardly sees it; below the first it sees none. */
const [HARDLY, ALONE] = [0.03, 0.6];
/** The rest of a topic whose sentences say none of the words. */
const UNSUPPORTED = 0.05;
const NONE = 'none';

/** No guide fits: that is said, and no other one is given in its place. */
function noGuide(asked: Asked): Plan {
  const whom = whomIn(asked);
  const { contact } = doctorFor(asked, whom.kind === 'one' ? whom.member : undefined);
  const doctor = contact ? withNumber(contact) : 'your pediatrician';
  return {
    text: `I have no advice on just that, and I'd rather not guess. A teacher or ${doctor} can look closer. Or tell me in a few words what's hardest, such as sleep, meals, school or quarrels.`,
    focus: { advice: { subject: 'general', members: [], shown: [] } },
  };
}

const EVERYBODY = { from: 0, to: 18, plural: true, activity: false, subject: '' } as const;

const SAVE =
  "I can't store this; it stays in this chat, where you can scroll back to it. What I do store is family, health, meals, lists and school days.";

const SAVE_DAY =
  'The plan stays in this chat. For the calendar say it in one sentence, with what it is, the day and the time, such as “add the party on April 2 at 3 PM”.';

/** The children of a routine; several are meant where none is named. */
const meantIn = (asked: Asked, goesOn: GoesOn): Meant => childrenMeant(asked, EVERYBODY, goesOn);

/** Changes of a guide that stay with those it was made for, whoever is named in them. */
const SAME_PEOPLE: ReadonlySet<string> = new Set([
  'add',
  'remove',
  'slow',
  'shift',
  'start',
  'end',
  'shorter',
]);

/** 'We need a gift for his birthday party, ideas?' asks for no party. */
const WANTS_GIFT =
  /\b(?:need|want|what|which|ideas? for|looking for|find)\b[^.?!]{0,30}\b(?:gifts?|presents?)\b|\b(?:gift|present) ideas?\b/i;

function guide(
  asked: Asked,
  topic: string,
  act: string | undefined,
  most: number | undefined,
): Plan | undefined {
  const goesOn = act === undefined ? undefined : SAME_PEOPLE.has(act) ? 'same' : 'named';
  if (topic === 'sleep_time') {
    const meant = meantIn(asked, goesOn);
    return {
      ...saySleep(asked, meant),
      focus: { advice: { subject: topic, members: meant.members.map(({ id }) => id), shown: [] } },
    };
  }
  if (topic === 'r_chores') return sayChores(asked, meantIn(asked, goesOn), most);
  if (topic === 'r_cleaning') return sayCleaning(most);
  const isGift =
    topic.startsWith('e_') && WANTS_GIFT.test(asked.text) && !/\b(?:bags?|registry|plan)\b/i.test(asked.text);
  if (topic === 'e_gift' || isGift) return sayGifts(asked, most);
  if (topic === 'e_details') return sayDetails(asked, most);
  if (topic === NONE) return noGuide(asked);
  if (topic.startsWith('c_')) return sayCare(asked, topic);
  if (topic.startsWith('r_')) return sayRoutine(topic, asked, meantIn(asked, goesOn), act);
  if (/^[et]_/.test(topic)) return sayOccasion(topic, asked, most);
  const row = subjectNamed(topic) ?? subjectNamed('general');
  return (
    row &&
    advise(asked, row, { ...(act === undefined ? {} : { act }), ...(most === undefined ? {} : { most }) })
  );
}

/** True where the message names one child that the advice before was not for. */
function isForAnother(asked: Asked, before: readonly string[]): boolean {
  const whom = whomIn({ ...asked, text: asked.said }, { usesFocus: false });
  // 'On my work nights it's only Ben' is still about the child.
  const isNamed =
    whom.kind === 'one' &&
    (whom.member.age ?? 0) <= OLDEST &&
    asked.said.toLowerCase().includes(whom.member.name.split(' ')[0]?.toLowerCase() ?? '');
  return isNamed && !before.includes(whom.member.id);
}

/** The guide before, as the message changes it; undefined where the message asks for one of its own. */
function goingOn(asked: Asked): Plan | undefined {
  const { advice } = asked.focus;
  if (advice === undefined || asked.text === asked.said) return undefined;
  const known = followUpOf(asked.said, namesIn(asked));
  // 'He still naps until 4, is that it' after advice on nights has a topic of its own.
  const isOpen = known === undefined && advice.routine === undefined;
  const [top] = isOpen ? rankTopics(asked.said, namesIn(asked), () => 1) : [];
  const ages = asked.household.members.flatMap(({ id, age }) =>
    age !== null && advice.members.includes(id) ? [age] : [],
  );
  if (top && top.share >= OWN_TOPIC && top.label !== advice.subject && isForAges(top.label, ages))
    return guide(asked, top.label, undefined, undefined);
  const act = known ?? 'more';
  // 'And for Mai' is the guide from its beginning, for her age.
  if (isForAnother(asked, advice.members) && advice.routine === undefined && /^(?:more|detail)$/.test(act))
    return guide(asked, advice.subject, undefined, undefined);
  if (act === 'save') return { text: asked.slots.days.length > 0 ? SAVE_DAY : SAVE, focus: asked.focus };
  const most = act === 'shorter' ? (countOf(asked.slots) ?? SHORT) : advice.most;
  return guide(asked, advice.subject, act, most);
}
const SHORT = 3;
const OWN_TOPIC = 0.5;

/** 'Is that normal?' said with the question itself. */
const ASKS_NORMAL =
  /\b(?:is|are) (?:that|this|it|these|those) (?:normal|ok|okay|usual|common)\b|\bis it normal\b|\bnormal\s*\?/i;
const isUsual = ({ text }: Plan): Plan['text'] => `It's common, and mostly a phase. ${text}`;

const answer: Answerer = (asked) => {
  const plan = answered(asked);
  const isNew = asked.text === asked.said && plan.focus?.advice !== undefined;
  const isSaid = /^(?:Yes|Mostly)\b/.test(plan.text);
  return isNew && !isSaid && ASKS_NORMAL.test(asked.said) ? { ...plan, text: isUsual(plan) } : plan;
};

const answered: Answerer = (asked) =>
  goingOn(asked) ??
  guide(asked, topicOf(asked), undefined, undefined) ?? {
    text: "Tell me what's hard right now, and I'll share what helps.",
  };

/** Hard things of the day with children. */
const HELPED: ReadonlySet<string> = new Set(hardThings);
/** Share from which a feeling is about something that a few steps help with. */
const CLEAR = 0.35;

/** Practical help below a kind sentence; undefined where a feeling is about nothing that a guide is for. */
export function adviceForFeeling(asked: Asked, kind: string): Plan | undefined {
  const [top] = rankTopics(asked.said, namesIn(asked), () => 1);
  const row = top && top.share >= CLEAR && HELPED.has(top.label) ? subjectNamed(top.label) : undefined;
  return row && brieflyAdvised(asked, row, kind);
}

/** Advice on a worry about health, where its topic is clear: first aid and illness, else what a guide knows. */
export function adviceOnHealth(asked: Asked): Plan | undefined {
  const topic = careTopicOf(asked.text, namesIn(asked));
  return topic === undefined ? undefined : guide(asked, topic, undefined, undefined);
}

export const guideAnswers: Answerers = {
  parenting_ask: answer,
  activity_ask: answer,
  routine_ask: answer,
  bedtime_ask: answer,
  event_plan: answer,
  travel_pack: answer,
};
