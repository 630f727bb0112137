// Advice about living with children, and things to do: a warm sentence, steps for the age, one question. What was shown is
// kept, so that the next answer brings other steps.
import { capital, listed, quoted } from '../../text/say.ts';
import { momentWords, nowAt, wallOf } from '../moments.ts';
import { offerOf } from '../people.ts';
import { contentTerms, termsOf } from '../stored/terms.ts';
import type { Asked, Plan } from '../plan.ts';
import { doctorFor, withNumber } from '../talk/doctors.ts';
import { WordClasses } from '../named-rows.ts';
import guideWords from './data/guide-words.json' with { type: 'json' };
import { filled, wordingFor } from '../wording.ts';
import { childrenMeant, type Meant } from './children-meant.ts';
import { stepKey, stepsFor, type Subject } from './subjects.ts';

const MOST_WORDS = 125;
const STEPS_SHOWN = 4;
const GENERAL = 'General guidance; you know {name} best.';
const PARENT_GENERAL = 'General guidance; you know your family best.';

const AGAIN = [
  "Not everything fits every child; here's something else to try with {who}.",
  'Thanks for trying. These come at it from another side, with {who}.',
  'Then on to the next ideas for {who}.',
];
const PARENT_AGAIN = [
  'Then on to the next ideas, as small as they are.',
  "Thanks for trying. Here's something else.",
];
const TOLD = [
  "Thanks, that's good to know. These may help next with {who}.",
  'I see. Then these are worth a try with {who}.',
];
const ALL_SAID = [
  "That's all I know on this for {who}. Someone who sees {name} often, such as a teacher, caregiver or your pediatrician, can look closer than I can.",
  "I've run out of new ideas for {who}. A teacher, a caregiver or your pediatrician knows {name} and can look closer.",
];
const PARENT_ALL_SAID = [
  "That's all I know on this. A friend or your own doctor can do more for you than I can.",
];

const ASKS_NORMAL =
  /\b(?:is (?:that|this|it)|are (?:those|these|they)) (?:\w+ )?(?:normal|ok|okay|common|usual|typical|enough|bad)\b|\bnormal (?:at|for|that)\b|\bnormal\?/i;
/** A parent who doubts himself gets a kind word first. */
const DOUBTS =
  /\b(?:(?:i )?(?:never|don['’]?t|do not|dont) know what to (?:say|do|tell)|(?:i['’]?m|im|i am) (?:so |really )?(?:bad|terrible|no good|lost|useless) (?:at|with)|(?:her|his|their) (?:mom|mother|dad|father) was (?:always )?(?:the one|better|so good)|not good at (?:this|these|that)|wish i knew what)\b/i;
const KIND = [
  "You're doing better than you think; {name} came to you.",
  "It's hard to be the one who has to find the words, and asking is already a good way to begin.",
];

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

interface Question {
  text: string;
  asked: string;
  offered?: Plan['offered'];
}

/** Who it is about, or how old, or what would tell more. */
function questionFor(row: Subject, { ages, name, among }: Meant): Question | undefined {
  if (ages.length > 1 && !row.plural) return undefined;
  if (row.aboutParent || ages.length > 0) return { text: filled(row.ask, { name }), asked: 'detail' };
  if (among.length > 1)
    return {
      text: row.activity ? 'Who is it for?' : 'Who is it about?',
      asked: 'whom',
      offered: among.map(offerOf),
    };
  return { text: `How old is ${name}?`, asked: 'age' };
}

function openingOf(
  asked: Asked,
  row: Subject,
  { isLater, ages }: { isLater: boolean; ages: readonly number[] },
): readonly string[] {
  const normal = ASKS_NORMAL.test(asked.said)
    ? row.normal?.find(({ upTo }) => Math.max(...ages) <= upTo)
    : undefined;
  if (normal) return [normal.says];
  if (!isLater) return DOUBTS.test(asked.said) && !row.aboutParent ? KIND : row.says;
  if (asked.chosen['detail'] === asked.said.trim()) return row.aboutParent ? PARENT_AGAIN : TOLD;
  return row.aboutParent ? PARENT_AGAIN : AGAIN;
}

/** The parts that fit: the question goes first, then the longer wordings. */
function worded(
  openings: readonly string[],
  seed: string,
  lines: readonly string[],
  doctor: string,
  question: string,
): { text: string; isAsked: boolean } {
  const chosen = wordingFor(seed, openings);
  const shortest = openings.toSorted((one, other) => wordsOf(one) - wordsOf(other))[0] ?? chosen;
  const made = (opening: string, ...after: string[]): string =>
    [[opening, ...lines].join('\n'), after.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
  const whole = made(chosen, doctor, question);
  if (wordsOf(whole) <= MOST_WORDS) return { text: whole, isAsked: true };
  const without = made(chosen, doctor);
  return { text: wordsOf(without) <= MOST_WORDS ? without : made(shortest, doctor), isAsked: false };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => listed(one) === listed(other);

const WORDS = new WordClasses(guideWords);
const QUOTE = /'([A-Z][^']*(?:'[a-z][^']*)*)'/;

/** So many words of what was told a step holds. */
function heldIn(said: string): (step: string) => number {
  const told = new Set(contentTerms(said));
  return (step) => termsOf(step).filter((term) => told.has(term)).length;
}

/** Steps with a sentence to say come first where words are asked for, else those about what is told of the advice before. */
function wordsFirst({ text, said, focus }: Asked, { subject }: Subject, steps: readonly string[]): string[] {
  if (WORDS.in(text).includes('wording'))
    return steps.toSorted((one, other) => Number(QUOTE.test(other)) - Number(QUOTE.test(one)));
  const held = heldIn(said);
  return focus.advice?.subject === subject
    ? steps.toSorted((one, other) => held(other) - held(one))
    : [...steps];
}

/** The steps that were not shown; where all were, those about what is told once more. */
function nextSteps(asked: Asked, row: Subject, ages: readonly number[], shown: readonly string[]): string[] {
  const ordered = wordsFirst(asked, row, stepsFor(row, ages));
  const left = ordered.filter((step) => !shown.includes(stepKey(step)));
  const held = heldIn(asked.said);
  return (left.length > 0 ? left : ordered.filter((step) => held(step) > 0)).slice(0, STEPS_SHOWN);
}

/** Sentences to say, out of the steps of a subject. */
function wording(asked: Asked, row: Subject, meant: Meant): Plan | undefined {
  const ages = meant.ages.length > 0 ? meant.ages : [row.usual];
  const lines = stepsFor(row, ages).flatMap(
    (step) => QUOTE.exec(filled(step, { name: meant.name }))?.[1] ?? [],
  );
  if (lines.length === 0) return undefined;
  return {
    text: ['Short and calm works best. For example,', ...lines.slice(0, 3).map((line) => `- “${line}”`)].join(
      '\n',
    ),
    focus: asked.focus,
  };
}

/** When to ask a doctor, with the stored one of the child. */
function doctorLine(asked: Asked, { members }: Meant, says: string): string {
  const member = members.length === 1 ? members[0] : undefined;
  const { contact } = doctorFor(asked, member);
  const whose = member && contact ? ` For ${quoted(member.name)} that's ${withNumber(contact)}.` : '';
  return `${capital(says)}${whose}`;
}

const OF_SCHOOL: ReadonlySet<string> = new Set([
  'bullying',
  'friends',
  'grades',
  'focus',
  'school_refusal',
  'new_school',
]);
const TEACHER_TALK = /\b(?:teacher|conference|school counselor|parent night)\b/i;

/** A talk with the teacher that is stored is the moment to bring it up. */
function teacherTalk(asked: Asked, { subject }: Subject, { members }: Meant): string | undefined {
  const [member, ...others] = members;
  if (!member || others.length > 0 || !OF_SCHOOL.has(subject)) return undefined;
  const found = asked.household.appointments
    .filter(({ familyMemberId, title }) => familyMemberId === member.id && TEACHER_TALK.test(title))
    .map(({ title, appointmentDate }) => ({ title, wall: wallOf(asked, appointmentDate) }))
    .filter(({ wall }) => wall >= nowAt(asked.facts))
    .toSorted((one, other) => one.wall.localeCompare(other.wall))[0];
  return (
    found &&
    `${quoted(found.title)} on ${momentWords(found.wall, asked.facts.today)} is a good moment for it, too.`
  );
}

/** The steps that were shown last, or so many of them. */
function again(asked: Asked, row: Subject, meant: Meant, most: number): Plan {
  const shown = asked.focus.advice?.shown ?? [];
  const ages = meant.ages.length > 0 ? meant.ages : [row.usual];
  const all = stepsFor(row, ages);
  const last = shown.flatMap((key) => all.find((step) => stepKey(step) === key) ?? []).slice(-STEPS_SHOWN);
  const steps = (last.length > 0 ? last : all).slice(0, most);
  return {
    text: [
      `In short, with ${meant.who}.`,
      ...steps.map((step) => `- ${filled(step, { name: meant.name, who: meant.who })}`),
    ].join('\n'),
    focus: asked.focus,
  };
}

const WHY =
  'These are common recommendations of pediatric and family advisers; where a number comes from an institution, its name stands beside it. What fits your family you know best.';
const HOW_LONG =
  'Most of it needs two to three weeks of the same every day before it shows, and a few harder days at the start are usual.';
const NORMAL = "It's common, and mostly a phase.";

/** Questions about advice: where it is from, how long it takes, if that is normal. */
function about(asked: Asked, row: Subject, meant: Meant, act: string): Plan {
  const values = { who: meant.who, name: meant.name };
  const doctor = row.doctor.find(
    ({ upTo }) => Math.min(...(meant.ages.length > 0 ? meant.ages : [row.usual])) <= upTo,
  );
  const help = doctor
    ? filled(doctor.says, values)
    : `If it gets worse, lasts for months or worries you, ask the doctor about ${meant.name}.`;
  const text = act === 'how_long' ? `${HOW_LONG} ${help}` : act === 'normal' ? `${NORMAL} ${help}` : WHY;
  return { text, focus: asked.focus };
}

/** Advice on a subject; `act` says how a message goes on about the advice before. */
export function advise(
  asked: Asked,
  row: Subject,
  { act, most }: { act?: string; most?: number } = {},
): Plan {
  const meant = childrenMeant(
    asked,
    row,
    act === undefined ? undefined : act === 'shorter' ? 'same' : 'named',
  );
  if (act === 'shorter') return again(asked, row, meant, most ?? 2);
  const said = act === 'say' ? wording(asked, row, meant) : undefined;
  if (said) return said;
  if (act === 'why' || act === 'how_long' || act === 'normal') return about(asked, row, meant, act);
  const ids = meant.members.map(({ id }) => id);
  const { advice } = asked.focus;
  const isLater = advice?.subject === row.subject && isSame(advice.members, ids);
  // 'It's about Lucas', said afterwards, brings other steps, too.
  const isNowKnown = advice?.subject === row.subject && advice.members.length === 0;
  const shown = isLater || isNowKnown ? advice.shown : [];
  const ages = meant.ages.length > 0 ? meant.ages : [row.usual];
  const steps = nextSteps(asked, row, ages, shown);
  const talk = isLater ? undefined : teacherTalk(asked, row, meant);
  const values = { who: meant.who, name: meant.name };
  const focus: Plan['focus'] = {
    ...(ids[0] === undefined || ids.length > 1 ? {} : { family_member: ids[0] }),
    advice: { subject: row.subject, members: ids, shown: [...shown, ...steps.map(stepKey)] },
  };
  const allSaid = row.aboutParent ? PARENT_ALL_SAID : ALL_SAID;
  if (steps.length === 0) return { text: filled(wordingFor(asked.text, allSaid), values), focus };
  const openings = openingOf(asked, row, { isLater, ages }).map((opening) =>
    capital(filled(opening, values)),
  );
  const doctor = isLater ? undefined : row.doctor.find(({ upTo }) => Math.min(...ages) <= upTo);
  const question = isLater ? undefined : questionFor(row, meant);
  const lines = [...steps.map((step) => filled(step, values)), ...(talk === undefined ? [] : [talk])];
  const { text, isAsked } = worded(
    openings,
    asked.text,
    lines.map((line) => `- ${capital(line)}`),
    doctor
      ? doctorLine(asked, meant, filled(doctor.says, values))
      : filled(row.activity ? '' : row.aboutParent ? PARENT_GENERAL : GENERAL, values),
    question?.text ?? '',
  );
  const isOfFamily = meant.members.length + meant.among.length > 0;
  const reads = isOfFamily ? [{ tool: 'listFamilyMembers', input: {} }] : [];
  if (question === undefined || !isAsked) return { text, focus, reads };
  return {
    text,
    focus,
    reads,
    asked: question.asked,
    ...(question.offered ? { offered: question.offered } : {}),
  };
}

const BRIEF = 3;

/** A few steps on the subject of a feeling that a parent tells, below a kind sentence. */
export function brieflyAdvised(asked: Asked, row: Subject, kind: string): Plan {
  const meant = childrenMeant(asked, row, undefined);
  const ages = meant.ages.length > 0 ? meant.ages : [row.usual];
  const steps = stepsFor(row, ages).slice(0, BRIEF);
  const ids = meant.members.map(({ id }) => id);
  return {
    text: [
      kind,
      ...steps.map((step) => `- ${capital(filled(step, { name: meant.name, who: meant.who }))}`),
    ].join('\n'),
    focus: { advice: { subject: row.subject, members: ids, shown: steps.map(stepKey) } },
  };
}
