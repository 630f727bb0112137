// Vaccinations, test results, diagnoses: 'When was Mia's last tetanus shot?', 'Mia had her flu shot today'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { capital, paragraphs, quoted } from '../say.ts';
import { forWhom, nothingStored, type Desk } from './desk.ts';
import { CATEGORIES, SHOT, vaccineIn, visitIn } from './health-words.ts';
import { dayWords, readParts } from './moments.ts';
import { wishParts } from './parts.ts';
import type { Whom } from './people.ts';

const NEEDED = ['listFamilyMembers', 'listMedicalRecords'] as const;
const MOST_LINES = 12;

interface Known {
  desk: Desk;
  members: FamilyMember[];
  records: MedicalRecord[];
  whom: Whom;
}

function knowing(desk: Desk, required: boolean, go: (known: Known) => Decision): Decision {
  return desk.knowing(NEEDED, ({ listFamilyMembers: members, listMedicalRecords: records }) => {
    const whom = desk.whom(members);
    return desk.askWhom(whom, members, required) ?? go({ desk, members, records, whom });
  });
}

const memberOf = ({ whom, members, desk }: Known): string | undefined =>
  whom.kind === 'one' ? whom.person.id : whom.kind === 'myself' ? desk.myself(members)?.id : undefined;

const lineOf = ({ desk, members }: Known, { title, familyMemberId, date, provider }: MedicalRecord): string =>
  [
    `**${quoted(title)}**${forWhom(members, familyMemberId)}`,
    date === null ? 'without a date' : dayWords(date, desk.turn.facts.today),
    provider === '' ? undefined : `by ${quoted(provider)}`,
  ]
    .filter(Boolean)
    .join(', ');

const categoryIn = (line: string): MedicalRecord['category'] =>
  vaccineIn(line) ? 'vaccination' : (CATEGORIES.find(([, words]) => words.test(line))?.[0] ?? null);

/** The records a text is about, newest first. */
function matching(known: Known): { list: MedicalRecord[]; what: string } {
  const { desk, records } = known;
  const vaccine = vaccineIn(desk.line);
  const category = categoryIn(desk.line);
  const id = memberOf(known);
  const own = records.filter(({ familyMemberId }) => id === undefined || familyMemberId === id);
  const person = forWhom(known.members, id ?? null);
  const newest = (list: MedicalRecord[]) =>
    list.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (vaccine) {
    const told = ({ title, description }: MedicalRecord) =>
      vaccine.when.test(wordsOf(`${title} ${description}`).join(' '));
    return { list: newest(own.filter(told)), what: `${vaccine.title.toLowerCase()}${person}` };
  }
  const isOpen = category === null || /\brecords?\b|\bhistory\b/.test(desk.line);
  const list = isOpen && !SHOT.test(desk.line) ? own : own.filter((record) => record.category === category);
  return { list: newest(list), what: `${category?.replace('_', ' ') ?? 'medical record'}${person}` };
}

/** 'When was Mia's last tetanus shot?' */
export const askHistory = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const { list, what } = matching(known);
    const [first] = list;
    if (!first) return { text: nothingStored(what) };
    const single = /\blast\b|\bwhen\b|\blatest\b|\bmost recent\b|^(?:has|have|did|had|is)\b/.test(desk.line);
    if (single) {
      const more =
        list.length > 1
          ? `There ${list.length === 2 ? 'is one earlier entry' : `are ${list.length - 1} earlier entries`}.`
          : undefined;
      return { text: paragraphs(`The latest entry is ${lineOf(known, first)}.`, more) };
    }
    const lines = list.slice(0, MOST_LINES).map((record) => `- ${lineOf(known, record)}`);
    const rest = list.length - lines.length;
    return {
      text: paragraphs(
        'This is what is recorded.',
        lines.join('\n'),
        rest > 0 ? `And ${rest} more; the Medical page has them all.` : undefined,
      ),
    };
  });

/** What a new record is called: the vaccine, or what was found. */
function titleOf(desk: Desk): string | undefined {
  const vaccine = vaccineIn(desk.line);
  if (vaccine) return vaccine.title;
  const answer = desk.parts.findLast(({ asked }) => asked === 'what')?.text.trim();
  if (answer) return capital(answer);
  const [, diagnosed] =
    /\bdiagnos(?:ed with|is of|is:?) (?:an? )?([\p{L}\d -]+?)(?= (?:in|on|at|by|for|last|this|today|yesterday|when|two|three|\d)\b|[.,;]|$)/iu.exec(
      desk.text,
    ) ?? [];
  if (diagnosed) return capital(diagnosed.trim());
  const [found] =
    /\b(?:blood test|hearing test|eye test|x[ -]?ray|mri|surgery|stitches|booster)\b/i.exec(desk.text) ?? [];
  if (found) return capital(found.toLowerCase());
  // A vaccine of any other name: 'her typhoid shot'.
  const [, other] =
    /\b(?:an?|the|his|her|their|my|got|had) ([\p{L}][\p{L}-]{2,}) (?:shot|vaccine|vaccination|jab)\b/iu.exec(
      desk.text,
    ) ?? [];
  return other && !/^(?:last|next|first|second|third|new|booster)$/i.test(other)
    ? `${capital(other.toLowerCase())} shot`
    : visitIn(desk.line)?.title;
}

/** 'Mia had her flu shot today' */
export const addHistory = (desk: Desk): Decision =>
  knowing(desk, true, (known) => {
    const { facts } = desk.turn;
    const title = titleOf(desk);
    if (title === undefined) return desk.ask('what');
    const category = categoryIn(desk.line);
    const day = readParts(wishParts(desk.parts), facts, true)
      .flatMap(({ days }) => days)
      .at(-1);
    if ((day === undefined && category !== 'diagnosis') || day?.endDate !== undefined) return desk.ask('day');
    const member = memberOf(known);
    const [, provider] =
      /\b(?:by|at|with|from) ((?:[Dd]r\.?|[Dd]octor) \p{Lu}[\p{L}'-]+)/u.exec(desk.text) ?? [];
    const when = day && `, ${dayWords(day.date, facts.today)}`;
    return desk.propose(
      'createMedicalRecord',
      {
        title,
        ...(category ? { category } : {}),
        ...(day ? { date: day.date } : {}),
        ...(member ? { familyMemberId: member } : {}),
        ...(provider ? { provider: provider.replace(/['’]s$/, '') } : {}),
      },
      `I prepared the record ${quoted(title)}${forWhom(known.members, member ?? null)}${when ?? ''}.`,
    );
  });

/** 'Delete Mia's flu shot record' */
export const removeHistory = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const { list, what } = matching(known);
    const picked = readParts(desk.parts, desk.turn.facts, true).flatMap(({ days }) => days);
    const chosen =
      picked.length > 0 ? list.filter(({ date }) => picked.some((day) => day.date === date)) : list;
    const [one, ...others] = chosen;
    if (!one) return { text: nothingStored(what) };
    if (others.length > 0)
      return desk.ask(
        'which',
        undefined,
        chosen.map((record) => lineOf(known, record).replaceAll('*', '')),
      );
    return desk.propose('deleteMedicalRecord', { id: one.id }, `I prepared to remove ${lineOf(known, one)}.`);
  });
