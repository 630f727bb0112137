// Changes of what is stored about a person besides food: name, relation, birth date, age, interests.
import { RELATIONSHIPS, type FamilyMember } from '#contract/kinds/family-member.ts';
import { ageOn } from '#rules/family/age-on.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { NOTHING, notesWith, type Change } from './change.ts';
import {
  ageSaid,
  birthDateFor,
  endsInterest,
  interestsGone,
  interestsInstead,
  interestsSaid,
  interestsSet,
  saysBirth,
} from './spoken-facts.ts';
import { entryWords, namesSame } from './stored-food.ts';
import { belonging, FAMILY_READ, focusOn } from './whom.ts';

const RENAMES =
  /\b(?:rename|call|named?|goes by|go by|going by|spell\w*|spelt|called|is \S+ now|name|nick ?name)\b/i;
const NICKNAME =
  /\b(?:nick ?name|go(?:es|ing)? by|(?:we|everyone|everybody|friends|the kids|people) (?:all )?calls? (?:him|her|them))\b/i;

const OTHER_NAME = /\b(?:middle|last|maiden|family|full|sur) ?-?name/i;
/** 'Don't change her name': it is told for the notes. */
const KEEPS_NAME =
  /\b(?:do not|don['’]?t|dont|without|not|never) (?:chang\w+|renam\w+|touch\w*|edit\w*)\b[^.;!?]{0,12}\bname/i;
/** A new name or a nickname is said. */
export const isNaming = ({ slots, text }: Asked): boolean =>
  slots.names.length > 0 && RENAMES.test(text) && !KEEPS_NAME.test(text);

/** 'To Noa Leah': all of the name that is typed with capitals. */
function wholeName(text: string, last: string): string {
  const [, whole] =
    /\b(?:to|is now|is|called|named|name)\s+((?:\p{Lu}[\p{L}'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+)[\s.!]*$/u.exec(
      text,
    ) ?? [];
  return whole?.endsWith(last) === true ? whole : last;
}

export function nameChange({ slots, text }: Asked, member: FamilyMember): Change {
  const last = slots.names.at(-1);
  const name = last === undefined ? undefined : wholeName(text, last);
  const isNick = NICKNAME.test(text);
  const isOther = OTHER_NAME.test(text) || KEEPS_NAME.test(text) || (/\bnotes?\b/i.test(text) && !isNick);
  if (name === undefined || !RENAMES.test(text) || name === member.name || isOther) return NOTHING;
  const explains = [name, 'rename renamed goes by going spelled spelt spell nickname married got name'];
  if (isNick)
    return {
      fields: { notes: notesWith(member.notes, [`Goes by ${name}`]) },
      words: [
        `The notes say that ${quoted(member.name)} goes by ${quoted(name)}, so I'll know who you mean.`,
      ],
      explains,
    };
  return {
    fields: { name },
    words: [`${quoted(member.name)} becomes ${quoted(name)}, and everything stored stays.`],
    explains,
  };
}

/** A relation that the field does not tell: 'niece', 'stepdaughter', 'mother in law'. */
export const needsNote = ({ name, said }: { name: string; said: string }): boolean =>
  name === 'other' || /^(?:step|foster|god|half|bonus|great|ex\b|adopt)|in[ -]law/i.test(said);

export function relationChange({ slots, text }: Asked, member: FamilyMember): Change {
  const [said] = slots.relations;
  const relationship = RELATIONSHIPS.find((relation) => relation === said?.name);
  if (!said || !relationship || !/\bis (?:my|our|the) |\bas my /i.test(text)) return NOTHING;
  const isKind = needsNote(said) && !member.notes.toLowerCase().includes(said.said);
  if (relationship === member.relationship && !isKind)
    return {
      ...NOTHING,
      words: [`${quoted(member.name)} is stored as ${relationship} already.`],
      explains: [said.said],
    };
  const notes = isKind ? { notes: notesWith(member.notes, [capital(said.said)]) } : {};
  const explained = slots.relations.map((relation) => relation.said);
  if (relationship === member.relationship)
    return {
      fields: notes,
      words: [
        `${capital(said.said)} goes into ${quoted(member.name)}'s notes, since the relation itself is stored as ${relationship}.`,
      ],
      explains: explained,
    };
  return {
    fields: { relationship, ...notes },
    words: [`${quoted(member.name)} is stored as ${relationship} then, not ${member.relationship}.`],
    explains: explained,
  };
}

/** 'Saturday, May 12, 2020' without the weekday. */
export const dateWords = (date: string): string => dayWords(date, '').replace(/^[^,]+, /, '');

const YEAR = /\b(?:19|20)\d\d\b/;
const HAS_YEAR = /\b(?:19|20)\d\d\b|\d[/.-]\d{1,2}[/.-]\d\d\b/;

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d[/.-]\d/i;

/** 'It's the 4th, not the 7th': month and year stay as they are stored; a year that was not said stays, too. */
function corrected({ text, chosen }: Asked, { birthDate }: FamilyMember, day: string): string | undefined {
  if (birthDate === null || HAS_YEAR.test(text) || typeof chosen['year'] === 'string') return undefined;
  return MONTH.test(text)
    ? `${birthDate.slice(0, 4)}${day.slice(4)}`
    : `${birthDate.slice(0, 8)}${day.slice(8)}`;
}

/** The birth date of a day that was named, with the year from the age where none was said. */
function birthOf(
  asked: Asked,
  member: FamilyMember,
  day: string,
  age: number | undefined,
): string | undefined {
  const { text, chosen, facts } = asked;
  const stored = corrected(asked, member, day);
  if (stored !== undefined) return stored;
  const year = /\b(?:19|20)\d\d\b/.exec(typeof chosen['year'] === 'string' ? chosen['year'] : '')?.[0];
  if (year) return `${year}${day.slice(4)}`;
  const said = YEAR.exec(text.slice(0, text.length - asked.said.length))?.[0];
  // 'April 2, 1947', then 'no wait, april 12': the year stays.
  if (HAS_YEAR.test(text)) return said && !HAS_YEAR.test(asked.said) ? `${said}${day.slice(4)}` : day;
  return age === undefined ? undefined : birthDateFor(day.slice(5), age, facts.today);
}

/** 'Born in 2014, not 2015' */
const yearSaid = (text: string): string | undefined =>
  [...text.matchAll(/(?<!\bnot )(?<!\bnot in )\b(?:19|20)\d\d\b/g)].at(0)?.[0];

/** The day of birth that is said; a later message corrects the one before. */
function birthDaySaid({ slots, text, said }: Asked): Asked['slots']['days'][number] | undefined {
  const start = text.length - (text.endsWith(said) ? said.length : 0);
  const meant = slots.days.filter(
    ({ endDate, span: [from] }) =>
      endDate === undefined &&
      !/\b(?:not|instead of|isn['’]?t)(?: on)?(?: the)? ?$/i.test(text.slice(0, from)),
  );
  // 'Today actually, November 22 1954': the day with the year is meant.
  const year = yearSaid(text);
  const dated = meant.filter(({ date }) => year !== undefined && date.startsWith(year));
  const days = dated.length > 0 ? dated : meant;
  return days.find(({ span: [from] }) => from >= start) ?? days.at(0);
}

/** The change of the birth date, and the age that follows. */
function bornOn({ text, slots, facts, ...asked }: Asked, member: FamilyMember, birthDate: string): Change {
  const followed =
    HAS_YEAR.test(text) || member.birthDate !== null
      ? ''
      : ` I took the year from the age, so please check it.`;
  return {
    fields: { birthDate },
    words: [
      `${capital(belonging(asked, member))} birth date becomes ${dateWords(birthDate)}, which makes ${quoted(member.name)} ${ageOn(birthDate, facts.today)}.${followed}`,
    ],
    explains: [...slots.days.map(({ span }) => text.slice(...span)), 'dob date wrong year'],
  };
}

export function birthChange(asked: Asked, member: FamilyMember): Change | Plan {
  const { text, facts } = asked;
  const day = saysBirth(text) ? birthDaySaid(asked) : undefined;
  const year = day === undefined && saysBirth(text) && member.birthDate !== null ? yearSaid(text) : undefined;
  if (year !== undefined && member.birthDate !== null)
    return bornOn(asked, member, `${year}${member.birthDate.slice(4)}`);
  if (day === undefined) return NOTHING;
  const said = ageSaid(asked)?.years;
  const age = said ?? member.age ?? undefined;
  const birthDate = birthOf(asked, member, day.date, age);
  const whose = belonging(asked, member);
  if (birthDate === undefined)
    return {
      text: `Which year was ${quoted(member.name)} born? With it the age always follows by itself.`,
      asked: 'year',
      offered: [],
      ...focusOn([member]),
    };
  if (birthDate > facts.today)
    return {
      text: `${dateWords(birthDate)} is still to come, so it can't be ${whose} birth date. Which day is it?`,
      asked: 'day',
      offered: [],
      ...focusOn([member]),
    };
  return bornOn(asked, member, birthDate);
}

export const BIRTHDAY = /\b(?:turned|turns|birthday|bday)\b/i;

export function ageChange(asked: Asked, member: FamilyMember): Change | Plan {
  const said = ageSaid(asked, /\b(?:edit|update)\b/i.test(asked.text));
  if (said === undefined) return NOTHING;
  const { text, facts } = asked;
  const name = quoted(member.name);
  const isToday = BIRTHDAY.test(text) && /\btoday\b/i.test(text);
  const recent = asked.slots.days.find(({ isPast, endDate }) => isPast && endDate === undefined);
  const since = isToday ? facts.today : BIRTHDAY.test(text) ? recent?.date : undefined;
  const cheers = isToday ? `Happy birthday, ${name}! ` : '';
  if (member.birthDate !== null) {
    const now = ageOn(member.birthDate, facts.today);
    const stored = `The age follows from the birth date, ${dateWords(member.birthDate)}`;
    if (now === said.years)
      return {
        text: `${cheers}${stored}, so ${name} is ${now} already and nothing needs to change.`,
        reads: FAMILY_READ,
        ...focusOn([member]),
      };
    return {
      text: `${isToday ? cheers : ''}${stored}, and that makes ${name} ${now}, not ${said.years}. Which birth date is right?`,
      reads: FAMILY_READ,
      asked: 'day',
      offered: [],
      ...focusOn([member]),
    };
  }

  const offer = since
    ? ` Tell me to keep ${dateWords(birthDateFor(since.slice(5), said.years, facts.today))} as the birth date and the age will follow by itself.`
    : '';
  return {
    fields: { age: said.years },
    words: [
      `${cheers}${member.age === null ? `${name} is ${said.years}` : `${name} goes from ${member.age} to ${said.years}`} on the card.${offer}`,
    ],
    explains: ['just had today birthday'],
  };
}

/** 'Update her interests to drama and crochet' */
function interestsAre(text: string, all: readonly string[], member: FamilyMember): Change {
  const gone = member.interests.filter((entry) => !all.some((said) => namesSame(entry, said)));
  return {
    fields: { interests: [...all] },
    words: [
      `${capital(entryWords(all))} ${all.length > 1 ? 'are' : 'is'} on the card as the interests.`,
      ...(gone.length > 0 ? [`${capital(entryWords(gone))} ${gone.length > 1 ? 'go' : 'goes'}.`] : []),
    ],
    explains: [...all, text],
  };
}

export function interestChange({ text }: Asked, member: FamilyMember): Change {
  const all = interestsSet(text);
  if (all.length > 0) return interestsAre(text, all, member);
  // 'Over geckos', whatever stands around it: a stored interest behind a word for its end.
  const over = member.interests.filter((entry) => endsInterest(text, entry));
  const named = interestsGone(text).filter((said) =>
    member.interests.some((entry) => namesSame(entry, said)),
  );
  const gone = named.length > 0 ? named : over;
  const liked = interestsSaid(text).filter((said) => !gone.some((entry) => namesSame(entry, said)));
  const instead = gone.length > 0 && liked.length === 0 ? interestsInstead(text) : [];
  const more = [...new Set([...liked, ...instead])].filter(
    (said) => !namesSame(member.name, said) && !member.interests.some((entry) => namesSame(entry, said)),
  );
  if (gone.length + more.length === 0)
    return { ...NOTHING, explains: [...interestsGone(text), ...interestsSaid(text)] };
  const kept = member.interests.filter((entry) => !gone.some((said) => namesSame(entry, said)));
  const words = [
    ...(more.length > 0
      ? [`${capital(entryWords(more))} ${more.length > 1 ? 'join' : 'joins'} the interests.`]
      : []),
    ...(gone.length > 0
      ? [
          `${capital(entryWords(gone))} ${gone.length > 1 ? 'go' : 'goes'}${kept.length > 0 ? `, ${entryWords(kept)} ${kept.length > 1 ? 'stay' : 'stays'}` : ''}.`,
        ]
      : []),
  ];
  return {
    fields: { interests: [...kept, ...more] },
    words,
    explains: [
      ...interestsGone(text),
      ...gone,
      ...more,
      'take off from care over like kid over done anymore obsessed crazy about interests intrests changed his her its all really',
    ],
  };
}
