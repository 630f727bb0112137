// 'What medicines does Leo take?', 'Add ibuprofen 200 mg twice daily for Leo until Friday', 'Leo stopped taking …'.
// Amounts are the parent's own words or the family's own records; none is ever worked out.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { addDays } from '#rules/time/dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { capital, paragraphs, quoted } from '../say.ts';
import { forWhom, nothingStored, type Desk } from './desk.ts';
import { medicineNameIn } from './health-words.ts';
import { dosageIn, frequencyIn, lengthIn, medicineIn, prescriberIn } from './medicine-words.ts';
import { dayWords, readParts } from './moments.ts';
import { wishParts } from './parts.ts';
import type { Whom } from './people.ts';
import { STOP } from './wish.ts';

const NEEDED = ['listFamilyMembers', 'listMedications'] as const;

interface Known {
  desk: Desk;
  members: FamilyMember[];
  medications: Medication[];
  whom: Whom;
}

function knowing(desk: Desk, required: boolean, go: (known: Known) => Decision): Decision {
  return desk.knowing(NEEDED, (lists) => {
    const { listFamilyMembers: members, listMedications: medications } = lists;
    const whom = desk.whom(members, lists);
    return desk.askWhom(whom, members, required) ?? go({ desk, members, medications, whom });
  });
}

const memberOf = ({ whom, members, desk }: Known): string | undefined =>
  whom.kind === 'one' ? whom.person.id : whom.kind === 'myself' ? desk.myself(members)?.id : undefined;

function lineOf({ desk, members }: Known, medication: Medication): string {
  const { name, dosage, frequency, prescribedBy, endDate, instructions, familyMemberId } = medication;
  const { today } = desk.turn.facts;
  const facts = [
    dosage && quoted(dosage),
    frequency,
    endDate && `until ${dayWords(endDate, today)}`,
    prescribedBy && `prescribed by ${quoted(prescribedBy)}`,
    instructions && quoted(instructions),
  ];
  return [`**${quoted(name)}**${forWhom(members, familyMemberId)}`, ...facts.filter(Boolean)].join(', ');
}

const GENERIC =
  /^(?:medications?|medicines?|meds|pills?|tablets?|antibiotics?|prescriptions?|vitamins?|drops|syrup|inhalers?)$/;

/** The medications a text names; all of them when it names none. */
function named({ desk, medications }: Known): { list: Medication[]; name: string | undefined } {
  const said = new Set(desk.line.split(' '));
  const list = medications.filter(({ name }) =>
    wordsOf(name).some((word) => word.length > 3 && !GENERIC.test(word) && said.has(word)),
  );
  if (list.length > 0) return { list, name: undefined };
  const name = medicineNameIn(desk.line);
  return name === undefined ? { list: medications, name: undefined } : { list: [], name };
}

const DETAILS = /\b(?:how (?:much|many|often|long)|doses?|dosage|amount|until|till|next)\b/;

/** 'How much amoxicillin does Theo get?', 'until when?': the record's own words, and nothing worked out. */
function sayStored(known: Known, medication: Medication): string {
  const { line, turn } = known.desk;
  const { endDate } = medication;
  const stored = `Stored: ${lineOf(known, medication)}.`;
  if (/\b(?:until|till|how long)\b/.test(line))
    return endDate
      ? paragraphs(`Until ${dayWords(endDate, turn.facts.today)}.`, stored)
      : paragraphs('No last day is stored.', stored);
  const next = /\bnext\b/.test(line) ? 'When the next dose is due is not stored.' : undefined;
  return paragraphs(next, stored, 'The label counts; your pharmacist or doctor can tell you more.');
}

const ofPerson = (known: Known, list: readonly Medication[]): Medication[] => {
  const id = memberOf(known);
  return id === undefined ? [...list] : list.filter(({ familyMemberId }) => familyMemberId === id);
};

/** 'What medicines does Leo take?' */
export const askMedications = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const { list, name } = named(known);
    const own = ofPerson(known, list);
    const person = forWhom(known.members, memberOf(known) ?? null);
    const taken = own.filter(({ isActive }) => isActive);
    const past = own.filter(({ isActive }) => !isActive);
    if (own.length === 0) return { text: nothingStored(`${name ?? 'medication'}${person}`) };
    const before =
      past.length > 0
        ? paragraphs('Not taken any more.', past.map((m) => `- ${lineOf(known, m)}`).join('\n'))
        : undefined;
    const [first] = taken;
    if (!first) return { text: paragraphs(`Nothing is marked as taken now${person}.`, before) };
    if (taken.length === 1 && list.length < known.medications.length && DETAILS.test(desk.line))
      return { text: sayStored(known, first) };
    const asksPast = /\b(?:ever|before|used to|past|all|history|last)\b/.test(desk.line);
    return {
      text: paragraphs(
        `This is marked as taken now${person}.`,
        taken.map((m) => `- ${lineOf(known, m)}`).join('\n'),
        asksPast ? before : undefined,
      ),
    };
  });

/** 'Add ibuprofen 200 mg twice daily for Leo until Friday' */
export const addMedication = (desk: Desk): Decision =>
  knowing(desk, true, (known) => {
    const { facts } = desk.turn;
    const parts = wishParts(desk.parts);
    const answer = desk.parts.findLast(({ asked }) => asked === 'medicine')?.text;
    const name = medicineIn(answer ?? desk.parts[0]?.text ?? '', known.members, facts);
    if (name === undefined) return desk.ask('medicine');
    const days = readParts(parts, facts).flatMap((part) => part.days);
    const until = days.find(({ lead }) => lead === 'until');
    const from =
      days.find(({ lead }) => lead === 'from') ??
      days.find((day) => day !== until && day.lead !== 'to' && day.endDate === undefined);
    const length = lengthIn(desk.line);
    const start = from?.date ?? (length === undefined ? undefined : facts.today);
    const end =
      until?.endDate ??
      until?.date ??
      (length === undefined || start === undefined ? undefined : addDays(start, length - 1));
    const member = memberOf(known);
    const [dosage, frequency, prescribedBy] = [
      dosageIn(desk.text),
      frequencyIn(desk.line),
      prescriberIn(desk.text),
    ];
    const counted =
      length !== undefined && start !== undefined && end
        ? `Counted from ${dayWords(start, facts.today)}, the last day is ${dayWords(end, facts.today)}.`
        : undefined;
    return desk.propose(
      'createMedication',
      {
        name: capital(name),
        ...(dosage ? { dosage } : {}),
        ...(frequency ? { frequency } : {}),
        ...(prescribedBy ? { prescribedBy } : {}),
        ...(member ? { familyMemberId: member } : {}),
        ...(start ? { startDate: start } : {}),
        ...(end ? { endDate: end } : {}),
      },
      `I prepared ${quoted(capital(name))}${forWhom(known.members, member ?? null)}.`,
      dosage ? 'The amount is exactly as you wrote it; please compare it with the label.' : undefined,
      counted,
    );
  });

/** The one medication meant among those that fit, or a question. */
function choosing(known: Known, onlyTaken: boolean, go: (medication: Medication) => Decision): Decision {
  const { desk } = known;
  const { list, name } = named(known);
  const own = ofPerson(known, list).filter(({ isActive }) => isActive || !onlyTaken);
  const [one, ...others] = own;
  const person = forWhom(known.members, memberOf(known) ?? null);
  if (!one) return { text: nothingStored(`${onlyTaken ? 'current ' : ''}${name ?? 'medication'}${person}`) };
  if (others.length === 0) return go(one);
  return desk.ask(
    'which',
    undefined,
    own.map((m) => `${quoted(m.name)}${forWhom(known.members, m.familyMemberId)}`),
  );
}

/** 'Change Leo's amoxicillin to 500 mg': what the sentence names, in the parent's own words. */
function corrected(desk: Desk, medication: Medication, person: string): Decision {
  const [dosage, frequency] = [dosageIn(desk.text), frequencyIn(desk.line)];
  const days = readParts(wishParts(desk.parts), desk.turn.facts).flatMap((part) => part.days);
  const until = days.find(({ lead }) => lead === 'until') ?? days.at(-1);
  const changes = {
    ...(dosage ? { dosage } : {}),
    ...(frequency ? { frequency } : {}),
    ...(until ? { endDate: until.endDate ?? until.date } : {}),
  };
  if (Object.keys(changes).length === 0)
    return desk.ask('data', `${quoted(medication.name)}${person} is stored.`);
  return desk.propose(
    'updateMedication',
    { id: medication.id, ...changes },
    `I prepared the change of ${quoted(medication.name)}${person}. Please compare it with the label.`,
  );
}

/** 'Leo stopped taking amoxicillin' */
export const changeMedication = (desk: Desk): Decision =>
  knowing(desk, false, (known) =>
    choosing(known, true, (medication) => {
      const { facts } = desk.turn;
      const person = forWhom(known.members, medication.familyMemberId);
      if (!STOP.test(desk.line)) return corrected(desk, medication, person);
      const [ended] = readParts(wishParts(desk.parts), facts, true).flatMap(({ days }) => days);
      const input = { id: medication.id, isActive: false, ...(ended ? { endDate: ended.date } : {}) };
      return desk.propose(
        'updateMedication',
        input,
        `I prepared to mark ${quoted(medication.name)}${person} as not taken any more. It stays in your records.`,
        'Whether to stop a medicine early is a question for your doctor or pharmacist.',
      );
    }),
  );

/** 'Remove the ibuprofen' */
export const removeMedication = (desk: Desk): Decision =>
  knowing(desk, false, (known) =>
    choosing(known, false, (medication) =>
      desk.propose(
        'deleteMedication',
        { id: medication.id },
        `I prepared to remove ${quoted(medication.name)}${forWhom(known.members, medication.familyMemberId)} from your records.`,
      ),
    ),
  );
