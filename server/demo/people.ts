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
  /** Day of the last birthday, on which the age was changed; before it the age was one less. */
  birthday: z.optional(z.int()),
});

/** Enters all members on the first evening, and their birthdays since. */
export const peopleSteps = (): Step[] =>
  z
    .array(Person)
    .parse(rows)
    .flatMap(({ key, age, birthday, ...person }, at): Step[] => {
      const entered: Step = {
        day: -378,
        time: `19:${String(20 + 4 * at)}`,
        async run(home) {
          const { data: parent } = ParentKey.safeParse(key);
          const { id } = await home.call('nora', family.createFamilyMember, {
            ...person,
            age: birthday === undefined ? age : age - 1,
            userId: parent === undefined ? null : home.userIdOf(parent),
          });
          home.remember(key, id);
        },
      };
      if (birthday === undefined) return [entered];
      const grown: Step = {
        day: birthday,
        time: '07:05',
        run: (home) => home.call('daniel', family.updateFamilyMember, { id: home.idOf(key), age }),
      };
      return [entered, grown];
    });
