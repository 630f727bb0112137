// Everything that the clauses of a wish say about one person, as changes of the stored fields.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { isPlan } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { NOTHING, type Change } from './change.ts';
import type { Clause } from './clauses.ts';
import { FOOD_CHANGES } from './food-changes.ts';
import {
  ageChange,
  BIRTHDAY,
  birthChange,
  interestChange,
  nameChange,
  relationChange,
} from './member-facts.ts';
import { noteChange, NOTES_ACT } from './member-notes.ts';
import { noteSwap } from './note-swap.ts';

/** The clauses that are about one person. */
export interface About {
  member: FamilyMember;
  asked: Asked;
  clauses: readonly Clause[];
}

const isEmpty = ({ fields }: Change): boolean => Object.keys(fields).length === 0;

/** All changes of a person that their clauses say, in the order in which they apply. */
export function changesOf({ asked, clauses, member }: About): Change[] | Plan {
  const swapped = noteSwap(asked, member);
  if (!isEmpty(swapped)) return [swapped];
  const changes: Change[] = [];
  let after = member;
  const take = (change: Change): void => {
    changes.push(change);
    after = { ...after, ...change.fields };
  };
  for (const step of FOOD_CHANGES) {
    const change = step(asked, clauses, after);
    if (isPlan(change)) return change;
    take(change);
  }
  const birth = birthChange(asked, after);
  if (isPlan(birth)) return birth;
  take(birth);
  const isNote = !BIRTHDAY.test(asked.text) && NOTES_ACT.test(asked.text) && asked.slots.ages.length === 0;
  const age =
    'birthDate' in birth.fields || isNote || /\bgrade\b/i.test(asked.text)
      ? NOTHING
      : ageChange(asked, after);
  if (!isPlan(age)) take(age);
  for (const step of [nameChange, relationChange, interestChange]) take(step(asked, after));
  if (isPlan(age) && changes.every(isEmpty)) return age;
  if (isPlan(age)) changes.push({ ...NOTHING, words: [age.text] });
  const explains = changes.flatMap((change) => change.explains);
  take(
    noteChange(
      asked,
      clauses,
      after,
      explains,
      changes.every((change) => isEmpty(change) && change.words.length === 0),
    ),
  );
  return changes;
}
