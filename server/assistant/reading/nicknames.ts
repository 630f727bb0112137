// Other names of members, as the family's notes say them: 'Goes by Mimi', 'we call her Granny'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import names from '../text/data/given-names.json' with { type: 'json' };
import { FEMALE_NAMES, MALE_NAMES } from '../text/given-names.ts';

const NICKNAME =
  /(?:\b(?:[Gg]oes by|[Gg]o by|[Aa]nswers to|[Nn]icknamed?|[Nn]ickname(?: is)?|[Aa][Kk][Aa]|[Kk]nown as|[Cc]all (?:her|him|them|me)|[Cc]alls (?:her|him|them|me)|[Ww]e (?:all )?say|[Cc]alled(?: (?:her|him))?|(?:[Cc]hildren|[Kk]ids|[Gg]randkids|[Ee]very(?:one|body)) (?:says?|calls? (?:her|him|me))|[Ss]hort for|[Pp]refers(?: to be called)?)|a\.k\.a\.)[:,]?\s+["“'‘]?(\p{Lu}[\p{L}-]*\p{L})|["“‘](\p{Lu}[\p{L}-]*\p{L})["”’]|(\p{Lu}\p{Ll}+) for short\b|^(\p{Lu}\p{Ll}+), (?=\p{Lu}\p{Ll}+['’]s (?:mother|mom|mum|father|dad)\b)/gu;

/** 'Oma. Lives next door': the word for a grandparent, as a sentence of the notes. */
const ELDER = new RegExp(
  String.raw`(?:^|[.!\n] *)(${names.elders.join(' ').replaceAll(' ', '|')})(?=[.,!\n]|$)`,
  'gu',
);

/** Nicknames in the notes of a member. */
export const nicknamesIn = (notes: string): string[] => [
  ...new Set(
    [...notes.matchAll(NICKNAME), ...notes.matchAll(ELDER)].flatMap(
      ([, ...groups]) => groups.find((group) => group !== undefined) ?? [],
    ),
  ),
];

const SHORTEST_CLIP = 3;
/** 'Rafa. 22 lb.' in the notes of Rafael: the short form that begins a sentence of his own notes. */
export const clippedIn = (name: string, notes: string): string[] =>
  [...notes.matchAll(/(?:^|[.!\n] *)(\p{Lu}\p{Ll}+)(?=[.,!]|$)/gu)].flatMap(([, word = '']) =>
    word.length >= SHORTEST_CLIP &&
    word.length < name.length &&
    name.toLowerCase().startsWith(word.toLowerCase())
      ? [word]
      : [],
  );

/** True for a common given name, folded. */
export const isGivenName = (word: string): boolean => FEMALE_NAMES.has(word) || MALE_NAMES.has(word);

const FORMS = names.shortForms.map((row) => row.split(' '));

/** Short forms of a first name, and the names that it is a short form of: 'Liz' of 'Elizabeth'. */
export const otherFormsOf = (first: string): string[] =>
  FORMS.flatMap(([whole = '', ...short]) => (whole === first ? short : short.includes(first) ? [whole] : []));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A name that no other member has: the nickname, or the age behind it; the name itself where it is the only one. */
function ownName(member: FamilyMember, members: readonly FamilyMember[]): string {
  const twins = members.filter(({ id, name }) => id !== member.id && same(name, member.name));
  if (twins.length === 0) return member.name;
  const nickname = nicknamesIn(member.notes).find((nick) => !members.some(({ name }) => same(name, nick)));
  if (nickname !== undefined) return nickname;
  const { age, relationship } = member;
  if (age !== null && !twins.some((twin) => twin.age === age)) return `${member.name} (${age})`;
  return relationship === 'other' ? member.name : `${member.name} (${relationship})`;
}

/** Members as answers name them: two of one name are told apart. */
export const toldApart = (members: readonly FamilyMember[]): readonly FamilyMember[] =>
  members.map((member) => {
    const name = ownName(member, members);
    return name === member.name ? member : { ...member, name };
  });
