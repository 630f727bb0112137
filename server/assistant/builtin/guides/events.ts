// Checklists for birthdays, playdates, visits, trips and holiday meals, by days before, with what the family's stored
// allergies and diets mean for the menu.
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { dayIn } from '../dates.ts';
import type { Member } from '../member.ts';
import { dayAndMonth, paragraphs, quoted } from '../say.ts';
import { childrenIn, namedIn, writtenAge, years } from './children.ts';
import * as lists from './event-lists.ts';
import type { EventKind, ListStep } from './event-lists.ts';
import { sayTable } from './table.ts';

const HOLIDAYS =
  'thanksgiving|christmas|xmas|easter|hanukkah|chanukah|passover|seder|eid|iftar|ramadan|diwali|kwanzaa|new years?|lunar new year|rosh hashanah|holidays?|festive|mothers day|fathers day|fourth of july|4th of july';

const KINDS: readonly (readonly [RegExp, EventKind])[] = [
  [
    /\b(?:birthdays?|b ?days?|turn(?:s|ing) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten))\b/,
    lists.BIRTHDAY,
  ],
  [/\bplay ?dates?\b|\bfriends? (?:\w+ )?(?:over|to play)\b/, lists.PLAYDATE],
  [
    /\b(?:trips?|vacations?|travel\w*|pack(?:ing)?|flights?|fly(?:ing)?|road ?trip|camping|getaway|luggage|suitcases?|beach|journey)\b/,
    lists.TRIP,
  ],
  [new RegExp(`\\b(?:${HOLIDAYS})\\b`), lists.HOLIDAY],
  [
    /\b(?:visit\w*|coming over|come over|stay\w*|in ?laws|grandparents?|grandma|grandpa|relatives|guests|cousins|houseguests?)\b/,
    lists.VISIT,
  ],
  [
    /\b(?:part(?:y|ies)|sleep ?over|shower|reunion|gathering|get together|celebrat\w*|barbecue|bbq|cookout|picnic|open house)\b/,
    lists.GATHERING,
  ],
];

function whenOf(days: number): string {
  if (days === 0) return 'On the day itself';
  if (days === 1) return 'The day before';
  if (days % 7 !== 0) return `${days} days before`;
  return days === 7 ? 'One week before' : `${days / 7} weeks before`;
}

/** One line per step; with a date each says until when, and what is late already comes first as one line. */
function checklist(list: readonly ListStep[], date: string | undefined, today: string): string {
  if (date === undefined) return list.map(({ days, what }) => `- ${whenOf(days)}, ${what}`).join('\n');
  const late = list.filter(({ days }) => addDays(date, -days) <= today && days > 0);
  const ahead = list.filter((step) => !late.includes(step));
  return [
    ...late.map(({ what }) => `- Right away, ${what}`),
    ...ahead.map(({ days, what }) => `- ${whenOf(days)} (${dayAndMonth(addDays(date, -days))}), ${what}`),
  ].join('\n');
}

const fitting = <T extends { upTo: number }>(rows: readonly T[], age: number): T | undefined =>
  rows.find(({ upTo }) => age <= upTo);

/** What the ages of those meant add to a list. */
function byAge(kind: EventKind, members: readonly Member[], text: string): string | undefined {
  const children = childrenIn(members, text);
  if (kind === lists.TRIP) {
    const lines = children.flatMap(({ name, age }) => {
      const row = fitting(lists.PACKING_AGES, age);
      return row ? [`- **${name}**, ${years(age)}, needs ${row.needs}`] : [];
    });
    return lines.length > 0 ? lines.join('\n') : undefined;
  }
  const [child] = children;
  const whose = writtenAge(text) !== undefined || namedIn(members, text).length > 0 || children.length === 1;
  const party = child && whose && kind === lists.BIRTHDAY ? fitting(lists.PARTY_AGES, child.age) : undefined;
  return party && child ? `For a child who is ${years(child.age)}, plan ${party.fits}.` : undefined;
}

const WHICH =
  'I can give you a checklist for a birthday party, a playdate, a family visit, a trip with packing list, or a holiday meal. Which one shall it be, and on which day?';
const NOT_STORED =
  'I cannot store this list, send invitations or put the day on your calendar yet, so keep it where you see it.';

/** 'Plan a birthday party for Mia' */
export function sayEvent(members: readonly Member[], text: string, today: string): string {
  const folded = fold(text).replaceAll('-', ' ');
  const kind = KINDS.find(([words]) => words.test(folded))?.[1];
  if (!kind) return paragraphs(WHICH, NOT_STORED);
  const [only, second] = namedIn(members, text);
  const day = dayIn(text, today);
  const date = day !== undefined && daysBetween(today, day) > 0 ? day : undefined;
  const whom = only && !second && kind === lists.BIRTHDAY ? ` for ${quoted(only.name)}` : '';
  const on = date === undefined ? '' : ` on ${dayAndMonth(date)}`;
  return paragraphs(
    `Here is a list for ${kind.name}${whom}${on}.`,
    checklist(kind.list, date, today),
    byAge(kind, members, text),
    kind.tip,
    kind.food ? sayTable(members) : undefined,
    `${date === undefined ? 'Tell me the day, and I put dates on the list. ' : ''}${NOT_STORED}`,
  );
}
