// Answers about the people of the family: how old somebody is, birthdays, interests, notes.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { atTable } from '#rules/family/at-table.ts';
import { fold, stem, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { nicknamesIn } from '../../reading/nicknames.ts';
import { whomIn } from '../people.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { isPlainWord } from './plain-words.ts';
import {
  age,
  birthday,
  birthdayFrom,
  birthdaysAhead,
  compareAges,
  extremeOf,
  lineWithoutPeople,
} from './ages.ts';
import { ageWords, rosterLine } from './roster.ts';
import { dateWords } from './member-facts.ts';
import { notKept } from './not-kept.ts';
import { eatsWords, entryWords, isPlural, placeOf, storedEntries } from './stored-food.ts';
import { medicinesOf, SHEET_READS, sheetAsked, visitsOf } from './sheet.ts';
import { Called, called, groupMembers, isSpeaker, storedWords, membersAsked, verb, answer } from './whom.ts';

/** 'Me or Mia' names two. */
function withSpeaker(asked: Asked, members: readonly FamilyMember[]): FamilyMember[] {
  const me = asked.household.members.find((member) => isSpeaker(asked, member));
  const isBoth =
    /\b(?:older|younger|apart|difference|gap|between)\b/.test(fold(asked.text)) &&
    /\b(?:me|i|myself)\b/.test(fold(asked.text));
  return me && isBoth && members.length === 1 && !members.includes(me) ? [me, ...members] : [...members];
}

/** Everything stored about a person. */
function profile(asked: Asked, member: FamilyMember): string {
  const { interests, notes, relationship } = member;
  const isMe = isSpeaker(asked, member);
  const eats = eatsWords(member, isMe);
  const { health } = atTable(member);
  const born =
    member.birthDate === null
      ? ageWords(member)
      : `${ageWords(member) ?? ''}, born ${dateWords(member.birthDate)}`;
  const about = [born, relationship === 'other' || isMe ? undefined : relationship]
    .filter(Boolean)
    .join(', ');
  const who = isMe ? 'You' : quoted(member.name);
  const medicines = medicinesOf(asked, member);
  const visits = visitsOf(asked, member);
  return (
    [
      about === ''
        ? undefined
        : `${who} ${isMe ? 'are' : 'is'} ${/^\d|^under/.test(about) ? about : `stored as ${about}`}.`,
      eats === undefined ? undefined : `${who} ${eats}.`,
      health.length === 0
        ? undefined
        : `Stored under health ${isPlural(health) ? 'are' : 'is'} ${entryWords(health)}.`,
      interests.length === 0 ? undefined : `Interests are ${entryWords(interests)}.`,
      notes === '' ? undefined : `The notes say ${storedWords(notes)}.`,
      medicines.length === 0 ? undefined : `Medicines, ${medicines.join('; ')}.`,
      visits.length === 0 ? undefined : `Coming up, ${listed(visits)}.`,
    ]
      .filter((part) => part !== undefined)
      .join(' ') ||
    `Only the name is stored for ${called(asked, member)}. Tell me age, birthday, likes or anything worth keeping.`
  );
}

const interests = (asked: Asked, member: FamilyMember): string =>
  member.interests.length > 0
    ? `${Called(asked, member)} ${verb(asked, member, 'likes', 'like')} ${entryWords(member.interests)}.${member.notes === '' ? '' : ` The notes say ${storedWords(member.notes)}.`}`
    : `No interests are stored for ${called(asked, member)}.${member.notes === '' ? " Tell me some and I'll keep them for gifts and plans." : ` The notes say ${storedWords(member.notes)}.`}`;

const notesOf = (asked: Asked, member: FamilyMember): string =>
  member.notes === ''
    ? `No notes are stored for ${called(asked, member)}.`
    : `The notes on ${called(asked, member)} say ${storedWords(member.notes)}.`;

const NOT_ASKED =
  /^(?:tell|about|know|everything|still|somewhere|wrote|these|nowadays|pull|show|info|like|which|pip|saved)$/;

/** Stored words that a yes-or-no question names: 'does Mia still like chess', 'does Theo nap'. */
function asksFact(asked: Asked, members: readonly FamilyMember[]): string | undefined {
  const names = new Set([
    ...asked.household.members.flatMap(({ name }) => wordsOf(name)),
    ...asked.slots.people.flatMap(({ said }) => wordsOf(said)),
    ...asked.slots.relations.flatMap(({ said }) => wordsOf(said)),
    ...asked.slots.groups.flatMap((group) => wordsOf(group)),
  ]);
  const said = wordsOf(asked.text)
    .filter(
      (word) =>
        !isPlainWord(word) && !names.has(word) && !names.has(word.replace(/s$/, '')) && !NOT_ASKED.test(word),
    )
    .map(stem);
  if (said.length === 0) return undefined;
  const isNamed = (text: string): boolean =>
    wordsOf(text)
      .map(stem)
      .some((word) => said.includes(word));
  const having = members.flatMap((member) => {
    const facts = [
      ...storedEntries(member)
        .filter(({ entry }) => isNamed(entry))
        .map((stored) => {
          const are = stored.field === 'allergies' && isPlural([stored.entry]) ? 'are' : 'is';
          return `${entryWords([stored.entry])} ${are} ${placeOf(stored)}`;
        }),
      ...member.interests.filter(isNamed).map((entry) => `${entryWords([entry])} is stored as an interest`),
      ...member.notes
        .split(/\n|(?<=[.!?])\s+/)
        .filter(isNamed)
        .map((note) => `the notes say ${storedWords(note)}`),
    ];
    return facts.length > 0 ? [{ member, facts }] : [];
  });
  if (having.length === 0) return undefined;
  const isYesNo = /^\W*(?:(?:hey|ok|so|pip)\W+)*(?:does|do|is|are)\b/.test(fold(asked.text));
  return having
    .map(({ member, facts }) =>
      isYesNo
        ? `Yes, ${listed(facts)}${having.length > 1 || members.length > 1 ? ` for ${called(asked, member)}` : ''}.`
        : `${Called(asked, member)}. ${capital(listed(facts))}.`,
    )
    .join(' ');
}

/** A contact with the member's name or nickname, or with the name that is asked for. */
function contactWords({ household, slots }: Asked, member?: FamilyMember): string {
  const names = new Set(
    member
      ? [member.name, ...nicknamesIn(member.notes)].flatMap((name) => wordsOf(name))
      : slots.contacts.flatMap(({ name }) => wordsOf(name)),
  );
  return household.contacts
    .filter(
      ({ name, type }) =>
        !/^(?:dr|doctor)\b/i.test(name) &&
        type !== 'doctor' &&
        wordsOf(name).some((word) => names.has(word) && word.length > 2),
    )
    .map(({ name, type, phoneNumber, isEmergencyContact }) => {
      const kind = isEmergencyContact || type === 'emergency' ? 'an emergency contact' : 'a contact';
      return `${quoted(name)} is ${member ? 'also stored as ' : ''}${kind}${phoneNumber ? `, ${phoneNumber}` : ''}.`;
    })
    .join(' ');
}

const BIRTHDAY = /\bbirth|\bbday|\bb-day|\bborn\b|\bdob\b|celebrate|d\.o\.b|\bcake\b/;
const AGE =
  /\bhow (?:old|many (?:months|years))\b|\bages?\b|\bold\b|\bmonths\b|\bturn(?:s|ing|ed)?\b|\b(?:be|hit|reach|is|are|now) (?:he |she |they )?(?:now )?\d+\b/;

function aboutOne(asked: Asked, member: FamilyMember): string {
  const line = lineWithoutPeople(asked);
  const text = fold(asked.text);
  if (AGE.test(line) && !/\bbirthday\b/.test(line)) return age(asked, member);
  if (BIRTHDAY.test(line)) {
    const eats = /al+erg|\beat\b|diet/.test(line) ? eatsWords(member, isSpeaker(asked, member)) : undefined;
    return `${birthday(asked, member)}${eats === undefined ? '' : ` ${Called(asked, member)} ${eats}.`}`;
  }
  if (/\bgrade\b/.test(line)) {
    const grade = member.notes.split(/\n|(?<=[.!?])\s+/).find((note) => /\bgrade\b/i.test(note));
    return grade === undefined
      ? `No grade is stored for ${called(asked, member)}. Tell me and I'll note it.`
      : `The notes on ${called(asked, member)} say ${storedWords(grade)}.`;
  }
  const fact = asksFact(asked, [member]);
  if (fact !== undefined) return fact;
  if (/\bnotes?\b|write (?:anything|something)|\bwrote\b/.test(text)) return notesOf(asked, member);
  if (
    /\b(?:into|interest\w*|intrests|gift|present|hobb\w+)\b|\bdoes \S+(?: \S+)? like\b|\bstill like\b/.test(
      text,
    )
  ) {
    const isYesNo = /^\W*(?:does|is)\b/.test(text);
    return `${isYesNo ? 'No, not that I know. ' : ''}${interests(asked, member)}`;
  }
  const whole = [profile(asked, member), contactWords(asked, member)].filter(Boolean).join(' ');
  if (/^\W*(?:does|is|do)\b/.test(text) && !/related/.test(text))
    return `${/\b(?:any|some)thing\b/.test(text) ? 'Yes.' : 'No, nothing like that is stored.'} ${whole}`;
  return whole;
}

/** 'How old is Mia and when is Theo's birthday': the clause that names somebody; the whole where it is the only one. */
function clauseOf(asked: Asked, { name }: FamilyMember): Asked {
  const [first = name] = wordsOf(name);
  const own = asked.text
    .split(/[,;]|\band\b/i)
    .filter((part) => wordsOf(part).some((word) => word === first || word === `${first}s`));
  const [text, ...others] = own;
  const isWhole =
    text === undefined || others.length > 0 || !(AGE.test(fold(text)) || BIRTHDAY.test(fold(text)));
  return isWhole ? asked : { ...asked, text, said: text };
}

/** Questions about birthdays and ages of everybody or of a group; undefined when it is none. */
function aboutAll(asked: Asked, group: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  if (/\b(?:oldest|youngest|eldest)\b/.test(text)) return answer(extremeOf(asked, group));
  const isBirthday = /birth|bday|b-day|\bborn\b|\bturn(?:s|ing)\b/.test(text);
  if (
    !isBirthday ||
    !/\b(?:next|whose|whos|who|what|when|coming|any|anyone|anybody|upcoming|soon|all|list|this|birthdays|everyone|everybody|which)\b/.test(
      text,
    )
  )
    return undefined;
  const ahead = birthdaysAhead(asked, group);
  return answer(ahead.text, ahead.members);
}

export function aboutMember(asked: Asked): Plan {
  const { household, slots } = asked;
  const text = fold(asked.text);
  if (/\bwho\b.*\b(?:oldest|youngest|eldest)\b/.test(text) && !/\bmy (?:oldest|youngest|eldest)/.test(text)) {
    const among = groupMembers(asked);
    return answer(extremeOf(asked, among.length > 0 ? among : household.members));
  }
  const members = withSpeaker(asked, membersAsked(asked));
  const sheet = sheetAsked(asked, members);
  if (sheet) return sheet;
  const unkept = notKept(asked, members.length > 0 ? members : household.members);
  if (unkept) return unkept;
  const [one, other] = members;
  if (members.length > 2 && /\bolder|younger|oldest|youngest/.test(text))
    return answer(extremeOf(asked, members));
  if (
    one &&
    other &&
    members.length === 2 &&
    /older|younger|oldest|youngest|apart|between|difference|gap/.test(text) &&
    whomIn(asked).kind !== 'unclear'
  )
    return answer(compareAges(asked, one, other));
  if (one && other === undefined) {
    const plan = { ...answer(aboutOne(asked, one), [one]), reads: SHEET_READS };
    const isOfBirthday = BIRTHDAY.test(text) || AGE.test(text);
    if (BIRTHDAY.test(text) && one.birthDate === null)
      return {
        ...plan,
        focus: { ...plan.focus, gap: { kind: 'family_member', id: one.id, thing: 'birthday' } },
      };
    // 'What day of the week is that'
    return isOfBirthday && one.birthDate !== null
      ? { ...plan, focus: { ...plan.focus, day: birthdayFrom(one.birthDate, asked.facts.today) } }
      : plan;
  }
  const asksWho = /\bwho\b|\bwhich\b|\bdoes\b/.test(text);
  if (members.length > 1 && !asksWho)
    return answer(members.map((member) => `- ${aboutOne(clauseOf(asked, member), member)}`).join('\n'));
  const group = members.length > 0 ? members : groupMembers(asked);
  const among = group.length > 0 ? group : household.members;
  const all = aboutAll(asked, among);
  if (all) return all;
  const fact = asksFact(asked, among);
  if (fact !== undefined) return answer(fact);
  if (group.length > 0) return answer(group.map((member) => `- ${aboutOne(asked, member)}`).join('\n'));
  const contact = contactWords(asked);
  if (contact !== '') return answer(contact);
  if (slots.names[0] !== undefined)
    return answer(
      `No one called ${quoted(slots.names[0])} is in your family. Stored are ${listed(household.members.map(({ name }) => quoted(name)))}.`,
    );
  return {
    text: 'Who do you mean?',
    asked: 'whom',
    offered: household.members.map((member) => ({
      label: rosterLine(asked, member),
      choice: { kind: 'family_member', id: member.id },
    })),
  };
}

export const memberAboutAnswers: Answerers = { member_about: aboutMember };
