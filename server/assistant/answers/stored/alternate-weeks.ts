// Weeks of the notes that alternate: 'the kids are here every other week, Friday to Friday, the weeks from March 5 and March 19'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { weeksNoted } from './note-times.ts';
import type { Asked } from '../plan.ts';
import { sentencesOf } from './passages.ts';

export const ALTERNATES =
  /\b(?:every (?:other|second|2nd) week|alternat\w+ weeks|week on,? week off|every two weeks)\b(?!end)/;
const WEEK = 7;
const FORTNIGHT = 14;

interface AlternateWeeks {
  memberId: string;
  /** The whole sentence of the note. */
  text: string;
  /** The first days of the weeks, as far as the note names them. */
  starts: readonly string[];
  /** Undefined where the note names no week. */
  isOn: (date: string) => boolean | undefined;
  /** The first day of the next such week after a date. */
  next: (date: string) => string | undefined;
}

const alternateWeeksOf = (
  asked: Pick<Asked, 'facts'>,
  { id, notes }: Pick<FamilyMember, 'id' | 'notes'>,
): AlternateWeeks[] =>
  sentencesOf(notes).flatMap((text): AlternateWeeks[] => {
    if (!ALTERNATES.test(fold(text))) return [];
    const starts = weeksNoted(asked, text);
    const [first] = starts;
    const last = starts.at(-1);
    return [
      {
        memberId: id,
        text,
        starts,
        isOn: (date) => {
          if (first === undefined || last === undefined) return undefined;
          // Listed weeks count as they are listed; the rhythm goes on behind the last.
          if (date <= last) return starts.some((start) => start <= date && date < addDays(start, WEEK));
          return daysBetween(last, date) % FORTNIGHT < WEEK;
        },
        next: (date) => {
          if (last === undefined) return undefined;
          const listed = starts.find((start) => start > date);
          if (listed !== undefined) return listed;
          return addDays(last, (Math.floor(daysBetween(last, date) / FORTNIGHT) + 1) * FORTNIGHT);
        },
      },
    ];
  });

const OF_CHILDREN = /\b(?:kids?|children|boys?|girls?|twins|sons?|daughters?)\b/;

/** The weeks in which the children are here; undefined where no note tells, or several do. */
export function weeksOfChildren({
  household,
  facts,
}: Pick<Asked, 'household' | 'facts'>): AlternateWeeks | undefined {
  const children = household.members.filter(({ relationship }) => relationship === 'child');
  const names = children.map(({ name }) => fold(name));
  const found = household.members
    .flatMap((member) => alternateWeeksOf({ facts }, member))
    .filter(({ text }) => OF_CHILDREN.test(fold(text)) || names.some((name) => fold(text).includes(name)));
  return found.length === 1 ? found[0] : undefined;
}
