// Calm advice on everyday illness and first aid, by the topic that the model of guides chooses. It diagnoses nothing and names no
// dose; every text says when to call.
import type { DangerKind } from '../../../danger/danger-kind.ts';
import type { Household } from '../../../reading/household.ts';
import { rankTopics } from '../../../reading/guide-models.ts';
import { fold } from '../../../text/fold-text.ts';
import { partPattern } from '../../../text/medicine-words.ts';
import { whomIn, speakerOf } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { filled } from '../../wording.ts';
import {
  contactOfType,
  doctorSaid,
  membersSaid,
  monthsOf,
  monthsSaid,
  pharmacyIn,
  toldMonths,
} from './care-people.ts';
import data from '../data/care-topics.json' with { type: 'json' };

interface CareTopic {
  topic: string;
  /** Words that name it beyond doubt. */
  words?: string;
  bands: readonly { upTo?: number; says: string }[];
  /** The topic that is meant where one of these words stands beside it. */
  instead?: { words: string; topic: string };
}

const TOPICS: readonly CareTopic[] = data.topics;
const NAMED = TOPICS.flatMap(({ topic, words }) =>
  words === undefined ? [] : [{ topic, named: new RegExp(`\\b(?:${words})\\b`) }],
);
const [CHILD, GROWN_UP] = [72, 480];
/** So much likelier is a topic of care where health was asked about. */
const OF_CARE = 12;
/** Share from which the topic is clear. */
const CLEAR = 0.5;
const ABOUT_ME = /\b(?:my|me|mine|im|i am|ive|i have|i got)\b/;
const CLOSING = "That's general guidance; I don't diagnose.";

/** The one who is ill: who is named or spoken of, else the parent where nobody else is. */
function illIn(asked: Asked, text: string) {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return whom.member;
  const { people, relations, groups, ages, pronouns } = asked.slots;
  const isNobody = people.length + relations.length + groups.length + ages.length + pronouns.length === 0;
  return isNobody && ABOUT_ME.test(text) ? speakerOf(asked) : undefined;
}

const ANTIBIOTIC = partPattern('antibiotic');

const capitals = (text: string): string =>
  text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The advice of a topic, for the age of the one who is ill. */
export function sayCare(asked: Asked, topic: string): Plan | undefined {
  const text = fold(asked.text);
  const named = TOPICS.find((one) => one.topic === topic);
  const { instead } = named ?? {};
  const isOther = instead !== undefined && new RegExp(`\\b(?:${instead.words})\\b`).test(text);
  const row = isOther ? TOPICS.find((one) => one.topic === instead.topic) : named;
  if (!row) return undefined;
  // Advice for a course of an antibiotic is none for another medicine.
  const isOtherMedicine =
    asked.slots.medicines.length > 0 &&
    !ANTIBIOTIC.test(fold(`${asked.text} ${asked.slots.medicines.map(({ name }) => name).join(' ')}`));
  if (row.topic === 'c_antibiotic' && isOtherMedicine) return undefined;
  const { household, facts } = asked;
  const member = illIn(asked, text);
  const own = monthsOf(member, facts.today);
  const isMe = member !== undefined && member.id === household.speakerId;
  const months = toldMonths(text) ?? own ?? (isMe ? GROWN_UP : monthsSaid(text)) ?? CHILD;
  const band = row.bands.find(({ upTo }) => upTo === undefined || months <= upTo);
  if (!band) return undefined;
  const values = {
    doctor: doctorSaid(household, member, months),
    pharmacist: pharmacyIn(household) ?? 'the pharmacist',
    dentist: contactOfType(household, 'dentist') ?? 'the dentist',
  };
  return {
    text: `${capitals(filled(band.says, values))} ${CLOSING}`,
    reads: [{ tool: 'listMedicalContacts', input: {} }],
    focus: {
      ...(member ? { family_member: member.id } : {}),
      advice: { subject: topic, members: member ? [member.id] : [], shown: [] },
    },
  };
}

/** The topic that a question about health is clearly about. */
export function careTopicOf(said: string, names: ReadonlySet<string>): string | undefined {
  const [top] = rankTopics(said, names, (topic) => (topic.startsWith('c_') ? OF_CARE : 1));
  if (top && top.share >= CLEAR) return top.label;
  return NAMED.find(({ named }) => named.test(fold(said)))?.topic;
}

/** Topics whose advice answers a worry that no rule took for a danger, where nothing worse is told. */
const CALM: ReadonlySet<string> = new Set(
  'cold throat ear eye rash bite tick splinter sprain lice contagious constipation teething tooth diaper babytummy feeding take antibiotic vaccine allergies period mouth worms motion growth snore back blister checkup'
    .split(' ')
    .map((topic) => `c_${topic}`),
);
const SWALLOWED: ReadonlySet<string> = new Set(['c_take', 'c_babytummy', 'c_antibiotic']);
/** Told with any of these, nothing is calm. */
const RED =
  /\b(?:breath\w*|wheez\w*|gasp\w*|blue|purple|gr[ae]y|pale|limp|floppy|letharg\w*|sleepy|wak(?:e|ing)|seiz\w*|shak\w*|faint\w*|dizzy|passed out|unconscious|unresponsive|stiff|confus\w*|blood\w*|bleed\w*|chok\w*|swallow\w*|lips?|face|tongue|mouth (?:is )?swell\w*|hives|vomit\w*|threw up|throwing up|puk\w*|newborn|weeks?|crooked|bone|numb|severe|worse|worst|spread\w*|getting bigger|streaks?|pus|all over|10[2-9]|stab\w*|unbearable|can not (?:walk|move|bend|drink|eat|pee|see|breathe)|wont (?:drink|eat|wake)|not (?:drinking|eating|peeing|waking)|(?:two|three|four|five|several|\d+) (?:days|weeks)|whole (?:bottle|pack)|too (?:much|many)|double|twice|overdos\w*|car|hit by|pregnant|chemo|transplant|immun\w*|sunken|testic\w*|groin|neck|chest|genitals?|battery|magnets?)\b/;
const MILD =
  /\b(?:just|only) (?:a |one |some |the )?(?:\w+ )?(?:bumps?|spots?|dot|red|rash|itch\w*|swollen a)\b|\b(?:acting|playing|feeling|otherwise|seems?|is|hes|shes|totally|doing) (?:fine|normal\w*|happy|ok|okay|good|great)\b|\bno (?:other|fever|swelling)\b/;
const STINGS = /bee|wasp|hornet|sting|venom|insect|\bants?\b/i;
const YOUNG = 3;

/** The topic of a calm worry that only sounds like this danger; undefined where anything worse is told. */
export function calmTopic(kind: DangerKind, said: string, household: Household, today: string) {
  const text = fold(said);
  const isKind =
    kind === 'doctor' || (kind === 'allergy' && MILD.test(text)) || (kind === 'poison' && !TOOK.test(text));
  if (!isKind || RED.test(text)) return undefined;
  const names = new Set(household.members.flatMap(({ name }) => fold(name).split(/\s+/)));
  const topic = careTopicOf(said, names);
  if (topic === undefined || !CALM.has(topic) || (kind === 'poison' && !SWALLOWED.has(topic)))
    return undefined;
  const ill = membersSaid(text, household);
  const months = [toldMonths(text), ...ill.map((one) => monthsOf(one, today))];
  const isStung =
    topic === 'c_bite' && ill.some(({ allergies }) => allergies.some((one) => STINGS.test(one)));
  return isStung || months.some((one) => one !== undefined && one < YOUNG) ? undefined : topic;
}
/** Something is in already. */
const TOOK = /\b(?:took|taken|ate|eaten|drank|drunk|got into|gave|given|by mistake|accident\w*)\b/;
