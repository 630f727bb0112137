// Finds the family members that a line names, and takes their names out of what the reader of dates sees.
import { foldLetters } from '../text/fold-letters.ts';
import { MONTH, WEEKDAY } from '../time/spoken/words.ts';

export interface Named {
  id: string;
  name: string;
}

export const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole name or the first word of it, folded, as a word of its own. */
function patternOf({ name }: Named): RegExp {
  const whole = foldLetters(name.trim());
  const words = [whole, whole.split(/\s+/)[0] ?? ''].filter((word) => word !== '');
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escaped).join('|')})(?:['’]s)?(?![\\p{L}\\d])`, 'gu');
}

/** The line folded, with the place in the line that each character of it comes from. */
function foldedLine(line: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const { 0: letter, index } of line.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const folded = foldLetters(letter);
    text += folded;
    for (let at = 0; at < folded.length; at += 1) places.push(index);
  }
  return { text, places: [...places, line.length] };
}

interface Found {
  id: string;
  at: number;
  said: string;
  isExact: boolean;
}

const spelled = (text: string): string => text.normalize('NFC').toLowerCase();

/** Every place of a name; an exact spelling counts more than one without its accents. */
function namesIn(line: string, members: readonly Named[]): Found[] {
  const { text, places } = foldedLine(line);
  return members
    .filter(({ name }) => name.trim() !== '')
    .flatMap((member) =>
      [...text.matchAll(patternOf(member))].map(({ 0: match, index }) => {
        const at = places[index] ?? 0;
        const said = line.slice(at, places[index + match.length]);
        const isExact = spelled(member.name.trim()).startsWith(spelled(said.replace(/['’]s$/iu, '')));
        return { id: member.id, at, said, isExact };
      }),
    )
    .toSorted(
      (a, b) => a.at - b.at || b.said.length - a.said.length || Number(b.isExact) - Number(a.isExact),
    );
}

/** The member named first; nobody where two may be meant. `isOnly` where no other is named. */
export function memberIn(line: string, members: readonly Named[]): (Found & { isOnly: boolean }) | undefined {
  const found = personsIn(line, members);
  const [first] = found;
  if (!first) return undefined;
  const isAlike = (other: Found): boolean =>
    other.id !== first.id &&
    other.at === first.at &&
    other.said === first.said &&
    other.isExact === first.isExact;
  if (found.some(isAlike)) return undefined;
  return {
    ...first,
    isOnly: found.every(({ id, at }) => id === first.id || at < first.at + first.said.length),
  };
}

const IS_CALENDAR_WORD = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`);
const ASKS_DAY = /\b(?:on|next|this|last|coming|every|each|until|till|by|from|in|since) $/i;
/** 'May 3', and neither 'May 3pm' nor 'May 12/13'. */
const IS_DATE = /^ (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:/])(?! ?[ap]\.?m\b)/i;

/** Names as `namesIn`. One that is a word of days, 'May', is the member once, where no day is asked for. */
function personsIn(line: string, members: readonly Named[]): Found[] {
  const named = new Set<string>();
  return namesIn(line, members).filter(({ id, at, said }) => {
    if (!IS_CALENDAR_WORD.test(said.replace(/['’]s$/iu, '').toLowerCase())) return true;
    if (named.has(id) || ASKS_DAY.test(line.slice(0, at)) || IS_DATE.test(line.slice(at + said.length)))
      return false;
    named.add(id);
    return true;
  });
}

/** The line with the names of members made unreadable, positions kept: Frida is no misspelt Friday. */
export function withoutNames(line: string, members: readonly Named[]): string {
  let rest = line;
  for (const { at, said } of personsIn(line, members))
    rest = rest.slice(0, at) + 'x'.repeat(said.length) + rest.slice(at + said.length);
  return rest;
}
