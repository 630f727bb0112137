// The demo family's people: two parents with accounts, three children, one grandmother. All of them are invented.
import * as z from 'zod/mini';
import { family } from '#contract/family.ts';
import { RELATIONSHIPS } from '#contract/kinds/family-member.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/people.json' with { type: 'json' };
import type { Step } from './home.ts';

const Person = z.strictObject({
  key: z.string(),
  name: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  /** Of today. */
  age: z.int(),
  allergies: z.optional(z.array(z.string())),
  dietaryRestrictions: z.optional(z.array(z.string())),
  dietaryNeeds: z.optional(z.array(z.string())),
  interests: z.array(z.string()),
  notes: z.string(),
  /** Day of the last birthday, of those whose birth date is known. */
  birthday: z.optional(z.int()),
});

/** The same day the given number of years ago; never February 29. */
function yearsBefore(date: string, years: number): string {
  const day = date.slice('2026'.length).replace('-02-29', '-02-28');
  return `${Number(date.slice(0, 4)) - years}${day}`;
}

/** Enters all members on the first evening. */
export const peopleSteps = (): Step[] =>
  z
    .array(Person)
    .parse(rows)
    .map(({ key, age, birthday, ...person }, at): Step => ({
      day: -378,
      time: `19:${String(20 + 4 * at)}`,
      async run(home) {
        const { data: parent } = ParentKey.safeParse(key);
        const { id } = await home.call('nora', family.createFamilyMember, {
          ...person,
          ...(birthday === undefined ? { age } : { birthDate: yearsBefore(home.date(birthday), age) }),
          userId: parent === undefined ? null : home.userIdOf(parent),
        });
        home.remember(key, id);
      },
    }));
