// Answers questions about the health history: what a test said, whether and when a shot was given, lists.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { notKept } from '../../family/not-kept.ts';
import { nameOf, whose } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { checkedAgain } from './checked-again.ts';
import { everythingAbout } from './everything.ts';
import { findRecords, recordDay, RECORD_READS, type FoundRecords } from './find-records-of-health.ts';
import { forPeople, isYesOrNo, ownersOf } from '../narrow.ts';
import { inProfile } from './profile-conditions.ts';

const MOST_LINES = 12;

export const plan = (text: string, record?: MedicalRecord): Plan => ({
  text,
  reads: RECORD_READS,
  ...(record
    ? {
        focus: {
          medical_record: record.id,
          ...(record.familyMemberId === null ? {} : { family_member: record.familyMemberId }),
        },
      }
    : {}),
});

const day = (date: string | null, asked: Asked): string =>
  date === null ? 'without a date' : recordDay(date, asked.facts.today);
const found = ({ description }: MedicalRecord): string => quoted(description).replace(/[.\s]+$/, '');

/** 'Monday, October 12, with Dr. Patel' */
const whenAndWho = (record: MedicalRecord, asked: Asked): string =>
  [day(record.date, asked), ...(record.provider ? [`with ${quoted(record.provider)}`] : [])].join(', ');

/** '- **Flu shot**, Mia, Monday, October 12, …' */
function line(asked: Asked, record: MedicalRecord, showsOwner: boolean): string {
  const who =
    record.familyMemberId === asked.household.speakerId ? 'you' : nameOf(asked, record.familyMemberId);
  return [
    `- **${quoted(record.title)}**`,
    ...(showsOwner && who !== undefined ? [who] : []),
    whenAndWho(record, asked),
    ...(record.description ? [found(record)] : []),
  ].join(', ');
}

/** "Mia's Wrist X-ray" */
export const ownRecord = (asked: Asked, { title, familyMemberId }: MedicalRecord): string =>
  familyMemberId === null ? quoted(title) : `${whose(asked, familyMemberId)} ${quoted(title)}`;

const WHEN = /\b(?:when|what (?:day|date|year)|dates?|how long ago|last)\b/i;
const WHO = /\b(?:who (?:did|gave|saw|found|diagnosed)|which doctor|where)\b/i;
const COUNT = /\bhow many\b/i;
const DUE =
  /\b(?:missing|up to date|due|behind on|needs? next|caught up|all (?:of )?(?:his|her|their|my|the|its)? ?(?:\w+ )?(?:shots?|vaccin\w+|immuni[sz]\w+)|fully (?:vaccinated|immuni[sz]ed)|every (?:shot|vaccine))\b/i;
const LIST =
  /\b(?:history|records|shots|vaccines|vaccinations|vaccine dates|immunizations|diagnoses|surgeries|all|which|everything|list|results)\b/i;

/** Nothing fits: whose there is, or that nothing is kept. */
function none(asked: Asked, { people, elsewhere, said }: FoundRecords): Plan {
  const no = isYesOrNo(asked) ? 'No, no' : 'No';
  const [other] = elsewhere;
  const kept = inProfile(asked, people, said);
  if (kept !== undefined) return plan(`${isYesOrNo(asked) ? 'Yes, ' : 'In the profile '}${kept}.`);
  const what = said === undefined ? 'entry' : quoted(said);
  const others =
    other && said !== undefined
      ? ` ${capital(ownersOf(asked, elsewhere))} ${elsewhere.length === 1 ? `has one, ${whenAndWho(other, asked)}` : 'have entries of that'}.`
      : '';
  return plan(
    `${no} ${what} is recorded${forPeople(asked, people)}.${others === '' ? " If it happened, tell me the day and I'll add it." : others}`,
  );
}

function list(asked: Asked, { records, people }: FoundRecords, begin: string): Plan {
  const showsOwner = new Set(records.map(({ familyMemberId }) => familyMemberId)).size > 1;
  const lines = records
    .slice(0, MOST_LINES)
    .map((record) => line(asked, record, showsOwner || people.length > 1));
  const more = records.length - lines.length;
  return plan(
    `${begin}\n\n${lines.join('\n')}${more > 0 ? `\n\nAnd ${more} more on the Medical page.` : ''}`,
    records[0],
  );
}

/** 'Yes, on September 30, with Dr. Patel.'; that something goes on still, no past record says. */
function yes(asked: Asked, record: MedicalRecord, before: string, isNamed: boolean): Plan {
  const who = isNamed || record.familyMemberId === null ? '' : `${ownersOf(asked, [record])}, `;
  const so = /\bstill\b/i.test(asked.text) ? '' : 'Yes, ';
  const when =
    record.date === null ? `${so}${who}though no date is stored` : `${so}${who}on ${day(record.date, asked)}`;
  const behind = [
    ...(record.provider ? [`with ${quoted(record.provider)}`] : []),
    ...(record.description ? [found(record)] : []),
  ];
  return plan(
    `${capital([when, ...behind].join(', '))}. That's ${ownRecord(asked, record)}.${before}`,
    record,
  );
}

const UP_OR_DOWN =
  /\b(?:up|down|better|worse|higher|lower|improv\w+|chang\w+|mov\w+|go|gone|trend\w*|over time)\b/i;
const LAST = /\b(?:last|latest|newest|most recent)\b/i;

/** All of the person's entries with the title of the one that is spoken of, newest first. */
const alike = ({ household }: Asked, [one]: readonly MedicalRecord[]): MedicalRecord[] =>
  household.records
    .filter(
      ({ title, familyMemberId }) =>
        title.toLowerCase() === one?.title.toLowerCase() && familyMemberId === one.familyMemberId,
    )
    .toSorted((first, other) => (other.date ?? '').localeCompare(first.date ?? ''));

const PREVIOUS = /\b(?:last time|before that|the (?:time|one) before|previous(?:ly)?)\b/i;
/** 'What was it last time' right after an entry was spoken of: the one before it, or that none is stored. */
function previous(asked: Asked): Plan | undefined {
  const spoken = asked.household.records.find(({ id }) => id === asked.focus.medical_record);
  const isOpen = asked.slots.records.length + asked.slots.vaccines.length + asked.slots.visits.length === 0;
  if (!spoken || !isOpen || !PREVIOUS.test(asked.said)) return undefined;
  const all = alike(asked, [spoken]);
  const before = all[all.findIndex(({ id }) => id === spoken.id) + 1];
  const own = ownRecord(asked, spoken);
  if (!before) return plan(`Nothing is stored before ${own} from ${day(spoken.date, asked)}.`, spoken);
  const now = spoken.description ? ` Now it's ${found(spoken)}.` : '';
  const was = [whenAndWho(before, asked), ...(before.description ? [found(before)] : [])].join(', ');
  return plan(`${capital(was)}. That was ${own} before.${now}`, before);
}

/** All values of one person's test where the question is how it went, oldest first: 'A1C was 7.4 on May 20, then 6.9 on August 26.' */
function series(asked: Asked, said: readonly MedicalRecord[]): Plan | undefined {
  const goes = UP_OR_DOWN.test(asked.said);
  const records = said.length === 1 && goes ? alike(asked, said) : said;
  const [first, ...others] = records;
  const isOne = others.every(
    ({ title, familyMemberId }) =>
      title.toLowerCase() === first?.title.toLowerCase() && familyMemberId === first.familyMemberId,
  );
  const isValues = records.every(({ category, description }) => category === 'test_result' && description);
  const isOther = LAST.test(asked.said) || WHEN.test(asked.said) || WHO.test(asked.said) || isYesOrNo(asked);
  if (!first || others.length === 0 || !isOne || !isValues || (isOther && !goes)) return undefined;
  const values = records.toReversed().map((one) => `${found(one)} (${day(one.date, asked)})`);
  const own = capital(ownRecord(asked, first));
  return plan(
    `${own} was ${values.join(', then ')}${first.provider ? `, with ${quoted(first.provider)}` : ''}.`,
    first,
  );
}

/** The entries before the newest: the value of the one before, else how many there are. */
function earlierOf(asked: Asked, [newest, before, ...others]: readonly MedicalRecord[]): string {
  if (!newest || !before) return '';
  const isValue = before.description !== '' && before.title === newest.title && others.length < 2;
  if (isValue && before.category === 'test_result')
    return ` Before that, ${found(before)} on ${day(before.date, asked)}.`;
  const count = others.length + 1;
  return ` ${count === 1 ? 'One earlier entry is' : `${count} earlier entries are`} stored too.`;
}

/** The date first where the day was asked, the finding where not. */
export function single(asked: Asked, record: MedicalRecord, before: string): Plan {
  const own = ownRecord(asked, record);
  const finding = record.description === '' ? '' : ` ${capital(found(record))}.`;
  if (WHO.test(asked.said))
    return plan(
      record.provider
        ? `${quoted(record.provider)}, ${day(record.date, asked)}. That's ${own}.`
        : `Who did ${own} isn't stored; it was ${day(record.date, asked)}.`,
      record,
    );
  if (WHEN.test(asked.said) && record.date !== null)
    return plan(
      `${capital(day(record.date, asked))}${record.provider ? `, with ${quoted(record.provider)}` : ''}. That was ${own}.${finding}${before}`,
      record,
    );
  if (record.description === '')
    return plan(
      `${capital(own)}, ${whenAndWho(record, asked)}.${record.category === 'test_result' ? " What it showed isn't stored." : ''}${before}`,
      record,
    );
  return plan(`${capital(own)}, ${whenAndWho(record, asked)}.${finding}${before}`, record);
}

/** All entries of the person and the day of the one that is spoken of, and what each says. */
function ofThatDay(asked: Asked): Plan | undefined {
  const { chosen, household, focus } = asked;
  const { which } = chosen;
  const id = typeof which === 'object' ? which.id : focus.medical_record;
  const one = household.records.find((record) => record.id === id);
  if (chosen['day'] !== 'same' || !one) return undefined;
  if (one.date === null) return plan(`No day is stored for ${ownRecord(asked, one)}.`, one);
  const others = household.records.filter(
    (record) => record !== one && record.date === one.date && record.familyMemberId === one.familyMemberId,
  );
  const says = one.description === '' ? '' : `, ${found(one)}`;
  const own = `${capital(day(one.date, asked))} was ${ownRecord(asked, one)}${one.provider ? `, with ${quoted(one.provider)}` : ''}${says}.`;
  const rest =
    others.length === 0
      ? 'Nothing else is recorded for that day.'
      : `Recorded for the same day too:\n\n${others.map((record) => line(asked, record, false)).join('\n')}`;
  return plan(`${own} ${rest}`, one);
}

export function recordAsk(asked: Asked): Plan {
  const all = ofThatDay(asked) ?? everythingAbout(asked);
  if (all) return all;
  const result = findRecords(asked);
  const { records, people } = result;
  const [first] = records;
  // A blood type is told by no blood test.
  const unknown = notKept(asked, people);
  if (unknown) return unknown;
  const before = previous(asked);
  if (before) return before;
  if (DUE.test(asked.text)) return due(asked, result);
  if (!first) return none(asked, result);
  const owners = new Set(records.map(({ familyMemberId }) => familyMemberId));
  const isMany = LIST.test(asked.said) && !/\b(?:last|latest|newest)\b/i.test(asked.said);
  const ofTime = checkedAgain(asked, first, single(asked, first, '').text) ?? series(asked, records);
  if (ofTime) return ofTime;
  if (COUNT.test(asked.said))
    return list(asked, result, `${capital(times(records.length))} on record${forPeople(asked, people)}.`);
  if (LACKS.test(asked.said)) return whoLacks(asked, result);
  if (/^\W*(?:which|who)\b/i.test(asked.said) && people.length > 1) return whoHas(asked, result);
  if (JUDGES.test(asked.said) && first.description !== '' && first.category !== 'vaccination') {
    const told = single(asked, first, earlierOf(asked, records));
    return { ...told, text: `${told.text} Whether that is fine your doctor can tell.` };
  }
  if (isYesOrNo(asked)) {
    if (owners.size > 1) return list(asked, result, `Yes, for ${ownersOf(asked, records)}.`);
    return yes(asked, first, earlierOf(asked, records), people.length === 1);
  }
  if (records.length > 1 && (isMany || result.said === undefined))
    return list(
      asked,
      result,
      `${records.length} entries${people.length > 2 ? '' : forPeople(asked, people)}, newest first.${without(asked, result)}`,
    );
  if (owners.size > 1 && records.length > 1 && !/\blast\b/i.test(asked.said))
    return list(asked, result, `${capital(ownersOf(asked, records))} each have one.`);
  return single(asked, first, earlierOf(asked, records));
}

/** 'Was my cholesterol ok': what a value means is no yes or no of Pip's. */
const JUDGES =
  /\b(?:was|were|is|are)\b.*\b(?:ok|okay|normal|good|bad|fine|high|low|too high|too low|alright|in range)\b\W*$/i;

/** ' Nothing is recorded for Theo or Lucas.' of several people asked about; nothing where all have one. */
function without(asked: Asked, { people, records }: FoundRecords): string {
  const everybody = asked.slots.groups.some((one) => /every|all|family/i.test(one)) && people.length === 0;
  const others = (everybody ? asked.household.members : people).filter(
    ({ id }) => !records.some(({ familyMemberId }) => familyMemberId === id),
  );
  const names = others.map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name)));
  return names.length === 0 || people.length === 1 ? '' : ` Nothing is recorded for ${listed(names, 'or')}.`;
}

const LACKS =
  /\b(?:who|whos|which (?:of|one|ones|kids?)|anybody|anyone)\b.{0,60}\b(?:(?:do|does|has|have|did)(?:n['’]?t| not)|missing|without|lacks?|still needs?)\b/i;

/** 'Which of us don't have it': those without an entry, beside those who have one. */
function whoLacks(asked: Asked, { records, people }: FoundRecords): Plan {
  const scope = people.length > 1 ? people : asked.household.members;
  const owners = new Set(records.map(({ familyMemberId }) => familyMemberId));
  const names = scope
    .filter(({ id }) => !owners.has(id))
    .map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name)));
  const stored = listed(
    records.map((one) => `${ownRecord(asked, one)} (${day(one.date, asked)})`).slice(0, MOST_SHOWN),
  );
  const lead = names.length === 0 ? 'Everyone has one on file' : `Nothing on file for ${listed(names, 'or')}`;
  return plan(`${lead}. Stored ${records.length === 1 ? 'is' : 'are'} ${stored}.`);
}
const MOST_SHOWN = 6;

/** 'Which of the kids got it?' */
const whoHas = (asked: Asked, result: FoundRecords): Plan =>
  list(asked, result, `${capital(ownersOf(asked, result.records))}.${without(asked, result)}`);

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** Answers 'what is due next': a doctor says that; only what was given is stored. */
function due(asked: Asked, { records, people }: FoundRecords): Plan {
  const shots = records.filter(({ category }) => category === 'vaccination');
  const whom = forPeople(asked, people);
  const [first] = shots;
  const cannot = "What's due next I can't judge; the pediatrician or the school form can.";
  if (!first)
    return plan(`${isYesOrNo(asked) ? 'No, no' : 'No'} matching shots are recorded${whom}. ${cannot}`);
  const titles = listed(
    shots.slice(0, 6).map((record) => `${quoted(record.title)} (${day(record.date, asked)})`),
  );
  return plan(
    `${shots.length === 1 ? 'One shot is' : `${shots.length} shots are`} recorded${whom}, ${titles}. ${cannot}`,
    first,
  );
}
