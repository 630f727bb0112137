// Prepares the card of a new medicine, in the parent's own words; nothing is worked out but the last day of a length.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { formatTime } from '#rules/time/dates.ts';
import type { Card } from '../../../dialogue/state.ts';
import { firstWord, isSameMedicine } from '../../../text/medicine-sorts.ts';
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import { standingOn } from '#rules/medicine/taken.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import { askWhom, forWhom, speakerOf, whomIn } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { isMedicineName, isPlainMedicine, MEDICINE_READS } from './find-medicines.ts';
import { placeOf, withBareDose } from './bare-dose.ts';
import { complaintsAlone } from './complaints.ts';
import { courseOf } from './course.ts';
import { fieldsByTime } from './dosage-by-day.ts';
import { fromItsDay } from './later-amount.ts';
import { ofAnotherName } from './another-medicine.ts';
import { dosageByDay, dosageByTime } from '../../../reading/amounts-by-day.ts';
import { cardWords, isHeldByNotes, peopleOf } from '../narrow.ts';
import { asSentences, ownWords } from '../own-words.ts';
import { visitNamed } from '../../../reading/taggers/health-words.ts';
import { providerOf } from '../contacts/prescriber.ts';
import { remarksOf } from '../remarks.ts';

const MOST_NAME_WORDS = 3;

/** The names of new medicines: 'Albuterol inhaler' is one, though both words are medicines. */
function medicineNames(asked: Asked): string[] {
  const { slots, text, chosen } = asked;
  if (typeof chosen['medicine'] === 'string') {
    const [said] = slots.medicines.filter((one) => isMedicineName(one.said));
    return [said?.said ?? chosen['medicine']];
  }
  const runs: string[] = [];
  for (const { said } of slots.medicines) {
    const before = runs.at(-1);
    const joined = `${before} ${said}`;
    // 'Medication zyrtec' is the zyrtec.
    if (before !== undefined && !isPlainMedicine(before) && text.includes(joined))
      runs[runs.length - 1] = joined;
    else runs.push(said);
  }
  const named = runs.filter((run) => isMedicineName(run));
  // 'Inhaler for Theo, albuterol' is the albuterol.
  const specific = named.length > 1 ? named.filter((run) => !/^(?:inhaler|vitamins)$/i.test(run)) : named;
  if (specific.length > 0) return [...new Set(specific)];
  const unknown = ownWords(asked).filter(
    (run) => run.split(' ').length <= MOST_NAME_WORDS && !HOLDER.test(run),
  );
  // 'For Anders? Colchicine 0.6 mg' has a capital, and nobody of that name.
  const likely =
    [...unknown, ...slots.names].find((run) => standsForMedicine(asked, run)) ??
    (unknown.length === 1 ? unknown[0] : undefined);
  return likely === undefined ? [] : [likely];
}

/** 'Filling the pill box' names no medicine. */
const HOLDER = /^(?:pill ?)?(?:box|organizer|case|bottle|cabinet|drawer|bag|planner)s?$/i;

/** A word that no list knows is a medicine before its amount, or behind a verb of taking. */
function standsForMedicine({ text, slots }: Asked, run: string): boolean {
  const place = placeOf(text, run);
  const after = text
    .slice(place + run.length)
    .trimStart()
    .toLowerCase();
  return (
    slots.doses.some((dose) => after.startsWith(dose.toLowerCase())) || TAKING.test(text.slice(0, place))
  );
}
const TAKING =
  /\b(?:gets?|takes?|taking|started|starts|starting|on|prescribed|giving|add|for|of|called) (?:the |some |her |his )?$/i;

const named = (name: string): string =>
  capital(name).replace(
    /\b(vitamin) ([a-k]\d*)\b/i,
    (_, word: string, letter: string) => `${word} ${letter.toUpperCase()}`,
  );

/** The amounts of each medicine: those said behind its name; those said before the first belong to it. */
function dosageOf({ slots, text }: Asked, names: readonly string[], at: number): string | undefined {
  if (names.length === slots.doses.length) return slots.doses[at];
  const own = slots.doses.filter((dose) => {
    const place = placeOf(text, dose);
    const owner = names.findLastIndex((name) => placeOf(text, name) <= place);
    return Math.max(0, owner) === at;
  });
  return own.length === 0 ? undefined : [...new Set(own)].join(', ');
}

/** How it is taken, what it is for, at what time, each as a part. */
export function instructionParts({ slots, household, text, said }: Asked): string[] {
  // 'One' of 'one a day' is no hour.
  const times = slots.times.filter(
    ({ span }) => said !== text || /\d|noon|midnight/i.test(text.slice(...span)),
  );
  const known = household.records.filter(({ category }) => category === 'diagnosis').map(({ id }) => id);
  const stored = slots.records.filter(({ ids }) => ids.some((id) => known.includes(id)));
  const conditionsNamed = [...slots.conditions, ...stored].map((one) => one.said.toLowerCase());
  const told = complaintsAlone(text).map((one) => one.toLowerCase());
  const conditions = [...conditionsNamed.filter((name) => !told.some((one) => one.includes(name))), ...told];
  return [
    ...(conditions.length > 0 ? [`For ${listed(conditions)}`] : []),
    ...slots.instructions,
    ...(WHEN_TAKEN.exec(text)?.slice(0, 1) ?? []),
    ...times.map(({ time }) => `At ${formatTime(time)}`),
  ];
}

/** 'As needed' counts more than 'once daily'; of others the last said. */
export const frequencyOf = ({ slots }: Pick<Asked, 'slots'>, at = 0, count = 1): string | undefined =>
  slots.frequencies.length === count
    ? slots.frequencies[at]
    : slots.frequencies.includes('as needed')
      ? 'as needed'
      : slots.frequencies.at(-1);

const PRESCRIBED =
  /\b(?:prescri\w+|from|by|gave|put (?:him|her|me|us|them)|started (?:him|her|me)|wrote|called in|says?|said|ordered|wants|at)\b/i;

/** 'For when the braces hurt', 'if the pain is bad', 'when wheezing', 'if Lina wheezes' before what she gets then; 'at the first sign of a flare' */
const WHEN_TAKEN =
  /\b(?:for )?(?<!\b(?:tell (?:me|us)|know|ask|remember|see|check|sure) )(?:when|whenever|if) (?:(?:the|his|her|my|their|he|she|it|they|I|there)(?:['’](?:s|re))? |\p{L}+ing\b|\p{L}+ \p{L}+s\b)[^,.;]*?(?= (?:he|she|they) (?:gets?|takes?|uses?|needs?)\b|[,.;]|$)|\bat (?:the )?(?:first |earliest )?(?:signs?|onset|start|beginning) of [^,.;]+/iu;

const GRAVE =
  /\b(?:breath\w*|wheez\w*|chok\w*|seizures?|chest|unconscious|pass(?:es)? out|faints?|swell\w*|reactions?)\b/i;
/** An emergency that a medicine is written down for may be happening. */
const ifItIsNow = ({ facts: { zone } }: Asked, cards: readonly Card[]): string =>
  cards.some(({ input }) => typeof input['instructions'] === 'string' && GRAVE.test(input['instructions']))
    ? ` If that is happening now, call ${numbersFor(zone).emergency}.`
    : '';

/** The texts that a medicine's fields have. */
const heldBy = ({ slots, text }: Asked, names: readonly string[], parts: readonly string[]): string[] => [
  ...names,
  ...parts.map((part) => part.replace(/^For /, '')),
  ...slots.conditions.map(({ said }) => said),
  ...slots.doses,
  ...[...slots.medicines, ...slots.contacts].map(({ said }) => said),
  ...slots.doctors,
  ...slots.doctors.flatMap((name) => name.split(' ').slice(1)),
  ...slots.durations,
  ...slots.relations.filter(({ ids }) => ids.length > 0).map(({ said }) => said),
  ...slots.visits.filter(({ name }) => visitNamed(name)?.contact !== undefined).map(({ said }) => said),
  // '2x' of '2x a day' is of the rhythm.
  ...(slots.frequencies.length > 0 ? (text.match(/\b\d+ ?x(?: ?\/ ?day)?\b/gi) ?? []) : []),
  ...FREQUENCY_WORDS,
];
const FREQUENCY_WORDS =
  'as needed|prn|when needed|if needed|once|twice|three|four|times|daily|a day|per day|every day|every|hours|hrs|weekly|monthly|nightly|night|morning|until|till|til|through|thru|hey|course|med|medicine|list|called|prescribed'.split(
    '|',
  );

function cardFields(heard: Asked, names: readonly string[], at: number): Record<string, unknown> {
  const byDay = names.length === 1 ? (dosageByDay(heard.text) ?? dosageByTime(heard.text)) : undefined;
  // The days of an amount are no course.
  const asked = byDay === undefined ? heard : { ...heard, slots: { ...heard.slots, days: [] } };
  const { startDate, endDate } = courseOf(asked);
  const parts = instructionParts(asked);
  const instructions = asSentences([
    ...parts,
    ...remarksOf(asked, [...heldBy(asked, names, parts), ...(byDay === undefined ? [] : [byDay])], {
      beside: [...names, ...asked.slots.doses],
    }),
  ]);
  const dosage = byDay ?? dosageOf(asked, names, at);
  const frequency = frequencyOf(asked, at, names.length);
  // 'When the braces hurt' names no orthodontist who prescribed it.
  const prescribedBy = providerOf(asked, { visits: PRESCRIBED.test(asked.text) });
  return {
    name: named(names[at] ?? ''),
    ...(dosage === undefined ? {} : { dosage }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(prescribedBy === undefined ? {} : { prescribedBy }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(instructions === '' ? {} : { instructions }),
  };
}

/** Those a new medicine is for, or the question. */
function forMembers(asked: Asked): FamilyMember[] | Plan {
  const whom = whomIn(asked);
  if (whom.kind === 'unclear') return askWhom(asked, whom.members);
  const people = peopleOf(asked);
  if (people.length > 0) return people;
  const me = speakerOf(asked);
  return asked.slots.isMe && me ? [me] : { ...askWhom(asked), text: 'Who takes it?' };
}

/** ' as Levetiracetam' of Keppra */
const storedAs = ({ name }: Medication, names: readonly string[]): string =>
  names.some((one) => firstWord(one) === firstWord(name)) ? '' : ` as ${quoted(name)}`;

/** Marked as not taken, or past its last day. */
const isOver = (stored: Medication, { facts: { today } }: Asked): boolean =>
  ['stopped', 'ended'].includes(standingOn(stored, today));

/** 'For an ear infection' stands below how it is kept and taken, and not in its place. */
function withReason({ instructions }: Medication, fields: Record<string, unknown>): Record<string, unknown> {
  const { instructions: reason } = fields;
  return instructions !== '' && typeof reason === 'string' && /^for /i.test(reason)
    ? { ...fields, instructions: asSentences([instructions, reason]) }
    : fields;
}

/** A card that adds, or one that changes the medicine of that name that is stored already. */
function cardFor(
  asked: Asked,
  member: FamilyMember,
  fields: Record<string, unknown>,
): { card?: Card; stored?: Medication } {
  const stored = asked.household.medications.find(
    ({ name, familyMemberId }) =>
      familyMemberId === member.id && isSameMedicine(name, String(fields['name'])),
  );
  if (!stored) return { card: { tool: 'createMedication', input: { ...fields, familyMemberId: member.id } } };
  const before = new Map<string, unknown>(Object.entries(stored));
  // Amounts by the hour take the place of the stored hours, and of nothing else: 'with food' stays.
  const differing = Object.fromEntries(
    Object.entries({ ...fields, ...fieldsByTime(asked, stored) }).filter(
      ([key, value]) => key !== 'name' && before.get(key) !== value,
    ),
  );
  const changed = fromItsDay(asked, stored, withReason(stored, differing));
  const again = !isOver(stored, asked)
    ? {}
    : {
        ...(stored.isActive ? {} : { isActive: true }),
        ...(fields['endDate'] === undefined && stored.endDate !== null ? { endDate: null } : {}),
      };
  const input = { ...changed, ...again };
  return Object.keys(input).length === 0
    ? { stored }
    : { stored, card: { tool: 'updateMedication', input: { id: stored.id, ...input } } };
}

export function medicineAdd(given: Asked): Plan {
  const heard = ofAnotherName(given) ?? given;
  const names = medicineNames(heard);
  const asked = withBareDose(heard, names);
  if (names.length === 0)
    return {
      text: "What's the medicine called? Type it as it's on the label.",
      asked: 'medicine',
      reads: MEDICINE_READS,
    };
  const members = forMembers(asked);
  if (!Array.isArray(members)) return { ...members, reads: MEDICINE_READS };
  const made = members.flatMap((member) =>
    names.map((_, at) => ({ member, ...cardFor(asked, member, cardFields(asked, names, at)) })),
  );
  const cards = made.flatMap(({ card }) => card ?? []);
  const [first] = made;
  const known = made.find(({ stored }) => stored)?.stored;
  const whom =
    members.length === 1
      ? forWhom(asked, members[0]?.id)
      : ` for ${listed(members.map(({ name }) => quoted(name)))}`;
  const what = listed(names.map((name) => quoted(named(name))));
  if (cards.length === 0)
    return {
      text: `${what} is already stored${whom} just like that.`,
      reads: MEDICINE_READS,
      ...(known ? { focus: { medication: known.id } } : {}),
    };
  const { endDate, isCounted } = courseOf(asked);
  const counted =
    isCounted === true && endDate !== undefined
      ? ` The last day comes out as ${dayWords(endDate, asked.facts.today)}.`
      : '';
  const begin = known
    ? isOver(known, asked)
      ? `${what}${whom} is stored as finished, so this starts it again.`
      : `${what}${whom} is stored already${storedAs(known, names)}, so this changes it.`
    : `${what}${whom}, as you wrote ${names.length > 1 ? 'them' : 'it'}.`;
  const unit = asked === heard ? '' : ` You told no unit for ${listed(asked.slots.doses)}, so there is none.`;
  const check = asked.slots.doses.length > 0 ? `${unit} Please compare the amount with the label.` : '';
  return {
    text: `${begin}${counted}${check}${ifItIsNow(asked, cards)} ${cardWords(asked)}`,
    reads: MEDICINE_READS,
    cards,
    isAccounted: isHeldByNotes(asked),
    focus: {
      ...(known ? { medication: known.id } : {}),
      ...(first ? { family_member: first.member.id } : {}),
    },
  };
}
