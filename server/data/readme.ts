// The page in an export that explains the other files.
import { PRODUCT } from '#contract/common.ts';

interface Explained {
  exportedAt: string;
  household: { name: string };
  you: { firstName: string };
  collections: readonly {
    key: string;
    file: string;
    fields: readonly string[];
    count: number;
  }[];
}

/** README.txt of an export, in plain words. */
export function readmeOf({ exportedAt, household, you, collections }: Explained): string {
  const list = collections.map(
    ({ key, file, fields, count }) => `${key} (${count}), also in csv/${file}\n  ${fields.join(', ')}`,
  );
  return `${PRODUCT}: everything of "${household.name}"
Made for ${you.firstName} on ${exportedAt.slice(0, 10)}.

WHAT IS HERE

household.json   Everything in one file, for people who like to read it and for programs.
csv/             The same records as tables. Any spreadsheet opens them.
calendar.ics     Appointments with their reminders, planned meals, and the days off, breaks and short
                 days of schools. Import it into any calendar;
                 importing a newer one later updates the events instead of doubling them.

Your conversations with Pip are here because they are yours. Other parents' are not, nor
are passwords or anything that lets someone sign in.

WHAT THE WORDS IN household.json MEAN

schema           Number of this layout; a different number may mean different words.
exportedAt       When this was made. All times end with Z: they are in UTC.
household        Name and time zone.
members          Who signs in to this household.
you              The account that made this, with its preferences.
changes          Who changed what, newest first.
id, version      Every record has its own id, and a version that counts its changes.
...Id            The id of another record: familyMemberId is the id of one of familyMembers,
                 memberId too; contactId of one of medicalContacts, medicationId of one of
                 medications, conversationId of one of conversations. children of a school are ids
                 of familyMembers.
createdAt        When a record was made; updatedAt is when it was last changed.
wallTime         What the clock on the wall shows at an appointment, in its timeZone.
reminderTime     How many hours before an appointment you are reminded; duration is in minutes.
doses            The medicines that were given. medicine is the name at that time: it stays when the
                 medication is removed.
dayNotes         The notes of single days of a weekly menu; meals are its dishes.
mealType         The meal an idea is for; prepTime and cookTime are in minutes.
schoolSettings   The first school; schools are the others. foundCalendar is the calendar of a school, and
                 calendarConfirmed says that a parent has checked it.
schoolDays       The lessons of one child on one date; schoolSchedules is the week they come from, with the
                 request it was made from.
proposals        What Pip suggested to change, and whether you approved it.

THE RECORDS

${list.join('\n')}

ABOUT THE TABLES

Lists stand in one cell with commas between; what is nested is written as in household.json. A text
that begins with = + - or @ has a ' in front of it, so that no spreadsheet takes it for a formula.
`.replaceAll('\n', '\r\n');
}
