// Answers questions about the family's stored medicines: what somebody takes, how much, until when, from whom.
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken, standingOn } from '#rules/medicine/taken.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import { nameOf } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { takenThen } from './past-medicines.ts';
import { findMedicines, namedMedicines, type FoundMedicines } from './find-medicines.ts';
import { claimsOf } from './instruction-claims.ts';
import { asksYesOrNo, forPeople, isYesOrNo, namesOf, ownersOf } from '../narrow.ts';
import { ofDoctor, ofPurpose, ofTime } from './narrowed-medicines.ts';
import { lines, plan } from './medicine-plans.ts';
import { withExpiryGap } from './expiry.ts';
import { detailAnswers, detailsOf, factsOf, hasField, notTakenWords, ownName } from './say-medicine.ts';

type Details = Parameters<typeof detailAnswers>[2];
const SOON_DAYS = 14;

/** 'Theo takes', 'you take' */
const takes = (asked: Asked, medication: Medication): string => {
  const name = nameOf(asked, medication.familyMemberId);
  if (name === undefined) return 'Stored is';
  return medication.familyMemberId === asked.household.speakerId ? 'You take' : `${name} takes`;
};

/** The date a question is about: today, where it names no day to come. */
function dateOf({ slots, facts: { today } }: Asked): string {
  const date = slots.days[0]?.date;
  return date !== undefined && date > today ? date : today;
}

/** Of several that aren't taken, the one that begins next, else the one taken last. */
function nearestOf(records: readonly Medication[], date: string): Medication | undefined {
  const [next] = records
    .filter((one) => standingOn(one, date) === 'later')
    .toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''));
  return next ?? records.toSorted((one, other) => (other.endDate ?? '').localeCompare(one.endDate ?? ''))[0];
}

/** Nothing taken fits: what was taken or will be, or who else takes it. */
function none(asked: Asked, { records, people, elsewhere, said }: FoundMedicines): Plan {
  const date = dateOf(asked);
  const last = nearestOf(
    records.filter((one) => !isTaken(one, date)),
    date,
  );
  const no = isYesOrNo(asked) ? 'No' : undefined;
  const whom = forPeople(asked, people);
  if (said !== undefined && last) {
    const text = notTakenWords(asked, last, date);
    return plan([no === undefined ? undefined : 'No.', text].filter(Boolean).join(' '), last);
  }
  if (said !== undefined) {
    const taken = elsewhere.filter((one) => isTaken(one, date));
    const other = taken.length > 0 ? ` It's stored for ${ownersOf(asked, taken)}.` : '';
    return plan(`${no === undefined ? 'No' : 'No, no'} ${quoted(said)} is stored${whom}.${other}`);
  }
  const was =
    last === undefined
      ? ''
      : last.isActive
        ? ` ${notTakenWords(asked, last, date)}`
        : ` ${capital(ownName(asked, last))} is stored as finished${last.endDate ? `, last day ${dayWords(last.endDate, asked.facts.today)}` : ''}.`;
  return plan(`${no === undefined ? 'No' : 'No, no'} current medicine is stored${whom}.${was}`, last);
}

/** 'Is he still on it?', 'does anyone take …', 'which of my kids need …' */
function whoTakes(
  asked: Asked,
  taken: readonly Medication[],
  [first]: readonly Medication[],
  said: string | undefined,
): Plan {
  // 'Not on weekends' is in the record's own words: a day is answered by them.
  const yes = isYesOrNo(asked) && asked.slots.days.length === 0;
  if (taken.length === 1 && first) {
    const facts = factsOf(first, asked);
    const still = yes && first.familyMemberId !== null && said !== undefined;
    const sentence = still
      ? `Yes, ${takes(asked, first).replace('You', 'you')} ${quoted(first.name)}${facts === '' ? '' : `, ${facts}`}.`
      : `${yes ? 'Yes. ' : ''}${takes(asked, first)} ${quoted(first.name)}${facts === '' ? '' : `, ${facts}`}.`;
    return plan(sentence, first);
  }
  const owners = ownersOf(asked, taken);
  const [owner, ...owned] = new Set(taken.map(({ familyMemberId }) => familyMemberId));
  const isOnePerson = owner && owned.length === 0 && owners !== 'you';
  const { today } = asked.facts;
  const when = dateOf(asked) === today ? 'now' : `on ${dayWords(dateOf(asked), today)}`;
  const begin = yes
    ? `Yes, ${taken.length} entries are stored as taken ${when}.`
    : said === undefined
      ? `${capital(owners === '' ? 'these' : owners)} ${isOnePerson ? 'takes' : 'take'} ${taken.length} medicines ${when === 'now' ? 'right now' : when}.`
      : `${taken.length} entries fit.`;
  const listedNow = taken.map(({ id }) => ({ kind: 'medication' as const, id }));
  const person = owned.length === 0 && owner ? { family_member: owner } : {};
  return { ...plan(`${begin}\n\n${lines(asked, taken)}`), focus: { ...person, listed: listedNow } };
}

/** 'What ends soon?' */
function endingSoon(asked: Asked, found: FoundMedicines): Plan {
  const { today } = asked.facts;
  const until = asked.slots.days.at(-1)?.endDate ?? addDays(today, SOON_DAYS);
  const ending = found.records
    .filter(({ isActive, endDate }) => isActive && endDate !== null && endDate >= today && endDate <= until)
    .toSorted((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? ''));
  const [first] = ending;
  const begin = isYesOrNo(asked) ? 'Yes. ' : '';
  if (!first)
    return plan(
      `${begin === '' ? 'Nothing' : 'No, nothing'}${forPeople(asked, found.people)} has a last day before ${dayWords(until, today)}.`,
    );
  if (ending.length === 1)
    return plan(
      `${begin}${capital(ownName(asked, first))} ends ${dayWords(first.endDate ?? until, today)}. Nothing else does through ${dayWords(until, today)}.`,
      first,
    );
  return plan(
    `${begin}${ending.length} medicines end through ${dayWords(until, today)}.\n\n${lines(asked, ending)}`,
    first,
  );
}

const PAST = /\b(?:was|used to|ever|called again|before|had)\b/i;

/** 'When does the EpiPen expire, I'm ordering refills' is about the one that is stored, whoever asks. */
function notMine(asked: Asked, found: FoundMedicines, details: Details): Plan | undefined {
  const [only, ...others] = found.elsewhere.filter((one) => isTaken(one, dateOf(asked)));
  // People of the question before are not those of this one.
  const isNamed =
    asked.slots.people.some(({ said }) => asked.said.toLowerCase().includes(said.toLowerCase())) ||
    /\b(?:my|mine|for me)\b/i.test(asked.text);
  if (!only || others.length > 0 || details.length === 0 || found.said === undefined || isNamed)
    return undefined;
  return found.records.length > 0 ? undefined : plan(detailAnswers(asked, only, details), only);
}

/** The doctor of an answer about who prescribed is spoken of, too: 'whats her number'. */
function withDoctor(
  { household }: Asked,
  answer: Plan,
  { prescribedBy }: Medication,
  details: Details,
): Plan {
  const contact = household.contacts.find(({ name }) => name === prescribedBy);
  return contact && details.includes('prescriber')
    ? { ...answer, focus: { ...answer.focus, medical_contact: contact.id } }
    : answer;
}

/** 'Does he take it on an empty stomach', 'is the iron at bedtime': one medicine, and how it is taken. */
const asksHow = (asked: Asked): boolean =>
  asksYesOrNo(asked) &&
  claimsOf(asked.said).length > 0 &&
  (namedMedicines(asked).length > 0 || asked.slots.pronouns.includes('it'));

const THOSE = /\b(?:those|them|these|that|it)\b/i;

/** 'Does Ivo take any of those', of the medicine of somebody else: only one of the same name is meant. */
function noneOfThose(
  asked: Asked,
  { people }: FoundMedicines,
  taken: readonly Medication[],
): Plan | undefined {
  const { slots, focus, household } = asked;
  const spoken = household.medications.find(({ id }) => id === focus.medication);
  const isOther = spoken !== undefined && people.every(({ id }) => id !== spoken.familyMemberId);
  if (!isOther || slots.people.length === 0 || slots.medicines.length > 0) return undefined;
  if (!asksYesOrNo(asked) || !THOSE.test(asked.said)) return undefined;
  const [named = ''] = spoken.name.toLowerCase().split(' ');
  if (taken.some(({ name }) => name.toLowerCase().startsWith(named))) return undefined;
  const [first] = taken;
  const stored = listed(taken.map(({ name }) => quoted(name)));
  return plan(
    `No, ${quoted(spoken.name)} isn't stored for ${namesOf(asked, people)}. Stored there is ${stored}.`,
    first,
  );
}

const ANYTHING_FOR =
  /\b(?:take|takes|taking|on|have|has|use|uses) (?:anything|something|any (?:meds?|medicines?|medications?)) for (?:the |his |her |their |my )?(\p{L}[\p{L} ]{2,30}?)\W*$/iu;

/** 'Does Ivo take anything for asthma': what says so, or all that is taken where none says what it is for. */
function takenFor(asked: Asked): Plan | undefined {
  const reason = ANYTHING_FOR.exec(asked.said)?.[1];
  if (reason === undefined) return undefined;
  const { records, people } = findMedicines(asked, { one: false });
  const taken = records.filter(({ isActive }) => isActive);
  const says = ({ name, instructions }: Medication): boolean =>
    `${name} ${instructions}`.toLowerCase().includes(reason.toLowerCase().replace(/s$/, ''));
  const own = taken.filter(says);
  const who = forPeople(asked, people);
  if (taken.length === 0) return undefined;
  const text =
    own.length > 0
      ? `Yes, stored${who} for ${quoted(reason)}:`
      : `No medicine${who} says that it's for ${quoted(reason)}. Stored${who} now:`;
  const told = own.length > 0 ? own : taken;
  return {
    ...plan(`${text}\n\n${lines(asked, told)}`, told.length === 1 ? told[0] : undefined),
    isOfField: true,
  };
}

const IS_DONE = /\b(?:done|finished|through) (?:with|w|on|taking)\b/i;

/** 'All our meds with the doses': the whole list, and no detail of one. */
const LISTS =
  /\b(?:rundown|overview|summary|list|print|every(?:one|body)['’]?s?|all (?:of )?(?:the |our |my |his |her )?(?:meds|medicines|medications))\b/i;

export function medicineAsk(asked: Asked): Plan {
  const before = takenThen(asked) ?? takenFor(asked);
  if (before) return before;
  const own = LISTS.test(asked.said) ? [] : detailsOf(asked);
  const details = own.length === 0 && asksHow(asked) ? (['instructions'] as const) : own;
  const [detail] = details;
  const found = findMedicines(asked, {
    one: (detail !== undefined && detail !== 'ending') || asked.slots.pronouns.includes('it'),
  });
  if (detail === 'ending') return endingSoon(asked, found);
  const elsewhere = notMine(asked, found, details);
  if (elsewhere) return elsewhere;
  const records = ofDoctor(asked, found.records);
  // What to watch for is the same before the first day.
  const isSigns = detail === 'sideEffects';
  const active = records.filter((one) => isSigns || isTaken(one, dateOf(asked)));
  const taken = found.said === undefined ? ofPurpose(asked, ofTime(asked, active)) : active;
  const others = taken.length > 0 ? noneOfThose(asked, found, taken) : undefined;
  if (others) return others;
  const wanted =
    detail !== undefined && taken.length === 0 && found.said === undefined
      ? []
      : taken.length > 0
        ? taken
        : detail === undefined && !PAST.test(asked.said)
          ? []
          : records;
  const [first] = wanted;
  if (!first || (isYesOrNo(asked) && taken.length === 0)) return none(asked, { ...found, records });
  if (detail !== undefined && wanted.length === 1) {
    const yes =
      isYesOrNo(asked) && detail !== 'instructions' && detail !== 'next'
        ? IS_DONE.test(asked.text)
          ? 'Not yet. '
          : `Yes, ${takes(asked, first).replace('You', 'you')} it. `
        : '';
    const answer = withExpiryGap(asked, plan(`${yes}${detailAnswers(asked, first, details)}`, first), first);
    return withDoctor(asked, { ...answer, isOfField: isSigns || hasField(first, detail) }, first, details);
  }
  if (detail !== undefined && found.said === undefined && found.people.length === 0)
    return {
      ...plan(`Which medicine do you mean? These are stored.\n\n${lines(asked, wanted)}`),
      asked: 'which',
      offered: wanted
        .slice(0, 6)
        .map((one) => ({ label: capital(ownName(asked, one)), choice: { kind: 'medication', id: one.id } })),
    };
  if (taken.length === 0)
    return plan(
      `${capital(ownName(asked, first))} is the one stored${forPeople(asked, found.people)}${first.isActive ? '' : ', not taken anymore'}. It says ${factsOf(first, asked)}.`,
      first,
    );
  const other = found.people.length > 1 ? silent(asked, found, taken) : '';
  const answer = whoTakes(asked, taken, wanted, found.said);
  return {
    ...answer,
    text: `${answer.text}${other}`,
    ...(LISTS.test(asked.said) ? { isOfField: true } : {}),
  };
}

/** Those of several people who have none. */
function silent(asked: Asked, { people, said }: FoundMedicines, taken: readonly Medication[]): string {
  const without = people.filter(({ id }) => !taken.some(({ familyMemberId }) => familyMemberId === id));
  if (without.length === 0) return '';
  return ` ${said === undefined ? 'Nothing' : 'None'} is stored for ${namesOf(asked, without)}.`;
}
