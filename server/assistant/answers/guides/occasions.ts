// Parties, visits, holidays and trips: what to do until then, for the person and the age that are named, with the
// family's stored allergies and diets.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { capital, dayAndMonth, listed, paragraphs, quoted } from '../../text/say.ts';
import { reading } from '../health/narrow.ts';
import { nearDay } from '../moments.ts';
import { WordClasses } from '../named-rows.ts';
import { whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { filled } from '../wording.ts';
import { OLDEST } from './child-ages.ts';
import { bagsIn } from './packing.ts';
import byAge from './data/occasion-ages.json' with { type: 'json' };
import guideWords from './data/guide-words.json' with { type: 'json' };
import rows from './data/occasions.json' with { type: 'json' };
import { sayTable } from './table.ts';

interface Step {
  days: number;
  keep: number;
  what: string;
}

const WORDS = new WordClasses(guideWords);
const SMALL = 4;
const MOST = 6;
const NOT_STORED =
  "I can't store the plan or send invitations. The day itself I can put on the calendar, just tell me the time.";
/** Events that a day is known for; a trip and a visit of days have none. */
const SCROLL_BACK = "I can't store this, so keep it where you see it.";

/** The person it is for: a member, or an age. */
interface Guest {
  member?: FamilyMember;
  age?: number;
  isAdult: boolean;
}

function guestOf(asked: Asked): Guest {
  const whom = whomIn(asked, { usesFocus: false });
  const before = asked.focus.advice?.members[0];
  const kept =
    asked.text === asked.said ? undefined : asked.household.members.find(({ id }) => id === before);
  const member = whom.kind === 'one' ? whom.member : kept;
  const written = Number(/\d+/.exec(asked.slots.ages[0] ?? '')?.[0] ?? Number.NaN);
  const turning = Number.isNaN(written) ? undefined : written;
  const age = turning ?? member?.age ?? undefined;
  const isRelative = asked.slots.relations.some(({ name }) => name !== 'child' && name !== 'sibling');
  const isAdult =
    age === undefined
      ? member
        ? member.relationship !== 'child'
        : isRelative || WORDS.in(asked.text).includes('adult')
      : age > OLDEST;
  return { ...(member ? { member } : {}), ...(age === undefined ? {} : { age }), isAdult };
}

/** The next birthday of somebody whose birth date is stored. */
function birthdayOf({ birthDate }: FamilyMember, today: string): { date: string; turns: number } | undefined {
  if (birthDate === null) return undefined;
  const year = Number(today.slice(0, 4));
  const [first, next] = [year, year + 1].map((one) => `${one}${birthDate.slice(4)}`);
  const date = first !== undefined && first >= today ? first : next;
  return date === undefined
    ? undefined
    : { date, turns: Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4)) };
}

const whenOf = (days: number): string => {
  if (days === 0) return 'On the day';
  if (days === 1) return 'The day before';
  return days % 7 === 0 && days > 7
    ? `${days / 7} weeks before`
    : days === 7
      ? 'A week before'
      : `${days} days before`;
};

function lineOf({ days, what }: Step, date: string | undefined, today: string): string {
  if (date === undefined) return `- ${whenOf(days)}, ${what}`;
  if (days === 0) return `- On the day, ${what}`;
  const day = addDays(date, -days);
  return day <= today ? `- Right away, ${what}` : `- By ${dayAndMonth(day)}, ${what}`;
}

const fitting = <T extends { upTo: number }>(list: readonly T[], age: number): T | undefined =>
  list.find(({ upTo }) => age <= upTo);

/** So many of the steps that matter most, in their order. */
const chosen = (steps: readonly Step[], most: number): Step[] => {
  const kept = steps.toSorted((one, other) => one.keep - other.keep).slice(0, most);
  return steps.filter((step) => kept.includes(step));
};

const dayOf = (asked: Asked): string | undefined => {
  const day = asked.slots.days.findLast(({ isPast }) => !isPast)?.date;
  return day !== undefined && daysBetween(asked.facts.today, day) > 0 ? day : undefined;
};

const most = (asked: Asked, wanted: number | undefined): number =>
  wanted ?? (WORDS.in(asked.text).includes('small') ? SMALL : MOST);

const focusOf = (topic: string, { member }: Guest, wanted: number | undefined): Plan['focus'] => ({
  ...(member ? { family_member: member.id } : {}),
  advice: {
    subject: topic,
    members: member ? [member.id] : [],
    shown: [],
    ...(wanted === undefined ? {} : { most: wanted }),
  },
});

const READS = reading('listFamilyMembers');
const PACKING_READS = reading('listFamilyMembers', 'listMedications');

/** The plan of an occasion until its day. */
export function sayOccasion(topic: string, asked: Asked, wanted?: number): Plan | undefined {
  const guest = guestOf(asked);
  const isFor = guest.isAdult ? 'adult' : 'child';
  const row = rows.find(({ occasion, for: who }) => occasion === topic && (who === 'any' || who === isFor));
  if (!row) return undefined;
  const { member } = guest;
  const birthday = topic === 'e_birthday' && member ? birthdayOf(member, asked.facts.today) : undefined;
  const date = dayOf(asked) ?? birthday?.date;
  const turns = birthday && date === birthday.date ? birthday.turns : undefined;
  const name = member ? quoted(member.name) : isFor === 'adult' ? 'them' : 'your child';
  const interests = member?.interests.slice(0, 2) ?? [];
  const said = WORDS.in(asked.text);
  const isParty = topic === 'e_birthday' && isFor === 'child';
  const themes =
    topic === 'e_birthday' && ASKS_IDEAS.test(asked.text)
      ? themesFor(guest, turns ?? guest.age ?? (guest.isAdult ? OLDEST + 1 : 6), themeSaid(asked.text))
      : [];
  const diets = /^e_(?:holiday|gathering|visit)$/.test(topic) ? dietsIn(asked, said) : [];
  const values = {
    name,
    asker: said.includes('surprise')
      ? `someone close to ${name}, since it's a surprise,`
      : `${name}, or someone close`,
    theme:
      interests.length > 0 && themes.length === 0 ? `; ${name} likes ${listed(interests.map(quoted))}` : '',
    games: fitting(byAge.games, turns ?? guest.age ?? 6)?.fits ?? '',
  };
  const head = `Here's a plan for ${row.name}${member ? ` for ${name}` : ''}${date === undefined ? '' : ` on ${nearDay(date, asked.facts.today)}`}${turns === undefined ? '' : `, turning ${turns}`}${guestsIn(asked)}.`;
  const lines = chosen(row.steps, most(asked, wanted)).map((step) =>
    lineOf({ ...step, what: filled(step.what, values) }, date, asked.facts.today),
  );
  const ask = date === undefined ? "Tell me the day, and I'll put dates on it." : '';
  return {
    text: paragraphs(
      themes.length > 0 ? `Ideas${member ? ` for ${name}` : ''}.` : undefined,
      themes.join('\n') || undefined,
      diets.join('\n') || undefined,
      head,
      lines.join('\n'),
      row.food ? undefined : [...placesIn(said), ...bagsIn(asked, member)].join('\n') || undefined,
      isParty || topic !== 'e_birthday' ? row.note : undefined,
      row.food
        ? sayTable(asked.household.members, {
            hasGuests: topic !== 'e_birthday' || isParty,
            told: asked.text,
          })
        : undefined,
      [ask, topic.startsWith('e_') ? NOT_STORED : SCROLL_BACK].filter(Boolean).join(' '),
    ),
    reads: row.food ? READS : PACKING_READS,
    focus: { ...focusOf(topic, guest, wanted), ...(date === undefined ? {} : { day: date }) },
  };
}

/** ', 8 guests' */
function guestsIn({ slots, intent }: Asked): string {
  if (intent !== 'event_plan') return '';
  const count = slots.numbers.map(Number).find((one) => Number.isInteger(one) && one > 1);
  return count === undefined ? '' : `, for ${count}`;
}

const PLACES: Readonly<Record<string, string>> = byAge.places;
/** Things for the place and the weather that were named. */
const placesIn = (said: readonly string[]): string[] =>
  said.flatMap((word) => (PLACES[word] === undefined ? [] : [`- ${PLACES[word]}`]));

const ASKS_IDEAS = /\b(?:ideas?|themes?|themed|into|loves?|suggestions?|inspiration)\b/i;
const MOST_THEMES = 3;
/** Ideas around what somebody likes, for their age. */
function themesFor({ member }: Guest, age: number, said: string | undefined): string[] {
  const interest = said ?? member?.interests[0];
  if (interest === undefined) return [];
  const values = { interest: quoted(interest), whose: member ? `${quoted(member.name)}'s` : 'their' };
  return (fitting(byAge.themes, age)?.fits ?? [])
    .slice(0, MOST_THEMES)
    .map((idea) => `- ${capital(filled(idea, values))}`);
}

const DIETS: Readonly<Record<string, string>> = byAge.diets;
/** Ways with food for those needs that were named, or that are stored for the one who is named. */
function dietsIn(asked: Asked, said: readonly string[]): string[] {
  const whom = whomIn(asked, { usesFocus: false });
  const stored =
    whom.kind === 'one'
      ? WORDS.in([...whom.member.allergies, ...whom.member.dietaryRestrictions, whom.member.notes].join(', '))
      : [];
  return [...new Set([...said, ...stored])].flatMap((word) =>
    DIETS[word] === undefined ? [] : [`- ${DIETS[word]}.`],
  );
}

/** 'She's into axolotls', 'a dinosaur party': what the party shall be about. */
const THEME =
  /\b(?:into|loves?|likes?|crazy about|obsessed with) (?!it\b|that\b|this\b)([\p{L} -]{3,30}?)(?= (?:so|and|but|right|now|these|a lot|lately)\b|[.,;!?]|$)/iu;
const themeSaid = (text: string): string | undefined => THEME.exec(text)?.[1];

const GIFTS = 4;

/** Ideas for presents by the age and the interests of the one they are for. */
export function sayGifts(asked: Asked, wanted = GIFTS): Plan {
  const guest = guestOf(asked);
  const { member, isAdult } = guest;
  const age = guest.age ?? (isAdult ? OLDEST + 1 : undefined);
  const interests = member?.interests ?? [];
  const ideas = [
    ...interests.slice(0, 2).map((one) => `Something for ${quoted(one)}, a book, a tool or a day out`),
    ...(age === undefined ? [] : (fitting(byAge.gifts, age)?.fits ?? []).map(capital)),
  ].slice(0, wanted);
  if (ideas.length === 0)
    return {
      text: "How old is the one it's for, and what do they love?",
      asked: 'age',
      focus: focusOf('e_gift', guest, wanted),
    };
  const who = member
    ? quoted(member.name)
    : isAdult
      ? 'a grown-up'
      : age === undefined
        ? 'them'
        : `a child of ${age}`;
  return {
    text: paragraphs(
      `Ideas for ${who}.`,
      ideas.map((idea) => `- ${idea}`).join('\n'),
      'General ideas; one thing they wished for out loud beats all of them.',
    ),
    reads: member ? READS : [],
    focus: focusOf('e_gift', guest, wanted),
  };
}

/** Games, bags, invitations and the like. */
export const sayDetails = (asked: Asked, wanted = MOST): Plan => {
  const guest = guestOf(asked);
  const games = guest.age !== undefined && !guest.isAdult ? fitting(byAge.games, guest.age)?.fits : undefined;
  return {
    text: paragraphs(
      games === undefined ? 'What helps at most parties.' : `At ${guest.age} plan ${games}.`,
      byAge.details
        .slice(0, wanted)
        .map((line) => `- ${line}`)
        .join('\n'),
      'General ideas; none of it is stored.',
    ),
    focus: focusOf('e_details', guest, wanted),
  };
};
