// Finds the members that a relation stands for: 'my mother in law', 'the boys', "Will's sister", 'our 6 year old'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold } from '../text/fold-text.ts';
import words from './data/words.json' with { type: 'json' };
import type { Household } from './household.ts';
import { FEMALE_NAMES, MALE_NAMES } from '../text/given-names.ts';
import { nicknamesIn } from './nicknames.ts';

type Family = Pick<Household, 'members' | 'speakerId'>;
type Gender = 'f' | 'm';
/** A relation as words say it. */
interface Kin {
  role: string;
  gender: Gender | undefined;
  isInLaw: boolean;
}

const FEMALE_WORDS: ReadonlySet<string> = new Set(words.female.join(' ').split(' '));
const MALE_WORDS: ReadonlySet<string> = new Set(words.male.join(' ').split(' '));
const HER =
  /\b(?:she|her|hers|herself|mother|mom|sister|aunt|wife|daughter|grandma|grandmother|girl)\b(?!['’]s)/gi;
const HIM =
  /\b(?:he|him|his|himself|father|dad|brother|uncle|husband|son|grandpa|grandfather|boy)\b(?!['’]s)/gi;
const OLDEST_BABY = 3;
const ADULT = 18;

const firstOf = ({ name }: FamilyMember): string => fold(name).split(/[^a-z]+/)[0] ?? '';

/** The gender of words like 'sister' or 'stepson'; undefined for 'child'. */
function genderOfWords(said: string): Gender | undefined {
  const own = said.replace(/-/g, ' ').split(' ');
  const plural = own.map((word) => word.replace(/s$/, ''));
  if ([...own, ...plural].some((word) => FEMALE_WORDS.has(word))) return 'f';
  return [...own, ...plural].some((word) => MALE_WORDS.has(word)) ? 'm' : undefined;
}

/** By the name, else by what the notes call them; undefined where nothing tells it. */
export function genderOf(member: FamilyMember): Gender | undefined {
  const own = fold(member.name).split(/[^a-z]+/);
  const titled = genderOfWords(own.join(' '));
  if (titled) return titled;
  const first = own[0] ?? '';
  if (FEMALE_NAMES.has(first) !== MALE_NAMES.has(first)) return FEMALE_NAMES.has(first) ? 'f' : 'm';
  const [she, he] = [HER, HIM].map((words_) => member.notes.match(words_)?.length ?? 0);
  return she === he ? undefined : (she ?? 0) > (he ?? 0) ? 'f' : 'm';
}

const fits = (member: FamilyMember, gender: Gender | undefined): boolean =>
  gender === undefined || (genderOf(member) ?? gender) === gender;

const FEMALE_PRONOUN = /^(?:she|her|hers)$/;
const MALE_PRONOUN = /^(?:he|him|his)$/;

/** The gender that pronouns have in common. */
export function genderOfPronouns(pronouns: readonly string[]): Gender | undefined {
  const [isFemale, isMale] = [FEMALE_PRONOUN, MALE_PRONOUN].map((words_) =>
    pronouns.some((one) => words_.test(one)),
  );
  return isFemale === isMale ? undefined : isFemale ? 'f' : 'm';
}

/** Those of a gender; those whose gender is known count first. */
export function ofGender(members: readonly FamilyMember[], gender: Gender | undefined): FamilyMember[] {
  const known = members.filter((member) => gender !== undefined && genderOf(member) === gender);
  return known.length > 0 ? known : members.filter((member) => fits(member, gender));
}

const kinOf = (role: string, said: string): Kin => ({
  role: role === 'grandparent' || said.startsWith('grand') ? 'grandparent' : role,
  gender: genderOfWords(said),
  isInLaw: /in.law|^[mf]il$|^[sb]il$/.test(said),
});

/** Words of the relation that notes may use: any word of the role with its gender. */
const NOTE_WORDS: Readonly<Record<string, string>> = {
  parentf: 'mom|mum|mother|mama|mommy',
  parentm: 'dad|father|papa|daddy',
  siblingf: 'sister',
  siblingm: 'brother',
  spousef: 'wife',
  spousem: 'husband',
  childf: 'daughter',
  childm: 'son',
};

/** The words by which notes name a relation: 'mom|mum|mother' of 'mother in law'; undefined for one without a gender. */
export function kinWords(role: string, said: string): { words: string; isInLaw: boolean } | undefined {
  const { role: own, gender, isInLaw } = kinOf(role, fold(said));
  const words_ = NOTE_WORDS[`${own}${gender ?? ''}`];
  return words_ === undefined ? undefined : { words: words_, isInLaw };
}

/** The partners of the one who speaks. */
export const partnersIn = (family: Family): FamilyMember[] => {
  const { speaker, others } = around(family);
  return partnersOf(speaker, others);
};

/** Members whose notes name them so: "Linh's mother". */
function notedAs(others: readonly FamilyMember[], owners: readonly string[], kin: Kin): FamilyMember[] {
  const said = NOTE_WORDS[`${kin.role}${kin.gender ?? ''}`];
  const own = owners.filter((owner) => owner !== '');
  if (said === undefined || own.length === 0) return [];
  const pattern = new RegExp(
    `\\b(?:${own.join('|')})['’]?s (?:\\p{L}+ )?(?:${said})\\b(?!.in.law)|\\b(?:${said}) of (?:${own.join('|')})\\b`,
    'iu',
  );
  return others.filter(({ notes }) => pattern.test(fold(notes)) || pattern.test(notes));
}

/** Everybody whose notes tie them to one of these: not the mother of somebody else. */
const isTiedTo = (member: FamilyMember, owners: readonly string[], kin: Kin): boolean =>
  notedAs([member], owners, kin).length > 0;

interface Around {
  speaker: FamilyMember | undefined;
  others: FamilyMember[];
  /** First names of the speaker's partner. */
  partners: string[];
}

function around({ members, speakerId }: Family): Around {
  const speaker = members.find(({ id }) => id === speakerId);
  const others = members.filter(({ id }) => id !== speakerId);
  return { speaker, others, partners: partnersOf(speaker, others).map(firstOf) };
}

/** The other parent: the stored spouse, or the parent where the spouse speaks. */
function partnersOf(speaker: FamilyMember | undefined, others: readonly FamilyMember[]): FamilyMember[] {
  const spouses = others.filter(({ relationship }) => relationship === 'spouse');
  if (spouses.length > 0 || speaker?.relationship === 'child') return spouses;
  return others.filter(
    ({ relationship, age }) =>
      relationship === 'parent' && Math.abs((age ?? 0) - (speaker?.age ?? age ?? 0)) < ADULT,
  );
}

/** Parents of the one who speaks, or of their partner: by the notes, else by age and generation. */
function elders(kin: Kin, near: Around): FamilyMember[] {
  if (kin.gender === undefined)
    return (['f', 'm'] as const).flatMap((gender) => elders({ ...kin, gender }, near));
  const { speaker, others, partners } = near;
  const own = speaker ? [firstOf(speaker)] : [];
  const [mine, theirs] = kin.isInLaw ? [partners, own] : [own, partners];
  const noted = notedAs(others, mine, kin);
  if (noted.length > 0) return noted;
  const old = others.filter(
    (member) =>
      (member.relationship === 'grandparent' ||
        (member.relationship === 'parent' && (member.age ?? 0) >= (speaker?.age ?? 0) + ADULT)) &&
      fits(member, kin.gender),
  );
  // One who is tied to somebody else by the notes is not meant.
  const everybody = others.map(firstOf).filter((first) => !mine.includes(first));
  const free = old.filter((member) => !isTiedTo(member, [...theirs, ...everybody], kin));
  return ofGender(free, kin.gender);
}

/** The oldest first; those whose age is not known are left out where an order is asked for. */
const byAge = (members: readonly FamilyMember[]): FamilyMember[] =>
  members
    .filter(({ age }) => age !== null)
    .toSorted(
      (one, other) =>
        (other.age ?? 0) - (one.age ?? 0) || (one.birthDate ?? '').localeCompare(other.birthDate ?? ''),
    );

/** 'Oldest', 'little', 'middle': a place in the order of age. */
function placed(members: readonly FamilyMember[], said: string): FamilyMember[] {
  const ordered = byAge(members);
  if (/\b(?:oldest|eldest|older|elder|big|bigger)\b/.test(said)) return ordered.slice(0, 1);
  if (/\b(?:youngest|younger|little|littlest|smallest|small)\b/.test(said)) return ordered.slice(-1);
  if (/\bmiddle\b/.test(said)) return ordered.slice(1, -1);
  if (/\b(?:baby|babies|infant|newborn|toddler)\b/.test(said))
    return ordered.filter(({ age }) => (age ?? 0) <= OLDEST_BABY).slice(-1);
  if (/\bteen/.test(said)) return ordered.filter(({ age }) => (age ?? 0) >= 12 && (age ?? 0) < 20);
  return [...members];
}

const SMALL =
  /\b(?:little|littlest|smallest|small|baby|babies|infant|newborn|toddler|tot)\b(?! (?:boy|girl|son|daughter))/;

/** The children; 'the little one' may be a foster child or a nephew, stored as somebody else, too. */
const childrenOf = (members: readonly FamilyMember[], said: string): FamilyMember[] =>
  members.filter(
    ({ relationship, age }) =>
      relationship === 'child' ||
      (relationship === 'other' && age !== null && age < ADULT && SMALL.test(said)),
  );

/** 'Both' of three is nobody in particular. */
export const ifBoth = (said: string, members: FamilyMember[]): FamilyMember[] =>
  /\b(?:both|twins)\b/i.test(said) && members.length !== 2 ? [] : members;

/** Children that a word may stand for: 'the girl', 'my oldest', 'my stepson'. */
export function childrenCalled(said: string, { members }: Pick<Family, 'members'>): FamilyMember[] {
  const children = childrenOf(members, said);
  const step = /\bstep|\bfoster/.exec(said)?.[0];
  const noted = step === undefined ? [] : children.filter(({ notes }) => fold(notes).includes(step));
  if (/\btwin|\btriplet/.test(said)) {
    const born = Map.groupBy(children, ({ birthDate, age }) => birthDate ?? age);
    return [...born].flatMap(([when, same]) => (when !== null && same.length > 1 ? same : []));
  }
  const [among, gender] = [noted.length > 0 ? noted : children, genderOfWords(said)];
  // 'The boys' are at least two: with one known, those whose gender nothing tells are meant, too.
  const known = ofGender(among, gender);
  const isTooFew = known.length < 2 && /\b(?:boys|girls|sons|daughters)\b/.test(said);
  return ifBoth(said, placed(isTooFew ? among.filter((member) => fits(member, gender)) : known, said));
}

/** Brothers and sisters of a child: the other children. */
const siblingsOf = (owner: FamilyMember | undefined, kin: Kin, members: readonly FamilyMember[]) =>
  ofGender(
    members.filter(({ id, relationship }) => relationship === 'child' && id !== owner?.id),
    kin.gender,
  );

export interface Owner {
  /** 'his sister': somebody spoken of; 'my sister': the one who speaks. */
  is: 'speaker' | 'spoken of' | 'named';
  ids?: readonly string[];
}

function ofOwner(kin: Kin, said: string, owner: FamilyMember | undefined, family: Family): FamilyMember[] {
  const others = family.members.filter(({ id }) => id !== owner?.id);
  const noted = owner ? notedAs(others, [firstOf(owner)], kin) : [];
  if (noted.length > 0) return noted;
  const isChild = owner === undefined || owner.relationship === 'child';
  if (!isChild) return [];
  if (kin.role === 'sibling') return placed(siblingsOf(owner, kin, family.members), said);
  if (kin.role === 'parent' && !kin.isInLaw)
    return ofGender(
      others.filter(({ relationship }) => relationship === 'parent' || relationship === 'spouse'),
      kin.gender,
    );
  return kin.role === 'child' ? [] : related({ role: kin.role, said, owner: { is: 'speaker' } }, family);
}

interface Relation {
  /** As the closed words name it. */
  role: string;
  /** The words, folded, with the adjective before: 'older sister'. */
  said: string;
  owner: Owner;
}

/** Members that a relation may stand for, the likeliest first; empty when none fits. */
export function related({ role, said, owner }: Relation, family: Family): FamilyMember[] {
  const kin = kinOf(role, said);
  const own = family.members.find(({ id }) => id === owner.ids?.[0]);
  if (owner.is === 'named' || (owner.is === 'spoken of' && /^(?:sibling|parent)$/.test(kin.role)))
    return ofOwner(kin, said, own, family);
  const near = around(family);
  const { others } = near;
  // 'Grandma Ruth' is found by 'grandma'.
  const called = others.filter(
    ({ name, notes }) =>
      fold(name).split(/\s+/).includes(said) || nicknamesIn(notes).some((nick) => fold(nick) === said),
  );
  if (called.length > 0) return called;
  if (kin.role === 'child') return childrenCalled(said, { members: others });
  if (kin.role === 'spouse') return ofGender(partnersOf(near.speaker, others), kin.gender);
  if (kin.role === 'parent') return elders(kin, near);
  const noted = notedAs(
    others,
    kin.isInLaw ? near.partners : near.speaker ? [firstOf(near.speaker)] : [],
    kin,
  );
  if (noted.length > 0) return noted;
  const stored = ofGender(
    others.filter(({ relationship }) => relationship === kin.role),
    kin.gender,
  );
  // 'Uncle', 'nanny': kept as 'other', or the brother of a parent; the notes say it.
  return kin.role === 'other' ? stored.filter(({ notes }) => fold(notes).includes(said)) : stored;
}

/** Children of an age: 'our 6 year old'. */
export const childrenOfAge = (years: number, { members }: Pick<Family, 'members'>): FamilyMember[] =>
  members.filter(({ relationship, age }) => relationship === 'child' && age === years);
