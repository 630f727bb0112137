// The words of a message that Pip cannot send: 'Hi Coach Ray, Imani can't make practice on Tuesday.'
import { quoted } from '../../text/say.ts';
import type { SaidPerson } from '../../reading/said.ts';
import type { Asked } from '../plan.ts';
import { schoolContact } from '../school-contact.ts';
import writtenOut from './data/written-out.json' with { type: 'json' };

/** Behind the one it goes to: 'that', 'to say', 'and tell her'. */
const JOINS =
  /^(?:[,:]|\s)*(?:(?:back|please|and|to) )*(?:(?:say|saying|tell (?:him|her|them)|let (?:him|her|them) know|know)(?: that)?|that)?(?:[,:]|\s)+/i;
/** A subject and no sentence. */
const NO_SENTENCE = /^(?:about|for|to|if|when|whether|what|how|why|with|at|on|in|re)\b/i;
const FEWEST = 3;

const CONTRACTED: Readonly<Record<string, string>> = writtenOut;

/** A sentence as it would be written: names, days and contractions in full. */
function written(words: string, names: readonly string[]): string {
  const plain = words
    .split(' ')
    .map((word) => {
      const [, letters = '', signs = ''] = /^([\p{L}'’]+)(.*)$/u.exec(word) ?? [];
      const known =
        CONTRACTED[letters.toLowerCase()] ??
        names.find((name) => name.toLowerCase() === letters.toLowerCase());
      return known === undefined ? word : `${known}${signs}`;
    })
    .join(' ');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`;
}

/** The rest of the name behind its first word: 'Coach' and 'Ray'. */
function withoutName(words: string, name: string): string {
  const own = new Set(name.toLowerCase().split(' '));
  const rest = words.trim().split(' ');
  const first = rest.findIndex((word) => !own.has(word.toLowerCase().replace(/[,:]$/, '')));
  return ` ${rest.slice(Math.max(first, 0)).join(' ')}`;
}

/** The member's own name, else as it was said. */
const calledIn = (to: SaidPerson | { said: string }, { members }: Asked['household']): string =>
  ('ids' in to ? members.find(({ id }) => id === to.ids[0])?.name : undefined) ?? to.said;

/** 'Let the school know Ev is out sick': the school is told, and Ev is whom it is about. */
const TO_SCHOOL =
  /\b(?:let|tell|e-?mail|text|message|write(?: to)?|notify|inform|call) (?:the |his |her |their |our |my |\p{L}+['’]?s )?(?:schools?|teachers?|daycare|preschool|office|front office|principal|coach|nurse)\b/iu;

const thanksOf = ({ facts: { firstName } }: Asked): string =>
  firstName === '' ? 'Thank you!' : `Thank you, ${firstName}`;

function draftToSchool(asked: Asked): string | undefined {
  const { text, household } = asked;
  const found = TO_SCHOOL.exec(text);
  if (found === null || /\b(?:notes?|letter|excuse)\b/i.test(text)) return undefined;
  const told = text
    .slice(found.index + found[0].length)
    .replace(JOINS, '')
    .trim();
  if (told.split(/\s+/).length < FEWEST || NO_SENTENCE.test(told)) return undefined;
  const names = household.members.flatMap(({ name }) => name.split(' '));
  const name = schoolContact(household)?.name;
  return quoted(`Hi${name === undefined ? '' : ` ${name}`}, ${written(told, names)} ${thanksOf(asked)}`);
}

/** The message in whole words; undefined where no sentence is told. */
export function draftOf(asked: Asked): string | undefined {
  const { text, slots, household } = asked;
  if (slots.contacts.length === 0 && TO_SCHOOL.test(text)) return draftToSchool(asked);
  const [contact] = slots.contacts;
  const to = contact ?? slots.people[0] ?? slots.relations[0];
  const at = to === undefined ? -1 : text.toLowerCase().indexOf(to.said.toLowerCase());
  // 'Write a note for the school, Mason will be late' goes to the school.
  if (to === undefined || at === -1 || /\b(?:notes?|letter|excuse)\b/i.test(text)) return undefined;
  // 'Ivo needs a refill of albuterol' tells of Ivo; 'Coach Ray, Imani is sick' goes to the coach.
  if (at === 0 && !/^[,:]/.test(text.slice(to.said.length))) return undefined;
  const name = household.contacts.find(({ id }) => id === contact?.ids[0])?.name ?? calledIn(to, household);
  const told = withoutName(text.slice(at + to.said.length).replace(/^['’]s\b/, ''), name)
    .replace(JOINS, '')
    .trim();
  if (told.split(/\s+/).length < FEWEST || NO_SENTENCE.test(told)) return undefined;
  const names = household.members.flatMap((member) => member.name.split(' '));
  return quoted(
    `Hi ${name.charAt(0).toUpperCase()}${name.slice(1)}, ${written(told, names)} ${thanksOf(asked)}`,
  );
}
