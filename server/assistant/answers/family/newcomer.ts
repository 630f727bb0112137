// The card of somebody new: the same facts that change a person, put on a blank one.
import { recordFrom } from '#contract/kind-facts.ts';
import { familyMember, type FamilyMember, type RELATIONSHIPS } from '#contract/kinds/family-member.ts';
import { daysBetween } from '#rules/time/dates.ts';
import type { Card } from '../../dialogue/state.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import { isPlan } from '../people.ts';
import { textsIn } from '../../text/unchecked.ts';
import type { Asked, Plan } from '../plan.ts';
import { fieldsOf, NOTHING, notesWith, type Change } from './change.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { FOOD_CHANGES } from './food-changes.ts';
import { birthChange, interestChange, nameChange, needsNote } from './member-facts.ts';
import { remarksIn } from './remarks.ts';
import { ageSaid, saysBirth, type SaidAge } from './spoken-facts.ts';
import { entryWords } from './stored-food.ts';

export type Relationship = (typeof RELATIONSHIPS)[number];
const NEWBORN = /\b(?:newborn|new baby|had a baby|baby (?:is here|came|arrived))\b/i;
const YEAR = 366;

/** 'Ingrid 6 niece', 'rosa, 41' */
function ageBehind(text: string, name: string): SaidAge | undefined {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const years = /^[\s,(]+(\d{1,3})\b(?![-.\d])/.exec(text.slice(at + name.length))?.[1];
  return at === -1 || years === undefined || Number(years) > 130 ? undefined : { years: Number(years) };
}

export interface Newcomer {
  card: Card;
  /** 'Elena, 68' */
  words: string;
  /** Fields besides name and relation. */
  facts: string[];
  /** Remarks that go into the notes. */
  remarks: string[];
}

const blank = (name: string, relationship: Relationship): FamilyMember =>
  recordFrom(familyMember, { id: '', name, relationship, version: 0, createdAt: '', updatedAt: '' });

/** The birth date; a day of the past year is that of a newborn, where no age is said. */
function birthOf(asked: Asked, member: FamilyMember, age: SaidAge | undefined): Change | Plan {
  const { slots, facts, text } = asked;
  const born = saysBirth(text)
    ? slots.days.findLast(({ date, endDate }) => endDate === undefined && date <= facts.today)
    : undefined;
  const isRecent = born !== undefined && daysBetween(born.date, facts.today) < YEAR;
  if (born && isRecent && age === undefined && /\b(?:born|came|arrived|here)\b/i.test(text))
    return { fields: { birthDate: born.date }, words: [], explains: [] };
  return birthChange(asked, member);
}

function ageOf(asked: Asked, name: string): SaidAge | undefined {
  return ageSaid(asked, true) ?? ageBehind(asked.text, name);
}

/** 'Aunt' of 'my aunt Tita Baby': the relation before the name counts before one behind it. */
export function relationSaid(
  { slots, text }: Asked,
  name: string,
): Asked['slots']['relations'][number] | undefined {
  const lower = text.toLowerCase();
  return (
    slots.relations.find(({ said }) => lower.includes(`${said} ${name}`.toLowerCase())) ??
    slots.relations.at(-1)
  );
}

/** The person to whom the relation is, where that is not the parent who writes: 'Declan's brother Cormac'. */
export function ownerOf({ slots, text, household }: Asked, relation: string): FamilyMember | undefined {
  const owner = slots.people.find(({ said }) =>
    text.toLowerCase().includes(`${said} ${relation}`.toLowerCase()),
  );
  return household.members.find(({ id }) => owner?.isSure === true && id === owner.ids[0]);
}

/** 'Is moving in with us till spring' */
const STAYS =
  /\b(?:mov(?:es?|ing|ed) in|stay(?:s|ing)?|liv(?:es?|ing)|visit(?:s|ing)?)\b[^,.;]*?\b((?:(?:un)?till?|through|thru|from (?=[^,.;]+ (?:to|till?|until) )|for (?=(?:an?|the|\d|two|three|four|five|six)\b)) ?[^,.;]{2,40}?)(?=[,.;]|$| and )/i;

/** Notes of what no field takes: 'niece', the months of a small child, remarks. */
function notesOf(
  asked: Asked,
  name: string,
  relationship: Relationship,
  age: SaidAge | undefined,
  remarks: readonly string[],
): string[] {
  const months =
    age?.months === undefined ? [] : [`${age.months} months old on ${dayWords(asked.facts.today, '')}`];
  const relation = relationSaid(asked, name);
  const isSaid =
    relation !== undefined && remarks.some((remark) => remark.toLowerCase().includes(relation.said));
  const owner = relation && ownerOf(asked, relation.said);
  const kind =
    relation && (owner !== undefined || needsNote(relation)) && !isSaid
      ? [owner === undefined ? capital(relation.said) : `${owner.name}'s ${relation.said}`]
      : [];
  const stay = STAYS.exec(asked.text)?.[1]?.trim();
  const isKept = stay === undefined || remarks.some((remark) => remark.includes(stay));
  return [...kind, ...months, ...(isKept ? [] : [`Staying ${stay}`]), ...remarks];
}

function bracketed(born: unknown, age: SaidAge | undefined, today: string): string {
  if (typeof born === 'string') return ` (born ${dayWords(born, today)})`;
  if (age?.months !== undefined) return ` (${age.months} months)`;
  return age && age.years > 0 ? ` (${age.years})` : '';
}

/** Changes of a blank person by the clauses about them; a question where one is open. */
function changesFor(
  about: Asked,
  clauses: readonly Clause[],
  member: FamilyMember,
  age: SaidAge | undefined,
): Change[] | Plan {
  const changes: Change[] = [];
  let after = member;
  const steps = [
    ...FOOD_CHANGES,
    (asked: Asked, _: readonly Clause[], one: FamilyMember) => birthOf(asked, one, age),
    (asked: Asked, _: readonly Clause[], one: FamilyMember) => interestChange(asked, one),
  ];
  for (const step of steps) {
    const change = step(about, clauses, after);
    if (isPlan(change)) return change;
    changes.push(change);
    after = { ...after, ...change.fields };
  }
  const nick = /\bnick ?name|\bgoes by\b|\bwe call\b/i.test(about.text) ? nameChange(about, after) : NOTHING;
  return [...changes, 'notes' in nick.fields ? nick : NOTHING];
}

const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0));

/** The card of a person who is told of in `about`. */
export function newcomer(
  asked: Asked,
  name: string,
  relationship: Relationship,
  about: Asked,
): Newcomer | Plan {
  const clauses = clausesOf(about);
  const said = ageOf(about, name);
  const changes = changesFor(about, clauses, blank(name, relationship), said);
  if (isPlan(changes)) return changes;
  const fields = fieldsOf(changes);
  const baby = NEWBORN.test(asked.text) ? { years: 0 } : undefined;
  const age = fields['birthDate'] === undefined ? (said ?? baby) : undefined;
  const remarks = remarksIn(clauses, [
    ...changes.flatMap(({ explains }) => explains),
    name,
    'twins new baby newborn here its whos theyre it boy girl came named joined us household while weeks months',
  ]);
  // 'She's 70 and diabetic': no field holds a condition.
  const told = [...remarks, ...Object.values(fields)].join(' ').toLowerCase();
  for (const { said: condition } of about.slots.conditions)
    if (!told.includes(condition.toLowerCase())) remarks.push(capital(condition));
  const stored = typeof fields['notes'] === 'string' ? fields['notes'] : '';
  const notes = notesWith(stored, notesOf(about, name, relationship, age, remarks));
  const texts = (field: string): string[] => textsIn(fields[field]);
  const allergies = texts('allergies');
  const facts = [
    ...(allergies.length > 0
      ? [`${entryWords(allergies)} as ${allergies.length > 1 ? 'allergies' : 'an allergy'}`]
      : []),
    ...['dietaryNeeds', 'dietaryRestrictions', 'interests']
      .flatMap(texts)
      .map((entry) => entryWords([entry])),
  ];
  return {
    card: {
      tool: 'createFamilyMember',
      input: {
        name,
        relationship,
        ...filled(fields),
        ...(age === undefined ? {} : { age: age.years }),
        ...(notes === '' ? {} : { notes }),
      },
    },
    words: `${quoted(name)}${bracketed(fields['birthDate'], age, asked.facts.today)}`,
    facts,
    remarks,
  };
}
