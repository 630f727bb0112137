// The entry of a school calendar that a wish names: its kind, its title and its days.
import { SCHOOL_EVENT_KINDS, type SchoolEventKind } from '#contract/shapes.ts';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { holidaysOn } from '../day/ask-date.ts';
import { datesOf } from '../day/day-view.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import rows from './data/event-kinds.json' with { type: 'json' };
import { toldBreak } from './told-break.ts';

const KINDS = rows.flatMap(({ kind, title, words }) => {
  const known = SCHOOL_EVENT_KINDS.find((one) => one === kind);
  return known ? [[known, title, new RegExp(words, 'i')] as const] : [];
});

/** 'No school', 'late start' */
export const namesKind = (text: string): boolean => KINDS.some(([, , words]) => words.test(text));

const BREAK_NAME =
  /\b(winter|spring|fall|autumn|summer|thanksgiving|christmas|february|mid-?winter|easter|holiday) (break|vacation|recess)\b/i;
const EVENT =
  /\b((?:[a-z][\w'’-]* ){0,2}(?:day|fair|night|week|trip|concert|show|play|assembly|party|dance|house|recital|festival|meeting|pictures|conference|tournament|rehearsal|practice|lessons?|class|game|tryouts?|meet|interview|orientation))\b/i;
/** Words before and behind the name of an event. */
const AROUND = new Set(
  'please pls hey pip hi ok okay so can could u you put add note mark remember log make schedule book set plan enter save write stick get reserve down up in that this is are the a an our my his her their to on at for from by new school event events there its it just email great perfect awesome lovely cool nice alright fyi and we i ive im theres have has had got going goes gotta need needs want appointment appointments appt appts visit something thing things time class calendar calender agenda planner with s re starts start due will be too also oh btw says said tell me us thanks thx he she they yes no sure instead then dont forget mon tue tues wed thu thur thurs fri sat sun'.split(
    ' ',
  ),
);

const LONGEST_TITLE = 6;

const titleCased = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => capital(word.toLowerCase()))
    .join(' ');

const REPEATS =
  /\b(?:every|each)(?: other)? (?:\p{L}+day|mon|tues?|wed|thurs?|fri|sat|sun|week|month|day|night|morning)s?\b/giu;

/** 'Put Poppy down for a', 'sign Junie up for': the order around a person. */
const frameOf = (said: string): RegExp =>
  new RegExp(
    `\\b(?:put|sign(?:ed)?|pencil|mark|pen|book|get|got|enroll|register|schedule) ${said.replace(/[^\p{L}\p{N} ]/gu, '.')}(?: (?:down|up|in|on|into))?(?: (?:for|with|to))?(?: (?:an?|the|some))?(?= )`,
    'iu',
  );

/** 'That Ivo has a', 'Nell joined the', 'Nell's school wants us for a': what leads to the name of an event. */
const leadOf = (said: string): RegExp =>
  new RegExp(
    `\\b(?:that )?${said.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:['’]?s)?(?: school| teacher| coach)? (?:has|have|had|got|gets|needs?|starts|joined|(?:is|was) (?:doing|going to|on|(?:so |really )?(?:eager|excited|hoping|dying|begging) to (?:see|go to|watch|visit|try))|(?:wants?|would (?:love|like)) to (?:see|go to|watch|visit)|(?:is )?signed up for|wants? (?:me|us)(?: there| in| to come)? for|asked (?:me|us) in for)(?: (?:an?|the|some))? `,
    'iu',
  );

/** 'Callum and I are doing a class' */
const DOING =
  /\b(?:(?:are|is|am|will be) |\b(?:we['’]?re|i['’]?m|[sh]he['’]?s) )(?:(?:doing|taking|attending|having) (?:an?|the|some|our) |hosting (?:(?:an?|the|our) )?)|\bi (?:do|run|teach|coach) (?:an?|the|my|our) /i;
/** 'We are all driving up to': where it goes is the name. */
const GOING =
  /\b(?:we|they|i|\p{L}+)(?:['’]?(?:re|m|s)| are| am| is)? (?:all |both )?(?:driv(?:es?|ing)|fl(?:y|ies|ying)|go(?:es|ing)?|head(?:s|ing)?|travell?(?:s|ing)?|off) (?:(?:up|down|over|out|back) )?to (?:(?:my|our|the) )?/iu;
/** 'So put it in for her and me': the order, and for whom. */
const PUTS_IT =
  /,?\s*\b(?:(?:so|and|please|can you|could you) )*(?:put|add|book|stick|pencil|pop|block) (?:it|that|this|them|those)(?: (?:in|on|down|out|up))?(?: for (?:\p{L}+)(?: and \p{L}+)?)?/giu;

const THAT_DAY = /\b(?:that|the same) (?:day|night|evening|morning|afternoon)\b/gi;

/** 'Haircut Bia': people right behind the name of an event; in 'pick up Bia', 'lunch with Bia' they belong to it. */
function lastOf(people: readonly string[]): RegExp {
  const one = `(?:${people.map((said) => RegExp.escape(said)).join('|')})`;
  const inside =
    'with|of|and|at|from|to|by|about|vs|up|off|get|take|call|meet|see|visit|bring|drive|drop|feed|watch|help|remind|tell|ask|the|my|our|for|happy|dear|aunt|uncle|grandma|grandpa|cousin';
  return people.length === 0
    ? /(?!)/
    : new RegExp(
        `(?<=[\\p{L}\\d])(?<!\\b(?:${inside})) ${one}(?:(?:,| and| &) ${one})*(?=\\s*(?:,|$))`,
        'iu',
      );
}

/** 'For Finn and Hana' behind the name of an event. */
function forPeople(people: readonly string[]): RegExp {
  const one = `(?:${people.map((said) => RegExp.escape(said)).join('|')})`;
  return people.length < 2
    ? /(?!)/
    : new RegExp(` for (?:both )?${one}(?:(?:, and|,| and| &) (?:for )?${one})+`, 'iu');
}

/** The names of people in a title as they are written: 'Pick up Bia'. */
export const withNames = (title: string, { slots }: Pick<Asked, 'slots'>): string =>
  slots.people.reduce(
    (text, { said }) => text.replace(new RegExp(`\\b${RegExp.escape(said)}\\b`, 'u'), capital(said)),
    title,
  );

/** 'We're low on wipes, so I need to get more': what is to be done is the event. */
const TO_DO =
  /[,;] (?:so|and so) (?:i|we) (?:(?:really |just )?(?:need|have|want|plan|ought)(?: to)?|gotta|should|must) (?=\p{L}{2,} )(.{4,})$/iu;
/** The words of the wish without its days, times and people, for the name of an event; undefined where none is left. */
export function eventTitle({ text, slots, facts }: Asked): string | undefined {
  const [told = text] = text.split('. ');
  const own = (TO_DO.exec(told)?.[1] ?? told).replaceAll(REPEATS, ',').replaceAll(THAT_DAY, ',');
  let plain = own;
  const { days, times } = spokenDates(own, clockOf(facts));
  for (const {
    span: [start, end],
  } of [...days, ...times].toSorted((one, other) => other.span[0] - one.span[0]))
    plain = `${plain.slice(0, start)}, ${plain.slice(end)}`;
  for (const said of [...slots.people.map((one) => one.said), 'me', 'us', 'him', 'her', 'them'])
    plain = plain.replace(frameOf(said), ' ');
  for (const { said } of slots.people) plain = plain.replace(leadOf(said), ', ');
  plain = plain.replace(DOING, ', ').replace(GOING, ', ').replaceAll(PUTS_IT, ', ');
  plain = plain.replace(forPeople(slots.people.map(({ said }) => said)), '');
  for (const { said } of slots.people)
    plain = plain.replace(` for ${said}`, '').replace(said, (name) => (plain.startsWith(name) ? ',' : name));
  plain = plain.replace(lastOf(slots.people.map(({ said }) => said)), '');
  const parts = plain
    .replaceAll(REPEATS, ',')
    .split(/[,:;–—]/)
    .map((part) => withoutAround(part.trim().split(/\s+/)));
  const [first = [], ...others] = parts.filter((words) => words.length > 0);
  const known = [first, ...others].find(
    (words) => words.length <= LONGEST_TITLE && EVENT.test(words.join(' ')),
  );
  const words =
    first.length <= LONGEST_TITLE ? first : (known ?? EVENT.exec(first.join(' '))?.[1]?.split(' '));
  const title = withoutAround(words ?? first.slice(0, LONGEST_TITLE)).join(' ');
  if (title === '' || /^(?:first|last)$/i.test(title)) return undefined;
  const [, name = title] = IS_AT.exec(title) ?? [];
  const goal = /\b(?:trip|outing|excursion)$/i.test(title)
    ? GOAL.exec(others.length > 0 ? plain : '')?.[1]
    : undefined;
  const due = IS_DUE.test(text) && !/\bdue\b/i.test(title) ? ' due' : '';
  return capital(quoted(`${withNames(name, { slots })}${goal === undefined ? '' : ` to ${goal}`}${due}`));
}

/** 'Book club is at ours': its name, and where it is. */
export const IS_AT =
  /^(.{3,40}?) (?:is|are|will be) ((?:over )?(?:at|in) (?:ours|mine|theirs|(?:(?:the|our|my|their) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}))$/iu;

/** 'Field trip December 4 to the zoo': where it goes, behind the day. */
const GOAL =
  /, *to ((?:the |an? )?[\p{L}'’-]+(?: (?!(?:needs?|bring|wear|and|with|for|from|pack|has|he|she|they|we|please|put)\b)[\p{L}'’-]+){0,3})/iu;
const IS_DUE =
  /\b(?:essay|report|project|paper|form|slip|homework|assignment|worksheet|book|packet|money|fees?)s? (?:is |are )?due\b/i;

const OF_BOOKS = /^(?:club|fair|sale|drive|talk|swap|report|week|signing)/i;

/** Words without those before and behind the name of an event. */
function withoutAround(words: readonly string[]): string[] {
  const isAround = (word: string): boolean =>
    word === '' || AROUND.has(word.toLowerCase().replace(/[^a-z]/g, ''));
  const begins = (word: string, at: number): boolean =>
    !isAround(word) || (/^book$/i.test(word) && OF_BOOKS.test(words[at + 1] ?? ''));
  // 'Infant CPR class' is one, and no class calendar.
  const isClass = (word: string, at: number): boolean =>
    /^class$/i.test(word) && at > 0 && !isAround(words[at - 1] ?? '');
  const [from, to] = [
    words.findIndex(begins),
    words.findLastIndex((word, at) => !isAround(word) || isClass(word, at)),
  ];
  return from === -1 ? [] : words.slice(from, to + 1);
}

interface Wished {
  kind: SchoolEventKind;
  title: string;
}

/** The kind and the title of the entry that a wish names. */
export function wishedIn(asked: Asked, span?: Pick<SpokenDay, 'date' | 'endDate'>): Wished {
  const { text } = asked;
  const told = toldBreak(asked);
  if (told) return { kind: 'break', title: told.title };
  // 'Picture day' and 'book fair' are named before 'school … is off' is looked for.
  const [kind, title] = KINDS.find(([, , words]) => words.test(text)) ?? ['school' as const, undefined];
  const named = BREAK_NAME.exec(text);
  if (named && (kind === 'break' || kind === 'no-school'))
    return { kind: 'break', title: titleCased(named[0]) };
  if (kind === 'no-school' && /\belection\b/i.test(text)) return { kind, title: 'Election Day' };
  const holiday = kind === 'no-school' && span ? holidayNamed(text, span) : undefined;
  const isStay = kind === 'no-school' && span?.endDate !== undefined;
  if (isStay)
    return { kind: 'break', title: holiday ?? (/\bholidays?\b/i.test(text) ? 'Holidays' : 'No school') };
  return { kind, title: holiday ?? title ?? eventTitle(asked) ?? 'School event' };
}

/** 'Thanksgiving', where a holiday among the days is said. */
function holidayNamed(text: string, span: Pick<SpokenDay, 'date' | 'endDate'>): string | undefined {
  const said = new Set(wordsOf(text));
  return datesOf(span)
    .flatMap(holidaysOn)
    .find((name) => said.has(wordsOf(name).find((word) => word.length > 3) ?? ''));
}

const BACK = new Set(['back', 'return', 'returns', 'again', 'resume', 'resumes', 'until', 'til', 'till']);

const DENIED = /\b(?:not|instead of|rather than)(?: on)?(?: the)? $/i;
/** The days of a wish as one stretch: a range, days in a row, or from the day it starts to the day before they are back. */
export function daysMeant({ slots, text }: Asked): SpokenDay | undefined {
  const told = toldBreak({ slots, text });
  if (told) return { ...told, span: [0, 0] };
  const dated = slots.days.filter(({ isPast }) => !isPast);
  // 'June 3, not June 4'
  const ahead = dated.filter(({ span: [from] }) => !DENIED.test(text.slice(0, from)));
  if (ahead.length === 1 && dated.length > 1) return ahead[0];
  // 'Monday and Tuesday for Labor Day' names the Monday twice.
  const coming = ahead.filter(
    ({ date, endDate }, at) =>
      endDate !== undefined || ahead.findIndex((other) => other.date === date && !other.endDate) === at,
  );
  const range = coming.findLast(({ endDate }) => endDate !== undefined);
  const [first, ...others] = coming;
  const last = others.at(-1);
  if (range || !first || !last || last.date <= first.date) return range;
  const between = wordsOf(text.slice(first.span[1], last.span[0]));
  if (between.some((word) => BACK.has(word))) return { ...first, endDate: addDays(last.date, -1) };
  const isRow = daysBetween(first.date, last.date) === others.length;
  return isRow ? { ...first, endDate: last.date } : undefined;
}
