// The child that a question about living with children means, and its age: named, spoken of, written as an age or a
// stage, or the only one in the family it can be about.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { listed, quoted } from '../../text/say.ts';
import { memberOf, whomIn } from '../people.ts';
import { OLDEST } from './child-ages.ts';
import type { Asked } from '../plan.ts';
import type { Subject } from './subjects.ts';

export interface Meant {
  /** Members it is about. */
  members: readonly FamilyMember[];
  ages: readonly number[];
  /** 'a 6-year-old like Lucas', within a sentence. */
  who: string;
  /** 'Lucas' */
  name: string;
  /** Children it may be about, where that is not clear. */
  among: readonly FamilyMember[];
}

const MONTHS = 12;
/** Ages that a word stands for, where no such child is stored. */
const STAGES: readonly { word: RegExp; who: string; age: number }[] = [
  { word: /\b(?:tweens?|preteens?)\b/i, who: 'a tween', age: 11 },
  { word: /\bteen(?:s|ager|agers)?\b/i, who: 'a teenager', age: 15 },
  { word: /\bpre-?schooler\b/i, who: 'a preschooler', age: 4 },
  { word: /\bkindergart(?:e?ner)\b/i, who: 'a kindergartner', age: 5 },
  { word: /\btoddlers?\b/i, who: 'a toddler', age: 2 },
  { word: /\b(?:baby|infant|newborn)\b/i, who: 'a baby', age: 0 },
];

const aged = (age: number): string => {
  if (age === 0) return 'a baby';
  return `${/^(?:8|11|18)$/.test(String(age)) ? 'an' : 'a'} ${age}-year-old`;
};

function whoOf({ name, age }: FamilyMember): string {
  return age === null || age > OLDEST ? quoted(name) : `${aged(age)} like ${quoted(name)}`;
}

const isChild = ({ relationship, age }: FamilyMember): boolean =>
  age === null ? relationship === 'child' : age <= OLDEST;

/** An age as written, in whole years. Beside somebody whose age is stored, only one that the message itself writes. */
function writtenAge({ slots, text, said }: Asked, isStored: boolean): number | undefined {
  // 'How much screen time is ok for 11'
  const bare = /\b(?:for|at) (1?\d)\W*$/.exec(said)?.[1];
  const [age = text === said && !isStored ? bare : undefined] = slots.ages.filter(
    (words) => !isStored || text === said || said.includes(words),
  );
  const [number] = text === said || isStored ? [] : slots.numbers;
  const words = age ?? number;
  const count = Number(/\d+/.exec(words ?? '')?.[0] ?? Number.NaN);
  if (words === undefined || Number.isNaN(count)) return undefined;
  const years = /mo|week|wk/.test(words) ? Math.floor(/mo/.test(words) ? count / MONTHS : 0) : count;
  return years <= OLDEST ? years : undefined;
}

const UNKNOWN = { members: [], ages: [], among: [] };

const agesOf = (members: readonly FamilyMember[]): number[] =>
  members.flatMap(({ age }) => (age === null || age > OLDEST ? [] : [age]));

function meantBy(members: readonly FamilyMember[]): Meant {
  const [only] = members;
  const who =
    members.length === 1 && only
      ? whoOf(only)
      : listed(members.map(({ name, age }) => `${quoted(name)}${age === null ? '' : ` at ${age}`}`));
  return {
    members,
    ages: agesOf(members),
    who,
    name: listed(members.map(({ name }) => quoted(name))),
    among: [],
  };
}

/** People that a message that goes on about a guide may be for: those of the guide before, or others that are named now. */
export type GoesOn = 'same' | 'named' | undefined;

/** Members that are named; the child the advice before was for where nobody is, or where the guide stays theirs. */
function spokenOf(asked: Asked, goesOn: GoesOn): FamilyMember[] {
  const before = goesOn ? (asked.focus.advice?.members ?? []).flatMap((id) => memberOf(asked, id) ?? []) : [];
  if (goesOn === 'same' && before.length > 0) return before;
  const whom = whomIn(asked);
  const members = whom.kind === 'one' ? [whom.member] : whom.kind === 'several' ? whom.members : [];
  const children = members.filter(isChild);
  if (children.length > 0) return children;
  return before;
}

const SO_OLD = /(?<![\d-])(\d{1,2})[- ]?(?:years?|yrs?)[- ]?olds\b/i;
const AGES =
  /(?<![\d:$-])\d{1,2}(?:(?:,| and|, and| &)? (?:an? )?\d{1,2})+[- ]?(?:years?|yrs?)?[- ]?(?:olds?|yo)\b/i;
/** 'A 15, 10 and 6 year old': the children of these ages, or nobody stored. */
function ofSeveralAges({ text, household }: Asked): Meant | undefined {
  const ages = (AGES.exec(text)?.[0].match(/\d+/g) ?? []).map(Number);
  if (ages.length < 2 || ages.some((age) => age > OLDEST)) return undefined;
  const members = household.members.filter(
    (member) => isChild(member) && member.age !== null && ages.includes(member.age),
  );
  if (members.length === ages.length) return meantBy(members);
  return { ...UNKNOWN, ages, who: `children of ${listed(ages.map(String))}`, name: 'your children' };
}

/** 'Two 4 year olds': the children of that age, or nobody stored. */
function ofWrittenAges(asked: Asked): Meant | undefined {
  const several = ofSeveralAges(asked);
  if (several) return several;
  const { text, household } = asked;
  const age = Number(SO_OLD.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(age) || age > OLDEST) return undefined;
  const members = household.members.filter((member) => isChild(member) && member.age === age);
  if (members.length > 0) return meantBy(members);
  return { members: [], ages: [age], who: `${age}-year-olds`, name: 'your children', among: [] };
}

/** The ages that a guide is for. */
type About = Pick<Subject, 'from' | 'to' | 'plural' | 'activity' | 'subject'>;

/** The child or the children that a question of this subject means. */
export function childrenMeant(asked: Asked, row: About, goesOn: GoesOn): Meant {
  const named = spokenOf(asked, goesOn);
  const [only] = named;
  const age = writtenAge(asked, typeof only?.age === 'number');
  const plural = ofWrittenAges(asked);
  if (plural && named.length === 0) return plural;
  // 'An 8-year-old and a toddler': the one child of that age, and the one that is named.
  const ofAge = asked.household.members.filter((member) => isChild(member) && member.age === age);
  if (only && only.age !== null && named.length === 1 && ofAge.length === 1 && !ofAge.includes(only))
    return meantBy([...ofAge, only]);
  if (age !== undefined && named.length < 2) {
    const who = only ? `${aged(age)} like ${quoted(only.name)}` : aged(age);
    return { members: named, ages: [age], who, name: only ? quoted(only.name) : 'your child', among: [] };
  }
  if (only) return meantBy(named);
  const whom = whomIn(asked);
  const unclear = whom.kind === 'unclear' ? whom.members.filter(isChild) : [];
  const stage =
    unclear.length > 0 || row.subject === 'new_baby'
      ? undefined
      : STAGES.find(({ word }) => word.test(asked.text));
  if (stage) return { ...UNKNOWN, ages: [stage.age], who: stage.who, name: 'your child' };
  const children = asked.household.members.filter(
    (member) => isChild(member) && (member.age === null || (member.age >= row.from && member.age <= row.to)),
  );
  const among = unclear.length > 0 ? unclear : children;
  if (row.plural && among.length > 1) return meantBy(among);
  if (among.length === 1) return meantBy(among);
  const whoever = row.plural || row.activity ? 'your kids' : 'your child';
  return { ...UNKNOWN, who: whoever, name: 'your child', among };
}
